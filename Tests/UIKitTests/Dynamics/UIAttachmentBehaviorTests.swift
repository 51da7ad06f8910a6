import Simulator
import Testing
import UIKit

/// Truth: Apple, UIAttachmentBehavior; the attachment recipe (anchor 130, 130; offset 30, -40 from 160, 284:
/// length 128.8); the period of a spring with a given frequency; geometry for the other kinds.
@MainActor struct UIAttachmentBehaviorTests {
  private let anchor = CGPoint(x: 130, y: 130)

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

  /// The position of a point of a view, given as an offset from its centre.
  private func place(_ offset: UIOffset, of view: UIView) -> CGPoint {
    let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(view.transform)
    return CGPoint(x: view.center.x + turned.x, y: view.center.y + turned.y)
  }

  @Test func isARigidRodAsCreated() {
    let item = UIView()
    item.center = CGPoint(x: 30, y: 40)
    let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    #expect(attachment.attachedBehaviorType == .anchor)
    #expect(attachment.length == 50)
    #expect(attachment.damping == 0)
    #expect(attachment.frequency == 0)
    #expect(attachment.frictionTorque == 0)
    #expect(attachment.attachmentRange == .infinite)
    #expect(attachment.anchorPoint == .zero)
    #expect(attachment.items.count == 1)
  }

  @Test func itemsTypeHasTwoItemsAndNoAnchor() {
    let (first, second) = (UIView(), UIView())
    second.center = CGPoint(x: 0, y: 7)
    let attachment = UIAttachmentBehavior(item: first, attachedTo: second)
    #expect(attachment.attachedBehaviorType == .items)
    #expect(attachment.items.map { $0 as? UIView } == [first, second])
    #expect(attachment.length == 7)
    attachment.anchorPoint = CGPoint(x: 5, y: 5)
    #expect(attachment.anchorPoint == .zero)
  }

