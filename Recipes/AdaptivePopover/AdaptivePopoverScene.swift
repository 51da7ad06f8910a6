import RecipeKit

/// Launches the application in the ways that claims need.
@MainActor
final class AdaptivePopoverScene {
  var way: AdaptivePopoverRecipe.Way
  private let stage: Stage

  init(_ way: AdaptivePopoverRecipe.Way, _ stage: Stage) {
    (self.way, self.stage) = (way, stage)
  }

  /// The application, launched from a storyboard.
  func app(_ storyboard: AdaptivePopoverStoryboard, _ model: DeviceModel) throws -> AdaptivePopoverApp {
    try AdaptivePopoverApp(storyboard, model, on: stage)
  }

  /// The application after a tap on URL.
  func tapped(
    _ storyboard: AdaptivePopoverStoryboard,
    _ model: DeviceModel,
    iOS version: Double = 9,
    landscape: Bool = false,
    inSplitView: Bool = false
  ) throws -> AdaptivePopoverApp {
    let app = try AdaptivePopoverApp(storyboard, model, iOS: version, inSplitView: inSplitView, on: stage)
    if landscape {
      app.device.rotate(to: .landscapeLeft)
      app.device.advanceUntilIdle()
    }
    app.tap("URL")
    return app
  }

  /// A pad with a list, after a tap on URL.
  func split(buttonAtTheRight: Bool = false) throws -> AdaptivePopoverApp {
    var storyboard = way.app
    storyboard.isOnTheRight = storyboard.isOnTheRight || buttonAtTheRight
    return try tapped(storyboard, .iPad, inSplitView: true)
  }

  /// The application after a tap on URL, and the witness to how the picture's screen prepared.
  func witnessed(
    _ storyboard: AdaptivePopoverStoryboard,
    _ model: DeviceModel
  ) throws -> (app: AdaptivePopoverApp, witness: WitnessedImageViewController) {
    var storyboard = storyboard
    storyboard.image = WitnessedImageViewController.self
    let app = try tapped(storyboard, model)
    return (app, try stage.require(app.image as? WitnessedImageViewController, "the witness"))
  }

  /// The screen with the URL, fresh from a storyboard.
  func freshScreen(of storyboard: AdaptivePopoverStoryboard) throws -> URLViewController {
    _ = stage.boot(.iPad, iOS: 9)
    storyboard.install()
    let screen = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "url")
    return try stage.require(screen as? URLViewController, "the screen with the URL")
  }

  /// The picture's screen, presented itself: a dismissal too many takes it away.
  func presentedPicture() throws -> (Simulator, host: UIViewController, ImageViewController) {
    let device = stage.boot(.iPad, iOS: 9)
    way.app.install()
    let host = UIViewController()
    device.launch(host)
    let stack = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "detail")
    host.present(stack, animated: false)
    device.advanceUntilIdle()
    return (
      device, host, try stage.require(stack.children.first as? ImageViewController, "the picture's screen")
    )
  }
}

/// The picture's screen, which notes what it finds when it prepares for a segue, and what the popover's delegate is asked.
final class WitnessedImageViewController: IndependentImageViewController {
  /// The identifiers of the segues prepared for.
  private(set) var segues: [String] = []
  /// The title of the button at which the last one started.
  private(set) var sender = "none"
  /// How it would show its destination, as far as that tells.
  private(set) var style: UIModalPresentationStyle?
  /// What directs the popover.
  private(set) weak var popover: UIPopoverPresentationController?
  /// The popover's delegate by then.
  private(set) var delegate = "not reached"
  /// Whether the content's view is loaded by then.
  private(set) var content = "not reached"
  /// Where the content is each time the delegate is asked how to adapt.
  private(set) var questions: [String] = []
  private weak var asked: (any UIPopoverPresentationControllerDelegate)?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    let destination = segue.destination
    segues.append(segue.identifier ?? "none")
    self.sender = (sender as? UIBarButtonItem)?.title ?? "none"
    style = destination.modalPresentationStyle
    content = destination.isViewLoaded ? "loaded" : "not loaded"
    popover = destination.popoverPresentationController
    asked = popover?.delegate as? any UIPopoverPresentationControllerDelegate
    delegate = ObjectNames(dictionaryLiteral: ("the content", destination)).of(asked)
    if asked != nil { popover?.delegate = self }
  }

  override func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    let isShown = controller.presentedViewController.viewIfLoaded?.window != nil
    questions.append(isShown ? "on screen" : "not yet on screen")
    return asked?.adaptivePresentationStyle(for: controller) ?? .fullScreen
  }
}
