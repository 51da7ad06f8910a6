import Simulator
import Testing
import UIKit

/// Truth: Apple, UIApplicationMain and UIWindow.rootViewController; the console message of a launch without
/// a root controller as devices print it.
@MainActor struct LaunchTests {
  private nonisolated static let rootlessMessage =
    "Application windows are expected to have a root view controller at the end of application launch"

  @Test(arguments: [4.0, 6, 7, 8])
  func upToIOS8AWindowWithoutRootIsOnlyLogged(version: Double) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let delegate = LoggingDelegate()
    delegate.root = nil
    simulator.launch(delegate: delegate)
    #expect(simulator.console == [LaunchTests.rootlessMessage])
    #expect(simulator.application.applicationState == .active)
  }

  @Test func fromIOS9AWindowWithoutRootRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let delegate = LoggingDelegate()
        delegate.root = nil
        Simulator.boot(.iPhone6, iOS: 9).launch(delegate: delegate)
      }
    }
    expectRaised(result, "NSInternalInconsistencyException", LaunchTests.rootlessMessage)
  }

  @Test func aLaunchWithARootLogsNothing() {
    let simulator = Simulator.boot(.iPhone6, iOS: 9)
    simulator.launch(UIViewController())
    #expect(simulator.console == [])
  }

  @Test func theMainFunctionMakesTheDelegateByName() throws {
    let simulator = Simulator.boot()
    #expect(UIApplicationMain(0, nil, nil, NSStringFromClass(LoggingDelegate.self)) == 0)
    let delegate = try #require(simulator.application.delegate as? LoggingDelegate)
    #expect(delegate.window === simulator.keyWindow)
    #expect(simulator.application.applicationState == .active)
  }

  @Test func theMainFunctionOfADelegateClassLaunches() throws {
    let simulator = Simulator.boot()
    LoggingDelegate.main()
    #expect(simulator.application.delegate is LoggingDelegate)
  }

  @Test func theMainFunctionEndsEvenIfSomethingMovesForEver() {
    let simulator = Simulator.boot()
    SpinningDelegate.main()
    #expect(simulator.time <= 60)
    #expect(simulator.application.applicationState == .active)
  }

  @Test func anUnknownDelegateNameRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = UIApplicationMain(0, nil, nil, "NoSuchDelegate") }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "Unable to instantiate the UIApplication delegate instance. No class named NoSuchDelegate is loaded."
    )
  }

  @Test func anUnknownApplicationNameRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = UIApplicationMain(0, nil, "MyShinyApp", nil) }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "Unable to instantiate the UIApplication subclass instance. No class named MyShinyApp is loaded."
    )
  }
}

/// A delegate whose window contains a view that rotates endlessly.
private final class SpinningDelegate: UIApplicationDelegate {
  var window: UIWindow?

  init() {}

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { controller.view.alpha = 0 }
    return true
  }
}
