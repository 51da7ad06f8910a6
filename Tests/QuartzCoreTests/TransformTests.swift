import Testing

@testable import QuartzCore

/// Truth: Apple's CATransform3D (row vectors, `t' = [matrix] · t` of the header), and linear algebra.
struct TransformTests {
  private func close(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
    zip(
      [one.rows.0, one.rows.1, one.rows.2, one.rows.3],
      [other.rows.0, other.rows.1, other.rows.2, other.rows.3]
    )
    .allSatisfy { (($0 - $1) * ($0 - $1)).sum() < 1e-20 }
  }

  private let mixed: CATransform3D = {
    var transform = CATransform3DMakeRotation(0.7, 1, 2, -1)
    transform = CATransform3DScale(transform, 2, 0.5, 3)
    transform = CATransform3DTranslate(transform, 10, -20, 30)
    transform.m34 = -0.002
    return transform
  }()

  @Test func translationAndScaleAreInTheirPlaces() {
    let move = CATransform3DMakeTranslation(1, 2, 3)
    #expect([move.m41, move.m42, move.m43] == [1, 2, 3])
    let scale = CATransform3DMakeScale(4, 5, 6)
    #expect([scale.m11, scale.m22, scale.m33, scale.m44] == [4, 5, 6, 1])
    // The translation is in the scaled units, as it comes first.
    #expect(CATransform3DTranslate(scale, 1, 1, 1).m42 == 5)
    #expect(CATransform3DConcat(scale, move).m42 == 2)
  }

  @Test func rotationsTurnTheAxes() {
    let z = CATransform3DMakeRotation(.pi / 2, 0, 0, 2).applied(to: SIMD4(1, 0, 0, 1))
    #expect(abs(z.x) < 1e-15 && abs(z.y - 1) < 1e-15)
    let x = CATransform3DMakeRotation(.pi / 2, 5, 0, 0).applied(to: SIMD4(0, 1, 0, 1))
    #expect(abs(x.y) < 1e-15 && abs(x.z - 1) < 1e-15)
    let y = CATransform3DMakeRotation(.pi / 2, 0, 1, 0).applied(to: SIMD4(0, 0, 1, 1))
    #expect(abs(y.z) < 1e-15 && abs(y.x - 1) < 1e-15)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(
      close(
        CATransform3DMakeRotation(0.3, 0, 0, 1),
        CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.3))
      )
    )
  }

  @Test func theInverseUndoes() {
    #expect(close(CATransform3DConcat(mixed, CATransform3DInvert(mixed)), CATransform3DIdentity))
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func affineTransformsAreConvertedBothWays() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let transform = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(transform))
    #expect(CATransform3DGetAffineTransform(transform) == affine)
    #expect(!CATransform3DIsAffine(mixed))
  }

  @Test func componentsMakeTheTransformAgain() throws {
    #expect(close(try #require(mixed.components).transform, mixed))
    let mirrored = CATransform3DScale(mixed, -1, 1, 1)
    #expect(close(try #require(mirrored.components).transform, mirrored))
  }

  @Test(arguments: [(0.4, 0, 0), (0, 0.4, 0), (0, 0, 0.4), (-0.3, 0.2, 1.1)] as [(Double, Double, Double)])
  func anglesAreOfTheAxes(x: Double, y: Double, z: Double) throws {
    var transform = CATransform3DMakeRotation(CGFloat(x), 1, 0, 0)
    transform = CATransform3DConcat(transform, CATransform3DMakeRotation(CGFloat(y), 0, 1, 0))
    transform = CATransform3DConcat(transform, CATransform3DMakeRotation(CGFloat(z), 0, 0, 1))
    let angles = try #require(transform.components).angles
    #expect(abs(angles.x - x) < 1e-12 && abs(angles.y - y) < 1e-12 && abs(angles.z - z) < 1e-12)
  }

  @Test func rotationsInSpaceTakeTheShortWay() {
    let from = CATransform3DMakeRotation(0.2, 0, 1, 0)
    let to = CATransform3DMakeRotation(1.2, 0, 1, 0)
    #expect(close(from.interpolated(to: to, progress: 0.25), CATransform3DMakeRotation(0.45, 0, 1, 0)))
    #expect(from.interpolated(to: to, progress: 1) == to)
  }

  @Test func boxesHoldTransforms() {
    #expect(NSValue(caTransform3D: mixed).caTransform3DValue == mixed)
    #expect((NSValue(caTransform3D: mixed) as Any) as? CATransform3D == mixed)
    #expect(NSValue(point: .zero).caTransform3DValue == CATransform3DIdentity)
  }

  @Test func gradientsHaveTheirColours() {
    let gradient = CAGradientLayer()
    gradient.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1), CGColor(gray: 0.5, alpha: 1)]
    gradient.locations = [0, 0.5, 1]
    #expect(gradient.color(at: 0.25)?.components == [0.5, 1])
    #expect(gradient.color(at: 0.75)?.components == [0.75, 1])
    #expect(gradient.color(at: 2)?.components == [0.5, 1])
    #expect(gradient.location(at: CGPoint(x: 0.9, y: 0.25)) == 0.25)
    gradient.startPoint = .zero
    gradient.endPoint = CGPoint(x: 1, y: 1)
    // The diagonal of 200 × 100: (200, 0) is 200² / (200² + 100²) of the way along it.
    #expect(abs(gradient.location(at: CGPoint(x: 1, y: 0)) - 0.8) < 1e-12)
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(gradient.location(at: CGPoint(x: 1, y: 0.5)) == 1)
    #expect(gradient.location(at: CGPoint(x: 0.5, y: 0.25)) == 0.5)
    gradient.type = .conic
    gradient.endPoint = CGPoint(x: 0.5, y: 0)
    #expect(abs(gradient.location(at: CGPoint(x: 1, y: 0.5)) - 0.25) < 1e-12)
  }
}
