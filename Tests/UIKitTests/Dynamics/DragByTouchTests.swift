import Simulator
import Testing
import UIKit

/// Views that are dragged at the point where they were touched: an attachment of length 0 to the finger.
///
/// Truth: geometry: the touched point follows the finger, and the distance between centre and finger is at
/// most that between centre and touched point.
@MainActor struct DragByTouchTests {
  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

  @Test(arguments: [0, 1e-9, 0.01, 0.1, 0.2, 0.5, 1])
  func theCenterStaysAsNearToTheAnchorAsTheTouchedPoint(length: CGFloat) {
    let scene = DynamicsScene()
    let box = scene.addSquare(50, at: CGPoint(x: 125, y: 125))
    let drag = UIAttachmentBehavior(
      item: box,
      offsetFromCenter: UIOffset(horizontal: 10, vertical: 5),
      attachedToAnchor: CGPoint(x: 135, y: 130 - length)
    )
    scene.animator.addBehavior(drag)
    for _ in 0..<30 {
      drag.anchorPoint.x += 2
      scene.passFrame()
      // √(10² + 5²) is 11.2, and the anchor moves by 2 points per frame.
      #expect(distance(box.center, drag.anchorPoint) < 13.3 + length)
    }
    scene.passFrames(120)
    #expect(distance(box.center, CGPoint(x: 195, y: 130 - length)) < 12 + length)
  }

  @Test func aPanDragsAViewByTheTouchedPointAndTossesIt() throws {
    let scene = DynamicsScene()
    let box = scene.addSquare(50, at: CGPoint(x: 125, y: 125))
    var drag: UIAttachmentBehavior?
    var toss = CGPoint.zero
    let animator = scene.animator
    let matter = UIDynamicItemBehavior(items: [box])
    animator.addBehavior(matter)
    let pan = UIPanGestureRecognizer { [unowned box] pan in
      let finger = pan.location(in: box.superview)
      switch pan.state {
      case .began:
        let touched = pan.location(in: box)
        let offset = UIOffset(horizontal: touched.x - 25, vertical: touched.y - 25)
        let attachment = UIAttachmentBehavior(item: box, offsetFromCenter: offset, attachedToAnchor: finger)
        drag = attachment
        animator.addBehavior(attachment)
      case .changed:
        drag?.anchorPoint = finger
      default:
        if let drag { animator.removeBehavior(drag) }
        toss = pan.velocity(in: box.superview)
        matter.addLinearVelocity(toss, for: box)
      }
    }
    box.addGestureRecognizer(pan)
    let finger = try #require(scene.simulator.touchDown(at: CGPoint(x: 140, y: 110)))
    for step in 1...40 {
      finger.move(to: CGPoint(x: 140 + 3 * CGFloat(step), y: 110 + 4 * CGFloat(step)))
      scene.passFrame()
      #expect(distance(box.center, finger.location) < 35)
    }
    let attachment = try #require(drag)
    #expect(attachment.length < 1e-6)
    let speed = matter.linearVelocity(for: box)
    let start = box.center
    finger.lift()
    scene.passFrames(30)
    // The toss adds the finger's velocity, about 180 and 240 points/s, to the view's own.
    #expect(distance(toss, CGPoint(x: 180, y: 240)) < 60)
    let end = CGPoint(x: start.x + (speed.x + toss.x) / 2, y: start.y + (speed.y + toss.y) / 2)
    #expect(distance(box.center, end) < 10)
  }

  @Test func aPushOfOneOfTwoViewsAtOnePlaceMovesBoth() {
    let scene = DynamicsScene()
    let first = scene.addSquare(50, at: CGPoint(x: 160, y: 200))
    let second = scene.addSquare(50, at: CGPoint(x: 160, y: 200))
    let tie = UIAttachmentBehavior(item: first, attachedTo: second)
    #expect(tie.length == 0)
    scene.animator.addBehavior(tie)
    let push = UIPushBehavior(items: [first], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.1, dy: 0)
    scene.animator.addBehavior(push)
    scene.passFrames(60) { #expect(distance(first.center, second.center) < 1) }
    // 0.1 N·s accelerate half a kilogram to 20 points/s.
    #expect(first.center.isNear(CGPoint(x: 180, y: 200), within: 1))
  }
}
