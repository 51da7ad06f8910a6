import UIKit

class HiddenForGoodController: TripViewController {
  override func toggle() { details.isHidden = true }
}

class LeadingController: TripViewController {
  override func fillStacks() {
    super.fillStacks()
    stack.alignment = .leading
  }
}

class RowInsteadController: TripViewController {
  override func fillStacks() {
    super.fillStacks()
    stack.axis = .horizontal
  }
}
