import UIKit

// MARK: equal priorities

class EqualPrioritiesController: RowViewController {
  override func setPriorities() {
    // Both labels keep what every label has.
  }
}

// MARK: the wrong label

class WrongLabelController: RowViewController {
  override func setPriorities() {
    let strong = UILayoutPriority(751)
    event.setContentCompressionResistancePriority(
      strong,
      for: .horizontal
    )
    event.setContentHuggingPriority(strong, for: .horizontal)
  }
}

// MARK: hugging instead of resistance

class HuggingOnlyController: RowViewController {
  override func setPriorities() {
    event.setContentCompressionResistancePriority(
      UILayoutPriority(751),
      for: .horizontal
    )
    // As if hugging kept the time from becoming narrower.
    time.setContentHuggingPriority(.required, for: .horizontal)
  }
}

// MARK: the wrong axis

class WrongAxisController: RowViewController {
  override func setPriorities() {
    let strong = UILayoutPriority(751)
    time.setContentCompressionResistancePriority(strong, for: .vertical)
    time.setContentHuggingPriority(strong, for: .vertical)
  }
}

// MARK: both required

class BothRequiredController: RowViewController {
  override func setPriorities() {
    for label in [event, time] {
      label.setContentCompressionResistancePriority(
        .required,
        for: .horizontal
      )
    }
    time.setContentHuggingPriority(
      UILayoutPriority(751),
      for: .horizontal
    )
  }
}

// MARK: changed too late

class ChangedTooLateController: RowViewController {
  override func addRow() {
    super.addRow()
    let half = event.widthAnchor.constraint(equalTo: time.widthAnchor)
    half.isActive = true
    half.priority = .defaultLow
  }
}
