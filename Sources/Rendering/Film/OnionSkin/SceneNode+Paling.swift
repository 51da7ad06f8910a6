import UIKit

extension SceneNode.Content {
  /// Returns the content in opaque colours, mixed with the background instead of translucent, because
  /// overlapping copies must not mix.
  ///
  /// - Parameter share: the share of its own colours, from 0 to 1.
  func paled(on background: SceneColor, to share: CGFloat) -> SceneNode.Content {
    switch self {
    case .begin, .end: return self
    case .shape(var shape):
      shape.fill = shape.fill?.recolored { $0.mixed(with: background, by: 1 - share) }
      if let stroke = shape.stroke {
        shape.stroke?.color = stroke.color.mixed(with: background, by: 1 - share)
      }
      return .shape(shape)
    case .text(var text):
      text.fill = text.fill?.mixed(with: background, by: 1 - share)
      if let stroke = text.stroke { text.stroke?.color = stroke.color.mixed(with: background, by: 1 - share) }
      return .text(text)
    case .image(let image): return .image(image.faded(by: share))
    }
  }
}
