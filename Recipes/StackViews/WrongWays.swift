import UIKit

// MARK: added, not arranged

class NotArrangedController: TripViewController {
  override func fillStacks() {
    buttons.distribution = .fillEqually
    buttons.addSubview(more)
    buttons.addSubview(book)
    stack.axis = .vertical
    stack.spacing = 24
    for part in [trip, details, buttons] { stack.addSubview(part) }
  }
}

// MARK: removed from the arrangement only

class RemovedOnlyController: TripViewController {
  override func toggle() { stack.removeArrangedSubview(details) }
}

// MARK: transparent instead of hidden

class TransparentController: TripViewController {
  override func toggle() { details.alpha = details.alpha == 0 ? 1 : 0 }
}

// MARK: frames of arranged views

class FramesOfPartsController: TripViewController {
  override func toggle() {
    details.frame.size.height = 0
    buttons.frame.origin.y = trip.frame.maxY + stack.spacing
    view.setNeedsLayout()
    stack.setNeedsLayout()
  }
}

// MARK: nothing gives way

class NothingGivesWayController: TripViewController {
  override func placeStack() {
    super.placeStack()
    let area = view.layoutMarginsGuide
    stack.bottomAnchor.constraint(equalTo: area.bottomAnchor)
      .isActive = true
  }
}

// MARK: as wide as its title

class FilledRowController: TripViewController {
  override func fillStacks() {
    super.fillStacks()
    buttons.distribution = .fill
  }
}
