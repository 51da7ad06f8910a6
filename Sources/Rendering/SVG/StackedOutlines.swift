import UIKit

/// Outlines at the start of some nodes that are drawn with the same strokes, one over the other.
struct StackedOutlines {
  let outlines: [PathOutline]
  /// The strokes, lowest first.
  let strokes: [SceneStroke]

  var nodeCount: Int { outlines.count * strokes.count }

  /// Nil for fewer than two outlines with two strokes each.
  init?(_ nodes: ArraySlice<SceneNode>) {
    guard let (first, _) = nodes.first?.content.sign else { return nil }
    var strokes: [SceneStroke] = []
    for node in nodes {
      guard let (outline, stroke) = node.content.sign, outline == first else { break }
      strokes.append(stroke)
    }
    guard strokes.count > 1 else { return nil }
    var outlines = [first]
    var rest = nodes.dropFirst(strokes.count)
    while rest.count >= strokes.count, let (outline, _) = rest.first?.content.sign, outline != first {
      let isAlike = zip(rest, strokes).allSatisfy { node, stroke in
        node.content.sign.map { $0.outline == outline && $0.stroke == stroke } ?? false
      }
      guard isAlike else { break }
      outlines.append(outline)
      rest = rest.dropFirst(strokes.count)
    }
    guard outlines.count > 1 else { return nil }
    self.outlines = outlines
    self.strokes = strokes
  }

  /// The id of the outlines.
  var id: String {
    var text = SVGText()
    for outline in outlines { text.relativePath(outline) }
    return "signs-" + SVGDefinition.digest(text.string)
  }
}

extension SceneNode.Content {
  /// The outline of a node with only a stroke; nil for other nodes.
  fileprivate var sign: (outline: PathOutline, stroke: SceneStroke)? {
    guard case .shape(let shape) = self, case .path(let outline, _) = shape.geometry, shape.fill == nil,
      shape.blur == 0, let stroke = shape.stroke
    else { return nil }
    return (outline, stroke)
  }
}
