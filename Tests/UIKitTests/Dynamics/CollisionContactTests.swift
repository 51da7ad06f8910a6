import Simulator
import Testing
import UIKit

/// Truth: Apple, UICollisionBehaviorDelegate: a contact begins once and ends once, with the identifier of the
/// boundary, nil for the reference bounds; the times follow from free fall.
@MainActor struct CollisionContactTests {
  @Test func bothSquaresOfTheRecipeMeetTheLineWhenFreeFallSaysSo() throws {
    let scene = DynamicsScene()
    let upper = scene.addSquare(50, at: CGPoint(x: 160, y: 0))
    let lower = scene.addSquare(50, at: CGPoint(x: 160, y: 60))
    upper.tag = 1
    lower.tag = 2
    let collision = UICollisionBehavior(items: [upper, lower])
    // Otherwise the upper square would land on the lower one.
    collision.collisionMode = .boundaries
    collision.addBoundary(
      withIdentifier: "bottomBoundary",
      from: CGPoint(x: 0, y: 468),
      to: CGPoint(x: 320, y: 468)
    )
    let log = ContactLog()
    collision.collisionDelegate = log
    var times: [TimeInterval] = []
    log.onBegan = { item in
      if times.count < 2 { times.append(scene.time) }
      collision.removeItem(item)
    }
    scene.animator.addBehavior(UIGravityBehavior(items: [upper, lower]))
    scene.animator.addBehavior(collision)
    scene.passFrames(70)
    #expect(log.calls == ["2 meets bottomBoundary", "1 meets bottomBoundary"])
    try #require(times.count == 2)
    #expect(abs(times[0] - 0.875) < 0.02)
    #expect(abs(times[1] - 0.941) < 0.02)
    for point in log.points {
      #expect(point.y.isNear(468, within: 1))
      #expect((134...186).contains(point.x))
    }
  }

  @Test func restingContactIsToldOnce() {
    let scene = DynamicsScene()
    let square = scene.addSquare(50, at: CGPoint(x: 160, y: 500))
    square.tag = 1
    let matter = UIDynamicItemBehavior(items: [square])
    matter.elasticity = 0
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    let log = ContactLog()
    collision.collisionDelegate = log
    scene.animator.addBehavior(matter)
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.animator.addBehavior(collision)
    #expect(scene.comeToRest())
    #expect(log.calls == ["1 meets bounds"])
    collision.translatesReferenceBoundsIntoBoundary = false
    scene.passFrames(30)
    #expect(log.calls == ["1 meets bounds"])
  }

  @Test func bouncingItemMeetsAndLeaves() {
    let scene = DynamicsScene()
    let square = scene.addSquare(50, at: CGPoint(x: 160, y: 400))
    square.tag = 1
    let matter = UIDynamicItemBehavior(items: [square])
    matter.elasticity = 1
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    let log = ContactLog()
    collision.collisionDelegate = log
    scene.animator.addBehavior(matter)
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.animator.addBehavior(collision)
    // 143 points down take 0.535 s, and the same time up again.
    scene.passFrames(60)
    #expect(log.calls == ["1 meets bounds", "1 leaves bounds"])
    scene.passFrames(60)
    #expect(log.calls.count == 4)
    #expect(scene.animator.isRunning)
  }

  @Test func itemsAreToldInTheOrderOfTheBehavior() {
    let scene = DynamicsScene()
    let left = scene.addSquare(50, at: CGPoint(x: 60, y: 200))
    let right = scene.addSquare(50, at: CGPoint(x: 200, y: 200))
    left.tag = 1
    right.tag = 2
    let collision = UICollisionBehavior(items: [right, left])
    let log = ContactLog()
    collision.collisionDelegate = log
    let push = UIPushBehavior(items: [left], mode: .instantaneous)
    push.magnitude = 1
    scene.animator.addBehavior(collision)
    scene.animator.addBehavior(push)
    scene.passFrames(60)
    #expect(log.calls.first == "2 meets 1")
    #expect(log.calls.filter { $0.contains("meets") }.count == 1)
    // In one frame the square moves by 6.7 points.
    #expect(log.points.first.map { $0.x.isNear(175, within: 7) } == true)
  }

  @Test func itemsOnePointApartDoNotMeetAndOverlappingOnesDo() {
    for (gap, meets) in [(CGFloat(1), false), (-5, true)] {
      let scene = DynamicsScene()
      let left = scene.addSquare(50, at: CGPoint(x: 100, y: 200))
      let right = scene.addSquare(50, at: CGPoint(x: 150 + gap, y: 200))
      let collision = UICollisionBehavior(items: [left, right])
      let log = ContactLog()
      collision.collisionDelegate = log
      scene.animator.addBehavior(collision)
      scene.passFrames(10)
      #expect(log.calls.contains { $0.contains("meets") } == meets)
    }
  }

