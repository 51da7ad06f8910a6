import UIKit

/// The screen with +: on the pad it opens a popover, elsewhere an alert.
class RootViewController: UIViewController, UIAlertViewDelegate {
  var barButtonAdd: UIBarButtonItem!
  var popover: UIPopoverController?
  var popoverClassName = "UIPopoverController"
  var picked: [String] = []

  func photoButtonTitle() -> String { "Photo" }
  func audioButtonTitle() -> String { "Audio" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    navigationItem.title = "Media"
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    if isPad, NSClassFromString(popoverClassName) != nil {
      makePopover()
    }
    barButtonAdd = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.add() }
    )
    navigationItem.setRightBarButton(barButtonAdd, animated: false)
  }

  func add() {
    if popover == nil {
      performAddWithAlertView()
    } else {
      performAddWithPopover()
    }
  }

  /// The root keeps the popover; the content only knows it.
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

  /// Which button it was is told by its title.
  func alertView(
    _ alertView: UIAlertView,
    didDismissWithButtonIndex buttonIndex: Int
  ) {
    switch alertView.buttonTitle(at: buttonIndex) {
    case photoButtonTitle(): picked.append("Photo")
    case audioButtonTitle(): picked.append("Audio")
    default: break
    }
  }
}

/// What the popover shows: two buttons.
class PopoverContentViewController: UIViewController {
  weak var popoverController: UIPopoverController?
  var popoverClassName = "UIPopoverController"
  var buttonPhoto: UIButton!
  var buttonAudio: UIButton!

  var isInPopover: Bool {
    NSClassFromString(popoverClassName) != nil
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
    }
  }
}

/// A popover that opens from a place in a view.
class MapController: UIViewController {
  let content = PopoverContentViewController()
  let pin = UIView(frame: CGRect(x: 364, y: 492, width: 40, height: 40))
  let toolbox = UIButton(type: .system)
  var popover: UIPopoverController?
  var taps = 0
  var directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// What is on screen besides the view.
  var shown: AnyObject? { popover }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(
      red: 0.87,
      green: 0.93,
      blue: 0.84,
      alpha: 1
    )
    pin.backgroundColor = .red
    pin.layer.cornerRadius = 20
    pin.layer.borderColor = UIColor.white.cgColor
    pin.layer.borderWidth = 6
    view.addSubview(pin)
    toolbox.setTitle("Zoom", for: .normal)
    toolbox.frame = CGRect(x: 20, y: 900, width: 100, height: 44)
    toolbox.addAction(
      UIAction { [weak self] _ in self?.taps += 1 },
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
}
