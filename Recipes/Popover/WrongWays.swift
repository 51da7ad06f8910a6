import UIKit

// MARK: a popover on the phone

class PopoverEverywhereController: RootViewController {
  override var canShowPopovers: Bool {
    NSClassFromString("UIPopoverController") != nil
  }
}

// MARK: a popover that nobody keeps

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

// MARK: weak properties of the root

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

// MARK: a content that does not know its popover

class UnknownPopoverController: RootViewController {
  override func makePopover() {
    popover = UIPopoverController(contentViewController: makeContent())
  }
}

// MARK: a popover where its button was

class FormerPlacePopoverController: RootViewController {
  override func didRotate(from old: UIInterfaceOrientation) {
    if navigationItem.rightBarButtonItem == nil {
      // Where the button was.
      popover?.present(
        from: CGRect(x: view.bounds.maxX - 44, y: 0, width: 44, height: 64),
        in: view,
        permittedArrowDirections: .any,
        animated: false
      )
    }
  }
}

// MARK: a place that has moved

class MovedPlaceController: MapController {
  override func didRotate(from old: UIInterfaceOrientation) {
    // The popover comes back by itself, beside the rectangle of before.
  }
}

// MARK: back before the turn is over

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

// MARK: a rectangle instead of the button

class RectangleController: RootViewController {
  override func performAddWithPopover() {
    popover?.present(
      from: CGRect(x: 724, y: 20, width: 44, height: 44),
      in: view,
      permittedArrowDirections: .any,
      animated: true
    )
  }
}

// MARK: opened at a stroke

class AbruptOpeningController: RootViewController {
  override func performAddWithPopover() {
    popover?.present(
      from: barButtonAdd,
      permittedArrowDirections: .any,
      animated: false
    )
  }
}

// MARK: closed at a stroke

class AbruptContentViewController: PopoverContentViewController {
  override func close() {
    if isInPopover {
      popoverController?.dismiss(animated: false)
    } else {
      dismiss(animated: false)
    }
  }
}

class AbruptClosingController: RootViewController {
  override func makeContent() -> PopoverContentViewController {
    AbruptContentViewController()
  }
}

// MARK: a content without a size

class SizelessContentViewController: PopoverContentViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = .zero
  }
}

class SizelessController: RootViewController {
  override func makeContent() -> PopoverContentViewController {
    SizelessContentViewController()
  }
}

// MARK: buttons too close together

class CloseButtonsContentViewController: PopoverContentViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    buttonAudio.frame.origin.y = buttonPhoto.frame.origin.y + 20
  }
}

class CloseButtonsController: RootViewController {
  override func makeContent() -> PopoverContentViewController {
    CloseButtonsContentViewController()
  }
}

// MARK: buttons at the edge

class EdgeContentViewController: PopoverContentViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    buttonPhoto.frame.origin.x = 40
    buttonAudio.frame.origin.x = 40
  }
}

class EdgeController: RootViewController {
  override func makeContent() -> PopoverContentViewController {
    EdgeContentViewController()
  }
}

// MARK: an alert for all

class AlertForAllController: RootViewController {
  override func performAddWithPopover() {
    performAddWithAlertView()
  }
}

// MARK: decided at each tap

class LateDecisionController: RootViewController {
  override func makeAddButton(
    action: @escaping (RootViewController) -> Void
  ) -> UIBarButtonItem {
    super.makeAddButton {
      if $0.canShowPopovers {
        $0.performAddWithPopover()
      } else {
        $0.performAddWithAlertView()
      }
    }
  }
}

// MARK: a class that is not looked up

class IdiomAloneController: RootViewController {
  override var canShowPopovers: Bool {
    UIDevice.current.userInterfaceIdiom == .pad
  }
}

// MARK: an alert without a way out

class NoCancelController: RootViewController {
  override func performAddWithAlertView() {
    let alert = UIAlertView(
      title: nil,
      message: "Add…",
      delegate: self,
      cancelButtonTitle: nil
    )
    alert.addButton(withTitle: photoButtonTitle())
    alert.addButton(withTitle: audioButtonTitle())
    alert.show()
  }
}

// MARK: the message as a title

class TitledAlertController: RootViewController {
  override func performAddWithAlertView() {
    let alert = UIAlertView(
      title: "Add…",
      message: nil,
      delegate: self,
      cancelButtonTitle: "Cancel"
    )
    alert.addButton(withTitle: photoButtonTitle())
    alert.addButton(withTitle: audioButtonTitle())
    alert.show()
  }
}

