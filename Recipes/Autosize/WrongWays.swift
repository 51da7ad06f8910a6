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

// MARK: landscape only

class LandscapeOnlyController: AutosizeViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .landscape
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

// MARK: titles on the labels

class TitlesOnLabelsController: AutosizeViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for case let button as UIButton in view.subviews {
      let title = button.title(for: .normal)
      button.setTitle(nil, for: .normal)
      button.titleLabel?.text = title
    }
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

// MARK: both margins kept

class BothMarginsKeptController: GrowingButtonsController {
  override func autosizing(isLeft: Bool, row: Int) -> Autosizing {
    var box = super.autosizing(isLeft: isLeft, row: row)
    box.left = true
    box.right = true
    return box
  }
}

// MARK: grown but not anchored

class NotAnchoredController: GrowingButtonsController {
  override func autosizing(isLeft: Bool, row: Int) -> Autosizing {
    Autosizing(width: true)
  }
}

// MARK: pixels for points

class PixelsForPointsController: AutosizeViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let scale = UIScreen.main.scale
    for button in view.subviews {
      button.frame = button.frame.applying(
        CGAffineTransform(scaleX: scale, y: scale)
      )
    }
  }
}
