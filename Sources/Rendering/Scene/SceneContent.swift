import UIKit

/// What a scene shows on its screen apart from plain backgrounds, the status bar and the device.
struct SceneContent {
  /// A visible element.
  struct Mark {
    /// The bounding box of its visible part, on the canvas.
    var extent: CGRect
    /// The number of letters of a text, 1 for others.
    var weight: CGFloat
    var isAnnotation: Bool
  }

  /// The elements in the order of painting.
  let marks: [Mark]

  /// The minimum share of the screen of a background.
  private static let backgroundShare: CGFloat = 0.5

  init(of scene: Scene) {
    var marks: [Mark] = []
    // Rectangles of one colour, of which the last one that contains an element is what the element lies on.
    var grounds: [(extent: CGRect, color: SceneColor)] = []
    let frame = FilmFrame(scene.nodes)
    frame.visitLeaves { place, extent in
      let node = frame.nodes[place]
      let shown = extent.intersection(scene.screen)
      guard node.key.owner != SceneKey.device, !shown.isEmpty else { return }
      if let color = node.content.plainColor {
        let ground = grounds.last { $0.extent.contains(shown) }?.color
        grounds.append((shown, color))
        // It can't be told from what it lies on.
        if ground == color { return }
      }
      let background = scene.screen.width * scene.screen.height * Self.backgroundShare
      if shown.width * shown.height > background, !node.content.isGradient { return }
      // Letters are the first to become illegible in a small picture.
      let weight: CGFloat = if case .text(let text) = node.content { CGFloat(text.string.count) } else { 1 }
      marks.append(Mark(extent: shown, weight: weight, isAnnotation: node.key.isAnnotation))
    }
    self.marks = marks
  }

  /// The bounding box of all elements; null if there are none.
  var extent: CGRect { marks.extent }

  /// The annotations and the elements that they touch, if there are annotations; otherwise all elements.
  var annotatedMarks: [Mark] {
    let annotations = marks.filter(\.isAnnotation)
    guard !annotations.isEmpty else { return marks }
    return marks.filter { mark in
      mark.isAnnotation || annotations.contains { $0.extent.touches(mark.extent) }
    }
  }
}

extension [SceneContent.Mark] {
  /// The bounding box of the elements; null if there are none.
  var extent: CGRect { reduce(.null) { $0.union($1.extent) } }
}

extension SceneNode.Content {
  /// The colour of an opaque rectangle without a border; nil for other nodes.
  fileprivate var plainColor: SceneColor? {
    guard case .shape(let shape) = self, case .rect = shape.geometry, shape.stroke == nil, shape.blur == 0,
      case .color(let color) = shape.fill, color.alpha > 0.99
    else { return nil }
    return color
  }

  /// Whether it is filled with more than one colour.
  fileprivate var isGradient: Bool {
    guard case .shape(let shape) = self, let fill = shape.fill else { return false }
    if case .color = fill { return false }
    return true
  }
}