// MARK: an alert without a delegate

class NoDelegateController: RootViewController {
  override func performAddWithAlertView() {
    let alert = UIAlertView(
      title: nil,
      message: "Add…",
      delegate: nil,
      cancelButtonTitle: "Cancel"
    )
    alert.addButton(withTitle: photoButtonTitle())
    alert.addButton(withTitle: audioButtonTitle())
    alert.show()
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

// MARK: told too early

class EarlyAlertController: RootViewController {
  lazy var clickListener = ClickListener(root: self)

  override func performAddWithAlertView() {
    let alert = UIAlertView(
      title: nil,
      message: "Add…",
      delegate: clickListener,
      cancelButtonTitle: "Cancel"
    )
    alert.addButton(withTitle: photoButtonTitle())
    alert.addButton(withTitle: audioButtonTitle())
    alert.show()
  }
}

class ClickListener: NSObject, UIAlertViewDelegate {
  weak var root: RootViewController?

  init(root: RootViewController) {
    self.root = root
  }

  func alertView(
    _ alertView: UIAlertView,
    clickedButtonAt buttonIndex: Int
  ) {
    root?.alertView(alertView, didDismissWithButtonIndex: buttonIndex)
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

// MARK: another sign

class OtherSignController: RootViewController {
  override func makeAddButton(
    action: @escaping (RootViewController) -> Void
  ) -> UIBarButtonItem {
    let tapped = UIAction { [weak self] _ in
      if let self { action(self) }
    }
    return UIBarButtonItem(systemItem: .edit, primaryAction: tapped)
  }
}

// MARK: a popover that stays

class StayingMapController: MapController {
  override func showPlace(arrow: UIPopoverArrowDirection) {
    super.showPlace(arrow: arrow)
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
  override func makeContent() -> PopoverContentViewController {
    CarelessContentViewController()
  }
}

// MARK: directions counted

class CountedMapController: MapController {
  override func showPlace(arrow: UIPopoverArrowDirection) {
    // Up 0, down 1, left 2, right 3.
    let number = UInt(arrow.rawValue.trailingZeroBitCount)
    super.showPlace(arrow: UIPopoverArrowDirection(rawValue: number))
  }
}

// MARK: a size of the popover's own

class OwnSizeMapController: MapController {
  override func showPlace(arrow: UIPopoverArrowDirection) {
    super.showPlace(arrow: arrow)
    popover?.contentSize = CGSize(width: 240, height: 150)
  }
}

// MARK: a popover made by hand

class HandmadeMapController: MapController {
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
    NSClassFromString("UIPopoverController") != nil
  }
}

class ClassAloneController: RootViewController {
  override func makeContent() -> PopoverContentViewController {
    ClassAloneContentViewController()
  }
}

// MARK: no branch for the phone

class PopoverOnlyContentViewController: PopoverContentViewController {
  override func close() {
    if isInPopover {
      popoverController?.dismiss(animated: true)
    }
  }
}

class PopoverOnlyController: RootViewController {
  override func makeContent() -> PopoverContentViewController {
    PopoverOnlyContentViewController()
  }
}

// MARK: plain buttons

class PlainButtonsContentViewController: PopoverContentViewController {
  override func makeButton(
    _ title: String,
    _ frame: CGRect,
    action: @escaping (PopoverContentViewController) -> Void
  ) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.frame = frame
    let tapped = UIAction { [weak self] _ in
      if let self { action(self) }
    }
    button.addAction(tapped, for: .touchUpInside)
    view.addSubview(button)
    return button
  }
}

class PlainButtonsController: RootViewController {
  override func makeContent() -> PopoverContentViewController {
    PlainButtonsContentViewController()
  }
}

// MARK: buttons without titles

class UntitledContentViewController: PopoverContentViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    buttonPhoto.setTitle(nil, for: .normal)
    buttonAudio.setTitle(nil, for: .normal)
  }
}

class UntitledController: RootViewController {
  override func makeContent() -> PopoverContentViewController {
    UntitledContentViewController()
  }
}

// MARK: buttons in a box

class BoxedContentViewController: PopoverContentViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 125))
    box.addSubview(buttonPhoto)
    box.addSubview(buttonAudio)
    view.addSubview(box)
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
