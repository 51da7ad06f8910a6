import Testing
import UIKit

/// Truth: a point p of a view is at center + T(p - anchor · size - bounds.origin) in its superview.
///
/// The expected values are that formula with sines and cosines, or simple sums of offsets.
@MainActor struct UIViewConversionTests {
  private let window: UIWindow
  private let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 300))
  private let inner = UIView(frame: CGRect(x: 5, y: 7, width: 100, height: 40))
  private let sibling = UIView(frame: CGRect(x: 50, y: 60, width: 30, height: 30))

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(sibling)
  }

  // MARK: Offsets

  @Test func uprightViewsDifferByTheirOrigins() {
    let point = CGPoint(x: 1, y: 2)
    #expect(inner.convert(point, to: outer) == CGPoint(x: 6, y: 9))
    #expect(inner.convert(point, to: window) == CGPoint(x: 16, y: 29))
    #expect(inner.convert(point, to: sibling) == CGPoint(x: -44, y: -51))
    #expect(inner.convert(point, to: inner) == point)
    #expect(outer.convert(point, to: inner) == CGPoint(x: -4, y: -5))
    #expect(window.convert(point, to: inner) == CGPoint(x: -14, y: -25))
  }

  @Test func fromIsToTheOtherWayRound() {
    let point = CGPoint(x: 1, y: 2)
    #expect(outer.convert(point, from: inner) == inner.convert(point, to: outer))
    #expect(inner.convert(point, from: sibling) == sibling.convert(point, to: inner))
    #expect(inner.convert(point, from: nil) == window.convert(point, to: inner))
  }

  @Test func boundsOriginScrollsTheContent() {
    outer.bounds.origin = CGPoint(x: 100, y: 50)
    #expect(inner.convert(.zero, to: outer) == CGPoint(x: 5, y: 7))
    #expect(inner.convert(.zero, to: window) == CGPoint(x: -85, y: -23))
    #expect(window.convert(CGPoint(x: -85, y: -23), to: inner) == .zero)
  }

  @Test func rectanglesKeepTheirSizeBetweenUprightViews() {
    let rect = CGRect(x: 1, y: 2, width: 0.1, height: 0.7)
    #expect(inner.convert(rect, to: window) == CGRect(x: 16, y: 29, width: 0.1, height: 0.7))
    #expect(window.convert(inner.bounds, from: inner) == CGRect(x: 15, y: 27, width: 100, height: 40))
    #expect(outer.convert(inner.frame, to: nil) == inner.convert(inner.bounds, to: nil))
  }

  // MARK: Nil

  @Test func nilMeansTheWindow() {
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: 29))
    #expect(inner.convert(CGPoint(x: 16, y: 29), from: nil) == CGPoint(x: 1, y: 2))
  }

  @Test func nilMeansTheTopOfTheTreeWhereThereIsNoWindow() {
    outer.removeFromSuperview()
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 6, y: 9))
    #expect(outer.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(CGPoint(x: 6, y: 9), from: nil) == CGPoint(x: 1, y: 2))
    #expect(outer.convert(CGPoint(x: 1, y: 2), from: nil) == CGPoint(x: 1, y: 2))
  }

  @Test func nilMeansTheScreenForAWindow() {
    window.frame.origin = CGPoint(x: 0, y: 20)
    #expect(window.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 22))
    #expect(window.convert(CGPoint(x: 1, y: 22), from: nil) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: 29))
  }

  @Test func viewsOfDifferentWindowsMeetOnTheScreen() {
    let other = UIWindow(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
    other.addSubview(view)
    window.frame.origin = CGPoint(x: 7, y: 9)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: view) == CGPoint(x: 16 + 7 - 103, y: 29 + 9 - 204))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: other) == CGPoint(x: 16 + 7 - 100, y: 29 + 9 - 200))
    #expect(other.convert(CGPoint(x: 1, y: 2), to: window) == CGPoint(x: 94, y: 193))
    #expect(window.convert(CGPoint(x: 94, y: 193), to: other) == CGPoint(x: 1, y: 2))
    #expect(view.convert(CGPoint(x: -80, y: -166), to: inner) == CGPoint(x: 1, y: 2))
  }

  // MARK: Transforms

  /// Source: developers' measurements: the root views of the hierarchies count as if they had the same
  /// superview.
  @Test func viewsOfTreesWithoutAWindowMeetWhereTheirTopsLie() {
    let first = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let second = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    second.bounds.origin = CGPoint(x: 1, y: 2)
    let inner = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
    first.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: second) == CGPoint(x: -36, y: -34))
    #expect(second.convert(CGPoint.zero, from: inner) == CGPoint(x: -36, y: -34))
    #expect(
      first.convert(CGRect(x: 0, y: 0, width: 5, height: 6), to: second).origin == CGPoint(x: -39, y: -38)
    )
    let window = UIWindow(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    #expect(first.convert(CGPoint.zero, to: window) == CGPoint(x: 5, y: 15))
  }

  @Test func turnedViewMapsAboutItsCenter() {
    let angle: CGFloat = 0.7
    inner.bounds.origin = CGPoint(x: 11, y: -13)
    inner.transform = CGAffineTransform(rotationAngle: angle)
    let point = CGPoint(x: 30, y: 5)
    let (dx, dy) = (point.x - 50 - 11, point.y - 20 + 13)
    let expected = CGPoint(
      x: 55 + dx * cos(angle) - dy * sin(angle),
      y: 27 + dx * sin(angle) + dy * cos(angle)
    )
    #expect(inner.convert(point, to: outer).isNear(expected))
    #expect(inner.convert(expected, from: outer).isNear(point))
  }

  @Test func nestedTransformsAreAppliedFromTheInsideOut() {
    inner.transform = CGAffineTransform(scaleX: 2, y: 3)
    outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // In outer: (55 + 2·(1 - 50), 27 + 3·(2 - 20)) = (-43, -27). Then a rotation by 90 degrees about (110,
    // 170): x: 110 - (-27 - 150), y: 170 + (-43 - 100).
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer).isNear(CGPoint(x: -43, y: -27)))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: window).isNear(CGPoint(x: 287, y: 27)))
    #expect(window.convert(CGPoint(x: 287, y: 27), to: inner).isNear(CGPoint(x: 1, y: 2)))
  }

  @Test func anchorIsTheFixedPointOfATurn() {
    inner.layer.anchorPoint = CGPoint(x: 0, y: 1)
    inner.transform = CGAffineTransform(rotationAngle: 1.1)
    #expect(inner.convert(CGPoint(x: 0, y: 40), to: outer).isNear(inner.center))
  }

  @Test func rectangleOfATurnedViewBecomesTheBoxAroundIt() {
    inner.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let side = 140 / CGFloat(2).squareRoot()
    let expected = CGRect(x: 55 - side / 2, y: 27 - side / 2, width: side, height: side)
    #expect(inner.convert(inner.bounds, to: outer).isNear(expected))
    #expect(inner.frame.isNear(expected))
  }

  @Test func mirroredRectangleKeepsAPositiveSize() {
    inner.transform = CGAffineTransform(scaleX: -1, y: 1)
    let rect = inner.convert(CGRect(x: 0, y: 0, width: 10, height: 5), to: outer)
    #expect(rect.isNear(CGRect(x: 95, y: 7, width: 10, height: 5)))
    #expect(rect.size.width > 0)
  }

  nonisolated static let transforms: [CGAffineTransform] = [
    .identity, CGAffineTransform(rotationAngle: 0.4), CGAffineTransform(scaleX: 0.25, y: -4),
    CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -6), CGAffineTransform(translationX: 1e3, y: -1e3),
  ]

  @Test(arguments: transforms, transforms)
  func convertingThereAndBackGivesThePointAgain(first: CGAffineTransform, second: CGAffineTransform) {
    outer.transform = first
    outer.bounds.origin = CGPoint(x: -3, y: 8)
    inner.transform = second
    sibling.transform = first
    sibling.layer.anchorPoint = CGPoint(x: 0.2, y: 0.9)
    let point = CGPoint(x: 12, y: -34)
    for target in [nil, window, outer, sibling] {
      #expect(inner.convert(inner.convert(point, to: target), from: target).isNear(point))
    }
  }

  @Test func nothingUndoesAScaleOfZeroButNothingBreaks() {
    inner.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(inner.convert(CGPoint(x: 80, y: 90), to: outer) == inner.center)
    _ = inner.convert(CGPoint(x: 80, y: 90), from: outer)
    _ = inner.convert(CGRect.infinite, from: nil)
  }
}
