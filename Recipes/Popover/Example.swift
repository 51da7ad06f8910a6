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
      barButtonAdd = makeAddButton(#selector(performAddWithPopover))
    } else {
      barButtonAdd = makeAddButton(#selector(performAddWithAlertView))
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

  func makeAddButton(_ action: Selector) -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .add, target: self, action: action)
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

  @objc func performAddWithPopover() {
    popover?.present(
      from: barButtonAdd,
      permittedArrowDirections: .any,
      animated: true
    )
  }

  @objc func performAddWithAlertView() {
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
    buttonPhoto = makeButton(
      "Photo",
      frame,
      action: #selector(gotoAppleWebsite)
    )
    frame.origin.y += 50
    buttonAudio = makeButton(
      "Audio",
      frame,
      action: #selector(gotoAppleStoreWebsite)
    )
  }

  func makeButton(
    _ title: String,
    _ frame: CGRect,
    action: Selector
  ) -> UIButton {
    let button = UIButton(type: .roundedRect)
    button.setTitle(title, for: .normal)
    button.frame = frame
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
    return button
  }

  @objc func gotoAppleWebsite() {
    close()
  }

  @objc func gotoAppleStoreWebsite() {
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
    pin.addTarget(self, action: #selector(pinTapped), for: .touchUpInside)
    view.addSubview(pin)
    toolbox.setTitle("Zoom 1×", for: .normal)
    toolbox.frame = CGRect(x: 20, y: 900, width: 100, height: 44)
    toolbox.addTarget(self, action: #selector(zoomIn), for: .touchUpInside)
    view.addSubview(toolbox)
  }

  @objc func pinTapped() { showPlace() }

  @objc func zoomIn() { zoom += 1 }

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
