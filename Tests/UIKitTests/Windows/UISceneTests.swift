import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, "Managing your app's life cycle", "Specifying the scenes your app supports" and UIScene; the order of the
/// launch is that of public logs.
@MainActor struct UISceneTests {
  @Test func theLaunchConnectsTheSceneAndThenShowsItsWindow() {
    let simulator = Simulator.boot(.iPhone6, iOS: 13)
    launch(simulator)
    #expect(
      SceneLog.shared.take() == [
        "application didFinishLaunching", "application configurationForConnecting", "scene willConnect",
        "viewDidLoad", "viewWillAppear", "scene willEnterForeground", "scene didBecomeActive",
        "viewDidAppear",
      ]
    )
    #expect(simulator.keyWindow?.rootViewController is LoggingController)
  }

  @Test func theSceneDelegateIsToldOfTheLifeCycleInPlaceOfTheApplications() {
    let simulator = Simulator.boot(.iPhone6, iOS: 13)
    launch(simulator)
    let scene = simulator.application.connectedScenes.first
    _ = SceneLog.shared.take()
    #expect(scene?.activationState == .foregroundActive)
    simulator.pressHome()
    #expect(SceneLog.shared.take() == ["scene willResignActive", "scene didEnterBackground"])
    #expect(scene?.activationState == .background)
    simulator.reopen()
    #expect(SceneLog.shared.take() == ["scene willEnterForeground", "scene didBecomeActive"])
    simulator.interrupt()
    #expect(scene?.activationState == .foregroundInactive)
    simulator.terminate()
    #expect(
      SceneLog.shared.take() == [
        "scene willResignActive", "scene didDisconnect", "application willTerminate",
      ]
    )
    #expect(scene?.activationState == .unattached)
    #expect(simulator.application.connectedScenes.isEmpty)
  }

  @Test func theNotificationsOfScenesAndApplicationArePosted() {
    let simulator = Simulator.boot(.iPhone6, iOS: 13)
    var names: [Notification.Name] = []
    let expected = [
      UIApplication.didFinishLaunchingNotification, UIScene.willConnectNotification,
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
      UIApplication.didBecomeActiveNotification,
    ]
    let tokens = expected.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    launch(simulator)
    tokens.forEach(NotificationCenter.default.removeObserver)
    #expect(names == expected)
  }

  @Test func aConfigurationIsFoundInTheManifestByItsName() {
    let simulator = Simulator.boot(.iPhone6, iOS: 13)
    launch(simulator)
    let known = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
    #expect(known.delegateClass == LoggingSceneDelegate.self)
    #expect(simulator.console == [])
    let unknown = UISceneConfiguration(name: "Other", sessionRole: .windowApplication)
    #expect(unknown.delegateClass == nil)
    #expect(
      simulator.console == [
        "Info.plist contained no UIScene configuration dictionary (looking for configuration named \"Other\")"
      ]
    )
  }

  @Test func aStoryboardGivesTheSceneItsWindow() throws {
    let simulator = Simulator.boot(.iPhone6, iOS: 13)
    try UIStoryboard.install(initial: "first", "<tabBarController id=\"first\"/>")
    let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
    configuration.delegateClass = StoryboardSceneDelegate.self
    configuration.storyboard = UIStoryboard(name: "Main", bundle: nil)
    simulator.launch(delegate: PlainDelegate(), scenes: [configuration])
    let scene = simulator.application.connectedScenes.first as? UIWindowScene
    let delegate = scene?.delegate as? StoryboardSceneDelegate
    #expect(delegate?.hadRootAtConnection == true)
    #expect(delegate?.window === simulator.keyWindow)
    #expect(scene?.windows.first?.rootViewController is UITabBarController)
    #expect(scene?.keyWindow === simulator.keyWindow)
  }

  @Test func aWindowWithoutASceneIsNotOnScreen() {
    let simulator = Simulator.boot(.iPhone6, iOS: 13)
    simulator.launch(delegate: PlainDelegate(), scenes: [])
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    simulator.settle()
    #expect(simulator.application.windows == [])
    #expect(!controller.isViewLoaded)
    window.windowScene = simulator.application.connectedScenes.first as? UIWindowScene
    simulator.settle()
    #expect(simulator.application.windows == [window])
    #expect(controller.viewIfLoaded?.window === window)
    window.windowScene = nil
    #expect(simulator.application.windows == [])
  }

  @Test func withoutAManifestAllWindowsBelongToTheOneScene() throws {
    let simulator = Simulator.boot(.iPhone6, iOS: 13)
    let controller = UIViewController()
    simulator.launch(controller)
    let window = try #require(simulator.keyWindow)
    let scene = try #require(simulator.application.connectedScenes.first as? UIWindowScene)
    #expect(window.windowScene === scene)
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.delegate == nil)
    #expect(window.next === scene)
    #expect(scene.next === simulator.application)
  }

  @Test func beforeIOS13ThereAreNoScenes() {
    let simulator = Simulator.boot(.iPhone6, iOS: 12)
    let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
    configuration.delegateClass = LoggingSceneDelegate.self
    simulator.launch(delegate: PlainDelegate(), scenes: [configuration])
    #expect(simulator.application.connectedScenes.isEmpty)
    let window = UIWindow()
    #expect(window.windowScene == nil)
    #expect(window.next === simulator.application)
  }

  @Test func aRotationTellsTheDelegateWhatWasBefore() {
    let simulator = Simulator.boot(.iPhone6, iOS: 13)
    launch(simulator)
    _ = SceneLog.shared.take()
    simulator.rotate(to: .landscapeLeft)
    let scene = simulator.application.connectedScenes.first as? UIWindowScene
    #expect(scene?.interfaceOrientation == .landscapeRight)
    #expect(
      SceneLog.shared.take() == ["scene didUpdate (0.0, 0.0, 375.0, 667.0), portrait, compact × regular"]
    )
  }

  @Test func pointsAreConvertedBetweenTheSpacesOfViewsAndTheScreen() throws {
    let simulator = Simulator.boot(.iPhone6, iOS: 13)
    let controller = UIViewController()
    simulator.launch(controller)
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))
    controller.view.addSubview(view)
    let scene = try #require(simulator.keyWindow?.windowScene)
    let space = scene.coordinateSpace
    #expect(space.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 21, y: 32))
    #expect(space.convert(CGPoint(x: 21, y: 32), to: view) == CGPoint(x: 1, y: 2))
    #expect(space.convert(view.bounds, from: view) == view.frame)
  }

  @Test func theStatusBarManagerSaysWhatTheApplicationSays() {
    let simulator = Simulator.boot(.iPhone6, iOS: 13)
    simulator.launch(UIViewController())
    let manager = simulator.keyWindow?.windowScene?.statusBarManager
    #expect(manager?.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))
    #expect(manager?.isStatusBarHidden == false)
    #expect(manager?.statusBarStyle == .default)
  }

  private func launch(_ simulator: Simulator) {
    let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
    configuration.delegateClass = LoggingSceneDelegate.self
    _ = SceneLog.shared.take()
    simulator.launch(delegate: LoggingSceneApplication(), scenes: [configuration])
  }
}

