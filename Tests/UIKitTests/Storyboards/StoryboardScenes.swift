import Simulator
import Testing

@testable import UIKit

/// A controller that logs its calls from a storyboard, as `name.call`.
class SceneController: UIViewController {
  static var log = CallLog()

  var name: String { title?.lowercased() ?? "?" }
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
    super.prepare(for: segue, sender: sender)
  }

  nonisolated static var methods: [String: SelectorMethod] {
    [
      "setButton:": { unsafeDowncast($0, to: SceneController.self).button = $1(0) },
      "setContainer:": { unsafeDowncast($0, to: SceneController.self).container = $1(0) },
    ]
  }
}

/// A controller that others can unwind to.
final class HomeController: SceneController {
  var refusesUnwinding = false

  override func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool { !refusesUnwinding }

  func back(_ segue: UIStoryboardSegue) {
    SceneController.log.add("\(name).unwound from \((segue.source as? SceneController)?.name ?? "")")
  }

  nonisolated static var homeMethods: [String: SelectorMethod] {
    ["back:": { unsafeDowncast($0, to: HomeController.self).back($1(0)) }]
  }
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

  init(_ model: DeviceModel = .iPhone5, iOS version: Double = 9) throws {
    simulator = Simulator.boot(model, iOS: version)
    SceneController.log = log
    PlainSegue.performCount = 0
    try UIStoryboard.install(initial: "home", Self.home, Self.page, Self.box)
  }

  private static let home = """
    <viewController storyboardIdentifier="home" title="Home" id="home" customClass="HomeController"
    customModule="UIKitTests"><view key="view"><rect key="frame" x="0" y="0" width="320" height="568"/>
    <subviews><button id="tap"><rect key="frame" x="20" y="100" width="100" height="44"/>
    <connections><segue destination="page" kind="presentation" identifier="tap" id="s-1"/></connections></button></subviews>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
    <connections><outlet property="button" destination="tap" id="o-1"/>
    <segue destination="page" kind="presentation" identifier="code" id="s-2"/>
    <segue destination="page" kind="custom" identifier="custom" customClass="PlainSegue" customModule="UIKitTests" id="s-3"/>
    <segue destination="page" kind="push" identifier="push" id="s-4"/>
    <segue destination="home" kind="presentation" identifier="again" id="s-5"/></connections></viewController>
    """

  private static let page = """
    <viewController storyboardIdentifier="page" title="Page" id="page" customClass="SceneController"
    customModule="UIKitTests"><view key="view"><rect key="frame" x="0" y="0" width="320" height="568"/>
    <subviews><button id="way-back"><rect key="frame" x="20" y="100" width="100" height="44"/>
    <connections><segue destination="exit" kind="unwind" identifier="back" unwindAction="back:" id="s-6"/></connections>
    </button></subviews></view>
    <connections><outlet property="button" destination="way-back" id="o-2"/></connections></viewController>
    <exit id="exit"/>
    """

  private static let box = """
    <viewController storyboardIdentifier="box" title="Box" id="box" customClass="SceneController"
    customModule="UIKitTests"><view key="view"><rect key="frame" x="0" y="0" width="320" height="568"/>
    <subviews><containerView id="container"><rect key="frame" x="10" y="10" width="100" height="60"/>
    <connections><segue destination="page" kind="embed" identifier="embed" id="s-7"/></connections></containerView></subviews>
    </view><connections><outlet property="container" destination="container" id="o-3"/></connections></viewController>
    """

  /// Launches the application, and returns the storyboard's initial controller.
  func launch() throws -> HomeController {
    simulator.launch(storyboard: "Main")
    _ = log.take()
    return try #require(simulator.keyWindow?.rootViewController as? HomeController)
  }
}
