import CoreGraphics
import Testing

/// Truth: Apple's rules for CGRectApplyAffineTransform (the smallest axis-aligned rectangle around the
/// transformed corners), computed by hand.
struct CGRectGeometryTests {
  @Test func turnedSquareGrowsByTheSquareRootOfTwo() {
    let turned = CGRect(x: -1, y: -1, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(turned.width - 2 * 2.0.squareRoot()) < 1e-12)
    #expect(abs(turned.minX + 2.0.squareRoot()) < 1e-12)
  }

  @Test(arguments: [
    (CGAffineTransform(translationX: 10, y: -20), CGRect(x: 11, y: -18, width: 3, height: 4)),
    (CGAffineTransform(scaleX: 2, y: 3), CGRect(x: 2, y: 6, width: 6, height: 12)),
    (CGAffineTransform(scaleX: -2, y: 1), CGRect(x: -8, y: 2, width: 6, height: 4)),
    (CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), CGRect(x: -6, y: 1, width: 4, height: 3)),
    (CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0), CGRect(x: 3, y: 2, width: 7, height: 4)),
  ])
  func rectangleIsTheBoxAroundItsCorners(transform: CGAffineTransform, expected: CGRect) {
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).applying(transform) == expected)
  }

  @Test func movingKeepsSizesToTheLastBit() {
    let size = CGSize(width: 0.1, height: 1 / 3.0)
    let moved = CGRect(origin: CGPoint(x: 0.7, y: 1e9), size: size).applying(
      CGAffineTransform(translationX: 1e6, y: 0.3)
    )
    #expect(moved.size == size)
  }

  @Test func negativeSizesAreStandardised() {
    let rect = CGRect(x: 10, y: 10, width: -4, height: -6).applying(.identity)
    #expect(rect == CGRect(x: 6, y: 4, width: 4, height: 6))
    #expect(rect.size == CGSize(width: 4, height: 6))
  }

  @Test func nullAndInfiniteStayWhatTheyAre() {
    let transform = CGAffineTransform(rotationAngle: 1)
    #expect(CGRect.null.applying(transform).isNull)
    #expect(CGRect.infinite.applying(transform).isInfinite)
  }

  /// Truth: the comment of CGRectIntersectsRect in CGGeometry.h, "if the intersection of `rect1' and `rect2' is not the null rect",
  /// and a developer's debugger, by which the intersection of these two is (0 5; 10 0) (StackOverflow, "Can someone explain the result
  /// of CGRectGetMaxX and CGRectIntersection?").
  @Test func rectanglesThatShareAnEdgeIntersectInIt() {
    let upper = CGRect(x: 0, y: 0, width: 10, height: 5)
    let lower = CGRect(x: 0, y: 5, width: 10, height: 5)
    let common = upper.intersection(lower)
    #expect(!common.isNull && common.isEmpty && common == CGRect(x: 0, y: 5, width: 10, height: 0))
    #expect(upper.intersects(lower) && lower.intersects(upper))
    #expect(!upper.intersects(lower.offsetBy(dx: 0, dy: 0.001)))
  }

  /// Truth: the edges of the rectangles, whose union has another size in floating point.
  @Test func containmentComparesEdges() {
    let cell = CGRect(x: 15, y: 16.5, width: 363, height: 185.0 / 3)
    let label = CGRect(x: 32, y: 28.5, width: 95.0 / 3, height: 61.0 / 3)
    #expect(cell.contains(label) && !label.contains(cell))
    #expect(cell.contains(cell) && cell.contains(.null) && CGRect.infinite.contains(cell))
    #expect(!cell.contains(cell.offsetBy(dx: 0.001, dy: 0)) && !CGRect.null.contains(cell))
    #expect(cell.contains(CGRect(x: 378, y: 20, width: -363, height: 10)))
  }

  /// A rectangle with an edge that is no number lies nowhere.
  @Test func aRectangleWithoutEdgesMeetsNothing() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let broken = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    #expect(square.intersection(broken).isNull && broken.intersection(square).isNull)
    #expect(!square.intersects(broken) && !broken.intersects(square))
    #expect(!square.contains(broken) && !broken.contains(square))
    #expect(square.contains(square.insetBy(dx: 1, dy: 1)))
  }

  /// Points and rectangles are Foundation's, whichever module a file names.
  @Test func typesAreFoundations() {
    #expect(CoreGraphics.CGRect.self == Foundation.CGRect.self)
    #expect(CoreGraphics.CGFloat.self == Foundation.CGFloat.self)
  }
}
