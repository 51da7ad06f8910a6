import UIKit

/// The screen with +, which opens a popover on the iPad, or an alert.
class RootViewController: UIViewController, UIAlertViewDelegate {
  var barButtonAdd: UIBarButtonItem!
  var popover: UIPopoverController?

  /// Called with the choice of the alert.
  var onPick: ((String) -> Void)?

  func photoButtonTitle() -> String { "Photo" }
  func audioButtonTitle() -> String { "Audio" }

  /// Whether the system has popovers and the device may use them.
  var canShowPopovers: Bool {
    NSClassFromString("UIPopoverController") != nil
      && UIDevice.current.userInterfaceIdiom == .pad
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    navigationItem.title = "Media"
    if canShowPopovers {
      makePopover()
      barButtonAdd = makeAddButton { $0.performAddWithPopover() }
    } else {
      barButtonAdd = makeAddButton { $0.performAddWithAlertView() }
    }
    navigationItem.setRightBarButton(barButtonAdd, animated: false)
    showPhoto()
  }

  func showPhoto() {
    let photo = UIImageView(image: UIImage(named: "Harbour"))
    photo.frame = view.bounds.insetBy(dx: 24, dy: 80)
    photo.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    photo.contentMode = .scaleAspectFit
    view.addSubview(photo)
  }

  func makeAddButton(
    action: @escaping (RootViewController) -> Void
  ) -> UIBarButtonItem {
    let tapped = UIAction { [weak self] _ in
      if let self { action(self) }
    }
    return UIBarButtonItem(systemItem: .add, primaryAction: tapped)
  }

  /// The root keeps the popover; the content's reference is weak.
  func makePopover() {
    let content = makeContent()
    popover = UIPopoverController(contentViewController: content)
    content.popoverController = popover
  }

  func makeContent() -> PopoverContentViewController {
    PopoverContentViewController()
  }

  func performAddWithPopover() {
    popover?.present(
      from: barButtonAdd,
      permittedArrowDirections: .any,
      animated: true
    )
  }

  func performAddWithAlertView() {
    let alert = UIAlertView(
      title: nil,
      message: "Add…",
      delegate: self,
      cancelButtonTitle: "Cancel"
    )
    alert.addButton(withTitle: photoButtonTitle())
    alert.addButton(withTitle: audioButtonTitle())
    alert.show()
  }

  /// Identifies the button by its title, not by its index.
  func alertView(
    _ alertView: UIAlertView,
    didDismissWithButtonIndex buttonIndex: Int
  ) {
    switch alertView.buttonTitle(at: buttonIndex) {
    case photoButtonTitle(): onPick?("Photo")
    case audioButtonTitle(): onPick?("Audio")
    default: break
    }
  }

  /// Closes the popover if the rotation has removed its button.
  override func didRotate(from old: UIInterfaceOrientation) {
    super.didRotate(from: old)
    if navigationItem.rightBarButtonItem == nil {
      popover?.dismiss(animated: false)
    }
  }
}

/// The content of the popover: two buttons.
class PopoverContentViewController: UIViewController {
  weak var popoverController: UIPopoverController?
  var buttonPhoto: UIButton!
  var buttonAudio: UIButton!

  var isInPopover: Bool {
    NSClassFromString("UIPopoverController") != nil
      && UIDevice.current.userInterfaceIdiom == .pad
      && popoverController != nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    preferredContentSize = CGSize(width: 200, height: 125)

    var frame = CGRect(x: 20, y: 20, width: 160, height: 37)
    buttonPhoto = makeButton("Photo", frame) { $0.gotoAppleWebsite() }
    frame.origin.y += 50
    buttonAudio = makeButton("Audio", frame) { $0.gotoAppleStoreWebsite() }
  }

  func makeButton(
    _ title: String,
    _ frame: CGRect,
    action: @escaping (PopoverContentViewController) -> Void
  ) -> UIButton {
    let button = UIButton(type: .roundedRect)
    button.setTitle(title, for: .normal)
    button.frame = frame
    let tapped = UIAction { [weak self] _ in
      if let self { action(self) }
    }
    button.addAction(tapped, for: .touchUpInside)
    view.addSubview(button)
    return button
  }

  func gotoAppleWebsite() {
    close()
  }

  func gotoAppleStoreWebsite() {
    close()
  }

  func close() {
    if isInPopover {
      popoverController?.dismiss(animated: true)
    } else {
      // On the phone this controller is a screen of its own.
      dismiss(animated: true)
    }
  }
}

/// A popover that opens from a place in a view.
class MapController: UIViewController {
  let content = PopoverContentViewController()
  let pin = UIButton(frame: CGRect(x: 364, y: 492, width: 40, height: 40))
  let toolbox = UIButton(type: .system)
  var popover: UIPopoverController?
  var zoom = 1 {
    didSet { toolbox.setTitle("Zoom \(zoom)×", for: .normal) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let map = UIImageView(image: UIImage(named: "Map"))
    map.frame = view.bounds
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    map.contentMode = .scaleAspectFill
    map.clipsToBounds = true
    view.addSubview(map)
    pin.backgroundColor = .red
    pin.layer.cornerRadius = 20
    pin.layer.borderColor = UIColor.white.cgColor
    pin.layer.borderWidth = 6
    pin.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleBottomMargin,
    ]
    pin.addAction(
      UIAction { [weak self] _ in self?.showPlace() },
      for: .touchUpInside
    )
    view.addSubview(pin)
    toolbox.setTitle("Zoom 1×", for: .normal)
    toolbox.frame = CGRect(x: 20, y: 900, width: 100, height: 44)
    toolbox.addAction(
      UIAction { [weak self] _ in self?.zoom += 1 },
      for: .touchUpInside
    )
    view.addSubview(toolbox)
  }

  func showPlace(arrow: UIPopoverArrowDirection = .any) {
    let popover = UIPopoverController(contentViewController: content)
    self.popover = popover
    popover.passthroughViews = [toolbox]
    popover.present(
      from: pin.frame,
      in: view,
      permittedArrowDirections: arrow,
      animated: false
    )
  }

  /// Presents the popover again, from the pin's new frame.
  override func didRotate(from old: UIInterfaceOrientation) {
    super.didRotate(from: old)
    guard let popover, popover.isPopoverVisible else { return }
    popover.present(
      from: pin.frame,
      in: view,
      permittedArrowDirections: .any,
      animated: false
    )
  }
}
