import Simulator
import Testing
import UIKit

/// Truth: Apple, UIDynamicAnimator: its behaviours, when it runs and pauses, and when it reads and writes
/// items.
@MainActor struct UIDynamicAnimatorTests {
  @Test func restsAsCreated() {
    let scene = DynamicsScene()
    #expect(scene.animator.referenceView === scene.view)
    #expect(scene.animator.behaviors.isEmpty)
    #expect(!scene.animator.isRunning)
    #expect(scene.animator.elapsedTime == 0)
    #expect(scene.animator.delegate == nil)
  }

  @Test func behaviorsAreKeptInOrder() {
    let scene = DynamicsScene()
    let gravity = UIGravityBehavior()
    let collision = UICollisionBehavior()
    let push = UIPushBehavior(items: [], mode: .continuous)
    let snap = UISnapBehavior(item: scene.addSquare(at: .zero), snapTo: .zero)
    for behavior in [gravity, collision, push, snap] { scene.animator.addBehavior(behavior) }
    #expect(scene.animator.behaviors == [gravity, collision, push, snap])
    #expect(gravity.dynamicAnimator === scene.animator)
    scene.animator.removeBehavior(collision)
    #expect(scene.animator.behaviors == [gravity, push, snap])
    #expect(collision.dynamicAnimator == nil)
    scene.animator.removeAllBehaviors()
    #expect(scene.animator.behaviors.isEmpty)
  }

  @Test func behaviorJoinsOneAnimatorOnce() {
    let scene = DynamicsScene()
    let other = UIDynamicAnimator(referenceView: scene.view)
    let gravity = UIGravityBehavior()
    scene.animator.addBehavior(gravity)
    scene.animator.addBehavior(gravity)
    other.addBehavior(gravity)
    #expect(scene.animator.behaviors == [gravity])
    #expect(other.behaviors.isEmpty)
    #expect(scene.simulator.console.count == 2)
    other.removeBehavior(gravity)
    #expect(gravity.dynamicAnimator === scene.animator)
    scene.animator.removeBehavior(gravity)
    other.addBehavior(gravity)
    #expect(gravity.dynamicAnimator === other)
  }

  @Test func behaviorOfAnAnimatorThatIsGoneCanBeUsedAgain() {
    let scene = DynamicsScene()
    let square = scene.addSquare(50, at: CGPoint(x: 160, y: 100))
    let gravity = UIGravityBehavior(items: [square])
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    var first: UIDynamicAnimator? = UIDynamicAnimator(referenceView: scene.view)
    first?.addBehavior(gravity)
    first?.addBehavior(collision)
    scene.passFrames(10)
    first = nil
    scene.animator.addBehavior(gravity)
    scene.animator.addBehavior(collision)
    #expect(scene.comeToRest())
    #expect(square.frame.maxY.isNear(568, within: 1))
  }

