import UIKit

// MARK: without an animator

class WithoutAnimatorController: PushViewController {
  override func addBehaviors() {
    let table = UIDynamicItemBehavior(items: [button])
    table.resistance = 2
    animator.addBehavior(table)

    let edges = UICollisionBehavior(items: [button])
    edges.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(edges)

    // The push is made, but nobody ever adds it.
  }
}

// MARK: no collision

class NoCollisionController: PushViewController {
  override func addBehaviors() {
    let table = UIDynamicItemBehavior(items: [button])
    table.resistance = 2
    animator.addBehavior(table)

    animator.addBehavior(push)
  }
}

// MARK: animator not kept

class AnimatorNotKeptController: PushViewController {
  override func addBehaviors() {
    let animator = UIDynamicAnimator(referenceView: view)

    let table = UIDynamicItemBehavior(items: [button])
    table.resistance = 2
    animator.addBehavior(table)

    let edges = UICollisionBehavior(items: [button])
    edges.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(edges)

    animator.addBehavior(push)
  }
}

// MARK: continuous push

class ContinuousPushController: PushViewController {
  override func addBehaviors() {
    push = UIPushBehavior(items: [button], mode: .continuous)
    super.addBehaviors()
  }
}

// MARK: not switched on again

class NotSwitchedOnController: PushViewController {
  override func fingerMoved(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began || pan.state == .changed else { return }
    let way = pan.translation(in: view)
    pan.setTranslation(.zero, in: view)

    push.pushDirection = CGVector(dx: way.x / 50, dy: way.y / 50)
  }
}

// MARK: y axis up

class UpwardAxisController: PushViewController {
  override func fingerMoved(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began || pan.state == .changed else { return }
    let way = pan.translation(in: view)
    pan.setTranslation(.zero, in: view)

    push.pushDirection = CGVector(dx: way.x / 50, dy: -way.y / 50)
    push.active = true
  }
}

// MARK: angle in degrees

class DegreesController: PushViewController {
  override func fingerMoved(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began || pan.state == .changed else { return }
    let way = pan.translation(in: view)
    pan.setTranslation(.zero, in: view)

    let degrees = atan2(way.y, way.x) * 180 / .pi
    push.setAngle(degrees, magnitude: hypot(way.x, way.y) / 50)
    push.active = true
  }
}

// MARK: translation not reset

class TranslationNotResetController: PushViewController {
  override func fingerMoved(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began || pan.state == .changed else { return }
    let way = pan.translation(in: view)

    push.pushDirection = CGVector(dx: way.x / 50, dy: way.y / 50)
    push.active = true
  }
}

// MARK: moved by hand

class MovedByHandController: PushViewController {
  override func fingerMoved(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began || pan.state == .changed else { return }
    let way = pan.translation(in: view)
    pan.setTranslation(.zero, in: view)

    button.center.x += way.x
    button.center.y += way.y
  }
}

// MARK: no resistance

class NoResistanceController: PushViewController {
  override func addBehaviors() {
    let edges = UICollisionBehavior(items: [button])
    edges.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(edges)

    animator.addBehavior(push)
  }
}

// MARK: sloping table

class SlopingTableController: PushViewController {
  override func addBehaviors() {
    super.addBehaviors()
    animator.addBehavior(UIGravityBehavior(items: [button]))
  }
}
