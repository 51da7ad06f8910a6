import Simulator
import Testing
import UIKit

/// Truth: Apple, UIDynamicBehavior: composites take effect as a whole, `action` runs in every step after
/// items have moved, `willMove(to:)` is called before each change.
@MainActor struct UIDynamicBehaviorTests {
  /// Logs its moves, and creates its children when it is added to an animator.
  private final class Composite: UIDynamicBehavior {
    let name: String
    let log: CallLog
    var onMove: ((Composite) -> Void)?

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init()
    }

    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
      super.willMove(to: dynamicAnimator)
      log.add(
        "\(name) to \(dynamicAnimator == nil ? "nil" : "animator") in \(self.dynamicAnimator == nil ? "none" : "one")"
      )
      onMove?(self)
    }
  }

  @Test func allParentsAreBehaviors() {
    let item = UIView()
    let behaviors: [UIDynamicBehavior] = [
      UIGravityBehavior(items: [item]), UICollisionBehavior(items: [item]),
      UIPushBehavior(items: [item], mode: .continuous), UISnapBehavior(item: item, snapTo: .zero),
      UIAttachmentBehavior(item: item, attachedToAnchor: .zero), UIDynamicItemBehavior(items: [item]),
    ]
    #expect(
      behaviors.allSatisfy { $0.dynamicAnimator == nil && $0.childBehaviors.isEmpty && $0.action == nil }
    )
  }

  @Test func compositeActsWithAllItsParts() {
    let scene = DynamicsScene()
    let square = scene.addSquare(50, at: CGPoint(x: 160, y: 300))
    let composite = UIDynamicBehavior()
    let gravity = UIGravityBehavior(items: [square])
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    composite.addChildBehavior(gravity)
    composite.addChildBehavior(collision)
    scene.animator.addBehavior(composite)
    #expect(scene.animator.behaviors == [composite])
    #expect(composite.childBehaviors == [gravity, collision])
    #expect(gravity.dynamicAnimator === scene.animator)
    #expect(scene.comeToRest())
    #expect(square.frame.maxY.isNear(568, within: 1))
    composite.removeChildBehavior(collision)
    #expect(collision.dynamicAnimator == nil)
    scene.passFrames(60)
    #expect(square.frame.minY > 568)
    scene.animator.removeBehavior(composite)
    #expect(gravity.dynamicAnimator == nil)
  }

  @Test func everyPartHearsOfItsMoves() {
    let scene = DynamicsScene()
    let log = CallLog()
    let whole = Composite("whole", log)
    let part = Composite("part", log)
    whole.addChildBehavior(part)
    #expect(log.take().isEmpty)
    scene.animator.addBehavior(whole)
    #expect(log.take() == ["whole to animator in none", "part to animator in none"])
    let late = Composite("late", log)
    whole.addChildBehavior(late)
    #expect(log.take() == ["late to animator in none"])
    whole.removeChildBehavior(late)
    #expect(log.take() == ["late to nil in one"])
    scene.animator.removeBehavior(whole)
    #expect(log.take() == ["whole to nil in one", "part to nil in one"])
  }

  @Test func compositeMayMakeItsPartsWhenItComesToAnAnimator() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 100))
    let composite = Composite("whole", CallLog())
    composite.onMove = {
      if $0.childBehaviors.isEmpty { $0.addChildBehavior(UIGravityBehavior(items: [square])) }
    }
    scene.animator.addBehavior(composite)
    scene.passFrames(30)
    #expect(square.center.y.isNear(225, within: 0.01))
  }

  @Test func addingItselfWhileItMovesChangesNothing() {
    let scene = DynamicsScene()
    let composite = Composite("whole", CallLog())
    composite.onMove = {
      scene.animator.addBehavior($0)
      scene.animator.removeBehavior($0)
    }
    scene.animator.addBehavior(composite)
    #expect(scene.animator.behaviors == [composite])
  }

  @Test func partsThatAreTakenOrWouldFormACycleAreNotAdded() {
    let simulator = Simulator.boot(.iPhone5)
    let (first, second, third) = (UIDynamicBehavior(), UIDynamicBehavior(), UIDynamicBehavior())
    first.addChildBehavior(second)
    first.addChildBehavior(second)
    third.addChildBehavior(second)
    second.addChildBehavior(first)
    first.addChildBehavior(first)
    #expect(first.childBehaviors == [second])
    #expect(second.childBehaviors.isEmpty)
    #expect(third.childBehaviors.isEmpty)
    #expect(simulator.console.count == 4)
    third.removeChildBehavior(second)
    #expect(first.childBehaviors == [second])
  }

  @Test func actionRunsInEveryStepAfterTheItemsWereMoved() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 100))
    let gravity = UIGravityBehavior(items: [square])
    var heights: [CGFloat] = []
    gravity.action = { heights.append(square.center.y) }
    scene.animator.addBehavior(gravity)
    scene.passFrames(10)
    #expect(heights.count == 10)
    for (index, height) in heights.enumerated() {
      let time = CGFloat(index + 1) / 60
      #expect(height.isNear(100 + 500 * time * time, within: 0.01))
    }
    gravity.action = nil
    scene.passFrames(10)
    #expect(heights.count == 10)
  }

  @Test func actionMayRemoveAndAddBehaviors() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 100))
    let gravity = UIGravityBehavior(items: [square])
    let watcher = UIDynamicBehavior()
    var count = 0
    gravity.action = {
      guard square.center.y > 150 else { return }
      count += 1
      scene.animator.removeBehavior(gravity)
      scene.animator.removeBehavior(watcher)
      scene.animator.addBehavior(UISnapBehavior(item: square, snapTo: CGPoint(x: 160, y: 100)))
    }
    watcher.action = { if square.center.y > 150 { count += 100 } }
    scene.animator.addBehavior(gravity)
    scene.animator.addBehavior(watcher)
    #expect(scene.comeToRest())
    #expect(count == 1)
    #expect(square.center.isNear(CGPoint(x: 160, y: 100), within: 0.5))
  }

  @Test func actionMayLetTheAnimatorGo() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 100))
    var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: scene.view)
    let gravity = UIGravityBehavior(items: [square])
    gravity.action = { animator = nil }
    animator?.addBehavior(gravity)
    scene.passFrames(10)
    #expect(animator == nil)
    #expect(gravity.dynamicAnimator == nil)
    #expect(square.center.y < 101)
  }
}
