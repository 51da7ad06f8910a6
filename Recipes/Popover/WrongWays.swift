import UIKit

// MARK: a popover on the phone

class PopoverEverywhereController: RootViewController {
  override var canShowPopovers: Bool {
    NSClassFromString("UIPopoverController") != nil
  }
}

// MARK: a strong back reference

class StrongContentViewController: PopoverContentViewController {
  var strongPopoverController: UIPopoverController?

  override weak var popoverController: UIPopoverController? {
    didSet { strongPopoverController = popoverController }
  }
}

class StrongReferenceController: RootViewController {
  override func makeContent() -> PopoverContentViewController {
    StrongContentViewController()
  }
}

// MARK: a content that does not know its popover

class UnknownPopoverController: RootViewController {
  override func makePopover() {
    popover = UIPopoverController(contentViewController: makeContent())
  }
}

// MARK: button removed from the bar

class FormerPlacePopoverController: RootViewController {
  override func didRotate(from old: UIInterfaceOrientation) {
    if navigationItem.rightBarButtonItem == nil {
      // The former place of the button.
      popover?.present(
        from: CGRect(x: view.bounds.maxX - 44, y: 0, width: 44, height: 64),
        in: view,
        permittedArrowDirections: .any,
        animated: false
      )
    }
  }
}

// MARK: the old rectangle

class MovedPlaceController: MapController {
  override func didRotate(from old: UIInterfaceOrientation) {
    // UIKit shows the popover again, beside the old rectangle.
  }
}

// MARK: popover not retained

class UnkeptPopoverController: RootViewController {
  override func performAddWithPopover() {
    let unkept = UIPopoverController(contentViewController: makeContent())
    unkept.present(
      from: barButtonAdd,
      permittedArrowDirections: .any,
      animated: true
    )
  }
}

// MARK: the class alone

class ClassAloneContentViewController: PopoverContentViewController {
  override var isInPopover: Bool {
    NSClassFromString("UIPopoverController") != nil
  }
}

class ClassAloneController: RootViewController {
  override func makeContent() -> PopoverContentViewController {
    ClassAloneContentViewController()
  }
}

// MARK: numbers instead of titles

class NumbersController: RootViewController {
  override func alertView(
    _ alertView: UIAlertView,
    didDismissWithButtonIndex buttonIndex: Int
  ) {
    onPick?(buttonIndex == 0 ? "Photo" : "Audio")
  }
}
