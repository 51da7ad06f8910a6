import UIKit

class ResistanceOnlyController: RowViewController {
  override func setPriorities() {
    time.setContentCompressionResistancePriority(
      UILayoutPriority(751),
      for: .horizontal
    )
    event.setContentHuggingPriority(
      UILayoutPriority(751),
      for: .horizontal
    )
  }
}

class BothAxesController: RowViewController {
  override func setPriorities() {
    super.setPriorities()
    time.setContentCompressionResistancePriority(
      UILayoutPriority(751),
      for: .vertical
    )
  }
}
