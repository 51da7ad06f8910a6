import UIKit

extension SceneNode.Content {
  /// The same, painted with colours that lie between its own and that of the ground under it, rather than letting the
  /// ground shine through: what lies over each other must not mix.
  ///
  /// - Parameter share: how much of its own colours is left, from 0 to 1.
  func paled(on ground: SceneColor, to share: CGFloat) -> SceneNode.Content {
    switch self {
    case .begin, .end: return self
    case .shape(var shape):
      shape.fill = shape.fill.map { paint -> ScenePaint in
        switch paint {
        case .color(let color): .color(color.mixed(with: ground, share))
        case .shade(let stops):
          .shade(stops.map { ScenePaint.Stop($0.place, $0.color.mixed(with: ground, share)) })
        }
      }
      if let stroke = shape.stroke { shape.stroke?.color = stroke.color.mixed(with: ground, share) }
      return .shape(shape)
    case .text(var text):
      text.fill = text.fill?.mixed(with: ground, share)
      if let stroke = text.stroke { text.stroke?.color = stroke.color.mixed(with: ground, share) }
      return .text(text)
    case .image(let image): return .image(image.faded(by: share))
    }
  }
}

extension SceneColor {
  /// A colour between this one and another, with the opacity of this one.
  fileprivate func mixed(with other: SceneColor, _ share: CGFloat) -> SceneColor {
    func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8((CGFloat(one) * share + CGFloat(two) * (1 - share)).rounded())
    }
    return SceneColor(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      alpha: alpha
    )
  }
}
