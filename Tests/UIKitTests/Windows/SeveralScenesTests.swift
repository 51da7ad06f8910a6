import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:),
/// requestSceneSessionDestruction(_:options:errorHandler:), UISceneSession, "Restoring your app's state" and UIScene.ActivationState; that
/// the new scene gets a half is what iPadOS does.
@MainActor struct SeveralScenesTests {
  @Test func aSecondSceneIsShownBesideTheFirst() throws {
    let app = App()
    let second = try app.openSecond("note")
    #expect(app.first.frameOnScreen == CGRect(x: 0, y: 0, width: 507, height: 768))
    #expect(second.frameOnScreen == CGRect(x: 517, y: 0, width: 507, height: 768))
    #expect(app.device.application.connectedScenes == [app.first, second])
    #expect(app.device.application.openSessions == [app.first.session, second.session])
    #expect(app.first.session.persistentIdentifier != second.session.persistentIdentifier)
    for scene in [app.first, second] {
      #expect(scene.activationState == .foregroundActive)
      #expect(scene.windows.first?.frame.width == 507)
      #expect(scene.traitCollection.horizontalSizeClass == .compact)
    }
    #expect(
      SceneCalls.shared.take() == [
        "configurationForConnecting", "2 willConnect note", "2 willEnterForeground", "2 didBecomeActive",
      ]
    )
  }

  @Test func eachSceneHasTraitsOfItsOwn() throws {
    let app = App()
    let second = try app.openSecond()
    app.device.multitasking = .splitView(.twoThirds)
    #expect(app.first.traitCollection.horizontalSizeClass == .regular)
    #expect(second.traitCollection.horizontalSizeClass == .compact)
    #expect(app.first.windows[0].frame.width == 694)
    #expect(second.windows[0].frame.width == 320)
    #expect(second.windows[0].rootViewController?.traitCollection.horizontalSizeClass == .compact)
    second.traitOverrides.userInterfaceStyle = .dark
    #expect(second.windows[0].traitCollection.userInterfaceStyle == .dark)
    #expect(app.first.windows[0].traitCollection.userInterfaceStyle == .light)
    app.device.rotate(to: .portrait)
    #expect(app.first.windows[0].frame.size == CGSize(width: 438, height: 1024))
    #expect(second.windows[0].frame.size == CGSize(width: 320, height: 1024))
  }

  @Test func touchesGoToTheSceneUnderTheFinger() throws {
    let app = App()
    let second = try app.openSecond()
    let buttons = [app.first, second].map { scene in
      let button = UIButton(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
      scene.windows[0].rootViewController?.view.addSubview(button)
      return button
    }
    var taps: [Int] = []
    for (index, button) in buttons.enumerated() {
      button.addAction(UIAction { _ in taps.append(index) }, for: .touchUpInside)
    }
    app.device.tap(buttons[0])
    #expect(taps == [0])
    #expect(app.device.keyWindow === app.first.windows[0])
    app.device.tap(at: CGPoint(x: 517 + 60, y: 120))
    #expect(taps == [0, 1])
    // Each scene keeps its key window; the touched one has the focus.
    #expect(app.device.keyWindow === second.windows[0])
    #expect(app.first.keyWindow === app.first.windows[0] && second.keyWindow === second.windows[0])
    #expect(app.first.windows[0].isKeyWindow && second.windows[0].isKeyWindow)
  }

  @Test func typingGoesToTheSceneThatWasTouched() throws {
    let app = App()
    let second = try app.openSecond()
    let fields = [app.first, second].map { scene in
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
      scene.windows[0].rootViewController?.view.addSubview(field)
      return field
    }
    for (index, field) in fields.enumerated() {
      app.device.tap(field)
      app.device.advanceUntilIdle()
      app.device.type("\(index)")
    }
    #expect(fields.map(\.text) == ["0", "1"])
    // The first responder of the other scene stays one.
    #expect(fields[0].isFirstResponder && fields[1].isFirstResponder)
  }

  @Test func theApplicationsStateIsThatOfItsScenesOnScreen() throws {
    let app = App()
    let second = try app.openSecond()
    _ = SceneCalls.shared.take()
    app.device.pressHome()
    #expect(
      SceneCalls.shared.take() == [
        "1 willResignActive", "2 willResignActive", "1 didEnterBackground", "1 stateRestorationActivity",
        "2 didEnterBackground", "2 stateRestorationActivity",
      ]
    )
    app.device.reopen()
    #expect(
      SceneCalls.shared.take() == [
        "1 willEnterForeground", "2 willEnterForeground", "1 didBecomeActive", "2 didBecomeActive",
      ]
    )
    app.device.interrupt()
    #expect([app.first, second].map(\.activationState) == [.foregroundInactive, .foregroundInactive])
  }

  @Test func aThirdSceneReplacesTheSecond() throws {
    let app = App()
    let second = try app.openSecond()
    _ = SceneCalls.shared.take()
    app.device.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    app.device.settle()
    #expect(
      SceneCalls.shared.take() == [
        "2 willResignActive", "2 didEnterBackground", "2 stateRestorationActivity",
        "configurationForConnecting", "3 willConnect", "3 willEnterForeground", "3 didBecomeActive",
      ]
    )
    #expect(second.activationState == .background)
    #expect(app.device.application.connectedScenes.count == 3)
    #expect(app.device.view(at: CGPoint(x: 600, y: 300))?.window?.windowScene !== second)
    // A scene in the background comes back in place of the other, with the activity.
    app.device.application.requestSceneSessionActivation(
      second.session,
      userActivity: NSUserActivity(activityType: "more"),
      options: nil
    )
    app.device.settle()
    #expect(
      SceneCalls.shared.take() == [
        "3 willResignActive", "3 didEnterBackground", "3 stateRestorationActivity", "2 willEnterForeground",
        "2 willContinue more", "2 continue more", "2 didBecomeActive",
      ]
    )
    #expect(app.device.view(at: CGPoint(x: 600, y: 300))?.window?.windowScene === second)
  }

  @Test func aSceneOnScreenContinuesTheActivity() throws {
    let app = App()
    _ = SceneCalls.shared.take()
    app.device.application.activateSceneSession(
      for: UISceneSessionActivationRequest(
        session: app.first.session,
        userActivity: NSUserActivity(activityType: "mail")
      )
    )
    app.device.settle()
    #expect(SceneCalls.shared.take() == ["1 willContinue mail", "1 continue mail"])
  }

  @Test func aDestroyedSceneLeavesTheScreenToTheOther() throws {
    let app = App()
    let second = try app.openSecond()
    let session = second.session
    app.device.tap(at: CGPoint(x: 600, y: 300))
    _ = SceneCalls.shared.take()
    app.device.application.requestSceneSessionDestruction(session, options: nil)
    app.device.advanceUntilIdle()
    #expect(
      SceneCalls.shared.take() == [
        "2 willResignActive", "2 didEnterBackground", "2 stateRestorationActivity", "2 didDisconnect",
        "didDiscard scene-2",
      ]
    )
    #expect(session.scene == nil)
    #expect(second.activationState == .unattached)
    #expect(app.device.application.connectedScenes == [app.first])
    #expect(app.device.application.openSessions == [app.first.session])
    #expect(app.first.windows.first?.frame == app.device.screen.bounds)
    #expect(app.device.keyWindow === app.first.windows.first)
    var errors: [UISceneError] = []
    app.device.application.requestSceneSessionDestruction(session, options: nil) {
      errors.append(contentsOf: [$0 as? UISceneError].compactMap(\.self))
    }
    app.device.application.requestSceneSessionActivation(session, userActivity: nil, options: nil) {
      errors.append(contentsOf: [$0 as? UISceneError].compactMap(\.self))
    }
    app.device.settle()
    #expect(errors.map(\.code) == [.requestDenied, .requestDenied])
  }

  @Test func theFirstSceneCanBeDestroyedToo() throws {
    let app = App()
    let second = try app.openSecond()
    app.device.application.requestSceneSessionDestruction(app.first.session, options: nil)
    app.device.advanceUntilIdle()
    #expect(second.frameOnScreen == app.device.screen.bounds)
    #expect(second.windows.first?.frame == app.device.screen.bounds)
    // Without a scene the application is in the background, and comes back with a new one.
    app.device.application.requestSceneSessionDestruction(second.session, options: nil)
    app.device.advanceUntilIdle()
    #expect(app.device.application.applicationState == .background)
    #expect(app.device.application.connectedScenes.isEmpty)
    _ = SceneCalls.shared.take()
    app.device.reopen()
    #expect(
      SceneCalls.shared.take() == [
        "configurationForConnecting", "3 willConnect", "3 willEnterForeground", "3 didBecomeActive",
      ]
    )
    #expect(app.device.keyWindow?.frame == app.device.screen.bounds)
  }

  @Test func aSlideOverIsAboveTheOtherScene() throws {
    let app = App()
    let second = try app.openSecond()
    app.device.multitasking = .slideOver
    #expect(second.frameOnScreen == app.device.screen.bounds)
    #expect(app.device.view(at: CGPoint(x: 800, y: 300))?.window?.windowScene === app.first)
    #expect(app.device.view(at: CGPoint(x: 100, y: 300))?.window?.windowScene === second)
  }

  @Test(arguments: [(DeviceModel.iPad, false), (.iPhone6, true)])
  func otherApplicationsHaveOneScene(_ model: DeviceModel, _ declares: Bool) {
    let device = Simulator.boot(model, iOS: 13)
    device.launch(
      delegate: SceneApplication(),
      scenes: [SceneApplication.configuration],
      supportsMultipleScenes: declares
    )
    #expect(!device.application.supportsMultipleScenes)
    var codes: [UISceneError.Code?] = []
    device.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
      codes.append(($0 as? UISceneError)?.code)
    }
    device.settle()
    #expect(codes == [.multipleScenesNotSupported])
    #expect(device.application.connectedScenes.count == 1)
  }

  // MARK: State restoration

  @Test func theStateOfASceneComesBackAtTheNextLaunch() throws {
    let app = App()
    app.first.session.userInfo = ["tab": 2]
    let activity = NSUserActivity(activityType: "reading")
    activity.addUserInfoEntries(from: ["page": 7])
    app.first.userActivity = activity
    let identifier = app.first.session.persistentIdentifier
    app.device.pressHome()
    app.device.terminate()
    _ = SceneCalls.shared.take()
    app.launch()
    // The session isn't new, so nobody asks for its configuration.
    #expect(
      SceneCalls.shared.take() == [
        "1 willConnect, restores reading", "1 restoreInteractionState reading", "1 willEnterForeground",
        "1 didBecomeActive",
      ]
    )
    let scene = app.first
    #expect(scene.session.persistentIdentifier == identifier)
    #expect(scene.session.userInfo?["tab"] as? Int == 2)
    let restored = try #require(scene.session.stateRestorationActivity)
    #expect(restored !== activity)
    #expect(restored.userInfo?["page"] as? Int == 7)
    #expect(app.device.keyWindow?.windowScene === scene)
    #expect(app.device.application.windows.count == 1)
  }

  @Test func whatNeverEnteredTheBackgroundIsNotStored() {
    let app = App()
    app.first.userActivity = NSUserActivity(activityType: "reading")
    app.device.terminate()
    app.launch()
    #expect(app.first.session.stateRestorationActivity == nil)
  }

  @Test func anActivityThatNeedsItIsUpdatedBeforeItIsStored() {
    let app = App()
    let controller = UpdatingController()
    app.first.windows.first?.rootViewController = controller
    let activity = NSUserActivity(activityType: "writing")
    controller.userActivity = activity
    app.first.userActivity = activity
    app.device.pressHome()
    #expect(activity.userInfo == nil)
    app.device.reopen()
    activity.needsSave = true
    app.device.pressHome()
    #expect(activity.userInfo?["count"] as? Int == 1)
    #expect(!activity.needsSave)
    app.device.terminate()
    app.launch()
    controller.restoreUserActivityState(app.first.session.stateRestorationActivity!)
    #expect(controller.restored == 1)
  }

  @Test func nothingOfTheTerminatedApplicationRuns() {
    let app = App()
    var fired = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      MainActor.assumeIsolated { fired += 1 }
    }
    let old = app.device.keyWindow
    app.device.terminate()
    app.launch()
    app.device.advance(by: 3)
    #expect(fired == 0)
    #expect(app.device.keyWindow !== old)
    timer.invalidate()
  }

  @Test func theSessionThatWasInFrontIsRestoredFirst() throws {
    let app = App()
    let second = try app.openSecond()
    app.device.application.requestSceneSessionDestruction(app.first.session, options: nil)
    app.device.advanceUntilIdle()
    let identifier = second.session.persistentIdentifier
    app.device.terminate()
    app.launch()
    #expect(app.first.session.persistentIdentifier == identifier)
  }

  // MARK: Activities

  @Test func onlyValuesThatCanBeStoredAreAccepted() {
    let activity = NSUserActivity(activityType: "type")
    let values: [AnyHashable: Any] = [
      "list": [1, 2.5, "text"], "table": ["a": Date(timeIntervalSinceReferenceDate: 0)], "flag": true,
      "url": URL(string: "https://example.org")!, "data": Data([1]), "null": NSNull(), "id": UUID(),
    ]
    activity.userInfo = values
    activity.addUserInfoEntries(from: ["list": "other"])
    #expect(activity.userInfo?.count == values.count)
    #expect(activity.userInfo?["list"] as? String == "other")
  }

  @Test func aValueThatCannotBeStoredRaises() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        NSUserActivity(activityType: "type").userInfo = ["view": UIView()]
      }
    }
    expectRaised(result, "NSInvalidArgumentException", "userInfo contained an invalid object type")
  }
}

