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