  @Test func everyBehaviorThatHasBothItemsIsTold() {
    let scene = DynamicsScene()
    let left = scene.addSquare(50, at: CGPoint(x: 100, y: 200))
    let right = scene.addSquare(50, at: CGPoint(x: 145, y: 200))
    let logs = [ContactLog(), ContactLog(), ContactLog()]
    let behaviors = [
      UICollisionBehavior(items: [left, right]), UICollisionBehavior(items: [right, left]),
      UICollisionBehavior(items: [left]),
    ]
    for (behavior, log) in zip(behaviors, logs) {
      behavior.collisionDelegate = log
      scene.animator.addBehavior(behavior)
    }
    scene.passFrames(5)
    #expect(logs.map { $0.calls.filter { $0.contains("meets") }.count } == [1, 1, 0])
  }

  @Test func pathOfManySegmentsIsOneContact() {
    let scene = DynamicsScene()
    let square = scene.addSquare(50, at: CGPoint(x: 160, y: 200))
    square.tag = 1
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 300))
    for step in 1...32 { path.addLine(to: CGPoint(x: CGFloat(step) * 10, y: 300)) }
    let matter = UIDynamicItemBehavior(items: [square])
    matter.elasticity = 0
    let collision = UICollisionBehavior(items: [square])
    collision.addBoundary(withIdentifier: "steps", for: path)
    let log = ContactLog()
    collision.collisionDelegate = log
    scene.animator.addBehavior(matter)
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.animator.addBehavior(collision)
    #expect(scene.comeToRest())
    #expect(log.calls == ["1 meets steps"])
  }

  @Test func contactIsToldBeforeTheActionRuns() {
    let scene = DynamicsScene()
    let square = scene.addSquare(50, at: CGPoint(x: 160, y: 500))
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    let log = ContactLog()
    collision.collisionDelegate = log
    var order: [String] = []
    log.onBegan = { _ in order.append("contact in frame \(scene.frameCount)") }
    let gravity = UIGravityBehavior(items: [square])
    gravity.action = { if order.count == 1 { order.append("action in frame \(scene.frameCount)") } }
    scene.animator.addBehavior(gravity)
    scene.animator.addBehavior(collision)
    scene.passFrames(30)
    let frames = order.prefix(2).map { $0.split(separator: " ").last }
    #expect(order.count >= 2 && frames[0] == frames[1])
  }

  // MARK: Removing inside of a callback

  enum Removal: CaseIterable, Sendable {
    case item, itemFromAll, behavior, allBehaviors, view, boundary, animatorsView
  }

  @Test(arguments: Removal.allCases)
  func anythingMayBeRemovedInsideACallback(_ removal: Removal) {
    let scene = DynamicsScene()
    let squares = (0..<4).map { scene.addSquare(50, at: CGPoint(x: 60 + 60 * CGFloat($0), y: 500)) }
    let gravity = UIGravityBehavior(items: squares)
    let collision = UICollisionBehavior(items: squares)
    collision.addBoundary(
      withIdentifier: "floor",
      from: CGPoint(x: 0, y: 560),
      to: CGPoint(x: 320, y: 560)
    )
    let log = ContactLog()
    collision.collisionDelegate = log
    var count = 0
    log.onBegan = { item in
      count += 1
      switch removal {
      case .item: collision.removeItem(item)
      case .itemFromAll:
        gravity.removeItem(item)
        collision.removeItem(item)
      case .behavior: scene.animator.removeBehavior(collision)
      case .allBehaviors: scene.animator.removeAllBehaviors()
      case .view: (item as? UIView)?.removeFromSuperview()
      case .boundary: collision.removeBoundary(withIdentifier: "floor")
      case .animatorsView: scene.view.removeFromSuperview()
      }
    }
    scene.animator.addBehavior(gravity)
    scene.animator.addBehavior(collision)
    scene.passFrames(120) {
      #expect(squares.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite })
    }
    switch removal {
    case .item, .itemFromAll, .view: #expect(count == 4)
    // Behaviours that an earlier callback removed get no later callback in the same step.
    case .behavior, .allBehaviors, .boundary: #expect(count == 1)
    case .animatorsView: #expect(count >= 4)
    }
  }
}
