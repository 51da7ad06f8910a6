import Simulator
import Testing
import UIKit

/// Truth: Apple, UIPushBehavior: magnitude 1 accelerates 100 × 100 points of density 1 by 100 points/s², or
/// gives them 100 points/s at once; and the closed form of constant acceleration, x = a·t²/2.
@MainActor struct UIPushBehaviorTests {
  @Test func pushesWithNothingAsCreated() {
    for mode in [UIPushBehavior.Mode.continuous, .instantaneous] {
      let push = UIPushBehavior(items: [], mode: mode)
      #expect(push.mode == mode)
      #expect(push.active)
      #expect(push.angle == 0)
      #expect(push.magnitude == 0)
      #expect(push.pushDirection == .zero)
      #expect(push.targetOffsetFromCenter(for: UIView()) == UIOffset())
    }
  }

  struct Case: Sendable {
    let side: CGFloat
    let density: CGFloat
    let magnitude: CGFloat
    let acceleration: CGFloat
  }

  private nonisolated static let cases = [
    Case(side: 100, density: 1, magnitude: 1, acceleration: 100),
    Case(side: 100, density: 1, magnitude: 3, acceleration: 300),
    Case(side: 80, density: 1, magnitude: 1, acceleration: 156.25),
    // The push recipe: a tap 100 points away gives magnitude 0.5.
    Case(side: 80, density: 1, magnitude: 0.5, acceleration: 78.125),
    Case(side: 100, density: 4, magnitude: 1, acceleration: 25),
    Case(side: 50, density: 0.5, magnitude: 0.25, acceleration: 200),
  ]

  private func scene(_ test: Case, _ mode: UIPushBehavior.Mode) -> (DynamicsScene, UIView, UIPushBehavior) {
    let scene = DynamicsScene()
    let square = scene.addSquare(test.side, at: CGPoint(x: 50, y: 200))
    let matter = UIDynamicItemBehavior(items: [square])
    matter.density = test.density
    let push = UIPushBehavior(items: [square], mode: mode)
    push.magnitude = test.magnitude
    scene.animator.addBehavior(push)
    scene.animator.addBehavior(matter)
    return (scene, square, push)
  }

  @Test(arguments: cases)
  func continuousPushAcceleratesByTheMass(_ test: Case) {
    let (scene, square, push) = scene(test, .continuous)
    scene.passFrames(60) {
      let expected = 50 + test.acceleration / 2 * CGFloat(scene.time * scene.time)
      #expect(square.center.x.isNear(expected, within: 0.01))
    }
    #expect(square.center.y.isNear(200, within: 1e-6))
    #expect(push.active)
  }

  @Test(arguments: cases)
  func instantaneousPushGivesASpeedOnce(_ test: Case) {
    let (scene, square, push) = scene(test, .instantaneous)
    #expect(push.active)
    scene.passFrames(60) {
      #expect(!push.active)
      let expected = 50 + test.acceleration * CGFloat(scene.time)
      #expect(square.center.x.isNear(expected, within: 0.01))
    }
  }

  @Test func turnedOnAgainAnInstantaneousPushPushesAgain() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 50, y: 200))
    let push = UIPushBehavior(items: [square], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    scene.animator.addBehavior(push)
    scene.passFrames(60)
    push.active = true
    scene.passFrames(60)
    #expect(square.center.x.isNear(50 + 100 + 200, within: 0.01))
    #expect(!push.active)
  }

  @Test func turnedOffAContinuousPushLetsTheItemGoOn() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 50, y: 200))
    let push = UIPushBehavior(items: [square], mode: .continuous)
    push.magnitude = 1
    scene.animator.addBehavior(push)
    scene.passFrames(60)
    push.active = false
    scene.passFrames(60)
    #expect(square.center.x.isNear(50 + 50 + 100, within: 0.01))
  }

  @Test(arguments: [0, 90, 180, 270])
  func itemMovesInTheDirectionOfThePush(_ degrees: Int) {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 284))
    let push = UIPushBehavior(items: [square], mode: .instantaneous)
    let angle = CGFloat(degrees) * .pi / 180
    push.setAngle(angle, magnitude: 1)
    scene.animator.addBehavior(push)
    scene.passFrames(60)
    #expect(square.center.isNear(CGPoint(x: 160 + 100 * cos(angle), y: 284 + 100 * sin(angle)), within: 1e-6))
    #expect(square.transform.isIdentity)
  }

  @Test func pushBesideTheCenterTurnsTheItem() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 284))
    let matter = UIDynamicItemBehavior(items: [square])
    scene.animator.addBehavior(matter)
    let push = UIPushBehavior(items: [square], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -10), for: square)
    #expect(push.targetOffsetFromCenter(for: square) == UIOffset(horizontal: 0, vertical: -10))
    scene.animator.addBehavior(push)
    scene.passFrame()
    // Offset × momentum over the moment of inertia of a square, m·a²/6: 0.1 m · 1 N·s / (1/6 kg·m²).
    #expect(matter.angularVelocity(for: square).isNear(0.6, within: 1e-6))
    #expect(matter.linearVelocity(for: square).x.isNear(100, within: 1e-6))
  }

  @Test func continuousPushBesideTheCenterTurnsTheItemFasterAndFaster() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 284))
    let push = UIPushBehavior(items: [square], mode: .continuous)
    push.magnitude = 0.1
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 10), for: square)
    let matter = UIDynamicItemBehavior(items: [square])
    scene.animator.addBehavior(matter)
    scene.animator.addBehavior(push)
    var last: CGFloat = 0
    scene.passFrames(30) {
      let spin = matter.angularVelocity(for: square)
      #expect(spin < last)
      last = spin
    }
  }

  @Test func negativeMagnitudePushesAgainstTheAngle() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 284))
    let push = UIPushBehavior(items: [square], mode: .instantaneous)
    push.setAngle(0, magnitude: -1)
    #expect(push.pushDirection == CGVector(dx: -1, dy: 0))
    scene.animator.addBehavior(push)
    scene.passFrames(60)
    #expect(square.center.x.isNear(60, within: 0.01))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func numbersThatAreNotFiniteAreIgnored(_ number: CGFloat) {
    let square = UIView()
    let push = UIPushBehavior(items: [square], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: 2)
    push.magnitude = number
    push.angle = number
    push.pushDirection = CGVector(dx: number, dy: number)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: number, vertical: 0), for: square)
    #expect(push.pushDirection == CGVector(dx: 0, dy: 2))
    #expect(push.targetOffsetFromCenter(for: square) == UIOffset())
  }
}
