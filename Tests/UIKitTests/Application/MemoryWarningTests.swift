import Simulator
import Testing
import UIKit

/// Truth: Apple, UIViewController.didReceiveMemoryWarning: up to iOS 5 a view outside of any view hierarchy
/// is released, from iOS 6 none is.
@MainActor struct MemoryWarningTests {
  @Test(arguments: [(4.0, false), (5.1, false), (6, true), (7, true), (9.3, true)])
  func aViewThatIsOffScreenIsReleasedUpToIOS5(version: Double, staysLoaded: Bool) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    simulator.launch(UIViewController())
    let hidden = UIViewController()
    hidden.loadViewIfNeeded()
    simulator.sendMemoryWarning()
    #expect(hidden.isViewLoaded == staysLoaded)
  }

  @Test func aReleasedViewIsLoadedAgainWhenNeeded() {
    let simulator = Simulator.boot(.iPhone4, iOS: 5)
    let log = CallLog()
    let hidden = LoggingViewController("B", log)
    hidden.loadViewIfNeeded()
    weak let view = hidden.viewIfLoaded
    #expect(view != nil)
    simulator.sendMemoryWarning()
    #expect(view == nil)
    hidden.loadViewIfNeeded()
    #expect(log.take() == ["B.loadView", "B.viewDidLoad", "B.loadView", "B.viewDidLoad"])
  }

  @Test(arguments: [4.0, 5, 6, 9])
  func aViewOnScreenStays(version: Double) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let root = UIViewController()
    simulator.launch(root)
    let view = root.view
    simulator.sendMemoryWarning()
    #expect(root.viewIfLoaded === view)
  }

  @Test func aControllerThatDoesNotCallSuperKeepsItsView() {
    let simulator = Simulator.boot(.iPhone4, iOS: 5)
    let controller = KeepingController()
    controller.loadViewIfNeeded()
    simulator.sendMemoryWarning()
    #expect(controller.isViewLoaded)
    #expect(controller.warningCount == 1)
  }

  @Test func delegateAndObserversHearOfIt() {
    let simulator = Simulator.boot()
    let delegate = LoggingDelegate()
    simulator.launch(delegate: delegate)
    _ = delegate.log.take()
    let observer = NotificationLog([UIApplication.didReceiveMemoryWarningNotification], in: delegate.log)
    simulator.sendMemoryWarning()
    #expect(
      delegate.log.take().sorted() == [
        "UIApplicationDidReceiveMemoryWarningNotification", "didReceiveMemoryWarning",
      ]
    )
    withExtendedLifetime(observer) {}
  }

  @Test func aControllerThatIsGoneIsNotKeptForWarnings() {
    let simulator = Simulator.boot()
    weak var gone: KeepingController?
    do {
      let controller = KeepingController()
      gone = controller
    }
    #expect(gone == nil)
    simulator.sendMemoryWarning()
  }
}

private final class KeepingController: UIViewController {
  var warningCount = 0

  override func didReceiveMemoryWarning() {
    warningCount += 1
  }
}
