import Testing

@testable import UIKit

/// Truth: Apple, UIPopoverBackgroundView: class methods return the sizes of frame and arrow, properties the
/// position of the arrow, and the view covers the whole popover.
@MainActor struct UIPopoverBackgroundViewTests {
  private final class Background: UIPopoverBackgroundView {
    override class func arrowBase() -> CGFloat { 30 }
    override class func arrowHeight() -> CGFloat { 20 }
    override class func contentViewInsets() -> UIEdgeInsets {
      UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    }
  }

  private final class Hollow: UIPopoverBackgroundView {}

  @Test func aPopoverTakesTheSizesOfItsBackground() {
    let scene = PopoverScene()
    scene.popover.backgroundViewClass = Background.self
    scene.present(.left)
    let popoverView = scene.popover.session?.popoverView
    #expect(popoverView?.background is Background)
    #expect(scene.frame == CGRect(x: 400, y: 441.5, width: 234, height: 137))
    #expect(popoverView?.background.frame == CGRect(x: 0, y: 0, width: 234, height: 137))
    #expect(popoverView?.background.arrowDirection == .left)
    #expect(popoverView?.background.arrowOffset == 0)
    let place = popoverView.map { scene.content.view.convert(scene.content.view.bounds, to: $0) }
    #expect(place == CGRect(x: 26, y: 5, width: 200, height: 125))
  }

  @Test func aBackgroundWithoutSizesRaises() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let scene = PopoverScene()
        scene.popover.backgroundViewClass = Hollow.self
        scene.present()
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "Hollow must override contentViewInsets(): UIPopoverBackgroundView does not implement it."
    )
  }

  @Test(arguments: [
    UIPopoverArrowDirection.up, .down, .left, .right, .unknown,
  ])
  func theSystemsOutlineFillsTheView(_ direction: UIPopoverArrowDirection) {
    _ = PopoverScene()
    let view = PlainPopoverBackgroundView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.arrowDirection = direction
    view.arrowOffset = 10
    let outline = view.outline(isCurved: false)
    #expect(outline.bounds.isNear(view.bounds, within: 1e-6))
    #expect(outline.contains(CGPoint(x: 100, y: 50)))
    #expect(!outline.contains(CGPoint(x: 0.5, y: 0.5)))
  }

  @Test(arguments: [(UIPopoverArrowDirection.up, 90.0), (.up, -90), (.down, 90), (.down, -90)])
  func beforeACornerTheArrowIsCutAndItsTipStaysWhereItPoints(
    direction: UIPopoverArrowDirection,
    offset: CGFloat
  ) {
    _ = PopoverScene()
    let view = PlainPopoverBackgroundView(frame: CGRect(x: 0, y: 0, width: 200, height: 113))
    view.arrowDirection = direction
    view.arrowOffset = offset
    let outline = view.outline(isCurved: false)
    let inward: CGFloat = offset > 0 ? -1 : 1
    let halfway = direction == .up ? 6.5 : 106.5
    func reaches(_ x: CGFloat) -> Bool { outline.contains(CGPoint(x: 100 + offset + x * inward, y: halfway)) }
    #expect(outline.bounds.isNear(view.bounds, within: 1e-6))
    #expect(reaches(0.5) && reaches(6) && !reaches(7) && !reaches(-0.5))
  }
}
