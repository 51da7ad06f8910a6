import Simulator
import Testing

@testable import UIKit

/// Truth: the documentation of `RotationObserver`: observers are notified of a rotation before the
/// controllers, of the new orientation before the application's delegate and the notification, and of the end
/// before the controllers.
@MainActor struct RotationObserverTests {
  /// Logs its calls, and adds another observer during one of them.
  @MainActor
  private final class Observer: RotationObserver {
    private let log: CallLog
    var successor: Observer?

    init(_ log: CallLog) {
      self.log = log
    }

    func rotationWillBegin(_ rotation: InterfaceRotation) {
      log.add("observer: begins")
      if let successor { SimulatedDevice.current.application.rotationObservers.add(successor) }
    }

    func orientationWillChange(to orientation: UIInterfaceOrientation) {
      log.add("observer: \(orientation)")
    }

    func rotationDidEnd() {
      log.add("observer: ended")
    }
  }

  private final class LoggingController: UIViewController {
    private let log: CallLog

    init(_ log: CallLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
      log.add("controller: will rotate")
    }

    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      log.add("controller: did rotate")
    }
  }

  @Test(arguments: [6.0, 8])
  func observersHearInTurnWithControllersAndNotifications(version: Double) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let log = CallLog()
    simulator.launch(LoggingController(log))
    let name = UIApplication.willChangeStatusBarOrientationNotification
    let notifications = NotificationLog([name], in: log)
    let observer = Observer(log)
    UIApplication.shared.rotationObservers.add(observer)
    UIApplication.shared.rotationObservers.add(observer)
    simulator.rotate(to: .landscapeLeft)
    #expect(
      log.take() == [
        "observer: begins", "controller: will rotate", "observer: landscapeRight", name.rawValue,
        "observer: ended", "controller: did rotate",
      ]
    )
    withExtendedLifetime(notifications) {}
  }

  @Test func interfaceThatGetsAnotherWayUpAtOnceDoesNotBeginToTurn() {
    let simulator = Simulator.boot(.iPhone5, iOS: 8)
    simulator.launch(UIViewController())
    let log = CallLog()
    let observer = Observer(log)
    simulator.application.rotationObservers.add(observer)
    simulator.application.rotateImmediately(to: .landscapeLeft)
    #expect(log.take() == ["observer: landscapeLeft"])
  }

  @Test func oneThatBeginsToObserveMeanwhileHearsOfTheRest() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    simulator.launch(UIViewController())
    let log = CallLog()
    let first = Observer(log)
    first.successor = Observer(log)
    simulator.application.rotationObservers.add(first)
    simulator.rotate(to: .landscapeLeft)
    #expect(
      log.take() == ["observer: begins"] + Array(repeating: "observer: landscapeRight", count: 2)
        + Array(repeating: "observer: ended", count: 2)
    )
  }

  @Test func nobodyIsKeptAlive() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    simulator.launch(UIViewController())
    let log = CallLog()
    weak var gone: Observer?
    do {
      let observer = Observer(log)
      gone = observer
      simulator.application.rotationObservers.add(observer)
    }
    simulator.rotate(to: .landscapeLeft)
    #expect(gone == nil)
    #expect(log.take() == [])
  }
}
