import UIKit

extension [SceneNode] {
  /// The same picture with fewer elements: successive groups with equal properties are merged, and so are a
  /// fill and its outline.
  var joined: [SceneNode] {
    var joined: [SceneNode] = []
    var open: [SceneGroup] = []
    /// The group that ended at the last node.
    var closed: SceneGroup?
    for node in self {
      switch (node.content, joined.last?.content) {
      case (.begin(let group), .end) where group == closed && group.opacity == 1 && group.role == nil:
        joined.removeLast()
        open.append(group)
      case (.begin(let group), _):
        open.append(group)
        joined.append(node)
      case (.end, _):
        closed = open.popLast()
        joined.append(node)
      case (.shape(let line), .shape(let face)?) where line.isLine(around: face):
        var whole = face
        whole.stroke = line.stroke
        joined[joined.count - 1].content = .shape(whole)
      case (.shape, _), (.text, _), (.image, _): joined.append(node)
      }
    }
    return joined
  }
}

extension SceneShape {
  /// Whether it is only the outline of what another shape fills.
  fileprivate func isLine(around face: SceneShape) -> Bool {
    geometry == face.geometry && fill == nil && face.stroke == nil && blur == 0 && face.blur == 0
  }
}
