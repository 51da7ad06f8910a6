import Testing
import UIKit

@testable import Rendering

/// Truth: the closed form of a rotation by θ about the y axis seen from a distance d.
///
/// A point (x, y) relative to the anchor gets z = -x·sin θ, and is seen at (x·cos θ, y) / (1 - z / d). Apple's documentation
/// of `sublayerTransform`, `isDoubleSided` and `CATransformLayer`.
@MainActor struct LayerSpaceTests {
  private static let distance: CGFloat = 200
  private static let middle = CGPoint(x: 50, y: 50)
  private static let square = CGRect(x: 20, y: 20, width: 60, height: 60)

  private static var eye: CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / distance
    return eye
  }

  /// The place of a point of the layer relative to its middle.
  private func seen(_ x: CGFloat, _ y: CGFloat, _ angle: CGFloat) -> CGPoint {
    let depth = 1 + x * sin(angle) / Self.distance
    return CGPoint(x: 50 + x * cos(angle) / depth, y: 50 + y / depth)
  }

  nonisolated static let layers: [@MainActor @Sendable () -> CALayer] = [
    { plainLayer(.red, square) },
    {
      let layer = CAShapeLayer()
      layer.frame = square
      layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 60), transform: nil)
      layer.fillColor = UIColor.red.cgColor
      return layer
    },
    {
      let layer = plainLayer(nil, square)
      layer.addSublayer(plainLayer(.red, CGRect(x: 0, y: 0, width: 60, height: 60)))
      return layer
    },
    {
      let layer = plainLayer(nil, square)
      layer.masksToBounds = true
      layer.addSublayer(plainLayer(.red, CGRect(x: -60, y: -60, width: 180, height: 180)))
      return layer
    },
    {
      let layer = plainLayer(.red, square)
      (layer.borderWidth, layer.borderColor) = (5, UIColor.red.cgColor)
      return layer
    },
    {
      let layer = plainLayer(nil, square)
      layer.addSublayer(plainLayer(.red, CGRect(x: -60, y: -60, width: 180, height: 180)))
      layer.mask = plainLayer(.black, CGRect(x: 0, y: 0, width: 60, height: 60))
      return layer
    },
    {
      let layer = CAGradientLayer()
      layer.frame = square
      layer.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
      return layer
    },
  ]

  @Test(arguments: layers, [0.6, 1.2, -0.9] as [CGFloat]) func aRectangleBecomesATrapezium(
    make: @MainActor @Sendable () -> CALayer,
    angle: CGFloat
  ) {
    let layer = make()
    layer.transform = CATransform3DRotate(Self.eye, angle, 0, 1, 0)
    let shown = picture(of: layer)
    for (x, y) in [(-1, -1), (1, -1), (1, 1), (-1, 1)] as [(CGFloat, CGFloat)] {
      #expect(shown.shows(.red, at: seen(x * 27, y * 28, angle)), "\((x, y))")
      #expect(shown.shows(.white, at: seen(x * 27, y * 33, angle)), "\((x, y))")
      #expect(shown.shows(.white, at: seen(x * 35, y * 27, angle)), "\((x, y))")
    }
  }

  @Test func theSuperlayerMayHoldThePerspective() {
    let (scene, layer) = (plainLayer(nil), plainLayer(.red, Self.square))
    scene.sublayerTransform = Self.eye
    layer.transform = CATransform3DMakeRotation(0.9, 0, 1, 0)
    scene.addSublayer(layer)
    let shown = picture(of: scene)
    #expect(shown.shows(.red, at: seen(-27, -28, 0.9)))
    #expect(shown.shows(.white, at: seen(27, -33, 0.9)))
    #expect(shown.shows(.red, at: seen(27, 28, 0.9)))
  }

  @Test func aCircleIsProjectedPointByPoint() {
    let layer = plainLayer(.red, Self.square)
    layer.cornerRadius = 30
    layer.transform = CATransform3DRotate(Self.eye, 1, 0, 1, 0)
    let shown = picture(of: layer)
    for step in 0..<24 {
      let angle = CGFloat(step) * .pi / 12
      #expect(shown.shows(.red, at: seen(26 * cos(angle), 26 * sin(angle), 1)))
      #expect(shown.shows(.white, at: seen(34.5 * cos(angle), 34.5 * sin(angle), 1)))
    }
  }

  @Test(arguments: [true, false]) func aLayerSeenFromBehindIsDrawnIfItIsDoubleSided(isDoubleSided: Bool) {
    let layer = plainLayer(.red, Self.square)
    layer.isDoubleSided = isDoubleSided
    layer.transform = CATransform3DRotate(Self.eye, 2.5, 0, 1, 0)
    #expect(picture(of: layer).shows(isDoubleSided ? .red : .white, at: Self.middle))
    layer.transform = CATransform3DRotate(Self.eye, 0.6, 0, 1, 0)
    #expect(picture(of: layer).shows(.red, at: Self.middle))
  }

  /// Both turn by 60°: flattened the inner one is seen under cos² 60° of its width, otherwise in full.
  @Test(arguments: [true, false]) func onlyATransformLayerKeepsTheDepthOfItsSublayers(keepsDepth: Bool) {
    let outer = keepsDepth ? CATransformLayer() : CALayer()
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    outer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let inner = plainLayer(.red, Self.square)
    inner.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
    outer.addSublayer(inner)
    let shown = picture(of: outer)
    #expect(shown.shows(.red, at: CGPoint(x: 50 - 6, y: 50)))
    #expect(shown.shows(keepsDepth ? .red : .white, at: CGPoint(x: 50 - 9, y: 50)))
    #expect(shown.shows(keepsDepth ? .red : .white, at: CGPoint(x: 50 + 28, y: 50)))
    #expect(shown.shows(.white, at: CGPoint(x: 50 + 32, y: 50)))
  }

  @Test(arguments: [false, true]) func theFacesOfACubeHideWhatIsBehindThem(isReversed: Bool) {
    let cube = CATransformLayer()
    cube.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    // The front, the right and the back.
    let turns: [(UIColor, CGFloat)] = [(.red, 0), (.green, .pi / 2), (.blue, .pi)]
    for (color, angle) in isReversed ? turns.reversed() : turns {
      let face = plainLayer(color, CGRect(x: 30, y: 30, width: 40, height: 40))
      face.transform = CATransform3DConcat(
        CATransform3DMakeTranslation(0, 0, 20),
        CATransform3DMakeRotation(angle, 0, 1, 0)
      )
      cube.addSublayer(face)
    }
    #expect(picture(of: cube).shows(.red, at: Self.middle))
    cube.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
    #expect(picture(of: cube).shows(.green, at: Self.middle))
    cube.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(picture(of: cube).shows(.blue, at: Self.middle))
  }

  @Test func whatIsBehindTheEyeIsCutOff() {
    // The left edge is at z = 259.8 when it is seen from 200.
    let layer = plainLayer(.red, CGRect(x: -250, y: 20, width: 600, height: 60))
    layer.transform = CATransform3DRotate(Self.eye, .pi / 3, 0, 1, 0)
    let shown = picture(of: layer)
    #expect(shown.shows(.red, at: Self.middle))
    #expect(shown.shows(.white, at: CGPoint(x: 95, y: 5)))
    #expect(ParsedXML(shown.svg).error == nil)
  }

  @Test func aTextIsPlacedByItsMiddle() throws {
    let text = CATextLayer()
    text.frame = Self.square
    (text.string, text.fontSize) = ("Depth", 20)
    text.foregroundColor = UIColor.red.cgColor
    text.transform = CATransform3DRotate(Self.eye, 0.6, 0, 1, 0)
    let group = try #require(
      picture(of: text).scene.nodes.compactMap { node -> CGAffineTransform? in
        guard case .begin(let group) = node.content, !group.transform.isIdentity else { return nil }
        return group.transform
      }.last
    )
    // Left of the middle it is nearer, and so higher than far away, but narrower than from the front.
    #expect(group.a > 0.7 && group.a < 1)
    #expect(group.d > 1)
  }
}
