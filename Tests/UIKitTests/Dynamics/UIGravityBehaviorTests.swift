import Simulator
import Testing
import UIKit

/// Truth: Apple, UIGravityBehavior (magnitude 1 is 1000 points/s², downwards by default), and the closed form
/// of free fall, y = y₀ + 500·t².
@MainActor struct UIGravityBehaviorTests {
  @Test func pullsDownWithMagnitudeOneAsCreated() {
    let gravity = UIGravityBehavior()
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(gravity.magnitude == 1)
    #expect(gravity.angle == .pi / 2)
    #expect(gravity.items.isEmpty)
  }

  @Test func freeFallFollowsTheClosedFormInEveryFrame() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 284))
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.passFrames(600) {
      let expected = 284 + 500 * CGFloat(scene.time * scene.time)
      #expect(square.center.y.isNear(expected, within: 0.01))
      #expect(square.center.x == 160)
      #expect(square.transform.isIdentity)
    }
    #expect(square.center.y > 50_000)
    #expect(scene.animator.isRunning)
  }

  @Test func heavyAndLightItemsFallAlike() {
    let scene = DynamicsScene()
    let light = scene.addSquare(20, at: CGPoint(x: 50, y: 100))
    let heavy = scene.addSquare(200, at: CGPoint(x: 200, y: 100))
    let iron = UIDynamicItemBehavior(items: [heavy])
    iron.density = 8
    scene.animator.addBehavior(iron)
    scene.animator.addBehavior(UIGravityBehavior(items: [light, heavy]))
    scene.passFrames(60)
    #expect(light.center.y.isNear(600, within: 0.01))
    #expect(heavy.center.y.isNear(600, within: 0.01))
  }

  struct Pull: Sendable {
    let angle: CGFloat
    let magnitude: CGFloat
    let direction: CGVector
  }

  @Test(arguments: [
    Pull(angle: 0, magnitude: 1, direction: CGVector(dx: 1, dy: 0)),
    Pull(angle: .pi / 2, magnitude: 2, direction: CGVector(dx: 0, dy: 2)),
    Pull(angle: .pi, magnitude: 0.5, direction: CGVector(dx: -0.5, dy: 0)),
    Pull(angle: -.pi / 2, magnitude: 3, direction: CGVector(dx: 0, dy: -3)),
    Pull(angle: .pi / 4, magnitude: 2, direction: CGVector(dx: 1.414_213_562_373, dy: 1.414_213_562_373)),
  ])
  func directionAngleAndMagnitudeAreOneVector(_ pull: Pull) {
    let byAngle = UIGravityBehavior()
    byAngle.setAngle(pull.angle, magnitude: pull.magnitude)
    #expect(byAngle.gravityDirection.dx.isNear(pull.direction.dx))
    #expect(byAngle.gravityDirection.dy.isNear(pull.direction.dy))

    let byParts = UIGravityBehavior()
    byParts.magnitude = pull.magnitude
    byParts.angle = pull.angle
    #expect(byParts.gravityDirection == byAngle.gravityDirection)

    let byVector = UIGravityBehavior()
    byVector.gravityDirection = pull.direction
    #expect(byVector.magnitude.isNear(pull.magnitude))
    #expect(cos(byVector.angle - pull.angle).isNear(1))

    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 284))
    byVector.addItem(square)
    scene.animator.addBehavior(byVector)
    scene.passFrames(30)
    #expect(square.center.x.isNear(160 + 125 * pull.direction.dx, within: 0.01))
    #expect(square.center.y.isNear(284 + 125 * pull.direction.dy, within: 0.01))
  }

  @Test func itemFallsFromTheMomentItIsAdded() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 100))
    let gravity = UIGravityBehavior(items: [])
    scene.animator.addBehavior(gravity)
    scene.passFrames(30)
    #expect(square.center == CGPoint(x: 160, y: 100))
    gravity.addItem(square)
    scene.passFrames(30)
    #expect(square.center.y.isNear(225, within: 0.01))
  }

  @Test func removedItemStaysWhereItIs() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 100))
    let gravity = UIGravityBehavior(items: [square])
    scene.animator.addBehavior(gravity)
    scene.passFrames(30)
    gravity.removeItem(square)
    scene.passFrames(30)
    #expect(square.center.y.isNear(225, within: 0.01))
    #expect(gravity.items.isEmpty)
    #expect(!scene.animator.isRunning)
  }

  @Test func changeOfMagnitudeTakesEffectAtOnce() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 100))
    let gravity = UIGravityBehavior(items: [square])
    scene.animator.addBehavior(gravity)
    scene.passFrames(30)
    gravity.magnitude = 0
    scene.passFrames(30)
    // 500 points/s for another half second.
    #expect(square.center.y.isNear(475, within: 0.01))
  }

  @Test func withoutAnAnimatorNothingFalls() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 100))
    let gravity = UIGravityBehavior(items: [square])
    scene.passFrames(60)
    #expect(square.center == CGPoint(x: 160, y: 100))
    #expect(gravity.dynamicAnimator == nil)
  }

  @Test func placeOfTheReferenceViewDoesNotMatter() {
    let scene = DynamicsScene()
    let inner = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    scene.view.addSubview(inner)
    let square = scene.addSquare(at: CGPoint(x: 30, y: 40), in: inner)
    let animator = UIDynamicAnimator(referenceView: inner)
    animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.passFrames(60)
    #expect(square.center.x == 30)
    #expect(square.center.y.isNear(540, within: 0.01))
  }

  @Test func secondGravityOfAnAnimatorIsWarnedAbout() {
    let scene = DynamicsScene()
    scene.animator.addBehavior(UIGravityBehavior())
    #expect(scene.simulator.console.isEmpty)
    scene.animator.addBehavior(UIGravityBehavior())
    #expect(
      scene.simulator.console == ["Multiple gravity behavior per animator is undefined and may assert"]
    )
  }

  @Test func itemCountsOnce() {
    let square = UIView()
    let gravity = UIGravityBehavior(items: [square, square])
    gravity.addItem(square)
    #expect(gravity.items.count == 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func numbersThatAreNotFiniteAreIgnored(_ number: CGFloat) {
    let gravity = UIGravityBehavior()
    gravity.magnitude = number
    gravity.angle = number
    gravity.gravityDirection = CGVector(dx: number, dy: 0)
    gravity.setAngle(1, magnitude: number)
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(gravity.magnitude == 1)
    #expect(gravity.angle == .pi / 2)
  }
}
