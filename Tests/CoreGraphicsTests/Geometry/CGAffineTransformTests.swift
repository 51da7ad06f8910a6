import CoreGraphics
import Testing

/// Truth: matrix algebra with row vectors, [x y 1] · M, as Apple's Quartz 2D guide defines the transforms.
struct CGAffineTransformTests {
  let skewed = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)

  @Test func pointMapsByTheSixCoefficients() {
    #expect(
      CGPoint(x: 17, y: 19).applying(skewed) == CGPoint(x: 2 * 17 + 5 * 19 + 11, y: 3 * 17 + 7 * 19 + 13)
    )
  }

  @Test func sizeIgnoresTheTranslation() {
    #expect(CGSize(width: 17, height: 19).applying(skewed) == CGSize(width: 129, height: 184))
  }

  @Test func positionalCoefficientsComeInTheSameOrder() {
    #expect(CGAffineTransform(2, 3, 5, 7, 11, 13) == skewed)
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
  }

  @Test func quarterTurnIsClockwiseOnScreen() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-15)
    #expect(abs(turned.y - 1) < 1e-15)
  }

  @Test(arguments: [CGFloat(0), -0.0])
  func turningByNothingIsExactlyTheIdentity(angle: CGFloat) {
    let transform = CGAffineTransform(rotationAngle: angle)
    #expect(transform.isIdentity)
    #expect(transform.description == CGAffineTransform.identity.description)
  }

  @Test func receiverOfConcatenatingComesFirst() {
    let other = CGAffineTransform(a: 1, b: -2, c: 3, d: -4, tx: 5, ty: -6)
    let point = CGPoint(x: 17, y: 19)
    #expect(point.applying(skewed.concatenating(other)) == point.applying(skewed).applying(other))
    #expect(skewed.concatenating(.identity) == skewed)
    #expect(CGAffineTransform.identity.concatenating(skewed) == skewed)
  }

  @Test func chainedOperationsComeBeforeTheReceiver() {
    let translation = CGAffineTransform(translationX: 3, y: 4)
    let scale = CGAffineTransform(scaleX: 2, y: -1)
    let rotation = CGAffineTransform(rotationAngle: 0.3)
    #expect(skewed.translatedBy(x: 3, y: 4) == translation.concatenating(skewed))
    #expect(skewed.scaledBy(x: 2, y: -1) == scale.concatenating(skewed))
    #expect(skewed.rotated(by: 0.3) == rotation.concatenating(skewed))
    #expect(scale.translatedBy(x: 3, y: 4).tx == 6)
  }

  @Test func inverseUndoes() {
    // det = 2·7 - 3·5 = -1
    #expect(skewed.inverted() == CGAffineTransform(a: -7, b: 3, c: 5, d: -2, tx: 12, ty: -7))
    #expect(skewed.concatenating(skewed.inverted()).isIdentity)
  }

  @Test(arguments: [
    CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6),
    CGAffineTransform(scaleX: 0, y: 1),
    CGAffineTransform(scaleX: .infinity, y: 1),
  ])
  func whatCannotBeUndoneIsItsOwnInverse(transform: CGAffineTransform) {
    #expect(transform.inverted() == transform)
  }

  @Test func identityIsWithoutTolerance() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform(translationX: 1e-300, y: 0).isIdentity)
  }

  @Test func codingIsSixNumbers() throws {
    let data = try JSONEncoder().encode(skewed)
    #expect(String(data: data, encoding: .utf8) == "[2,3,5,7,11,13]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == skewed)
  }

  @Test func descriptionNamesTheCoefficients() {
    #expect(skewed.description == "CGAffineTransform(a: 2.0, b: 3.0, c: 5.0, d: 7.0, tx: 11.0, ty: 13.0)")
  }
}
