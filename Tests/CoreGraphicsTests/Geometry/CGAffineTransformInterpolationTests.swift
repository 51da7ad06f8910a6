import CoreGraphics
import Testing

/// Truth: the closed form of each part (half the angle, half the distance, the mean scale) and CSS Transforms
/// Level 1, which decomposes 2D matrices in the same way.
struct CGAffineTransformInterpolationTests {
  static let transforms = [
    CGAffineTransform.identity,
    CGAffineTransform(translationX: 3, y: -4),
    CGAffineTransform(scaleX: 2, y: 0.5),
    CGAffineTransform(scaleX: -1, y: 1),
    CGAffineTransform(scaleX: 1, y: -1),
    CGAffineTransform(scaleX: -1, y: -1),
    CGAffineTransform(scaleX: 0, y: 3),
    CGAffineTransform(scaleX: 3, y: 0),
    CGAffineTransform(a: 0, b: 0, c: 2, d: 3, tx: 1, ty: 1),
    CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6),
    CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13),
    CGAffineTransform(rotationAngle: 2.5).scaledBy(x: 3, y: 0.25),
    CGAffineTransform(),
  ]

  private func expectClose(_ left: CGAffineTransform, _ right: CGAffineTransform, _ comment: Comment? = nil) {
    let pairs = [
      (left.a, right.a), (left.b, right.b), (left.c, right.c), (left.d, right.d), (left.tx, right.tx),
      (left.ty, right.ty),
    ]
    #expect(pairs.allSatisfy { abs($0 - $1) < 1e-12 }, comment ?? "\(left) is not \(right)")
  }

  @Test(arguments: transforms)
  func componentsMakeTheTransformAgain(transform: CGAffineTransform) {
    expectClose(transform.decomposed.transform, transform)
  }

  @Test func rotationAndScaleAreFoundAgain() {
    let parts = CGAffineTransform(rotationAngle: -0.7).scaledBy(x: 3, y: 0.25).decomposed
    #expect(abs(parts.rotation + 0.7) < 1e-15)
    #expect(abs(parts.scaleX - 3) < 1e-15)
    #expect(abs(parts.scaleY - 0.25) < 1e-15)
    #expect(abs(parts.shear) < 1e-15)
  }

  @Test(arguments: [CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: 1, y: -1)])
  func plainMirroringHasNoRotation(transform: CGAffineTransform) {
    let parts = transform.decomposed
    #expect(parts.rotation == 0)
    #expect(parts.scaleX == transform.a)
    #expect(parts.scaleY == transform.d)
  }

  @Test(arguments: transforms, transforms)
  func endsAreExact(from: CGAffineTransform, to: CGAffineTransform) {
    #expect(from.interpolated(to: to, progress: 0) == from)
    #expect(from.interpolated(to: to, progress: 1) == to)
  }

  @Test(arguments: transforms, transforms)
  func pathArrivesWhereItShould(from: CGAffineTransform, to: CGAffineTransform) {
    let nearly = from.interpolated(to: to, progress: 1 - 1e-15)
    expectClose(nearly, to)
  }

  @Test func halfwayIsHalfOfEachPart() {
    expectClose(
      CGAffineTransform.identity.interpolated(to: CGAffineTransform(translationX: 8, y: -6), progress: 0.5),
      CGAffineTransform(translationX: 4, y: -3)
    )
    expectClose(
      CGAffineTransform.identity.interpolated(to: CGAffineTransform(scaleX: 3, y: 0), progress: 0.5),
      CGAffineTransform(scaleX: 2, y: 0.5)
    )
    let turnedAndMoved = CGAffineTransform(rotationAngle: 1).concatenating(
      CGAffineTransform(translationX: 10, y: 0)
    )
    expectClose(
      CGAffineTransform.identity.interpolated(to: turnedAndMoved, progress: 0.5),
      CGAffineTransform(rotationAngle: 0.5).concatenating(CGAffineTransform(translationX: 5, y: 0))
    )
  }

  /// Start and end in degrees, and the angle after half of the way.
  @Test(arguments: [
    (0.0, 90.0, 45.0), (0, -90, -45), (0, 180, 90), (0, -180, 90), (180, 0, 270), (-180, 0, 270),
    (90, -90, 180), (-90, 90, 0), (170, -170, 180), (-170, 170, 180), (0, 270, -45), (30, 210, 120),
  ])
  func rotationTakesTheShortWayAndHalfTurnsGoClockwise(from: Double, to: Double, halfway: Double) {
    func rotation(_ degrees: Double) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: CGFloat(degrees) * .pi / 180)
    }
    expectClose(
      rotation(from).interpolated(to: rotation(to), progress: 0.5),
      rotation(halfway),
      "from \(from) to \(to)"
    )
  }

  @Test func mirroringsInXAndYAreTheSameMirroringTurned() {
    let halfway = CGAffineTransform(scaleX: -1, y: 1)
      .interpolated(to: CGAffineTransform(scaleX: 1, y: -1), progress: 0.5)
    #expect(
      abs(halfway.a * halfway.d - halfway.b * halfway.c + 1) < 1e-12,
      "stays a mirroring of the same size"
    )
  }

  @Test func progressBeyondTheEndCarriesOn() {
    expectClose(
      CGAffineTransform.identity.interpolated(to: CGAffineTransform(scaleX: 3, y: 3), progress: 1.5),
      CGAffineTransform(scaleX: 4, y: 4)
    )
    expectClose(
      CGAffineTransform.identity.interpolated(to: CGAffineTransform(rotationAngle: .pi / 2), progress: -1),
      CGAffineTransform(rotationAngle: -.pi / 2)
    )
  }

  @Test func numbersThatAreNotFiniteEndInNumbersThatAreNot() {
    let broken = CGAffineTransform(a: .nan, b: .infinity, c: 0, d: 1, tx: 0, ty: 0)
    #expect(CGAffineTransform.identity.interpolated(to: broken, progress: 0.5).a.isNaN)
  }
}
