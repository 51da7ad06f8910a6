import Simulator
import Testing

@testable import UIKit

final class MainStoryboardController: UIViewController {
  nonisolated(unsafe) static var isLoaded = false

  override func viewDidLoad() { Self.isLoaded = true }
}

/// Truth: Apple, UIApplicationDelegate.window and UIWindowSceneDelegate.window: the delegate's property holds the window of the main
/// storyboard, and nobody else retains it; an application that assigns its own shows only that.
@MainActor struct MainWindowTests {
  private typealias FromStoryboard = MainStoryboardController

  private final class Own: UIViewController {}

  /// What a delegate does with its window.
  enum Way: CaseIterable, Sendable {
    /// It creates a window, and shows it.
    case own
    /// It creates a window twice.
    case twice
    /// It shows the window before it assigns it.
    case shownFirst
    /// It leaves showing to the system.
    case notShown
    /// It replaces the root of the storyboard's window.
    case newRoot
    /// It only uses the storyboard's.
    case nothing

    var keepsStoryboardWindow: Bool { self == .newRoot || self == .nothing }

    @MainActor
    func apply(_ make: () -> UIWindow, _ owner: any WindowOwner) {
      func made() -> UIWindow {
        let window = make()
        window.rootViewController = Own()
        return window
      }
      switch self {
      case .own:
        owner.window = made()
        owner.window?.makeKeyAndVisible()
      case .twice:
        owner.window = made()
        owner.window?.makeKeyAndVisible()
        owner.window = made()
        owner.window?.makeKeyAndVisible()
      case .shownFirst:
        let window = made()
        window.makeKeyAndVisible()
        owner.window = window
      case .notShown: owner.window = made()
      case .newRoot:
        owner.window?.rootViewController = Own()
        owner.window?.makeKeyAndVisible()
      case .nothing: break
      }
    }
  }

  private class BaseDelegate: UIApplicationDelegate {
    var window: UIWindow?
    var way = Way.own
    var isEarly = false
    weak var storyboardWindow: UIWindow?

    required init() {}

    convenience init(_ way: Way, isEarly: Bool) {
      self.init()
      self.way = way
      self.isEarly = isEarly
    }

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      storyboardWindow = window
      if isEarly { way.apply({ UIWindow(frame: UIScreen.main.bounds) }, self) }
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      if !isEarly { way.apply({ UIWindow(frame: UIScreen.main.bounds) }, self) }
      return true
    }
  }

  /// Makes its window after its superclass has made one, or before.
  private final class Subclass: BaseDelegate {
    var isBeforeSuper = false
    let root = UIViewController()

    override func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      if isBeforeSuper { makeWindow() }
      let result = super.application(application, didFinishLaunchingWithOptions: launchOptions)
      if !isBeforeSuper { makeWindow() }
      return result
    }

    private func makeWindow() {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
    }
  }

  private func boot(_ version: Double) throws -> Simulator {
    let simulator = Simulator.boot(.iPhone6, iOS: version)
    try UIStoryboard.install(
      initial: "first",
      "<viewController id=\"first\" customClass=\"MainStoryboardController\" customModule=\"UIKitTests\"/>"
    )
    FromStoryboard.isLoaded = false
    return simulator
  }

  private func check(_ simulator: Simulator, _ way: Way, _ window: UIWindow?, _ storyboardWindow: UIWindow?) {
    simulator.settle()
    #expect(simulator.application.windows == [window].compactMap { $0 })
    #expect(simulator.keyWindow === window)
    #expect(window?.isHidden == false)
    #expect(simulator.view(at: CGPoint(x: 100, y: 100)) === window?.rootViewController?.view)
    #expect((storyboardWindow != nil) == way.keepsStoryboardWindow)
    #expect(window?.rootViewController is Own == (way != .nothing))
    // The storyboard's controller isn't loaded in vain.
    #expect(FromStoryboard.isLoaded == (way == .nothing))
  }

  @Test(arguments: [9.0, 12, 13, 15], Way.allCases)
  func onlyTheWindowOfAnApplicationsDelegateIsShown(version: Double, way: Way) throws {
    for isEarly in [false, true] {
      let simulator = try boot(version)
      let delegate = BaseDelegate(way, isEarly: isEarly)
      simulator.launch(storyboard: "Main", delegate: delegate)
      check(simulator, way, delegate.window, delegate.storyboardWindow)
    }
  }

  @Test(arguments: [false, true])
  func theWindowThatWasAssignedLastIsShown(isBeforeSuper: Bool) throws {
    let simulator = try boot(9)
    let delegate = Subclass()
    delegate.isBeforeSuper = isBeforeSuper
    simulator.launch(storyboard: "Main", delegate: delegate)
    simulator.settle()
    #expect(simulator.application.windows == [delegate.window].compactMap { $0 })
    #expect((simulator.keyWindow?.rootViewController === delegate.root) == !isBeforeSuper)
  }

  @Test func aWindowThatIsReplacedLaterLeavesTheScreen() throws {
    let simulator = try boot(9)
    let delegate = BaseDelegate(.nothing, isEarly: false)
    simulator.launch(storyboard: "Main", delegate: delegate)
    #expect(delegate.storyboardWindow === simulator.keyWindow)
    Way.own.apply({ UIWindow(frame: UIScreen.main.bounds) }, delegate)
    simulator.settle()
    #expect(delegate.storyboardWindow == nil)
    #expect(simulator.application.windows == [delegate.window].compactMap { $0 })
  }

  // MARK: Scenes

  private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    nonisolated(unsafe) static var way = Way.nothing
    var window: UIWindow?
    weak var storyboardWindow: UIWindow?

    required override init() {}

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      storyboardWindow = window
      guard let scene = scene as? UIWindowScene else { return }
      Self.way.apply({ UIWindow(windowScene: scene) }, self)
    }
  }

  private final class PlainDelegate: UIApplicationDelegate {}

  @Test(arguments: [13.0, 15], Way.allCases)
  func onlyTheWindowOfAScenesDelegateIsShown(version: Double, way: Way) throws {
    let simulator = try boot(version)
    SceneDelegate.way = way
    let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
    configuration.delegateClass = SceneDelegate.self
    configuration.storyboard = UIStoryboard(name: "Main", bundle: nil)
    simulator.launch(delegate: PlainDelegate(), scenes: [configuration])
    let scene = try #require(simulator.application.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? SceneDelegate)
    check(simulator, way, delegate.window, delegate.storyboardWindow)
    #expect(scene.windows == simulator.application.windows)
  }
}