/// What the delegates, which the system creates, were told.
@MainActor private final class SceneLog {
  static let shared = SceneLog()

  private var calls: [String] = []

  func add(_ call: String) { calls.append(call) }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

private final class LoggingSceneApplication: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    SceneLog.shared.add("application didFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    SceneLog.shared.add("application configurationForConnecting")
    return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    SceneLog.shared.add("application didBecomeActive")
  }

  func applicationWillResignActive(_ application: UIApplication) {
    SceneLog.shared.add("application willResignActive")
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    SceneLog.shared.add("application didEnterBackground")
  }

  func applicationWillTerminate(_ application: UIApplication) {
    SceneLog.shared.add("application willTerminate")
  }
}

private final class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var hadRootAtConnection = false

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    hadRootAtConnection = window?.rootViewController != nil && window?.windowScene === scene
  }
}

private final class LoggingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    SceneLog.shared.add("scene willConnect")
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = LoggingController()
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { SceneLog.shared.add("scene didDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { SceneLog.shared.add("scene didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { SceneLog.shared.add("scene willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { SceneLog.shared.add("scene willEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { SceneLog.shared.add("scene didEnterBackground") }

  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let classes =
      "\(previousTraitCollection.horizontalSizeClass) × \(previousTraitCollection.verticalSizeClass)"
    SceneLog.shared.add(
      "scene didUpdate \(previousCoordinateSpace.bounds), \(previousInterfaceOrientation), \(classes)"
    )
  }
}

private final class LoggingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    SceneLog.shared.add("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    SceneLog.shared.add("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    SceneLog.shared.add("viewDidAppear")
  }
}
