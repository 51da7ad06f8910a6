import Simulator
import Testing
import UIKit

/// Truth: Apple, UIFieldBehavior (default values; gravity is proportional to mass, a velocity field sets its
/// velocity, a spring is linear in the distance) and UIRegion (set algebra).
@MainActor struct UIFieldBehaviorTests {
  @Test func actsEverywhereWithStrengthOneAsCreated() {
    let field = UIFieldBehavior.springField()
    #expect(field.strength == 1)
    #expect(field.falloff == 0)
    #expect(field.minimumRadius > 0 && field.minimumRadius < 0.1)
    #expect(field.region === UIRegion.infinite)
    #expect(field.position == .zero)
    #expect(field.direction == .zero)
    #expect(field.smoothness == 0)
    #expect(field.animationSpeed == 0)
    #expect(field.items.isEmpty)
    let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 2)
    #expect(noise.smoothness == 0.5)
    #expect(noise.animationSpeed == 2)
    let pull = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 2))
    #expect(pull.direction == CGVector(dx: 0, dy: 2))
    #expect(UIFieldBehavior.radialGravityField(position: CGPoint(x: 1, y: 2)).position == CGPoint(x: 1, y: 2))
  }

  /// Applies a field to a square for a second; returns its displacement.
  private func move(_ field: UIFieldBehavior, side: CGFloat = 100, velocity: CGPoint = .zero) -> CGVector {
    let scene = DynamicsScene()
    let square = scene.addSquare(side, at: CGPoint(x: 160, y: 284))
    let matter = UIDynamicItemBehavior(items: [square])
    matter.addLinearVelocity(velocity, for: square)
    field.addItem(square)
    scene.animator.addBehavior(matter)
    scene.animator.addBehavior(field)
    scene.passFrames(60)
    #expect(square.center.x.isFinite && square.center.y.isFinite)
    return CGVector(dx: square.center.x - 160, dy: square.center.y - 284)
  }

  @Test(arguments: [20, 100, 200] as [CGFloat])
  func linearGravityActsOnHeavyAndLightAlike(_ side: CGFloat) {
    let moved = move(.linearGravityField(direction: CGVector(dx: 1, dy: 0)), side: side)
    #expect(moved.dx.isNear(50, within: 1))
    #expect(moved.dy.isNear(0, within: 1e-6))
  }

  @Test func radialGravityPullsToItsPosition() {
    let moved = move(.radialGravityField(position: CGPoint(x: 1160, y: 284)))
    #expect(moved.dx.isNear(50, within: 1))
    #expect(moved.dy.isNear(0, within: 1e-6))
  }

  /// Truth: Apple, vortexField(): positive strengths rotate counter-clockwise, negative ones clockwise.
  @Test(arguments: [1, -1] as [CGFloat])
  func vortexTurnsCounterClockwiseOnTheScreen(_ strength: CGFloat) {
    let vortex = UIFieldBehavior.vortexField()
    vortex.position = CGPoint(x: 60, y: 284)
    vortex.strength = strength
    // To the right of the centre, counter-clockwise is upwards.
    #expect(move(vortex).dy * strength < -1)
  }

  /// Truth: Apple, magneticField(): "a counter-clockwise rotation", clockwise for a negative strength, and the opposite
  /// force on the opposite charge (F = qvB).
  @Test(arguments: [1, -1] as [CGFloat], [1, -1] as [CGFloat])
  func magneticFieldTurnsChargesCounterClockwise(_ strength: CGFloat, _ charge: CGFloat) {
    let scene = DynamicsScene()
    let square = scene.addSquare(100, at: CGPoint(x: 160, y: 284))
    let matter = UIDynamicItemBehavior(items: [square])
    matter.charge = charge
    matter.addLinearVelocity(CGPoint(x: 100, y: 0), for: square)
    let field = UIFieldBehavior.magneticField()
    field.strength = strength
    field.addItem(square)
    scene.animator.addBehavior(matter)
    scene.animator.addBehavior(field)
    scene.passFrames(60)
    // What moves to the right turns upwards; the speed stays.
    let velocity = matter.linearVelocity(for: square)
    #expect(velocity.y * strength * charge < -50)
    #expect(hypot(velocity.x, velocity.y).isNear(100, within: 0.5))
    #expect((square.center.y - 284) * strength * charge < -20)
  }

  @Test func springPullsToItsPositionAndDragSlowsDown() {
    let spring = UIFieldBehavior.springField()
    spring.position = CGPoint(x: 260, y: 284)
    #expect(move(spring).dx > 10)
    #expect(move(.dragField(), velocity: CGPoint(x: 100, y: 0)).dx < 95)
  }

  @Test func velocityFieldGivesItsVelocity() {
    let moved = move(.velocityField(direction: CGVector(dx: 1, dy: 0)))
    #expect(moved.dx.isNear(100, within: 3))
  }

  @Test func outsideOfItsRegionAFieldDoesNothing() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.region = UIRegion(radius: 50)
    #expect(move(field) == .zero)
  }

  @Test func noiseIsTheSameInEveryRun() {
    func run() -> CGVector { move(.noiseField(smoothness: 0.5, animationSpeed: 1)) }
    #expect(run() == run())
  }

  @Test func customFieldIsAskedForEveryItemAndStep() {
    var count = 0
    let field = UIFieldBehavior.field { field, position, velocity, mass, charge, duration in
      count += 1
      #expect(mass.isNear(1))
      #expect(charge == 0)
      #expect(abs(duration - 1.0 / 60) < 1e-12)
      #expect(position.y.isNear(284))
      return CGVector(dx: 1, dy: 0)
    }
    let moved = move(field)
    #expect(count == 60)
    #expect(moved.dx.isNear(50, within: 1))
  }

  @Test func customFieldMayReturnNonsenseAndRemoveEverything() {
    #expect(move(.field { _, _, _, _, _, _ in CGVector(dx: CGFloat.nan, dy: .infinity) }) == .zero)
    let scene = DynamicsScene()
    let squares = (0..<3).map { scene.addSquare(20, at: CGPoint(x: 50 * ($0 + 1), y: 100)) }
    let field = UIFieldBehavior.field { field, _, _, _, _, _ in
      scene.animator.removeAllBehaviors()
      return CGVector(dx: 1, dy: 0)
    }
    for square in squares { field.addItem(square) }
    scene.animator.addBehavior(field)
    scene.passFrames(10)
    #expect(!scene.animator.isRunning)
  }

  // MARK: Regions

  @Test func regionsContainWhatTheirAlgebraSays() {
    let disc = UIRegion(radius: 50)
    let box = UIRegion(size: CGSize(width: 200, height: 20))
    let points = [CGPoint.zero, CGPoint(x: 90, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: 0, y: 90)]
    func contained(_ region: UIRegion) -> [Bool] { points.map(region.contains) }
    #expect(contained(.infinite) == [true, true, true, true])
    #expect(contained(disc) == [true, false, true, false])
    #expect(contained(box) == [true, true, false, false])
    #expect(contained(disc.inverse()) == [false, true, false, true])
    #expect(contained(disc.byUnion(with: box)) == [true, true, true, false])
    #expect(contained(disc.byIntersection(with: box)) == [true, false, false, false])
    #expect(contained(disc.byDifference(from: box)) == [false, false, true, false])
    #expect(!UIRegion.infinite.contains(CGPoint(x: CGFloat.nan, y: 0)))
    #expect(!UIRegion(radius: .nan).contains(CGPoint(x: 1, y: 0)))
    #expect(!UIRegion(size: CGSize(width: -5, height: 5)).contains(CGPoint(x: 1, y: 0)))
  }

  @Test func floatRangesKeepTheirEnds() {
    let range = UIFloatRange(minimum: -2, maximum: 3)
    #expect(range.minimum == -2)
    #expect(range.maximum == 3)
    #expect(!range.isInfinite)
    #expect(UIFloatRange() == .zero)
    #expect(UIFloatRange.zero == UIFloatRange(minimum: 0, maximum: 0))
    #expect(UIFloatRange.infinite.isInfinite)
    #expect(UIFloatRange.infinite.minimum == -.infinity)
  }
}
