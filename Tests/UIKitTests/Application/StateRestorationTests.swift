import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, View Controller Programming Guide for iOS, "Preserving and Restoring State", and UIViewControllerRestoration.
@MainActor struct StateRestorationTests {
  @Test func aControllersStateComesBackAtTheNextLaunch() throws {
    let app = App()
    app.root.note = "hello"
    app.root.number = 7
    app.relaunch()
    #expect(app.root.note == "hello" && app.root.number == 7)
    #expect(app.root.calls == ["viewDidLoad", "decode", "finished"])
    #expect(app.delegate.decoded == "whole")
  }

  @Test func nothingIsRestoredUnlessTheDelegateWantsIt() {
    for (saves, restores) in [(false, true), (true, false)] {
      let app = App()
      app.delegate.saves = saves
      app.root.note = "hello"
      app.relaunch(restores: restores)
      #expect(app.root.note == nil)
    }
  }

  @Test func nothingIsRestoredWithoutIdentifiersOrWithoutTheBackground() {
    let app = App()
    app.root.note = "hello"
    app.root.restorationIdentifier = nil
    app.relaunch()
    #expect(app.root.note == nil)
    app.root.note = "hello"
    app.device.terminate()
    app.launch(restores: true)
    #expect(app.root.note == nil)
  }

  @Test func theStackOfANavigationControllerComesBack() throws {
    let app = App(isNavigation: true)
    let made = MadeController()
    made.restorationIdentifier = "made"
    made.restorationClass = MadeController.self
    made.note = "second"
    app.navigation?.pushViewController(made, animated: false)
    app.device.advanceUntilIdle()
    app.relaunch()
    let navigation = try #require(app.navigation)
    #expect(navigation.viewControllers.count == 2)
    let restored = try #require(navigation.topViewController as? MadeController)
    #expect(restored !== made)
    #expect(restored.note == "second")
    #expect(MadeController.paths == [["navigation", "made"]])
    app.device.advanceUntilIdle()
    #expect(restored.viewIfLoaded?.window != nil)
  }

  @Test func theDelegateMakesControllers() throws {
    let app = App(isNavigation: true)
    let pushed = NotedController()
    pushed.restorationIdentifier = "delegate's"
    pushed.note = "third"
    app.navigation?.pushViewController(pushed, animated: false)
    app.device.advanceUntilIdle()
    app.relaunch()
    #expect((app.navigation?.topViewController as? NotedController)?.note == "third")
    #expect(app.delegate.asked.contains(["navigation", "delegate's"]))
  }

  @Test func aPresentedControllerIsPresentedAgain() throws {
    let app = App()
    let made = MadeController()
    made.restorationIdentifier = "made"
    made.restorationClass = MadeController.self
    made.note = "over it"
    app.root.present(made, animated: false)
    app.device.advanceUntilIdle()
    app.relaunch()
    app.device.advanceUntilIdle()
    let presented = try #require(app.root.presentedViewController as? MadeController)
    #expect(presented.note == "over it")
    #expect(presented.viewIfLoaded?.window != nil)
  }

  @Test func theSelectedTabComesBack() {
    let device = Simulator.boot(.iPhone6, iOS: 12)
    var tabs = UITabBarController()
    func launch() {
      tabs = UITabBarController()
      tabs.restorationIdentifier = "tabs"
      tabs.viewControllers = ["a", "b", "c"].map { name in
        let controller = UIViewController()
        controller.restorationIdentifier = name
        return controller
      }
      device.launch(delegate: RestoringDelegate(root: tabs, restores: true))
    }
    launch()
    tabs.selectedIndex = 2
    device.pressHome()
    device.terminate()
    launch()
    #expect(tabs.selectedIndex == 2)
  }

  @Test func viewsWithIdentifiersAreRestored() {
    let app = App()
    let scroll = app.root.scroll
    scroll.contentOffset = CGPoint(x: 0, y: 250)
    app.relaunch()
    #expect(app.root.scroll !== scroll)
    #expect(app.root.scroll.contentOffset.y == 250)
  }

