import ProcessHooks
import UIKit

/// The device in your hand: boots, launches, passes time, turns, taps, and shows what is on screen.
///
/// A process holds one device. Booting again starts a clean one; a simulator that was booted before
/// must not be used any more. A test that awaits holds a device of its own with `withDevice`.
@preconcurrency @MainActor
public final class Simulator {
  /// The model that was booted.
  public let model: DeviceModel

  package let device: SimulatedDevice
  private var window: UIWindow?
  var fingerCount = 0

  private init(_ model: DeviceModel, _ device: SimulatedDevice) {
    self.model = model
    self.device = device
  }

  /// Starts a clean device, held in portrait, at time zero.
  ///
  /// - Parameters:
  ///   - model: the device.
  ///   - version: the system's version, such as 4 or 9.3; the model's own if nil.
  ///   - statusBarHidden: whether the status bar is off from the start.
  public static func boot(
    _ model: DeviceModel = .iPhone5,
    iOS version: Double? = nil,
    statusBarHidden: Bool = false
  ) -> Simulator {
    let version = version.map { SystemVersion($0) }
    let device = SimulatedDevice.boot(model.configuration(version: version))
    device.application.statusBarHiddenByApplication = statusBarHidden
    return Simulator(model, device)
  }

  /// Boots a device for the calling task, and for the tasks that it starts, and calls `body` with it.
  ///
  /// What other tasks boot meanwhile does not replace it, so `body` may await: use it in asynchronous tests that suspend.
  public static func withDevice<Result>(
    _ model: DeviceModel = .iPhone5,
    iOS version: Double? = nil,
    statusBarHidden: Bool = false,
    _ body: @MainActor (Simulator) async throws -> Result
  ) async rethrows -> Result {
    let version = version.map { SystemVersion($0) }
    return try await SimulatedDevice.hold(model.configuration(version: version)) { device in
      device.application.statusBarHiddenByApplication = statusBarHidden
      return try await body(Simulator(model, device))
    }
  }

  // MARK: Launching

  /// Launches an application whose one window shows `controller`.
  public func launch(_ controller: UIViewController) {
    check()
    let window = UIWindow(frame: device.screen.bounds)
    self.window = window
    window.rootViewController = controller
    window.makeKeyAndVisible()
    device.application.finishLaunching()
  }

  /// Launches an application with its own delegate, which makes the window.
  public func launch(delegate: any UIApplicationDelegate) {
    check()
    device.application.ownedDelegate = delegate
    device.application.launch(delegate: delegate)
  }

  /// The application.
  public var application: UIApplication { device.application }

  /// The key window, if the application has one.
  public var keyWindow: UIWindow? { device.application.keyWindow }

  /// The screen.
  public var screen: UIScreen { device.screen }

  /// The lines that UIKit has written on the console so far.
  public var console: [String] { device.console.lines }

  /// Every visible window with all its views, one line each.
  public var treeDump: String {
    settle()
    return device.application.windowsBackToFront.map(\.treeDump).joined()
  }

  // MARK: Time

  /// Virtual seconds since the boot.
  public var time: TimeInterval { device.timeline.now }

  /// Lets `seconds` pass, in display frames of 1/60 s.
  public func advance(by seconds: TimeInterval) {
    check()
    device.advance(by: seconds)
  }

  /// Lets time pass until nothing moves or waits any more, except what repeats indefinitely.
  ///
  /// A dynamic animator counts as long as it runs; one whose items never come to rest, such as a square that
  /// falls without end, uses up the limit. Returns false if all was not quiet within `limit` seconds.
  @discardableResult
  public func advanceUntilIdle(limit: TimeInterval = 60) -> Bool {
    check()
    return device.advanceUntilIdle(limit: limit)
  }

  /// Finishes what waits for the end of the present turn, such as layout.
  ///
  /// No time passes.
  public func settle() {
    check()
    device.finishTurn()
  }

  // MARK: The device

  /// How the device is held.
  public var orientation: UIDeviceOrientation { device.uiDevice.physicalOrientation }

  /// Turns the device; unless `animating`, time passes until the interface has followed.
  ///
  /// That does not wait for dynamic animators.
  public func rotate(to orientation: UIDeviceOrientation, animating: Bool = false) {
    check()
    settle()
    if device.uiDevice.turn(to: orientation) { device.application.deviceDidTurn() }
    settle()
    if !animating { _ = device.advanceUntilIdle(limit: Simulator.rotationLimit, awaitingFollowers: false) }
  }

  /// How long the interface may take to follow a turn, in seconds.
  private static let rotationLimit: TimeInterval = 60

  /// Turns the device by 90 degrees anticlockwise, as the menu command Rotate Left does.
  public func rotateLeft() {
    rotate(to: orientation.turnedLeft)
  }

  /// Turns the device by 90 degrees clockwise, as the menu command Rotate Right does.
  public func rotateRight() {
    rotate(to: orientation.turnedRight)
  }

  /// What the controller on screen answered each time that the device was turned, such as
  /// `landscapeRight: yes`, oldest first.
  public var orientationAnswers: [String] {
    device.application.orientationAnswers.map { "\($0.orientation): \($0.isSupported ? "yes" : "no")" }
  }

  /// Presses the home button: the application goes to the background.
  public func pressHome() {
    check()
    device.application.enterBackground()
    settle()
  }

  /// Opens the application again.
  public func reopen() {
    check()
    device.application.becomeActive()
    settle()
  }

  /// Something takes over the screen for a moment, such as a call.
  public func interrupt() {
    check()
    device.application.resignActive()
    settle()
  }

  /// Ends the application.
  public func terminate() {
    check()
    device.application.terminate()
    settle()
  }

  /// Memory runs low.
  public func sendMemoryWarning() {
    check()
    device.application.receiveMemoryWarning()
    settle()
  }

  /// Refuses to act on a device that a later boot has replaced.
  ///
  /// A test of Swift Testing fails, and goes on with this device; any other process ends.
  func check() {
    guard SimulatedDevice.current !== device else { return }
    let message =
      "This simulator (\(model.name)) was replaced by a later boot. Use the one booted last; in a test that awaits, hold "
      + "the device with `await Simulator.withDevice(…) { device in … }`."
    guard recordIssue(message) != 0 else { preconditionFailure(message) }
    device.makeCurrent()
  }
}

extension UIDeviceOrientation {
  /// The orientation after a quarter turn anticlockwise; a device that lies flat is picked up first.
  fileprivate var turnedLeft: UIDeviceOrientation {
    switch self {
    case .landscapeLeft: .portraitUpsideDown
    case .portraitUpsideDown: .landscapeRight
    case .landscapeRight: .portrait
    case .portrait, .unknown, .faceUp, .faceDown: .landscapeLeft
    }
  }

  /// The orientation after a quarter turn clockwise; a device that lies flat is picked up first.
  fileprivate var turnedRight: UIDeviceOrientation {
    switch self {
    case .landscapeRight: .portraitUpsideDown
    case .portraitUpsideDown: .landscapeLeft
    case .landscapeLeft: .portrait
    case .portrait, .unknown, .faceUp, .faceDown: .landscapeRight
    }
  }
}
