import Testing
import UIKit

/// Truth: Apple's documentation of hitTest(_:with:) and point(inside:with:): hidden, disabled or nearly
/// transparent views are skipped; for points outside of the view, neither it nor its subviews are hit; the
/// front-most subview comes first.
@MainActor struct UIViewHitTestingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  private let grandchild = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))

  init() {
    root.addSubview(child)
    child.addSubview(grandchild)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func deepestViewUnderThePointIsHit() {
    #expect(hit(25, 25) === grandchild)
    #expect(hit(15, 15) === child)
    #expect(hit(5, 5) === root)
    #expect(hit(100, 5) == nil)
    #expect(hit(-1, 5) == nil)
  }

  @Test(
    arguments: [
      (10, 10, true), (59.999, 59.999, true), (60, 30, false), (30, 60, false), (9.999, 30, false),
      (30, 9.999, false),
    ] as [(CGFloat, CGFloat, Bool)]
  )
  func leftAndTopEdgesBelongToAViewTheOthersDoNot(x: CGFloat, y: CGFloat, isInside: Bool) {
    #expect(child.point(inside: root.convert(CGPoint(x: x, y: y), to: child), with: nil) == isInside)
    #expect((hit(x, y) !== root) == isInside)
  }

  @Test func hiddenDisabledAndTransparentViewsArePassedOverWithAllTheyHold() {
    child.isHidden = true
    #expect(hit(25, 25) === root)
    child.isHidden = false
    child.isUserInteractionEnabled = false
    #expect(hit(25, 25) === root)
    child.isUserInteractionEnabled = true
    child.alpha = 0.009
    #expect(hit(25, 25) === root)
    child.alpha = 0.01
    #expect(hit(25, 25) === grandchild)
  }

  @Test func receiverThatTakesNoTouchesAnswersNil() {
    root.isUserInteractionEnabled = false
    #expect(hit(25, 25) == nil)
  }

  @Test(arguments: [true, false])
  func partThatSticksOutIsNotHitWhetherClippedOrNot(clips: Bool) {
    child.clipsToBounds = clips
    grandchild.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
    #expect(hit(55, 55) === grandchild)
    #expect(hit(70, 70) === root)
  }

  @Test func viewWithoutSizeHidesItsSubviewsFromTouches() {
    child.frame = CGRect(x: 10, y: 10, width: 0, height: 0)
    #expect(hit(25, 25) === root)
  }

  @Test func frontMostSubviewWins() {
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    root.addSubview(front)
    #expect(hit(25, 25) === front)
    front.isUserInteractionEnabled = false
    #expect(hit(25, 25) === grandchild)
    front.isUserInteractionEnabled = true
    root.sendSubviewToBack(front)
    #expect(hit(25, 25) === grandchild)
    #expect(hit(5, 5) === front)
  }

  @Test func turnedViewIsHitWhereItIsSeen() {
    child.frame = CGRect(x: 0, y: 40, width: 100, height: 20)
    grandchild.removeFromSuperview()
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(hit(50, 5) === child)
    #expect(hit(5, 50) === root)
  }

  @Test func scrolledContentIsHitWhereItIsSeen() {
    child.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(hit(15, 15) === grandchild)
    #expect(hit(26, 26) === child)
  }

  @Test func overriddenPointInsideDecides() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let wide = Wide(frame: CGRect(x: 80, y: 80, width: 10, height: 10))
    root.addSubview(wide)
    #expect(hit(65, 65) === wide)
  }

  @Test func overriddenHitTestCanHandTheTouchOn() {
    final class Transparent: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let glass = Transparent(frame: root.bounds)
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    glass.addSubview(button)
    root.addSubview(glass)
    #expect(hit(1, 1) === button)
    #expect(hit(25, 25) === grandchild)
  }

  @Test func hitTestMayRemoveTheViewThatIsAsked() {
    final class Vanishing: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        superview?.subviews.forEach { $0.removeFromSuperview() }
        return nil
      }
    }
    root.addSubview(Vanishing(frame: root.bounds))
    #expect(hit(25, 25) === root)
    #expect(root.subviews.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func pointThatIsNoPlaceHitsNothing(value: CGFloat) {
    #expect(hit(value, 5) == nil)
    #expect(hit(5, value) == nil)
  }
}
