import UIKit

// MARK: masks only

class MasksOnlyController: RearrangeViewController {
  override func placeButtons(for orientation: UIInterfaceOrientation) {
    // Nobody moves the buttons, so they follow their masks.
  }
}

// MARK: flexible heights

class FlexibleHeightsController: RearrangeViewController {
  override func addButton(
    _ title: String,
    x: CGFloat,
    y: CGFloat,
    mask: UIView.AutoresizingMask
  ) -> UIButton {
    super.addButton(title, x: x, y: y, mask: [mask, .flexibleHeight])
  }

  override func placeButtons(for orientation: UIInterfaceOrientation) {
    // Nobody moves the buttons, so they follow their masks.
  }
}

// MARK: landscape only

class LandscapeOnlyController: RearrangeViewController {
  override func placeButtons(for orientation: UIInterfaceOrientation) {
    if orientation.isLandscape {
      super.placeButtons(for: orientation)
    }
  }
}

// MARK: after the turn

class AfterTheTurnController: RearrangeViewController {
  private var hasTurned = false

  override func didRotate(from orientation: UIInterfaceOrientation) {
    super.didRotate(from: orientation)
    hasTurned = true
    placeButtons(for: interfaceOrientation)
    hasTurned = false
  }

  override func placeButtons(for orientation: UIInterfaceOrientation) {
    if hasTurned {
      super.placeButtons(for: orientation)
    }
  }
}

// MARK: placed by turning only

class PlacedByTurningController: RearrangeViewController {
  override func addButton(
    _ title: String,
    x: CGFloat,
    y: CGFloat,
    mask: UIView.AutoresizingMask
  ) -> UIButton {
    let button = super.addButton(title, x: x, y: y, mask: mask)
    button.frame = .zero
    return button
  }
}

// MARK: one of each

class OneOfEachController: RearrangeViewController {
  override func placeButtons(for orientation: UIInterfaceOrientation) {
    if orientation == .portrait || orientation == .landscapeRight {
      super.placeButtons(for: orientation)
    }
  }
}

// MARK: corner as center

class CornerAsCenterController: RearrangeViewController {
  override func placeButtons(for orientation: UIInterfaceOrientation) {
    super.placeButtons(for: orientation)
    for button in [button1, button2, button3, button4, button5, button6] {
      if let button {
        button.center = button.frame.origin
      }
    }
  }
}

// MARK: far corner for the size

class FarCornerController: RearrangeViewController {
  override func place(
    _ button: UIButton?,
    x: CGFloat,
    y: CGFloat,
    width: CGFloat,
    height: CGFloat
  ) {
    button?.frame = CGRect(x: x, y: y, width: x + width, height: y + height)
  }
}

// MARK: strong self

class KeptButtonsController: RearrangeViewController {
  override func addButton(
    _ title: String,
    x: CGFloat,
    y: CGFloat,
    mask: UIView.AutoresizingMask
  ) -> UIButton {
    let button = super.addButton(title, x: x, y: y, mask: mask)
    let tapped = UIAction { _ in self.placeButtons(for: .portrait) }
    button.addAction(tapped, for: .touchUpInside)
    return button
  }
}

// MARK: ignored warning

class IgnoredWarningController: RearrangeViewController {
  override func didReceiveMemoryWarning() {
    // Does not call the superclass.
  }
}
