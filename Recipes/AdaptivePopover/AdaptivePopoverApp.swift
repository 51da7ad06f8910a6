import RecipeKit

/// The application, launched on a device, with a finger to tap its buttons.
@MainActor
struct AdaptivePopoverApp {
  let device: Simulator
  let root: UIViewController
  let image: ImageViewController

  /// Launches the picture's screen in its navigation controller, or in the split view of the storyboard.
  init(
    _ storyboard: AdaptivePopoverStoryboard,
    _ model: DeviceModel,
    iOS version: Double = 9,
    inSplitView: Bool = false,
    on stage: Stage
  ) throws {
    device = stage.boot(model, iOS: version)
    storyboard.install()
    root = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(withIdentifier: inSplitView ? "split" : "detail")
    let columns = (root as? UISplitViewController)?.viewControllers ?? [root]
    let detail = columns.last as? UINavigationController
    image = try stage.require(detail?.viewControllers.first as? ImageViewController, "the picture's screen")
    pick(0)
    device.launch(root)
    device.advanceUntilIdle()
  }

  // MARK: Acting

  /// Shows another photo, as the list does.
  func pick(_ number: Int) {
    if Photo.samples.indices.contains(number) { image.show(Photo.samples[number]) }
    device.advanceUntilIdle()
  }

  /// Taps a photo in the list of the split view, at its right end, which no popover covers.
  func tapInList(_ row: Int) {
    guard let cell = list?.tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
    device.tap(at: cell.convert(CGPoint(x: cell.bounds.maxX - 10, y: cell.bounds.midY), to: nil))
    device.advanceUntilIdle()
  }

  /// Taps a text on the screen, such as that of a button.
  func tap(_ text: String) {
    guard let label = label(text) else { return }
    device.tap(label)
    device.advanceUntilIdle()
  }

  /// Taps the item at the left end of the bar, which shows and hides the list.
  func tapListButton() {
    device.tap(at: CGPoint(x: 20, y: 42))
    device.advanceUntilIdle()
  }

  /// Taps the button below the bar.
  func tapSourceButton() {
    device.tap(image.sourceButton)
    device.advanceUntilIdle()
  }

  /// Lets the screen with the URL prefer a size.
  func prefer(_ size: CGSize) {
    screen?.preferredContentSize = size
    device.advanceUntilIdle()
  }

  /// Taps the middle of the picture.
  func tapPicture() {
    device.tap(image.imageView)
    device.advanceUntilIdle()
  }

  // MARK: Looking

  var list: PhotosTVC? {
    let master = (root as? UISplitViewController)?.viewControllers.first as? UINavigationController
    return master?.viewControllers.first as? PhotosTVC
  }

  var bar: UINavigationBar? { image.navigationController?.navigationBar }

  /// The screen with the URL, while it is presented.
  var screen: URLViewController? {
    let presented = image.presentedViewController as? URLViewController
    return presented?.viewIfLoaded?.window == nil ? nil : presented
  }

  var popover: UIPopoverPresentationController? { screen?.popoverPresentationController }

  /// How many popovers are shown.
  var screens: Int { popover == nil ? 0 : 1 }

  /// The class of what presents the screen with the URL.
  var presenter: String { screen?.presentationController.map { "\(type(of: $0))" } ?? "none" }

  /// The text on the screen with the URL.
  var shownText: String? { screen?.addressLabel?.text }

  /// The rectangle in the window that the screen with the URL covers.
  var frame: CGRect { screen.map { place(of: $0.view) } ?? .null }

  /// How much of the window that is.
  var share: String {
    if frame.isNull { return "nothing" }
    return frame == device.keyWindow?.bounds ? "the whole window" : "a part"
  }

  /// Where the popover's arrow points.
  var arrow: String {
    switch popover?.arrowDirection {
    case UIPopoverArrowDirection.up: "up"
    case UIPopoverArrowDirection.down: "down"
    case UIPopoverArrowDirection.left: "left"
    case UIPopoverArrowDirection.right: "right"
    default: "none"
    }
  }

  func place(of view: UIView?) -> CGRect {
    guard let view, view.window != nil else { return .null }
    return view.convert(view.bounds, to: nil)
  }

  /// The label on the screen with a text.
  func label(_ text: String) -> UILabel? {
    var pending: [UIView] = [device.keyWindow].compactMap { $0 }
    while let view = pending.popLast() {
      if let label = view as? UILabel, label.text == text { return label }
      pending.append(contentsOf: view.subviews)
    }
    return nil
  }
}
