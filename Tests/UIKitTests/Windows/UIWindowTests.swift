import Simulator
import Testing
import UIKit

/// Truth: Apple, UIWindow: hidden until shown, level 0, the root controller's view fills it.
@MainActor struct UIWindowTests {
  @Test func aFreshWindowIsHiddenAndEmpty() {
    _ = Simulator.boot()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(window.isHidden)
    #expect(window.rootViewController == nil)
    #expect(window.windowLevel == .normal)
    #expect(!window.isKeyWindow)
    #expect(window.window === window)
    #expect(window.screen === UIScreen.main)
    #expect(UIApplication.shared.windows == [])
  }

  @Test func aWindowWithoutFrameFillsTheScreen() {
    _ = Simulator.boot(.iPhone6)
    #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func levelsHaveTheirDocumentedHeights() {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
    #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.statusBar < .alert)
  }

  @Test func theRootViewComesWithShowingNotBefore() {
    _ = Simulator.boot()
    let window = UIWindow()
    let root = UIViewController()
    window.rootViewController = root
    #expect(root.viewIfLoaded?.window == nil)
    window.isHidden = false
    #expect(root.view.superview === window)
    #expect(root.view.window === window)
  }

  @Test func theRootViewLiesBehindOtherSubviews() {
    _ = Simulator.boot()
    let window = UIWindow()
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(badge)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    #expect(window.subviews == [window.rootViewController?.view, badge])
  }

  @Test func aRootViewOfAnySizeIsMadeToFillTheWindow() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let window = UIWindow()
    let root = UIViewController()
    root.view = UIView(frame: CGRect(x: 50, y: 60, width: 70, height: 80))
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
  }

  @Test(arguments: [4.0, 6, 7, 8, 9])
  func theRootViewOfASmallWindowFillsThatWindow(version: Double) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    simulator.launch(UIViewController())
    let small = UIWindow(frame: CGRect(x: 50, y: 100, width: 120, height: 80))
    small.rootViewController = UIViewController()
    small.isHidden = false
    #expect(small.rootViewController?.view.frame == CGRect(x: 0, y: 0, width: 120, height: 80))
  }

  @Test func replacingTheRootTakesTheOldViewOut() {
    let simulator = Simulator.boot()
    let log = CallLog()
    let old = LoggingViewController("A", log)
    let new = LoggingViewController("B", log)
    simulator.launch(old)
    _ = log.take()
    simulator.keyWindow?.rootViewController = new
    simulator.settle()
    let calls = log.take()
    #expect(calls.filter { $0.hasPrefix("A.") } == ["A.viewWillDisappear", "A.viewDidDisappear"])
    #expect(
      calls.filter { $0.hasPrefix("B.") } == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear",
      ]
    )
    #expect(old.view.superview == nil)
    #expect(new.view.superview === simulator.keyWindow)
  }

  @Test func takingTheRootAwayEmptiesTheWindow() {
    let simulator = Simulator.boot()
    let log = CallLog()
    simulator.launch(LoggingViewController("A", log))
    _ = log.take()
    simulator.keyWindow?.rootViewController = nil
    #expect(log.take() == ["A.viewWillDisappear", "A.viewDidDisappear"])
    #expect(simulator.keyWindow?.subviews == [])
  }

  @Test func hidingAndShowingLetsTheRootDisappearAndAppear() {
    let simulator = Simulator.boot()
    let log = CallLog()
    simulator.launch(LoggingViewController("A", log))
    _ = log.take()
    let window = simulator.keyWindow
    window?.isHidden = true
    #expect(log.take() == ["A.viewWillDisappear", "A.viewDidDisappear"])
    window?.isHidden = false
    simulator.settle()
    #expect(log.take() == ["A.viewWillAppear", "A.viewDidAppear"])
  }

  @Test func windowsAreListedWhileTheyAreVisible() {
    let simulator = Simulator.boot()
    simulator.launch(UIViewController())
    let second = UIWindow()
    second.isHidden = false
    #expect(UIApplication.shared.windows == [simulator.keyWindow, second])
    second.isHidden = true
    #expect(UIApplication.shared.windows == [simulator.keyWindow])
  }

  @Test func theApplicationKeepsNoWindow() {
    let simulator = Simulator.boot()
    simulator.launch(UIViewController())
    do {
      let lost = UIWindow()
      lost.isHidden = false
      #expect(UIApplication.shared.windows.count == 2)
    }
    #expect(UIApplication.shared.windows.count == 1)
  }

  @Test func theHigherLevelIsTouchedFirst() {
    let simulator = Simulator.boot()
    simulator.launch(UIViewController())
    let high = UIWindow()
    high.windowLevel = .alert
    high.isHidden = false
    let late = UIWindow()
    late.isHidden = false
    #expect(simulator.view(at: CGPoint(x: 10, y: 10)) === high)
    high.isHidden = true
    #expect(simulator.view(at: CGPoint(x: 10, y: 10)) === late)
  }
}
