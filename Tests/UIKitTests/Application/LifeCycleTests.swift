import Simulator
import Testing
import UIKit

/// Truth: Apple, UIApplicationDelegate and App Programming Guide, "The App Life Cycle".
@MainActor struct LifeCycleTests {
  @Test func launchingGoesFromInactiveToActive() {
    let simulator = Simulator.boot()
    let delegate = LoggingDelegate()
    #expect(simulator.application.applicationState == .inactive)
    simulator.launch(delegate: delegate)
    #expect(
      delegate.log.take() == [
        "willFinishLaunching: inactive", "didFinishLaunching: inactive", "didBecomeActive: active",
      ]
    )
    #expect(simulator.application.applicationState == .active)
    #expect(simulator.application.delegate === delegate)
  }

  @Test func launchingAControllerMakesAWindowForIt() {
    let simulator = Simulator.boot(.iPhone4, iOS: 7)
    let controller = UIViewController()
    simulator.launch(controller)
    #expect(simulator.keyWindow?.rootViewController === controller)
    #expect(simulator.keyWindow?.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(simulator.application.applicationState == .active)
    #expect(controller.isViewLoaded)
    #expect(controller.view.window === simulator.keyWindow)
  }

  @Test func homeGoesThroughInactiveToTheBackground() {
    let (simulator, delegate) = launched()
    simulator.pressHome()
    #expect(delegate.log.take() == ["willResignActive: active", "didEnterBackground: background"])
    #expect(simulator.application.applicationState == .background)
  }

  @Test func reopeningComesBackThroughTheForeground() {
    let (simulator, delegate) = launched()
    simulator.pressHome()
    _ = delegate.log.take()
    simulator.reopen()
    #expect(delegate.log.take() == ["willEnterForeground", "didBecomeActive: active"])
    #expect(simulator.application.applicationState == .active)
  }

  @Test func anInterruptionLeavesTheApplicationInFront() {
    let (simulator, delegate) = launched()
    simulator.interrupt()
    #expect(simulator.application.applicationState == .inactive)
    simulator.reopen()
    #expect(delegate.log.take() == ["willResignActive: active", "didBecomeActive: active"])
  }

  @Test func homeDuringAnInterruptionResignsOnlyOnce() {
    let (simulator, delegate) = launched()
    simulator.interrupt()
    simulator.pressHome()
    #expect(delegate.log.take() == ["willResignActive: active", "didEnterBackground: background"])
  }

  @Test func repeatedWishesChangeNothing() {
    let (simulator, delegate) = launched()
    simulator.reopen()
    #expect(delegate.log.take() == [])
    simulator.pressHome()
    _ = delegate.log.take()
    simulator.pressHome()
    simulator.interrupt()
    #expect(delegate.log.take() == [])
    #expect(simulator.application.applicationState == .background)
  }

  @Test func terminatingTellsTheDelegate() {
    let (simulator, delegate) = launched()
    simulator.terminate()
    #expect(delegate.log.take() == ["willTerminate"])
  }

  @Test func aControllerStaysOnScreenInTheBackground() {
    let simulator = Simulator.boot()
    let log = CallLog()
    simulator.launch(LoggingViewController("A", log))
    _ = log.take()
    simulator.pressHome()
    simulator.reopen()
    #expect(log.take() == [])
  }

  @Test func everyStepIsPostedAsANotificationToo() {
    let simulator = Simulator.boot()
    let log = CallLog()
    let observer = NotificationLog(
      [
        UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
      ],
      in: log
    )
    simulator.launch(UIViewController())
    #expect(
      log.take() == [
        "UIApplicationDidFinishLaunchingNotification", "UIApplicationDidBecomeActiveNotification",
      ]
    )
    simulator.pressHome()
    #expect(
      log.take() == [
        "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
      ]
    )
    simulator.reopen()
    #expect(
      log.take() == [
        "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
      ]
    )
    simulator.terminate()
    #expect(log.take() == ["UIApplicationWillTerminateNotification"])
    withExtendedLifetime(observer) {}
  }

  private func launched() -> (Simulator, LoggingDelegate) {
    let simulator = Simulator.boot()
    let delegate = LoggingDelegate()
    simulator.launch(delegate: delegate)
    _ = delegate.log.take()
    return (simulator, delegate)
  }
}
