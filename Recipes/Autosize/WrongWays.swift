import UIKit

// MARK: default masks

// Created by init(nibName: "AutosizeViewController", bundle: nil)
class DefaultMasksController: AutosizeViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // As if the inspector had never been opened.
    for case let button as UIButton in view.subviews {
      button.autoresizingMask = [
        .flexibleRightMargin, .flexibleBottomMargin,
      ]
    }
  }
}

// MARK: default answer

// Created by init(nibName: "AutosizeViewController", bundle: nil)
class DefaultAnswerController: AutosizeViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}

// MARK: upside down on a phone

// Created by init(nibName: "AutosizeViewController", bundle: nil)
class AllOrientationsController: AutosizeViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .all
  }
}

// MARK: fixed margins listed

// Created by init(nibName: "AutosizeViewController", bundle: nil)
class MarginsBackwardsController: AutosizeViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // Each mask lists the margins that should be fixed.
    for part in view.subviews {
      part.autoresizingMask.formSymmetricDifference([
        .flexibleLeftMargin, .flexibleRightMargin,
        .flexibleTopMargin, .flexibleBottomMargin,
      ])
    }
  }
}

// MARK: solid arrows taken for fixed

// Created by init(nibName: "AutosizeViewController", bundle: nil)
class ArrowsBackwardsController: AutosizeViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // Each solid arrow of the inspector is read as a fixed size.
    for part in view.subviews {
      part.autoresizingMask.formSymmetricDifference([
        .flexibleWidth, .flexibleHeight,
      ])
    }
  }
}

// MARK: moved by hand, one way only

// Created by init(nibName: "AutosizeViewController", bundle: nil)
class OneWayController: AutosizeViewController {
  override func willAnimateRotation(
    to orientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    if orientation.isLandscape { view.subviews[4].frame.origin.x = 100 }
  }
}

// MARK: sizes left fixed

// Created by init(nibName: "AutosizeViewController", bundle: nil)
class SizesLeftFixedController: GrowingButtonsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for button in view.subviews {
      button.autoresizingMask.remove(.flexibleWidth)
    }
  }
}
