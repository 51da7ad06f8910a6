import UIKit

extension SceneNode.Content {
  /// Whether it is filled.
  var hasFace: Bool {
    switch self {
    case .shape(let shape): shape.face != nil && shape.blur == 0
    case .image(let image): image.blur == 0
    case .begin, .end, .text: false
    }
  }

  /// The outline of a filled node in its own colour, which contrasts with its pale copies and the background;
  /// nil for other nodes.
  ///
  /// - Parameters:
  ///   - background: the colour of the background.
  ///   - age: the number of newer copies; older outlines are paler.
  func edge(on background: SceneColor, age: Int) -> SceneNode.Content? {
    let (geometry, color): (SceneShape.Geometry, SceneColor)
    switch self {
    case .shape(let shape):
      guard let face = shape.face else { return nil }
      (geometry, color) = (shape.geometry, face)
    case .image(let image): (geometry, color) = (.rect(image.rect, radius: 0), Self.imageEdge)
    case .begin, .end, .text: return nil
    }
    let ink = background.isLight ? SceneColor.black : .white
    let strong = color.faded(by: 1 / max(color.alpha, SceneColor.leastAlpha)).mixed(with: ink, by: 0.5)
    return .shape(
      SceneShape(
        geometry,
        stroke: SceneStroke(strong.mixed(with: background, by: 0.06 * CGFloat(age)), width: 1)
      )
    )
  }

  /// The colour of outlines of images, which have no single colour.
  private static let imageEdge = SceneColor(0x8E8E93)
}

extension SceneShape {
  /// The colour of a visible fill.
  fileprivate var face: SceneColor? {
    switch fill {
    case .color(let color): color.alpha > 0.3 ? color : nil
    case .pattern: nil
    case .shade, .gradient: fill?.stops.first.flatMap { $0.color.alpha > 0.3 ? $0.color : nil }
    case nil: nil
    }
  }
}

extension SceneColor {
  /// Whether black has a higher contrast with it than white.
  fileprivate var isLight: Bool {
    // Approximate luminance; linear and encoded values give the same answer for most colours.
    Int(red) * 2 + Int(green) * 7 + Int(blue) > 10 * 118
  }
}
