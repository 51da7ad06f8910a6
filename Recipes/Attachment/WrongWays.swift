import UIKit

// MARK: no damping

class NoDampingController: AttachmentViewController {
  override func tieSpring() {
    super.tieSpring()
    spring.damping = 0
  }
}

// MARK: no frequency

class NoFrequencyController: AttachmentViewController {
  override func tieSpring() {
    super.tieSpring()
    // Without a frequency the damping has nothing to damp.
    spring.frequency = 0
  }
}

// MARK: angular frequency

class AngularFrequencyController: AttachmentViewController {
  override func tieSpring() {
    super.tieSpring()
    spring.frequency = 2 * 2 * .pi
  }
}

// MARK: spring for rod

class SpringForRodController: AttachmentViewController {
  override func tieRod() {
    super.tieRod()
    rod.frequency = 2
    rod.damping = 0.2
  }
}

// MARK: attached after moving

class AttachedAfterMovingController: AttachmentViewController {
  override func tieRod() {
    square.center.y += 60
    super.tieRod()
  }
}

// MARK: offset forgotten

class OffsetForgottenController: AttachmentViewController {
  override func tieRod() {
    rod = UIAttachmentBehavior(item: square, attachedToAnchor: knob.center)
    animator.addBehavior(rod)
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

// MARK: tied to the knob

class TiedToTheKnobController: AttachmentViewController {
  override func tieRod() {
    rod = UIAttachmentBehavior(
      item: square,
      offsetFromCenter: UIOffset(horizontal: 30, vertical: -40),
      attachedTo: knob,
      offsetFromCenter: .zero
    )
    animator.addBehavior(rod)
  }
}

// MARK: item moved by hand

class ItemMovedByHandController: AttachmentViewController {
  override func drag(_ pan: UIPanGestureRecognizer) {
    square.center = pan.location(in: view)
  }
}

// MARK: translation for location

class TranslationForLocationController: AttachmentViewController {
  override func drag(_ pan: UIPanGestureRecognizer) {
    knob.center = pan.translation(in: view)
    rod.anchorPoint = knob.center
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

// MARK: tied to a point

class TiedToAPointController: AttachmentViewController {
  override func tieSpring() {
    let point = square.center
    spring = UIAttachmentBehavior(item: ball, attachedToAnchor: point)
    spring.frequency = 2
    spring.damping = 0.2
    spring.action = { [weak self] in self?.drawLines() }
    animator.addBehavior(spring)
  }
}

// MARK: never added

class NeverAddedController: AttachmentViewController {
  override func tieSpring() {
    super.tieSpring()
    animator.removeBehavior(spring)
  }
}