  @Test func lengthOfTheRecipeIsTheDistanceToTheAttachmentPoint() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 284))
    let offset = UIOffset(horizontal: 30, vertical: -40)
    let attachment = UIAttachmentBehavior(item: square, offsetFromCenter: offset, attachedToAnchor: anchor)
    #expect(attachment.length.isNear(128.8, within: 0.05))
    scene.animator.addBehavior(attachment)
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.passFrames(300) {
      #expect(distance(place(offset, of: square), anchor).isNear(attachment.length, within: 1.5))
    }
  }

  @Test func itemFollowsTheAnchorAtItsLength() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 284))
    let matter = UIDynamicItemBehavior(items: [square])
    matter.resistance = 5
    matter.angularResistance = 5
    scene.animator.addBehavior(matter)
    let attachment = UIAttachmentBehavior(item: square, attachedToAnchor: anchor)
    scene.animator.addBehavior(attachment)
    let length = attachment.length
    for step in 0..<60 {
      attachment.anchorPoint = CGPoint(x: 130 + 2 * step, y: 130 + step)
      scene.passFrame()
    }
    scene.passFrames(60)
    #expect(attachment.length == length)
    #expect(distance(square.center, attachment.anchorPoint).isNear(length, within: 1))
  }

  @Test func changedLengthMovesTheItem() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 130, y: 230))
    let attachment = UIAttachmentBehavior(item: square, attachedToAnchor: anchor)
    scene.animator.addBehavior(attachment)
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.passFrames(10)
    attachment.length = 50
    scene.passFrames(60)
    #expect(distance(square.center, anchor).isNear(50, within: 2))
  }

  @Test func springSwingsAtItsFrequency() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 300))
    let attachment = UIAttachmentBehavior(item: square, attachedToAnchor: CGPoint(x: 160, y: 100))
    attachment.length = 150
    attachment.frequency = 1
    scene.animator.addBehavior(attachment)
    var lowest = [CGFloat]()
    scene.passFrames(120) { lowest.append(square.center.y) }
    // After half a period it is as far on the other side, after a whole period it is back.
    #expect(lowest[29].isNear(200, within: 4))
    #expect(lowest[59].isNear(300, within: 4))
    #expect(lowest[119].isNear(300, within: 6))
  }

  @Test func criticallyDampedSpringDoesNotSwing() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 300))
    let attachment = UIAttachmentBehavior(item: square, attachedToAnchor: CGPoint(x: 160, y: 100))
    attachment.length = 150
    attachment.frequency = 2
    attachment.damping = 1
    scene.animator.addBehavior(attachment)
    let rests = scene.comeToRest { #expect(square.center.y > 249) }
    #expect(rests)
    #expect(square.center.y.isNear(250, within: 1))
  }

  @Test func rodBetweenItemsKeepsTheirDistance() {
    let scene = DynamicsScene()
    let first = scene.addSquare(40, at: CGPoint(x: 100, y: 100))
    let second = scene.addSquare(40, at: CGPoint(x: 200, y: 100))
    scene.animator.addBehavior(UIAttachmentBehavior(item: first, attachedTo: second))
    scene.animator.addBehavior(UIAttachmentBehavior(item: first, attachedToAnchor: CGPoint(x: 100, y: 50)))
    scene.animator.addBehavior(UIGravityBehavior(items: [first, second]))
    scene.passFrames(300) { #expect(distance(first.center, second.center).isNear(100, within: 2)) }
  }

  // MARK: Other kinds of attachment

  /// Two squares 100 points apart, the first of which is anchored.
  private func pair() -> (DynamicsScene, UIView, UIView) {
    let scene = DynamicsScene()
    let first = scene.addSquare(40, at: CGPoint(x: 100, y: 100))
    let second = scene.addSquare(40, at: CGPoint(x: 200, y: 100))
    let nail = UIDynamicItemBehavior(items: [first])
    nail.isAnchored = true
    scene.animator.addBehavior(nail)
    return (scene, first, second)
  }

  @Test func ropeLetsItemsComeNearerButNotFartherApart() {
    let (scene, first, second) = pair()
    let rope = UIAttachmentBehavior.limitAttachment(
      with: second,
      offsetFromCenter: UIOffset(),
      attachedTo: first,
      offsetFromCenter: UIOffset()
    )
    #expect(rope.length == 100)
    scene.animator.addBehavior(rope)
    let push = UIPushBehavior(items: [second], mode: .instantaneous)
    push.pushDirection = CGVector(dx: -0.05, dy: 0)
    scene.animator.addBehavior(push)
    scene.passFrames(6)
    #expect(distance(first.center, second.center) < 99)
    push.pushDirection = CGVector(dx: 0.5, dy: 0.1)
    push.active = true
    scene.passFrames(120) { #expect(distance(first.center, second.center) < 102) }
  }

  @Test func gluedItemsKeepDistanceAndAngle() {
    let (scene, first, second) = pair()
    let glue = UIAttachmentBehavior.fixedAttachment(
      with: second,
      attachedTo: first,
      attachmentAnchor: CGPoint(x: 150, y: 100)
    )
    scene.animator.addBehavior(glue)
    scene.animator.addBehavior(UIGravityBehavior(items: [second]))
    scene.passFrames(60)
    #expect(second.center.isNear(CGPoint(x: 200, y: 100), within: 2))
    #expect(abs(second.transform.b) < 0.02)
  }

  @Test func pinnedItemTurnsAboutThePin() {
    let (scene, first, second) = pair()
    let pin = UIAttachmentBehavior.pinAttachment(
      with: second,
      attachedTo: first,
      attachmentAnchor: CGPoint(x: 150, y: 100)
    )
    scene.animator.addBehavior(pin)
    scene.animator.addBehavior(UIGravityBehavior(items: [second]))
    var lowest: CGFloat = 0
    scene.passFrames(60) {
      lowest = max(lowest, second.center.y)
      #expect(distance(second.center, CGPoint(x: 150, y: 100)).isNear(50, within: 1.5))
    }
    #expect(lowest > 145)
    #expect(first.center == CGPoint(x: 100, y: 100))
  }

  @Test func pinTurnsNoFartherThanItsRange() {
    let (scene, first, second) = pair()
    let pin = UIAttachmentBehavior.pinAttachment(
      with: second,
      attachedTo: first,
      attachmentAnchor: CGPoint(x: 150, y: 100)
    )
    pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
    scene.animator.addBehavior(pin)
    scene.animator.addBehavior(UIGravityBehavior(items: [second]))
    scene.passFrames(120)
    #expect(atan2(second.transform.b, second.transform.a).isNear(0.5, within: 0.05))
  }

  @Test func frictionTorqueHoldsAPin() {
    let (scene, first, second) = pair()
    let pin = UIAttachmentBehavior.pinAttachment(
      with: second,
      attachedTo: first,
      attachmentAnchor: CGPoint(x: 150, y: 100)
    )
    // Weight times arm: 0.16 kg · 10 m/s² · 0.5 m = 0.8 N·m.
    pin.frictionTorque = 2
    scene.animator.addBehavior(pin)
    scene.animator.addBehavior(UIGravityBehavior(items: [second]))
    scene.passFrames(60)
    #expect(second.center.isNear(CGPoint(x: 200, y: 100), within: 2))
  }

  @Test func slidingItemMovesAlongItsAxisWithinItsRange() {
    let (scene, _, second) = pair()
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: second,
      attachmentAnchor: CGPoint(x: 200, y: 100),
      axisOfTranslation: CGVector(dx: 0, dy: 1)
    )
    #expect(rail.attachedBehaviorType == .anchor)
    rail.attachmentRange = UIFloatRange(minimum: -30, maximum: 80)
    scene.animator.addBehavior(rail)
    let gravity = UIGravityBehavior(items: [second])
    gravity.gravityDirection = CGVector(dx: 0.5, dy: 1)
    scene.animator.addBehavior(gravity)
    scene.passFrames(180) { #expect(second.center.x.isNear(200, within: 1.5)) }
    #expect(second.center.y.isNear(180, within: 2))
    #expect(abs(second.transform.b) < 0.02)
  }

  // MARK: Bad input

  @Test func itemAttachedToItselfIsFree() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 100))
    scene.animator.addBehavior(UIAttachmentBehavior(item: square, attachedTo: square))
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.passFrames(30)
    #expect(square.center.y.isNear(225, within: 0.01))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func numbersThatAreNotFiniteAreIgnored(_ number: CGFloat) {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 100))
    let attachment = UIAttachmentBehavior(
      item: square,
      offsetFromCenter: UIOffset(horizontal: number, vertical: 0),
      attachedToAnchor: CGPoint(x: 160, y: 50)
    )
    #expect(attachment.length == 50)
    attachment.length = number
    attachment.damping = number
    attachment.frequency = number
    attachment.anchorPoint = CGPoint(x: number, y: 0)
    #expect(attachment.length == 50)
    #expect(attachment.anchorPoint == CGPoint(x: 160, y: 50))
    attachment.attachmentRange = UIFloatRange(minimum: number, maximum: number)
    scene.animator.addBehavior(attachment)
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.passFrames(30)
    #expect(distance(square.center, CGPoint(x: 160, y: 50)).isNear(50, within: 1))
  }

  @Test func negativeNumbersCountAsZero() {
    let attachment = UIAttachmentBehavior(item: UIView(), attachedToAnchor: CGPoint(x: 3, y: 4))
    attachment.length = -1
    attachment.damping = -1
    attachment.frequency = -1
    attachment.frictionTorque = -1
    #expect(attachment.length == 0)
    #expect(attachment.damping == 0)
    #expect(attachment.frequency == 0)
    #expect(attachment.frictionTorque == 0)
  }
}
