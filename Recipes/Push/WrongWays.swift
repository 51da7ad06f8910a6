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

    // The push is created, but never added to the animator.
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

// MARK: not switched on again

class NotSwitchedOnController: PushViewController {
  override func fingerMoved(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began || pan.state == .changed else { return }
    let way = pan.translation(in: view)
    pan.setTranslation(.zero, in: view)

    push.pushDirection = CGVector(dx: way.x / 50, dy: way.y / 50)
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

// MARK: continuous push

class ContinuousPushController: PushViewController {
  override func addBehaviors() {
    push = UIPushBehavior(items: [button], mode: .continuous)
    super.addBehaviors()
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
