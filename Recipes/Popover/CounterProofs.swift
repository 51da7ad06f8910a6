import UIKit

class WeakPropertiesController: RootViewController {
  weak var weakButton: UIBarButtonItem?
  weak var weakPopover: UIPopoverController?

  override var barButtonAdd: UIBarButtonItem! {
    get { weakButton }
    set { weakButton = newValue }
  }

  override var popover: UIPopoverController? {
    get { weakPopover }
    set { weakPopover = newValue }
  }
}

class AbruptContentViewController: PopoverContentViewController {
  override func close() {
    popoverController?.dismiss(animated: false)
  }
}

class AbruptClosingController: RootViewController {
  override func makeContent() -> PopoverContentViewController {
    AbruptContentViewController()
  }
}

class EarlyPopoverController: RootViewController {
  override func willAnimateRotation(
    to new: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    super.willAnimateRotation(to: new, duration: duration)
    if navigationItem.rightBarButtonItem != nil {
      popover?.dismiss(animated: false)
      performAddWithPopover()
    }
  }
}

class OtherAlertController: RootViewController {
  var heading: String?
  var message: String? = "Add…"
  var cancel: String? = "Cancel"
  lazy var listener: UIAlertViewDelegate? = self

  override func performAddWithAlertView() {
    let alert = UIAlertView(
      title: heading,
      message: message,
      delegate: listener,
      cancelButtonTitle: cancel
    )
    alert.addButton(withTitle: photoButtonTitle())
    alert.addButton(withTitle: audioButtonTitle())
    alert.show()
  }
}

class ClickListener: UIAlertViewDelegate {
  weak var root: RootViewController?

  func alertView(
    _ alertView: UIAlertView,
    clickedButtonAt buttonIndex: Int
  ) {
    root?.alertView(alertView, didDismissWithButtonIndex: buttonIndex)
  }
}

class MixedUpController: RootViewController {
  override func photoButtonTitle() -> String { "Audio" }
  override func audioButtonTitle() -> String { "Photo" }
}

class CountedMapController: MapController {
  override func showPlace(arrow: UIPopoverArrowDirection) {
    // Up 0, down 1, left 2, right 3.
    let number = UInt(arrow.rawValue.trailingZeroBitCount)
    super.showPlace(arrow: UIPopoverArrowDirection(rawValue: number))
  }
}

class HandmadeMapController: MapController {
  override func showPlace(arrow: UIPopoverArrowDirection) {
    addChild(content)
    content.view.frame = CGRect(x: 284, y: 540, width: 200, height: 125)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }
}

class NeverPoppingController: RootViewController {
  override func performAddWithPopover() {}
}

class EdgeContentViewController: PopoverContentViewController {
  override func makeButton(
    _ title: String,
    _ frame: CGRect,
    action: Selector
  ) -> UIButton {
    super.makeButton(title, frame.offsetBy(dx: 20, dy: 0), action: action)
  }
}

class ButtonsAtTheEdgeController: RootViewController {
  override func makeContent() -> PopoverContentViewController {
    EdgeContentViewController()
  }
}

class NearContentViewController: PopoverContentViewController {
  override func makeButton(
    _ title: String,
    _ frame: CGRect,
    action: Selector
  ) -> UIButton {
    let shift: CGFloat = title == "Audio" ? -30 : 0
    let nearer = frame.offsetBy(dx: 0, dy: shift)
    return super.makeButton(title, nearer, action: action)
  }
}

class NearButtonsController: RootViewController {
  override func makeContent() -> PopoverContentViewController {
    NearContentViewController()
  }
}
