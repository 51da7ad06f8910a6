import Simulator
import Testing
import UIKit

/// A controller that logs its calls from a storyboard, as `name.call`.
class SceneController: UIViewController {
  static var log = CallLog()

  var name = "?"
  var button: UIButton!
  var container: UIView!
  var allowsSegues = true
  var onPrepare: ((UIStoryboardSegue, Any?) -> Void)?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    SceneController.log.add("init")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    SceneController.log.add("\(name).awake loaded:\(isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    SceneController.log.add("\(name).viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    SceneController.log.add("\(name).viewWillAppear")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    SceneController.log.add("\(name).should \(identifier)")
    return allowsSegues
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    SceneController.log.add(
      "\(name).prepare \(segue.identifier ?? "-") loaded:\(segue.destination.isViewLoaded)"
    )
    onPrepare?(segue, sender)
  }
}

/// A controller that others can unwind to.
final class HomeController: SceneController {
  var refusesUnwinding = false

  override func canPerformUnwind(
    to target: Any.Type,
    from source: UIViewController,
    sender: Any?
  ) -> Bool { !refusesUnwinding }
}

/// A segue that logs when it is performed, and shows its destination without animation.
final class PlainSegue: UIStoryboardSegue {
  static var performCount = 0

  override func perform() {
    PlainSegue.performCount += 1
    source.present(destination, animated: false)
  }
}

/// A device whose application has one storyboard: a home scene with segues of every kind to a page.
@MainActor
struct StoryboardScenes {
  let simulator: Simulator
  let log = CallLog()

  init(_ model: DeviceModel = .iPhone5, iOS version: Double = 9) {
    simulator = Simulator.boot(model, iOS: version)
    SceneController.log = log
    PlainSegue.performCount = 0
    UIStoryboard.register("Main", initial: "home") {
      StoryboardScene("home", HomeController.self)
        .attributes { home in
          home.name = "home"
          home.title = "Home"
        }
        .view { home, view in
          view.backgroundColor = .white
          let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
          view.addSubview(button)
          home.button = button
        }
        .segue(.presentModally, to: "page", identifier: "tap", from: { $0.button })
        .segue(.presentModally, to: "page", identifier: "code")
        .segue(.custom(PlainSegue.self), to: "page", identifier: "custom")
        .segue(.push, to: "page", identifier: "push")
        .segue(.presentModally, to: "home", identifier: "again")
      StoryboardScene("page", SceneController.self)
        .attributes { $0.name = "page" }
        .view { page, view in
          let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
          view.addSubview(button)
          page.button = button
        }
        .unwind(to: HomeController.self, identifier: "back", from: { $0.button }) { home, segue in
          SceneController.log.add(
            "\(home.name).unwound from \((segue.source as? SceneController)?.name ?? "")"
          )
        }
      StoryboardScene("box", SceneController.self)
        .attributes { $0.name = "box" }
        .view { box, view in
          let container = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
          view.addSubview(container)
          box.container = container
        }
        .embed("page", identifier: "embed", in: { $0.container })
    }
  }

  /// Launches the application, and returns the storyboard's initial controller.
  func launch() throws -> HomeController {
    simulator.launch(storyboard: "Main")
    _ = log.take()
    return try #require(simulator.keyWindow?.rootViewController as? HomeController)
  }
}
