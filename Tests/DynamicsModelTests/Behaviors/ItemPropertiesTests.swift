import Foundation
import Testing
import Physics

@testable import DynamicsModel

/// Truth: Apple, UIDynamicItemBehavior: values as created; for each property the last behaviour counts that sets it;
/// exponential decay.
struct ItemPropertiesTests {
  @Test func areAsUIKitCreatesThem() {
    let properties = ItemProperties()
    #expect(properties.elasticity == 0 && properties.friction == 0 && properties.charge == 0)
    #expect(properties.density == 1)
    #expect(properties.resistance == 0 && properties.angularResistance == 0)
    #expect(!properties.isAnchored && properties.allowsRotation)
  }

  @Test func whatIsNotSetChangesNothing() {
    var plan = ItemPlan()
    ItemProperties().write(to: &plan)
    #expect(plan == ItemPlan())
  }

  @Test func theLastOneThatSetsAPropertyCounts() {
    var (first, second) = (ItemProperties(), ItemProperties())
    first.elasticity = 0.9
    first.density = 3
    second.elasticity = 0.4
    var plan = ItemPlan()
    for properties in [first, second] { properties.write(to: &plan) }
    #expect(plan.elasticity == 0.4)
    #expect(plan.density == 3)
  }

  @Test(arguments: [Double.nan, .infinity, -1])
  func numbersThatMakeNoSenseAreIgnored(_ number: Double) {
    var properties = ItemProperties()
    properties.elasticity = 0.5
    let before = properties
    properties.elasticity = number
    properties.friction = number
    properties.density = number
    properties.resistance = number
    properties.angularResistance = number
    if !number.isFinite { properties.charge = number }
    #expect(properties == before)
    #expect(properties.elasticity == 0.5)
  }

  @Test func anElasticityAboveOneCountsAsOne() {
    var properties = ItemProperties()
    properties.elasticity = 7
    var plan = ItemPlan()
    properties.write(to: &plan)
    #expect(properties.elasticity == 7)
    #expect(plan.elasticity == 1)
  }

  @Test func resistanceTakesAPartOfTheSpeedEverySecond() {
    let scene = Scene()
    let square = scene.addSquare(at: .zero)
    scene.addProperties([square]) {
      $0.resistance = 2
      $0.angularResistance = 3
    }
    scene.simulation.addLinearVelocity(Vector2(100, 0), to: square)
    scene.simulation.addAngularVelocity(1, to: square)
    scene.step(60)
    #expect(abs(scene.simulation.linearVelocity(of: square).x - 100 * exp(-2)) < 0.01)
    #expect(abs(scene.simulation.angularVelocity(of: square) - exp(-3)) < 0.001)
  }

  @Test func theOrderOfBehaviorsDecides() {
    let scene = Scene()
    let square = scene.addSquare(at: .zero)
    let anchored = scene.addProperties([square]) { $0.isAnchored = true }
    let free = scene.addProperties([square]) { $0.isAnchored = false }
    scene.add(.gravity(GravityBehavior()), [square])
    scene.step(60)
    #expect(scene.center(square).y > 499)
    scene.simulation.orderBehaviors([free, anchored])
    let place = scene.center(square)
    scene.step(60)
    #expect(scene.center(square) == place)
  }
}
