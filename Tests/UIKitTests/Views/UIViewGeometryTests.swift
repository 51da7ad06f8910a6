import Testing
import UIKit

/// Truth: a frame is the axis-aligned bounding box of the bounds, transformed about the centre.
///
/// The numbers are computed by hand: a rectangle rotated by θ has the box w·|cos θ| + h·|sin θ| by w·|sin θ|
/// + h·|cos θ|, and a layer's position is that of its anchor point, anchor · size from the corner.
@MainActor struct UIViewGeometryTests {
  private func view() -> UIView {
    UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  // MARK: Views without a transform

  @Test func settingTheFrameSetsCenterAndSizeButNotTheBoundsOrigin() {
    let view = view()
    view.bounds.origin = CGPoint(x: 7, y: -3)
    view.frame = CGRect(x: -20, y: 5, width: 30, height: 41)
    #expect(view.center == CGPoint(x: -5, y: 25.5))
    #expect(view.bounds == CGRect(x: 7, y: -3, width: 30, height: 41))
    #expect(view.frame == CGRect(x: -20, y: 5, width: 30, height: 41))
  }

  @Test func settingTheBoundsSizeKeepsTheCenter() {
    let view = view()
    view.bounds.size = CGSize(width: 60, height: 20)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 30, y: 35, width: 60, height: 20))
  }

  @Test func scrollingByTheBoundsOriginKeepsTheFrame() {
    let view = view()
    view.bounds.origin = CGPoint(x: 500, y: -500)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func settingTheCenterKeepsTheBounds() {
    let view = view()
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
  }

  @Test func frameWithANegativeSizeIsTurnedRound() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: -40, height: -10))
    #expect(view.frame == CGRect(x: 60, y: 90, width: 40, height: 10))
    #expect(view.bounds.size.width == 40)
    view.frame = CGRect(x: 0, y: 0, width: 5, height: -5)
    #expect(view.frame == CGRect(x: 0, y: -5, width: 5, height: 5))
  }

  // MARK: Transforms

  @Test func transformKeepsCenterAndBounds() {
    let view = view()
    view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 3, y: 4)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test(arguments: [0, 30, 45, 90, 135, 180, 217, 270, 359, 360, -60] as [CGFloat])
  func frameOfATurnedViewIsTheBoxAroundIt(degrees: CGFloat) {
    let view = view()
    let angle = degrees * .pi / 180
    view.transform = CGAffineTransform(rotationAngle: angle)
    let width = 100 * abs(cos(angle)) + 50 * abs(sin(angle))
    let height = 100 * abs(sin(angle)) + 50 * abs(cos(angle))
    let expected = CGRect(x: 60 - width / 2, y: 45 - height / 2, width: width, height: height)
    #expect(view.frame.isNear(expected))
  }

  @Test(arguments: [
    (CGAffineTransform(scaleX: 2, y: 0.5), CGRect(x: -40, y: 32.5, width: 200, height: 25)),
    (CGAffineTransform(scaleX: -1, y: 1), CGRect(x: 10, y: 20, width: 100, height: 50)),
    (CGAffineTransform(translationX: 5, y: -6), CGRect(x: 15, y: 14, width: 100, height: 50)),
    (CGAffineTransform(scaleX: 0, y: 0), CGRect(x: 60, y: 45, width: 0, height: 0)),
    (CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0), CGRect(x: -15, y: 20, width: 150, height: 50)),
    (CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), CGRect(x: 35, y: -5, width: 50, height: 100)),
  ])
  func frameUnderATransform(transform: CGAffineTransform, expected: CGRect) {
    let view = view()
    view.transform = transform
    #expect(view.frame.isNear(expected))
  }

  /// Fractions such as 0.3 have no exact inverse.
  @Test(
    arguments: [0.1, 0.3, 0.7, 0.9, 1.1, 3, 7, 49, 1.0 / 3, 1.0 / 7, 2.0 / 3, 1.0 / 49] as [CGFloat],
    [1, 10, 33, 100, 320, 480, 47.5, 0.25, 1.0 / 3, 100.0 / 3, 0.1, 33.3, 12.34, 99.99] as [CGFloat]
  )
  func aFrameUnderAScaleReadsBackAsSet(scale: CGFloat, length: CGFloat) {
    let frame = CGRect(x: 20, y: 40.5, width: length, height: 66.6)
    // Center and size are numbers without a transform as well.
    let plain = UIView(frame: frame).frame
    for (x, y) in [(scale, scale), (-scale, scale), (scale, -scale / 2), (-3 * scale, -scale)] {
      for turns in 0..<4 {
        let view = view()
        view.transform = CGAffineTransform(rotationAngle: CGFloat(turns) * .pi / 2).scaledBy(x: x, y: y)
        view.frame = frame
        #expect(view.frame == plain)
        #expect(view.frame.size == frame.size)
      }
    }
  }

  @Test(arguments: [
    (CGAffineTransform(scaleX: 2, y: 0.5), CGSize(width: 40, height: 120)),
    (CGAffineTransform(scaleX: -2, y: 1), CGSize(width: 40, height: 60)),
    (CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), CGSize(width: 60, height: 80)),
    (CGAffineTransform(a: 0, b: -2, c: 2, d: 0, tx: 0, ty: 0), CGSize(width: 30, height: 40)),
  ])
  func settingTheFrameOfATransformedViewSetsBoundsAndCenter(transform: CGAffineTransform, size: CGSize) {
    let view = view()
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.transform = transform
    let frame = CGRect(x: -10, y: 30, width: 80, height: 60)
    view.frame = frame
    #expect(view.bounds == CGRect(origin: CGPoint(x: 3, y: 4), size: size))
    #expect(view.center.isNear(CGPoint(x: 30, y: 60)))
    #expect(view.transform == transform)
    #expect(view.frame.isNear(frame))
  }

  @Test func frameOfATranslatedViewReadsAsItWasSet() {
    let view = view()
    view.transform = CGAffineTransform(translationX: 100, y: 200)
    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    view.transform = .identity
    #expect(view.frame == CGRect(x: -99, y: -198, width: 30, height: 40))
  }

  @Test func goingBackToTheIdentityGoesBackToThePlainFrame() {
    let view = view()
    view.transform = CGAffineTransform(rotationAngle: 0.3)
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  // MARK: Anchor points

  @Test(arguments: [
    (CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 45)), (CGPoint(x: 1, y: 1), CGPoint(x: -40, y: -5)),
    (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 10, y: 20)), (CGPoint(x: 0.25, y: 2), CGPoint(x: 35, y: -55)),
  ])
  func movingTheAnchorKeepsThePositionAndMovesTheFrame(anchor: CGPoint, origin: CGPoint) {
    let view = view()
    view.layer.anchorPoint = anchor
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.layer.position == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(origin: origin, size: CGSize(width: 100, height: 50)))
  }

  @Test(arguments: [
    (CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 6)), (CGPoint(x: 1, y: 1), CGPoint(x: 45, y: 26)),
    (CGPoint(x: 0.25, y: 0.5), CGPoint(x: 15, y: 16)),
  ])
  func settingTheFrameKeepsTheAnchor(anchor: CGPoint, position: CGPoint) {
    let view = view()
    view.layer.anchorPoint = anchor
    view.frame = CGRect(x: 5, y: 6, width: 40, height: 20)
    #expect(view.center == position)
    #expect(view.frame == CGRect(x: 5, y: 6, width: 40, height: 20))
    #expect(view.layer.anchorPoint == anchor)
  }

  @Test func viewTurnsAboutItsAnchor() {
    let view = view()
    view.layer.anchorPoint = .zero
    view.layer.position = CGPoint(x: 200, y: 100)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // The right end of the top edge moves down, the bottom end of the left edge moves left.
    #expect(view.frame.isNear(CGRect(x: 150, y: 100, width: 50, height: 100)))
  }

  @Test func boundsSizeGrowsAroundTheAnchor() {
    let view = view()
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 60, y: 35, width: 10, height: 10))
  }

  // MARK: The layer

  @Test func layerSharesTheGeometryOfItsView() {
    let view = view()
    #expect(view.layer === view.layer)
    #expect(view.layer.frame == view.frame)
    view.layer.position = CGPoint(x: 1, y: 2)
    view.layer.bounds = CGRect(x: 3, y: 4, width: 5, height: 6)
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.masksToBounds = true
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.center == CGPoint(x: 1, y: 2))
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 5, height: 6))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.layer.affineTransform() == view.transform)
    #expect(view.alpha == 0.5)
    #expect(view.isHidden)
    #expect(view.clipsToBounds)
    #expect(view.backgroundColor == UIColor.red)
    #expect(view.layer.frame == view.frame)
  }

  // MARK: Transforms

  @Test(arguments: [
    (CGAffineTransform(rotationAngle: .pi / 2), CGRect(x: 25, y: -25, width: 50, height: 100)),
    (CGAffineTransform(rotationAngle: -.pi / 2), CGRect(x: 25, y: -25, width: 50, height: 100)),
    (CGAffineTransform(rotationAngle: .pi), CGRect(x: 0, y: 0, width: 100, height: 50)),
    (CGAffineTransform(rotationAngle: 3 * .pi / 2), CGRect(x: 25, y: -25, width: 50, height: 100)),
    (
      CGAffineTransform(rotationAngle: .pi / 2).rotated(by: .pi / 2),
      CGRect(x: 0, y: 0, width: 100, height: 50)
    ),
    (
      CGAffineTransform(rotationAngle: .pi / 4).rotated(by: .pi / 4),
      CGRect(x: 25, y: -25, width: 50, height: 100)
    ),
    (
      CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2),
      CGRect(x: 0, y: -75, width: 100, height: 200)
    ),
  ])
  func aTurnByRightAnglesLeavesNoRounding(_ transform: CGAffineTransform, _ frame: CGRect) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = transform
    #expect(view.frame == frame)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    parent.addSubview(view)
    #expect(view.convert(view.bounds, to: parent) == frame)
    view.frame = frame
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.transform == transform)
  }

  /// Source: Apple, UIView.sizeThatFits(_:): the size that best fits the view, independent of its transform.
  @Test(arguments: [
    CGAffineTransform(scaleX: 2, y: 3), CGAffineTransform(rotationAngle: .pi / 2),
    CGAffineTransform(rotationAngle: 0.7), .identity,
  ])
  func sizeToFitSizesTheBounds(_ transform: CGAffineTransform) {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 20) }
    }
    let view = Fitting(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = transform
    let origin = view.frame.origin
    view.sizeToFit()
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(abs(view.frame.minX - origin.x) < 1e-9 && abs(view.frame.minY - origin.y) < 1e-9)
  }
}
