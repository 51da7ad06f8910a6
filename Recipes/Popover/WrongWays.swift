import UIKit

// MARK: a popover on the phone

class PopoverEverywhereController: RootViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if popover == nil { makePopover() }
  }
}

// MARK: a popover that nobody keeps

class UnkeptPopoverController: RootViewController {
  override func performAddWithPopover() {
    let unkept = UIPopoverController(contentViewController: makeContent())
    unkept.present(
      from: barButtonAdd,
      permittedArrowDirections: .any,
      animated: false
    )
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

// MARK: a content without a size

class SizelessContentViewController: PopoverContentViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = .zero
    buttonAudio.frame.origin.y = buttonPhoto.frame.origin.y + 20
    buttonPhoto.frame.origin.x = 0
  }
}

class SizelessController: RootViewController {
  override func makeContent() -> PopoverContentViewController {
    SizelessContentViewController()
  }
}

// MARK: an alert for all

class AlertForAllController: RootViewController {
  override func add() {
    performAddWithAlertView()
  }
}

// MARK: an alert without a way out

class NoCancelController: RootViewController {
  override func performAddWithAlertView() {
    let alert = UIAlertView(
      title: "Add",
      message: "Add...",
      delegate: self,
      cancelButtonTitle: nil
    )
    alert.addButton(withTitle: audioButtonTitle())
    alert.addButton(withTitle: photoButtonTitle())
    alert.show()
  }
}

// MARK: numbers instead of titles

class NumbersController: RootViewController {
  override func alertView(
    _ alertView: UIAlertView,
    didDismissWithButtonIndex buttonIndex: Int
  ) {
    picked.append(buttonIndex == 0 ? "Photo" : "Audio")
  }
}

// MARK: a button on the left

class LeftButtonController: RootViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = nil
    navigationItem.leftBarButtonItem = barButtonAdd
  }
}

// MARK: a popover that stays

class StayingMapController: MapController {
  override func showPlace(arrow: UIPopoverArrowDirection) {
    super.showPlace(arrow: .up)
    popover?.passthroughViews = [view]
  }
}

// MARK: a place that nothing passes through

class ClosedMapController: MapController {
  override func showPlace(arrow: UIPopoverArrowDirection) {
    super.showPlace(arrow: arrow)
    popover?.passthroughViews = nil
  }
}

// MARK: one condition instead of three

class CarelessContentViewController: PopoverContentViewController {
  override var isInPopover: Bool {
    popoverController != nil
  }
}

class CarelessController: RootViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    if isPad, popover == nil { makePopover() }
  }

  override func makeContent() -> PopoverContentViewController {
    CarelessContentViewController()
  }
}

// MARK: directions counted

class CountedMapController: MapController {
  override func viewDidLoad() {
    super.viewDidLoad()
    directions = (0..<4).map { UIPopoverArrowDirection(rawValue: $0) }
  }
}

// MARK: a popover made by hand

class HandmadeMapController: MapController {
  override var shown: AnyObject? { content }

  override func showPlace(arrow: UIPopoverArrowDirection) {
    addChild(content)
    content.view.frame = CGRect(x: 284, y: 540, width: 200, height: 125)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }
}

// MARK: a placeholder for the content

class PlaceholderController: RootViewController {
  override func makePopover() {
    popover = UIPopoverController(contentViewController: UIViewController())
  }

  override func performAddWithPopover() {
    popover?.contentViewController = makeContent()
    super.performAddWithPopover()
  }
}

// MARK: a button that fades in

class FadingButtonController: RootViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.setRightBarButton(barButtonAdd, animated: true)
  }
}

// MARK: the class alone

class ClassAloneContentViewController: PopoverContentViewController {
  override var isInPopover: Bool {
    NSClassFromString(popoverClassName) != nil
  }
}

class ClassAloneController: RootViewController {
  override func makeContent() -> PopoverContentViewController {
    ClassAloneContentViewController()
  }
}

// MARK: buttons in a box

class BoxedContentViewController: PopoverContentViewController {
  override func makeButton(
    _ title: String,
    _ frame: CGRect,
    action: @escaping (PopoverContentViewController) -> Void
  ) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(origin: .zero, size: frame.size)
    let tapped = UIAction { [weak self] _ in
      if let self { action(self) }
    }
    button.addAction(tapped, for: .touchUpInside)
    let box = UIView(frame: frame)
    box.addSubview(button)
    view.addSubview(box)
    return button
  }
}

class BoxedController: RootViewController {
  override func makeContent() -> PopoverContentViewController {
    BoxedContentViewController()
  }
}

// MARK: titles mixed up

class MixedUpController: RootViewController {
  override func photoButtonTitle() -> String { "Audio" }
  override func audioButtonTitle() -> String { "Photo" }
}
