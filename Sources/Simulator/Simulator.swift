import ProcessHooks
import UIKit

/// A simulated device: boots, launches, advances the clock, rotates, taps, and shows the screen.
///
/// A process has one device. Booting replaces it with a clean one; earlier simulators must not be used any
/// more. A test that awaits holds a device of its own with `withDevice`.
@preconcurrency @MainActor
public final class Simulator {
  /// The model of the device.
  public let model: DeviceModel

  package let device: SimulatedDevice
  private var window: UIWindow?
  var fingerCount = 0

  /// The simulator of the calling task, which holds it by `withDevice`.
  package static var held: Simulator? { HeldSimulator.current }

  private init(_ model: DeviceModel, _ device: SimulatedDevice) {
    self.model = model
    self.device = device
  }

  /// Boots a clean device in portrait, at time zero.
  ///
  /// - Parameters:
  ///   - model: the device model.
  ///   - version: the system version, such as 4 or 9.3; by default the model's own.
  ///   - statusBarHidden: whether the status bar is hidden from the start.
  ///   - orientations: those that the application's Info.plist names; from iOS 6 the interface has no others, unless
  ///     the application's delegate says so.
  ///   - statusBarStyle: the style in the Info.plist of an application whose controllers don't decide about the status
  ///     bar (`UIViewControllerBasedStatusBarAppearance`); nil if they do.
  ///   - appearance: light or dark; before iOS 13 all is light.
  ///   - contentSizeCategory: the preferred size of texts.
  ///   - layoutDirection: the direction of the device's language.
  ///   - userInterfaceStyle: the appearance that the application's Info.plist asks for (`UIUserInterfaceStyle`); nil for the
  ///     device's.
  public static func boot(
    _ model: DeviceModel = .iPhone5,
    iOS version: Double? = nil,
    statusBarHidden: Bool = false,
    orientations: UIInterfaceOrientationMask = .all,
    statusBarStyle: UIStatusBarStyle? = nil,
    appearance: UIUserInterfaceStyle = .light,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    userInterfaceStyle: UIUserInterfaceStyle? = nil
  ) -> Simulator {
    let version = version.map { SystemVersion($0) }
    let device = SimulatedDevice.boot(model.configuration(version: version))
    device.application.statusBarHiddenByApplication = statusBarHidden
    device.application.supportedOrientations = orientations
    if let statusBarStyle {
      device.application.usesViewControllerBasedStatusBar = false
      device.application.statusBarStyleByApplication = statusBarStyle
    }
    device.application.declaredStyle = userInterfaceStyle == .unspecified ? nil : userInterfaceStyle
    device.set(appearance, contentSizeCategory, layoutDirection)
    return Simulator(model, device)
  }

  /// Boots a device for the current task and its child tasks, and calls `body` with it.
  ///
  /// Boots of other tasks don't replace it, so `body` may await. Use it in asynchronous tests.
  public static func withDevice<Result>(
    _ model: DeviceModel = .iPhone5,
    iOS version: Double? = nil,
    statusBarHidden: Bool = false,
    appearance: UIUserInterfaceStyle = .light,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    _ body: @MainActor (Simulator) async throws -> Result
  ) async rethrows -> Result {
    let version = version.map { SystemVersion($0) }
    return try await SimulatedDevice.hold(model.configuration(version: version)) { device in
      device.application.statusBarHiddenByApplication = statusBarHidden
      device.set(appearance, contentSizeCategory, layoutDirection)
      let simulator = Simulator(model, device)
      return try await HeldSimulator.$current.withValue(simulator) { try await body(simulator) }
    }
  }

  // MARK: Launching

  /// Launches an application with one window, whose root view controller is `controller`.
  public func launch(_ controller: UIViewController) {
    beginLaunch()
    let window = UIWindow(frame: device.screen.bounds)
    self.window = window
    window.rootViewController = controller
    window.makeKeyAndVisible()
    device.application.finishLaunching()
  }

  /// Launches an application with its own delegate, which creates the window.
  public func launch(delegate: any UIApplicationDelegate) {
    beginLaunch()
    device.application.ownedDelegate = delegate
    device.application.launch(delegate: delegate)
  }

  /// Launches an application with a delegate and the scenes of its Info.plist, from iOS 13.
  ///
  /// The system creates the scene that the delegate chooses, its delegate, and a window for its storyboard. After `terminate()` the
  /// scene is that of the session that was last in front, with the activity that its delegate returned when it entered the background.
  ///
  /// - Parameters:
  ///   - delegate: the application's delegate.
  ///   - scenes: the configurations of the scene manifest.
  ///   - supportsMultipleScenes: whether the manifest allows several scenes on pads (`UIApplicationSupportsMultipleScenes`).
  public func launch(
    delegate: any UIApplicationDelegate,
    scenes: [UISceneConfiguration],
    supportsMultipleScenes: Bool = false
  ) {
    beginLaunch()
    device.application.ownedDelegate = delegate
    device.application.launch(
      delegate: delegate,
      scenes: scenes,
      supportsMultipleScenes: supportsMultipleScenes
    )
  }

  /// What every launch begins with: nothing is left of an application that has terminated.
  func beginLaunch() {
    check()
    device.application.prepareForLaunch()
  }

  /// The application.
  public var application: UIApplication { device.application }

  /// The key window, if the application has one.
  public var keyWindow: UIWindow? { device.application.keyWindow }

  /// The screen.
  public var screen: UIScreen { device.screen }

  /// The lines that UIKit has written to the console.
  public var console: [String] { device.console.lines }

  /// The folder with the files that `UIDocumentPickerViewController` lists, to which it exports others, too; none at boot.
  ///
  /// It is a folder of this computer, which a test creates and looks into afterwards.
  public var documentsFolder: URL? {
    get { device.documentsFolder }
    set { device.documentsFolder = newValue }
  }

