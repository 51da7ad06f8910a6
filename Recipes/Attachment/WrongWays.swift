import UIKit

// MARK: never added

class NeverAddedController: AttachmentViewController {
  override func tieSpring() {
    super.tieSpring()
    animator.removeBehavior(spring)
  }
}

// MARK: attached after moving

class AttachedAfterMovingController: AttachmentViewController {
  override func tieRod() {
    square.center.y += 60
    super.tieRod()
  }
}

// MARK: offset from the corner

class OffsetFromTheCornerController: AttachmentViewController {
  override func tieRod() {
    rod = UIAttachmentBehavior(
      item: square,
      offsetFromCenter: UIOffset(horizontal: 80, vertical: 10),
      attachedToAnchor: knob.center
    )
    animator.addBehavior(rod)
  }
}

// MARK: no damping

class NoDampingController: AttachmentViewController {
  override func tieSpring() {
    super.tieSpring()
    spring.damping = 0
  }
}

// MARK: item moved by hand

class ItemMovedByHandController: AttachmentViewController {
  override func drag(_ pan: UIPanGestureRecognizer) {
    square.center = pan.location(in: view)
  }
}

// MARK: a new rod each time

class NewRodEachTimeController: AttachmentViewController {
  override func drag(_ pan: UIPanGestureRecognizer) {
    knob.center = pan.location(in: view)
    animator.removeBehavior(rod)
    tieRod()
  }
}

// MARK: held at its center

class HeldAtItsCenterController: AttachmentViewController {
  override func makeGrip(
    at point: CGPoint,
    finger: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item: ball, attachedToAnchor: finger)
  }
}
