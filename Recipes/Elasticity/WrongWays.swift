import UIKit

// MARK: rule added last

class RuleAddedLastController: ElasticityViewController {
  override func setExceptions() {
    super.setExceptions()
    let rule = UIDynamicItemBehavior(items: squares)
    rule.elasticity = 0.5
    animator.addBehavior(rule)
  }
}

// MARK: never added

class NeverAddedController: ElasticityViewController {
  override func setExceptions() {
    for (column, elasticity) in [(0, 0), (2, 0.8), (3, 1)] {
      let exception = UIDynamicItemBehavior(items: [squares[column]])
      exception.elasticity = elasticity
    }
  }
}

// MARK: the wrong item

class TheWrongItemController: ElasticityViewController {
  override func setExceptions() {
    // The first column is 0, not 1.
    for (column, elasticity) in [(1, 0), (3, 0.8), (4, 1)] {
      let item = squares[min(column, 3)]
      let exception = UIDynamicItemBehavior(items: [item])
      exception.elasticity = elasticity
      animator.addBehavior(exception)
    }
  }
}

// MARK: density for elasticity

class DensityForElasticityController: ElasticityViewController {
  override func setExceptions() {
    for (column, density) in [(0, 0.1), (2, 0.8), (3, 1)] {
      let exception = UIDynamicItemBehavior(items: [squares[column]])
      exception.density = density
      animator.addBehavior(exception)
    }
  }
}

// MARK: air in the way

class AirInTheWayController: ElasticityViewController {
  override func setExceptions() {
    super.setExceptions()
    let air = UIDynamicItemBehavior(items: squares)
    air.resistance = 0.5
    animator.addBehavior(air)
  }
}

// MARK: free to turn

class FreeToTurnController: ElasticityViewController {
  override func setRule() {
    let rule = UIDynamicItemBehavior(items: squares)
    rule.elasticity = 0.5
    rule.addAngularVelocity(0.5, for: squares[1])
    animator.addBehavior(rule)
  }
}

// MARK: smooth shelves

class SmoothShelvesController: ElasticityViewController {
  override func slide() {
    super.slide()
    let ice = UIDynamicItemBehavior(items: shelves)
    ice.friction = 0
    animator.addBehavior(ice)
  }
}

// MARK: one roughness for all

class OneRoughnessForAllController: ElasticityViewController {
  override func slide() {
    super.slide()
    let surface = UIDynamicItemBehavior(items: sliders + shelves)
    surface.friction = 0.2
    animator.addBehavior(surface)
  }
}

// MARK: resistance for friction

class ResistanceForFrictionController: ElasticityViewController {
  override func slide() {
    super.slide()
    for (row, resistance) in [0, 0.2, 0.4].enumerated() {
      let pair = [sliders[row], shelves[row]]
      let air = UIDynamicItemBehavior(items: pair)
      air.friction = 0
      air.resistance = resistance
      animator.addBehavior(air)
    }
  }
}

// MARK: shelves not anchored

class ShelvesNotAnchoredController: ElasticityViewController {
  override func slide() {
    super.slide()
    let loose = UIDynamicItemBehavior(items: shelves)
    loose.isAnchored = false
    animator.addBehavior(loose)
  }
}

// MARK: friction for resistance

class FrictionForResistanceController: ElasticityViewController {
  override func glide() {
    super.glide()
    glider.friction = 2
    glider.resistance = 0
    glider.angularResistance = 0
  }
}

// MARK: points a frame

class PointsAFrameController: ElasticityViewController {
  override func glide() {
    glider = UIDynamicItemBehavior(items: [puck])
    glider.resistance = 2
    glider.angularResistance = 2
    glider.addLinearVelocity(CGPoint(x: 300 / 60, y: 0), for: puck)
    glider.addAngularVelocity(.pi / 60, for: puck)
    animator.addBehavior(glider)
  }
}