  @Test func animatorThatNobodyKeepsMovesNothing() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 100))
    weak var animator: UIDynamicAnimator?
    do {
      let local = UIDynamicAnimator(referenceView: scene.view)
      local.addBehavior(UIGravityBehavior(items: [square]))
      animator = local
    }
    scene.passFrames(30)
    #expect(animator == nil)
    #expect(square.center == CGPoint(x: 160, y: 100))
    #expect(scene.simulator.advanceUntilIdle(limit: 1))
  }

  // MARK: Running

  @Test func resumesAndPausesWithItsDelegate() {
    let scene = DynamicsScene()
    let square = scene.addSquare(50, at: CGPoint(x: 160, y: 400))
    let log = AnimatorLog()
    scene.animator.delegate = log
    let gravity = UIGravityBehavior(items: [square])
    scene.animator.addBehavior(gravity)
    #expect(log.calls == ["will resume, running false"])
    #expect(scene.animator.isRunning)
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    scene.animator.addBehavior(collision)
    #expect(scene.comeToRest())
    #expect(log.calls == ["will resume, running false", "did pause, running false"])
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    #expect(scene.animator.isRunning)
    #expect(scene.comeToRest())
    #expect(log.calls.count == 4)
    #expect(square.frame.minY.isNear(0, within: 1))
  }

  @Test func pausedAnimatorLetsTheSimulatorBeIdle() {
    let scene = DynamicsScene()
    let square = scene.addSquare(50, at: CGPoint(x: 160, y: 400))
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    #expect(!scene.simulator.advanceUntilIdle(limit: 2))
    let collision = UICollisionBehavior(items: [square])
    collision.addBoundary(
      withIdentifier: "floor",
      from: CGPoint(x: 0, y: 5000),
      to: CGPoint(x: 320, y: 5000)
    )
    scene.animator.addBehavior(collision)
    #expect(scene.simulator.advanceUntilIdle(limit: 30))
    #expect(square.frame.maxY.isNear(5000, within: 1))
  }

  @Test func turningTheDeviceDoesNotWaitForWhatFallsForEver() {
    let scene = DynamicsScene()
    let square = scene.addSquare(50, at: CGPoint(x: 160, y: 400))
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    let before = scene.simulator.time
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.simulator.time - before < 2)
  }

  @Test func elapsedTimeCountsTheFramesOfTheRun() {
    let scene = DynamicsScene()
    let square = scene.addSquare(50, at: CGPoint(x: 160, y: 400))
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    #expect(scene.animator.elapsedTime == 0)
    scene.passFrames(30) { #expect(abs(scene.animator.elapsedTime - scene.time) < 1e-9) }
  }

  @Test func delegateMayChangeEverythingInPause() {
    let scene = DynamicsScene()
    let square = scene.addSquare(50, at: CGPoint(x: 160, y: 560))
    let gravity = UIGravityBehavior(items: [square])
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    let log = AnimatorLog()
    scene.animator.delegate = log
    log.onPause = {
      log.onPause = nil
      scene.animator.removeBehavior(collision)
    }
    scene.animator.addBehavior(gravity)
    scene.animator.addBehavior(collision)
    scene.passFrames(300)
    #expect(scene.animator.isRunning)
    #expect(square.center.y > 1000)
  }

  // MARK: Items

  @Test func changesByTheApplicationCountOnlyAfterAnUpdate() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 100))
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.passFrames(30)
    square.center = CGPoint(x: 10, y: 10)
    scene.passFrame()
    #expect(square.center.x == 160)
    #expect(square.center.y > 225)
    square.center = CGPoint(x: 10, y: 10)
    scene.animator.updateItem(usingCurrentState: square)
    scene.passFrame()
    #expect(square.center.x == 10)
    #expect(square.center.y < 30)
  }

  @Test func updateWakesAndTakesOverSizeAndRotation() {
    let scene = DynamicsScene()
    let square = scene.addSquare(50, at: CGPoint(x: 160, y: 500))
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.animator.addBehavior(collision)
    #expect(scene.comeToRest())
    square.bounds.size = CGSize(width: 100, height: 200)
    square.center = CGPoint(x: 160, y: 200)
    square.transform = CGAffineTransform(rotationAngle: .pi / 2)
    scene.animator.updateItem(usingCurrentState: square)
    #expect(scene.comeToRest())
    #expect(square.center.y.isNear(518, within: 1))
  }

  @Test func updateOfAForeignItemIsIgnored() {
    let scene = DynamicsScene()
    scene.animator.updateItem(usingCurrentState: UIView())
    #expect(!scene.animator.isRunning)
  }

  @Test func findsItemsByTheirBounds() {
    let scene = DynamicsScene()
    let left = scene.addSquare(50, at: CGPoint(x: 50, y: 100))
    let right = scene.addSquare(50, at: CGPoint(x: 150, y: 100))
    let bystander = scene.addSquare(50, at: CGPoint(x: 100, y: 100))
    scene.animator.addBehavior(UIDynamicItemBehavior(items: [right, left]))
    func found(_ rect: CGRect) -> [UIView?] { scene.animator.items(in: rect).map { $0 as? UIView } }
    #expect(found(scene.view.bounds) == [right, left])
    #expect(found(CGRect(x: 0, y: 0, width: 100, height: 200)) == [left])
    #expect(found(CGRect(x: 75, y: 0, width: 50, height: 200)).isEmpty)
    #expect(found(bystander.frame.insetBy(dx: -1, dy: 0)) == [right, left])
    #expect(found(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isEmpty)
    left.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(found(CGRect(x: 80, y: 95, width: 5, height: 10)) == [left])
  }

  @Test func findsAnItemWhereItsSuperviewHasTakenItSinceTheLastStep() {
    let scene = DynamicsScene()
    let square = scene.addSquare(50, at: CGPoint(x: 50, y: 100))
    scene.animator.addBehavior(UIDynamicItemBehavior(items: [square]))
    let container = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 200))
    scene.view.addSubview(container)
    container.addSubview(square)
    #expect(scene.animator.items(in: CGRect(x: 225, y: 75, width: 50, height: 50)).count == 1)
    #expect(scene.animator.items(in: CGRect(x: 0, y: 75, width: 100, height: 50)).isEmpty)
  }

  @Test func viewThatLeftIsLeftAloneUntilItIsBack() {
    let scene = DynamicsScene()
    let square = scene.addSquare(50, at: CGPoint(x: 160, y: 100))
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.passFrames(30)
    square.removeFromSuperview()
    let center = square.center
    scene.passFrames(30)
    #expect(square.center == center)
    square.center = CGPoint(x: 50, y: 50)
    scene.view.addSubview(square)
    // Every change wakes an animator at rest.
    scene.animator.updateItem(usingCurrentState: square)
    scene.passFrames(30)
    #expect(square.center.x == 50)
    #expect(square.center.y.isNear(175, within: 0.01))
  }

  @Test func nothingMovesOnceTheReferenceViewIsGone() {
    let scene = DynamicsScene()
    var host: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let item = PlainItem(center: .zero)
    let animator = UIDynamicAnimator(referenceView: host ?? UIView())
    animator.addBehavior(UIGravityBehavior(items: [item]))
    scene.passFrames(30)
    let center = item.center
    host = nil
    scene.passFrames(30)
    #expect(animator.referenceView == nil)
    #expect(item.center == center)
    #expect(!animator.isRunning)
    animator.addBehavior(UIPushBehavior(items: [item], mode: .continuous))
    #expect(!animator.isRunning)
  }

  // MARK: Exceptions

  @Test func viewOutsideOfTheReferenceViewIsRefused() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let reference = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        let animator = UIDynamicAnimator(referenceView: reference)
        let stranger = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        animator.addBehavior(UIGravityBehavior(items: [stranger]))
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "The view item <UIView; frame = (1 2; 3 4)> must be a descendant of the reference view "
        + "<UIView; frame = (0 0; 9 9)> of its dynamic animator."
    )
  }

  @Test func collisionBehaviorBeyondTheLimitIsRefused() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let reference = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        let animator = UIDynamicAnimator(referenceView: reference)
        for _ in 0..<22 {
          animator.addBehavior(UICollisionBehavior(items: [PlainItem(center: .zero)]))
        }
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "A dynamic animator can have at most 21 collision behaviors with items or boundaries."
    )
  }

  @Test func twentyOneCollisionBehaviorsWork() {
    let scene = DynamicsScene()
    let squares = (0..<21).map { scene.addSquare(10, at: CGPoint(x: 10 + 15 * CGFloat($0), y: 100)) }
    scene.animator.addBehavior(UIGravityBehavior(items: squares))
    for (index, square) in squares.enumerated() {
      let collision = UICollisionBehavior(items: [square])
      let y = 200 + 10 * CGFloat(index)
      collision.addBoundary(withIdentifier: "floor", from: CGPoint(x: 0, y: y), to: CGPoint(x: 320, y: y))
      scene.animator.addBehavior(collision)
    }
    #expect(scene.comeToRest())
    for (index, square) in squares.enumerated() {
      #expect(square.frame.maxY.isNear(200 + 10 * CGFloat(index), within: 1))
    }
  }
}
