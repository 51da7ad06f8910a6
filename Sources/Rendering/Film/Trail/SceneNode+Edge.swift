import UIKit

extension SceneNode.Content {
  /// Whether it is filled, so that it has an inside and an edge.
  var hasFace: Bool {
    switch self {
    case .shape(let shape): shape.face != nil && shape.blur == 0
    case .image(let image): image.blur == 0
    case .begin, .end, .text: false
    }
  }

  /// The line around it, in its own colour, which stands out from its pale copies and the ground; nil if it has no face.
  ///
  /// - Parameters:
  ///   - ground: the colour below it.
  ///   - age: how many copies are newer; the line of an older one is paler.
  func edge(on ground: SceneColor, age: Int) -> SceneNode.Content? {
    let (geometry, color): (SceneShape.Geometry, SceneColor)
    switch self {
    case .shape(let shape):
      guard let face = shape.face else { return nil }
      (geometry, color) = (shape.geometry, face)
    case .image(let image): (geometry, color) = (.rect(image.rect, radius: 0), Self.imageEdge)
    case .begin, .end, .text: return nil
    }
    let ink = ground.isLight ? SceneColor.black : .white
    let strong = color.faded(by: 1 / max(color.alpha, SceneColor.leastAlpha)).mixed(with: ink, by: 0.5)
    return .shape(
      SceneShape(
        geometry,
        stroke: SceneStroke(strong.mixed(with: ground, by: 0.06 * CGFloat(age)), width: 1)
      )
    )
  }

  /// A picture has no one colour.
  private static let imageEdge = SceneColor(0x8E8E93)
}

extension SceneShape {
  /// The colour of the inside, if one sees it.
  fileprivate var face: SceneColor? {
    switch fill {
    case .color(let color): color.alpha > 0.3 ? color : nil
    case .shade(let stops): stops.first.flatMap { $0.color.alpha > 0.3 ? $0.color : nil }
    case nil: nil
    }
  }
}

extension SceneColor {
  /// Whether black stands out from it more than white.
  fileprivate var isLight: Bool {
    // The eye's weights; whether the bytes are linear makes no difference for so rough a question.
    Int(red) * 2 + Int(green) * 7 + Int(blue) > 10 * 118
  }
}