/// An application with scenes on a pad in landscape.
@MainActor private struct App {
  let device = Simulator.boot(.iPad, iOS: 17)

  init() {
    device.rotate(to: .landscapeLeft)
    launch()
    _ = SceneCalls.shared.take()
  }

  func launch() {
    SceneCalls.shared.restart()
    device.launch(
      delegate: SceneApplication(),
      scenes: [SceneApplication.configuration],
      supportsMultipleScenes: true
    )
    device.settle()
  }

  var first: UIWindowScene {
    guard let scene = device.application.scenes.first as? UIWindowScene else { preconditionFailure() }
    return scene
  }

  func openSecond(_ type: String? = nil) throws -> UIWindowScene {
    var failures = 0
    device.application.requestSceneSessionActivation(
      nil,
      userActivity: type.map { NSUserActivity(activityType: $0) },
      options: nil
    ) { _ in failures += 1 }
    device.advanceUntilIdle()
    #expect(failures == 0)
    return try #require(device.application.scenes.last as? UIWindowScene)
  }
}

/// What the delegates were told, with the number of the scene.
@MainActor private final class SceneCalls {
  static let shared = SceneCalls()

  private var calls: [String] = []

  func add(_ call: String) { calls.append(call) }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func restart() { calls = [] }
}

private final class SceneApplication: UIResponder, UIApplicationDelegate {
  static var configuration: UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
    configuration.delegateClass = NotingSceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    SceneCalls.shared.add("configurationForConnecting")
    return UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    SceneCalls.shared.add(
      "didDiscard " + sceneSessions.map(\.persistentIdentifier).sorted().joined(separator: ", ")
    )
  }
}

private final class NotingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private func note(_ call: String, of scene: UIScene) {
    SceneCalls.shared.add("\(scene.session.persistentIdentifier.dropFirst("scene-".count)) \(call)")
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let activity = connectionOptions.userActivities.first.map { " \($0.activityType)" } ?? ""
    let restored = session.stateRestorationActivity.map { ", restores \($0.activityType)" } ?? ""
    note("willConnect\(activity)\(restored)", of: scene)
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { note("didDisconnect", of: scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive", of: scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", of: scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", of: scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground", of: scene) }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    note("stateRestorationActivity", of: scene)
    return scene.userActivity
  }

  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    note("restoreInteractionState \(stateRestorationActivity.activityType)", of: scene)
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    note("willContinue \(userActivityType)", of: scene)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    note("continue \(userActivity.activityType)", of: scene)
  }
}

/// A controller that counts in its activity.
private final class UpdatingController: UIViewController {
  var restored = 0

  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
    activity.addUserInfoEntries(from: ["count": 1])
  }

  override func restoreUserActivityState(_ activity: NSUserActivity) {
    super.restoreUserActivityState(activity)
    restored = activity.userInfo?["count"] as? Int ?? 0
  }
}
