import UIKit

// MARK: default masks

class DefaultMasksController: AutosizeViewController {
  override func autosizing(isLeft: Bool, row: Int) -> Autosizing {
    Autosizing()
  }
}

// MARK: default answer

class DefaultAnswerController: AutosizeViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}

// MARK: upside down on a phone

class AllOrientationsController: AutosizeViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .all
  }
}

// MARK: struts read backwards

class StrutsBackwardsController: AutosizeViewController {
  override func mask(for box: Autosizing) -> UIView.AutoresizingMask {
    super.mask(for: box).symmetricDifference([
      .flexibleLeftMargin, .flexibleRightMargin,
      .flexibleTopMargin, .flexibleBottomMargin,
    ])
  }
}

// MARK: arrows read backwards

class ArrowsBackwardsController: AutosizeViewController {
  override func mask(for box: Autosizing) -> UIView.AutoresizingMask {
    super.mask(for: box).symmetricDifference([
      .flexibleWidth, .flexibleHeight,
    ])
  }
}

// MARK: moved by hand, one way only

class OneWayController: AutosizeViewController {
  override func willAnimateRotation(
    to orientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    if orientation.isLandscape { view.subviews[4].frame.origin.x = 100 }
  }
}

// MARK: sizes left fixed

class SizesLeftFixedController: GrowingButtonsController {
  override func autosizing(isLeft: Bool, row: Int) -> Autosizing {
    var box = super.autosizing(isLeft: isLeft, row: row)
    box.width = false
    return box
  }
}
