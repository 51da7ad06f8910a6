import Simulator
import Testing
import UIKit

/// Truth: Apple, UIViewController.shouldAutomaticallyForwardRotationMethods and
/// UIApplicationDelegate.application(_:willChangeStatusBarOrientation:duration:).
@MainActor struct RotationForwardingTests {
  @Test(arguments: [true, false])
  func childrenHearOfItIfTheParentForwards(forwards: Bool) {
    let simulator = Simulator.boot(.iPhone4, iOS: 6)
    let parent = OldRotationController()
    parent.forwardsRotation = forwards
    let child = OldRotationController()
    simulator.launch(parent)
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    simulator.settle()
    simulator.rotate(to: .landscapeLeft)
    #expect(child.orientations.count == (forwards ? 3 : 0))
    #expect(child.view.bounds.size == CGSize(width: 480, height: 300))
  }

  @Test func onlyTheRootIsAskedWhatItSupports() {
    let simulator = Simulator.boot(.iPhone4, iOS: 6)
    let parent = OldRotationController()
    let child = OldRotationController(allowed: .portrait)
    simulator.launch(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    simulator.rotate(to: .landscapeLeft)
    #expect(parent.interfaceOrientation == .landscapeRight)
  }

  @Test(arguments: [6.0, 8])
  func theStatusBarIsAnnouncedBetweenWillAndLayout(version: Double) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let log = CallLog()
    let controller = OrderController(log)
    simulator.launch(controller)
    let observer = NotificationLog(
      [
        UIApplication.willChangeStatusBarOrientationNotification,
        UIApplication.didChangeStatusBarOrientationNotification,
      ],
      in: log
    )
    _ = log.take()
    simulator.rotate(to: .landscapeLeft)
    #expect(
      log.take() == [
        "willRotate", "UIApplicationWillChangeStatusBarOrientationNotification", "layout",
        "UIApplicationDidChangeStatusBarOrientationNotification",
      ]
    )
    withExtendedLifetime(observer) {}
  }
}

private final class OrderController: UIViewController {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    log.add("willRotate")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.add("layout")
  }
}