  /// The photos in the library, from which `UIImagePickerController` lets people pick; none at boot.
  public var photos: [UIImage] {
    get { device.photos }
    set { device.photos = newValue }
  }

  /// Items that a service of the share sheet has received.
  public struct SharedItems {
    /// The type of the service; nil for an application's service without one.
    public let activityType: UIActivity.ActivityType?

    /// The items of the share sheet.
    public let items: [Any]
  }

  /// What services of `UIActivityViewController` have received, oldest first.
  ///
  /// It contains the system's services and those of the application that have finished with success; none at boot.
  public var sharedItems: [SharedItems] {
    device.application.sharedItems.map { SharedItems(activityType: $0.type, items: $0.items) }
  }

  /// What the user answers when the application asks whether it may send notifications; true at boot.
  public var allowsNotifications: Bool {
    get { BootedSystem.current.allowsNotifications }
    set { BootedSystem.current.allowsNotifications = newValue }
  }

  /// All visible windows and their views, one line each.
  public var treeDump: String {
    settle()
    return device.application.windowsBackToFront.map(\.treeDump).joined()
  }

  // MARK: Time

  /// The virtual time since the boot, in seconds.
  public var time: TimeInterval { device.timeline.now }

  /// Advances the clock by `seconds`, in display frames of 1/60 s.
  public func advance(by seconds: TimeInterval) {
    check()
    device.advance(by: seconds)
  }

  /// Advances the clock until nothing moves or is scheduled, except repeating work.
  ///
  /// This includes running dynamic animators. One whose items never come to rest, such as a square that falls
  /// endlessly, uses up the limit. Returns false if the limit of `limit` seconds was reached.
  @discardableResult
  public func advanceUntilIdle(limit: TimeInterval = 60) -> Bool {
    check()
    return device.advanceUntilIdle(limit: limit)
  }

  /// Performs the work that is pending in the current run-loop pass, such as layout.
  ///
  /// The clock doesn't advance.
  public func settle() {
    check()
    device.finishPass()
  }

  // MARK: The device

  /// The physical orientation of the device.
  public var orientation: UIDeviceOrientation { device.uiDevice.physicalOrientation }

  /// Rotates the device; unless `animating`, advances the clock until the interface has followed.
  ///
  /// It doesn't wait for dynamic animators.
  public func rotate(to orientation: UIDeviceOrientation, animating: Bool = false) {
    check()
    settle()
    if device.uiDevice.rotate(to: orientation) { device.application.deviceDidRotate() }
    settle()
    if !animating { _ = device.advanceUntilIdle(limit: Simulator.rotationLimit, awaitingFollowers: false) }
  }

  /// The maximum duration of a rotation in seconds.
  static let rotationLimit: TimeInterval = 60

  /// Rotates the device by 90 degrees anticlockwise, like the menu command Rotate Left.
  public func rotateLeft() {
    rotate(to: orientation.rotatedLeft)
  }

  /// Rotates the device by 90 degrees clockwise, like the menu command Rotate Right.
  public func rotateRight() {
    rotate(to: orientation.rotatedRight)
  }

  /// The visible controller's answer to each rotation of the device, such as `landscapeRight: yes`, oldest
  /// first.
  public var orientationQueries: [String] {
    device.application.orientationQueries.map { "\($0.orientation): \($0.isSupported ? "yes" : "no")" }
  }

  /// Presses the home button: the application enters the background.
  public func pressHome() {
    check()
    device.application.enterBackground()
    settle()
  }

  /// Brings the application back to the foreground.
  public func reopen() {
    check()
    device.application.becomeActive()
    settle()
  }

  /// Makes the application inactive, like an incoming call.
  public func interrupt() {
    check()
    device.application.resignActive()
    settle()
  }

  /// Terminates the application, as the system does when it needs memory; it can be launched again.
  ///
  /// The device keeps the sessions of its scenes, and what applications store, such as user defaults.
  public func terminate() {
    check()
    device.application.terminate()
    settle()
  }

  /// Sends a memory warning.
  public func sendMemoryWarning() {
    check()
    device.application.receiveMemoryWarning()
    settle()
  }

  /// Fails if a later boot has replaced this device.
  ///
  /// A test of Swift Testing fails and continues with this device; any other process ends.
  func check() {
    guard SimulatedDevice.current !== device else { return }
    let message =
      "This simulator (\(model.name)) was replaced by a later boot. Use the one booted last; in a test that awaits, hold "
      + "the device with `await Simulator.withDevice(…) { device in … }`."
    guard recordIssue(message) != 0 else { preconditionFailure(message) }
    device.makeCurrent()
  }
}

/// The simulators that tasks hold.
private enum HeldSimulator {
  @TaskLocal static var current: Simulator?
}

extension UIDeviceOrientation {
  /// The orientation after a quarter turn anticlockwise; a flat device is first held upright.
  fileprivate var rotatedLeft: UIDeviceOrientation {
    switch self {
    case .landscapeLeft: .portraitUpsideDown
    case .portraitUpsideDown: .landscapeRight
    case .landscapeRight: .portrait
    case .portrait, .unknown, .faceUp, .faceDown: .landscapeLeft
    }
  }

  /// The orientation after a quarter turn clockwise; a flat device is first held upright.
  fileprivate var rotatedRight: UIDeviceOrientation {
    switch self {
    case .landscapeRight: .portraitUpsideDown
    case .portraitUpsideDown: .landscapeLeft
    case .landscapeLeft: .portrait
    case .portrait, .unknown, .faceUp, .faceDown: .landscapeRight
    }
  }
}
