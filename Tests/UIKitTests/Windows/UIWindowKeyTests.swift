import Simulator
import Testing
import UIKit

/// Truth: Apple, UIWindow.makeKey, becomeKey, resignKey and the four notifications.
@MainActor struct UIWindowKeyTests {
  private let names = [
    UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
  ]

  @Test func makingAWindowKeyAndVisibleDoesBoth() {
    _ = Simulator.boot()
    let window = UIWindow()
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
    #expect(window.isKeyWindow)
    #expect(UIApplication.shared.keyWindow === window)
  }

  @Test func thereIsOneKeyWindow() {
    _ = Simulator.boot()
    let first = UIWindow()
    let second = UIWindow()
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    #expect(!first.isKeyWindow)
    #expect(second.isKeyWindow)
    #expect(!first.isHidden)
  }

  @Test func theOldKeyWindowResignsBeforeTheNewOneTakesOver() {
    _ = Simulator.boot()
    let log = CallLog()
    let first = KeyLoggingWindow("first", log)
    let second = KeyLoggingWindow("second", log)
    first.makeKey()
    second.makeKey()
    second.makeKey()
    #expect(log.take() == ["first became", "first resigned", "second became"])
  }

  @Test func showingMakingKeyAndHidingArePosted() {
    _ = Simulator.boot()
    let log = CallLog()
    let observer = NotificationLog(names, in: log)
    let window = UIWindow()
    window.makeKeyAndVisible()
    #expect(log.take() == ["UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification"])
    window.isHidden = true
    #expect(
      log.take().sorted() == ["UIWindowDidBecomeHiddenNotification", "UIWindowDidResignKeyNotification"]
    )
    #expect(UIApplication.shared.keyWindow == nil)
    withExtendedLifetime(observer) {}
  }

  @Test func makingAWindowKeyDoesNotShowIt() {
    _ = Simulator.boot()
    let window = UIWindow()
    window.makeKey()
    #expect(window.isKeyWindow)
    #expect(window.isHidden)
  }

  @Test func aReleasedKeyWindowIsForgotten() {
    _ = Simulator.boot()
    do {
      let window = UIWindow()
      window.makeKeyAndVisible()
      #expect(UIApplication.shared.keyWindow != nil)
    }
    #expect(UIApplication.shared.keyWindow == nil)
  }
}

private final class KeyLoggingWindow: UIWindow {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func becomeKey() {
    super.becomeKey()
    log.add("\(name) became")
  }

  override func resignKey() {
    super.resignKey()
    log.add("\(name) resigned")
  }
}
