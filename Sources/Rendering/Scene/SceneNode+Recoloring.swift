import UIKit

extension SceneNode.Content {
  /// Returns the content with each colour replaced; images without a tint keep theirs.
  func recolored(_ change: (SceneColor) -> SceneColor) -> SceneNode.Content {
    switch self {
    case .begin, .end: return self
    case .shape(var shape):
      shape.fill = shape.fill?.recolored(change)
      if let color = shape.stroke?.color { shape.stroke?.color = change(color) }
      return .shape(shape)
    case .text(var text):
      text.fill = text.fill.map(change)
      if let color = text.stroke?.color { text.stroke?.color = change(color) }
      return .text(text)
    case .image(var image):
      image.tint = image.tint.map(change)
      return .image(image)
    }
  }
}

extension ScenePaint {
  /// Returns the paint with each colour replaced.
  func recolored(_ change: (SceneColor) -> SceneColor) -> ScenePaint {
    switch self {
    case .color(let color): .color(change(color))
    case .shade(let stops): .shade(stops.map { Stop($0.place, change($0.color)) })
    case .gradient(let gradient): .gradient(gradient.recolored(change))
    case .pattern(let pattern): .pattern(pattern.recolored(change))
    }
  }
}