  @Test func aStoryboardMakesTheControllersOfItsScenes() throws {
    let device = Simulator.boot(.iPhone6, iOS: 12)
    try UIStoryboard.install(
      initial: "first",
      "<navigationController id=\"first\" restorationIdentifier=\"stack\"/>",
      "<viewController id=\"second\" storyboardIdentifier=\"detail\" useStoryboardIdentifierAsRestorationIdentifier=\"YES\"/>"
    )
    let first = RestoringDelegate(root: nil, restores: true)
    device.launch(storyboard: "Main", delegate: first)
    let stack = try #require(device.keyWindow?.rootViewController as? UINavigationController)
    #expect(stack.restorationIdentifier == "stack")
    let detail = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "detail")
    #expect(detail.restorationIdentifier == "detail")
    stack.setViewControllers([detail], animated: false)
    device.advanceUntilIdle()
    device.pressHome()
    device.terminate()
    device.launch(storyboard: "Main", delegate: RestoringDelegate(root: nil, restores: true))
    let restored = try #require(device.keyWindow?.rootViewController as? UINavigationController)
    #expect(restored !== stack)
    #expect(restored.viewControllers.map(\.restorationIdentifier) == ["detail"])
  }

  // MARK: Coder

  @Test func theCoderReturnsWhatItWasGiven() {
    let coder = RestorationCoder()
    coder.encode("text", forKey: "text")
    coder.encode(true, forKey: "flag")
    coder.encode(Int64(5), forKey: "number")
    coder.encode(2.5, forKey: "double")
    coder.encode([1, 2], forKey: "list")
    coder.encode(NSMutableString(string: "object"), forKey: "object")
    coder.encode(nil as String?, forKey: "nothing")
    let url = URL(string: "https://example.org")
    coder.encode(url, forKey: "url")
    let read = RestorationCoder(coder.values)
    #expect(read.decodeObject(forKey: "text") as? String == "text")
    #expect(read.decodeObject(of: NSString.self, forKey: "text") == "text")
    #expect(read.decodeBool(forKey: "flag"))
    #expect(read.decodeInteger(forKey: "number") == 5 && read.decodeInt32(forKey: "number") == 5)
    #expect(read.decodeDouble(forKey: "double") == 2.5 && read.decodeFloat(forKey: "double") == 2.5)
    #expect(read.decodeObject(forKey: "list") as? [Int] == [1, 2])
    #expect(read.decodeObject(forKey: "url") as? URL == url)
    #expect(read.containsValue(forKey: "nothing") && read.decodeObject(forKey: "nothing") == nil)
    #expect(!read.containsValue(forKey: "missing") && read.decodeInteger(forKey: "missing") == 0)
    #expect(read.decodeInteger(forKey: "text") == 0)
  }

  @Test func anObjectThatCannotBeStoredRaises() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { RestorationCoder().encode(UIView(), forKey: "view") }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "-[UIView encodeWithCoder:]: unrecognized selector sent to instance"
    )
  }
}

/// An application with one restorable controller, or with a stack above it.
@MainActor private final class App {
  let device = Simulator.boot(.iPhone6, iOS: 12)
  private let isNavigation: Bool
  private(set) var root = NotedController()
  private(set) var navigation: UINavigationController?
  private(set) var delegate = RestoringDelegate()

  init(isNavigation: Bool = false) {
    self.isNavigation = isNavigation
    MadeController.paths = []
    launch(restores: true)
  }

  func launch(restores: Bool) {
    root = NotedController()
    root.restorationIdentifier = "root"
    navigation = isNavigation ? UINavigationController(rootViewController: root) : nil
    navigation?.restorationIdentifier = "navigation"
    delegate = RestoringDelegate(root: navigation ?? root, restores: restores)
    device.launch(delegate: delegate)
    device.advanceUntilIdle()
  }

  func relaunch(restores: Bool = true) {
    device.pressHome()
    device.terminate()
    launch(restores: restores)
  }
}

private final class RestoringDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var saves = true
  var restores = true
  var asked: [[String]] = []
  var decoded: String?
  private var root: UIViewController?

  override init() {}

  init(root: UIViewController?, restores: Bool) {
    self.root = root
    self.restores = restores
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let root else { return true }
    window = UIWindow()
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }

  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { saves }

  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    restores
  }

  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    asked.append(identifierComponents)
    return identifierComponents.last == "delegate's" ? NotedController() : nil
  }

  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    coder.encode("whole", forKey: "all")
  }

  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    decoded = coder.decodeObject(forKey: "all") as? String
  }
}

private class NotedController: UIViewController {
  var note: String?
  var number = 0
  var calls: [String] = []
  let scroll = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad")
    scroll.restorationIdentifier = "scroll"
    scroll.frame = view.bounds
    scroll.contentSize = CGSize(width: view.bounds.width, height: 2000)
    view.addSubview(scroll)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(note, forKey: "note")
    coder.encode(number, forKey: "number")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    calls.append("decode")
    note = coder.decodeObject(forKey: "note") as? String
    number = coder.decodeInteger(forKey: "number")
  }

  override func applicationFinishedRestoringState() {
    super.applicationFinishedRestoringState()
    calls.append("finished")
  }
}

private final class MadeController: NotedController, UIViewControllerRestoration {
  static var paths: [[String]] = []

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    paths.append(identifierComponents)
    let made = MadeController()
    made.restorationIdentifier = identifierComponents.last
    made.restorationClass = MadeController.self
    return made
  }
}
