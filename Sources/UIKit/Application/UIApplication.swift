/// The running application: its windows, its delegate, its status bar and its life cycle.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// The application of the booted device.
  public static var shared: UIApplication { device.application }

  /// The object that is told of the life cycle; not retained, except one made by `UIApplicationMain`.
  public weak var delegate: (any UIApplicationDelegate)?

  /// Keeps the delegate that the system made itself.
  package var ownedDelegate: (any UIApplicationDelegate)?

  /// Keeps the window that the system made itself, for a main storyboard.
  var ownedWindow: UIWindow?

  /// The visible windows, in the order in which they were shown.
  ///
  /// As on a device, someone else must keep them: the application does not.
  public internal(set) var windows: [UIWindow] {
    get { visibleWindows.compactMap(\.wrappedValue) }
    set { visibleWindows = newValue.map { WeakReference(wrappedValue: $0) } }
  }

  /// Whether any visible window meets the condition; asked in every frame, so it makes no list of them.
  func hasWindow(where condition: (UIWindow) -> Bool) -> Bool {
    for entry in visibleWindows {
      if let window = entry.wrappedValue, condition(window) { return true }
    }
    return false
  }

  private var visibleWindows: [WeakReference<UIWindow>] = []

  /// The controllers that are alive, and some that are gone.
  var controllers: [WeakReference<UIViewController>] = []

  /// The storyboards in the application's bundle, by name.
  var storyboards: [String: StoryboardContents] = [:]

  /// The window that receives events that belong to no point, or nil.
  public internal(set) var keyWindow: UIWindow? {
    get { storedKeyWindow }
    set { storedKeyWindow = newValue }
  }

  @WeakReference private var storedKeyWindow: UIWindow?

  /// Whether the application runs in front, is being interrupted, or lies in the background.
  public internal(set) var applicationState = State.inactive

  /// Which way up the interface is.
  package internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait

  /// What the boot asked for, or the application set; from iOS 7 controllers may override it.
  package var statusBarHiddenByApplication = false

  /// What the controller on screen answered each time that the device was turned.
  package internal(set) var orientationAnswers: [(orientation: UIInterfaceOrientation, isSupported: Bool)] =
    []

  /// The coordinator of the change of size that is under way, if any.
  var transitionCoordinator: TransitionCoordinator?

  /// The rotation that is under way, if any.
  package internal(set) var rotation: InterfaceRotation?

  /// Whether a rotation is under way.
  package var isRotating: Bool { rotation != nil }

  /// The observers of rotations.
  var rotationObservers = RotationObserverList()

  /// Whether the device was turned, or the root controller replaced, while a rotation was under way.
  var pendingOrientationCheck = false

  /// How many transitions of controllers are under way, during which the interface does not turn.
  var runningTransitions = 0

  private var ignoreCount = 0
  var remoteControlCount = 0

  /// Whether the application has asked for the events of accessories.
  package var receivesRemoteControlEvents: Bool { remoteControlCount > 0 }

  override init() {
    super.init()
  }

  /// The application has no one above it but its delegate, if that is a responder that is not in the chain
  /// already: no view, controller or application.
  ///
  /// Source: Apple, UIResponder.next.
  public override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, !(responder is UIView),
      !(responder is UIViewController), !(responder is UIApplication)
    else { return nil }
    return responder
  }

  /// Passes an event on to the window of its touches; one that belongs to no point goes to the key window.
  public func sendEvent(_ event: UIEvent) {
    guard event.type == .touches else {
      keyWindow?.sendEvent(event)
      return
    }
    for window in allWindows where event.touches(for: window)?.isEmpty == false {
      window.sendEvent(event)
    }
  }

  /// Makes the application drop touches that begin from now on; calls nest and are counted.
  public func beginIgnoringInteractionEvents() {
    ignoreCount += 1
  }

  /// Takes back one call of `beginIgnoringInteractionEvents`.
  public func endIgnoringInteractionEvents() {
    ignoreCount = max(0, ignoreCount - 1)
  }

  /// Whether touches that begin now are dropped.
  public var isIgnoringInteractionEvents: Bool { ignoreCount > 0 }
}

extension UIApplication {
  /// Where the application is in its life.
  public enum State: Int, Sendable {
    /// In front and receiving events.
    case active = 0
    /// In front, but interrupted.
    case inactive = 1
    /// Not on screen.
    case background = 2
  }

  /// Names of what an application may be told at launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The launch was asked for by this URL.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// The exception raised when no orientation is supported by both a controller and the application.
  nonisolated public static let invalidInterfaceOrientationException = NSExceptionName(
    "UIApplicationInvalidInterfaceOrientation"
  )

  /// Posted when the launch is over.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  /// Posted when the application began to receive events.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted when the application is about to stop receiving events.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted when the application has left the screen.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted when the application is about to return to the screen.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted when the application is about to be ended.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Posted when memory runs low.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
  /// Posted before the interface turns.
  nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification"
  )
  /// Posted after the interface turned.
  nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification"
  )
  /// The key of the orientation, as a raw value, in the two notifications about it.
  nonisolated public static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
}

// MARK: - Windows

extension UIApplication {
  /// Adds a window that was shown to the visible ones.
  func register(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    windows.append(window)
  }

  /// Takes a window that was hidden from the visible ones.
  func unregister(_ window: UIWindow) {
    windows.removeAll { $0 === window }
  }

  /// The visible windows and that of the keyboard, which is not the application's.
  var allWindows: [UIWindow] {
    windows + [device.keyboard.window].compactMap { $0 }
  }

  /// All that is on screen from back to front: the application's windows, and in front of them the keyboard.
  package var windowsBackToFront: [UIWindow] {
    ownWindowsBackToFront + [device.keyboard.window].compactMap { $0 }
  }

  /// The application's visible windows from back to front: by level, then in the order shown.
  var ownWindowsBackToFront: [UIWindow] {
    windows.filter { !$0.isHidden }.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// The front-most window and view that take touches at a point of the screen, or nil if none do.
  package func hitTest(_ point: CGPoint) -> (window: UIWindow, view: UIView)? {
    for window in windowsBackToFront.reversed() {
      if let view = window.hitTest(window.convert(point, from: nil), with: nil) { return (window, view) }
    }
    return nil
  }
}

// MARK: - Actions

extension UIApplication {
  /// Runs `action` with the nearest responder that is a `Target`; returns whether there was one.
  ///
  /// Stands for UIKit's `sendAction(_:to:from:for:)` with a nil target: a protocol says what a selector says
  /// there, so that the compiler knows what the target can do.
  ///
  /// ```swift
  /// UIApplication.shared.sendAction(to: (any Saving).self, from: button) { $0.save() }
  /// ```
  ///
  /// Asked are the first responder of the key window and all responders above it; then, if none of them is one,
  /// `sender`, if that is a responder, and all above.
  ///
  /// - Parameters:
  ///   - type: a protocol or class.
  ///   - sender: who wants the action; also given to `canPerformAction(_:withSender:)`.
  ///   - action: what is done with the responder that was found.
  @discardableResult
  public func sendAction<Target>(
    to type: Target.Type,
    from sender: Any? = nil,
    _ action: (Target) -> Void
  ) -> Bool {
    let starts = [keyWindow?.firstResponder, sender as? UIResponder]
    for case let start? in starts {
      guard let target = start.target(for: type, withSender: sender) else { continue }
      action(target)
      return true
    }
    return false
  }

  /// Sends an action to a target, with `sender` and `event` as its arguments; returns whether there was a target.
  ///
  /// Without a target the first responder of the key window and all responders above it are asked by
  /// `target(forAction:withSender:)`; then, if none of them can, `sender`, if that is a responder, and all above. A target that
  /// was given and has no such method raises NSInvalidArgumentException.
  ///
  /// Source: Apple, UIApplication.sendAction(_:to:from:for:).
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
  {
    send(action, to: target, from: sender, startingAt: sender as? UIResponder, for: event)
  }

  /// The same for a sender that is no responder: the chain begins at a view that shows it.
  @discardableResult
  func send(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    startingAt responder: UIResponder?,
    for event: UIEvent?
  ) -> Bool {
    let starts = [keyWindow?.firstResponder, responder]
    let found =
      target.map { $0 as AnyObject }
      ?? starts.lazy.compactMap { $0?.target(forAction: action, withSender: sender) as AnyObject? }.first
    guard let found else { return false }
    action.send(to: found, sender, event)
    return true
  }

  // MARK: Remote control

  /// Asks for the events of headsets and other accessories; calls nest and are counted.
  public func beginReceivingRemoteControlEvents() {
    remoteControlCount += 1
  }

  /// Takes back one call of `beginReceivingRemoteControlEvents`.
  public func endReceivingRemoteControlEvents() {
    remoteControlCount = max(0, remoteControlCount - 1)
  }
}

// MARK: - Life cycle

extension UIApplication {
  /// How long a program without a user may run before its main function returns, in virtual seconds.
  private static let runLimit: TimeInterval = 60

  /// Launches with a delegate that the system owns, and runs until nothing is left to do.
  func run(delegate: (any UIApplicationDelegate)?) {
    ownedDelegate = delegate
    launch(delegate: delegate)
    _ = device.advanceUntilIdle(limit: UIApplication.runLimit)
  }

  /// Tells the delegate of the launch and brings the application to the front.
  package func launch(delegate: (any UIApplicationDelegate)?) {
    self.delegate = delegate
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    finishLaunching()
  }

  /// Ends the launch: the first window must be able to show something from iOS 9 on.
  package func finishLaunching() {
    let rootless = windows.contains { $0.rootViewController == nil }
    if rootless || windows.isEmpty {
      let message =
        "Application windows are expected to have a root view controller at the end of application launch"
      if device.behavior.requiresRootViewController && rootless {
        UIKitException.raise(.internalInconsistencyException, message)
      }
      device.console.log(message)
    }
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    becomeActive()
    device.finishTurn()
  }

  /// The application is in front again, or for the first time.
  package func becomeActive() {
    guard applicationState != .active else { return }
    if applicationState == .background { enterForeground() }
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
  }

  /// Something interrupts the application, which stays on screen.
  package func resignActive() {
    guard applicationState == .active else { return }
    delegate?.applicationWillResignActive(self)
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: self)
    applicationState = .inactive
  }

  /// The application leaves the screen.
  package func enterBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: self)
  }

  private func enterForeground() {
    applicationState = .inactive
    delegate?.applicationWillEnterForeground(self)
    NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: self)
  }

  /// The application ends.
  package func terminate() {
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
  }

  /// Sends the memory warning to the delegate, to observers and to every controller.
  package func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for controller in livingControllers {
      controller.didReceiveMemoryWarning()
    }
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification,
      object: self
    )
  }
}

// MARK: - Main storyboard

extension UIApplication {
  /// Launches with a window that shows the initial controller of a storyboard.
  ///
  /// Source: Apple, UIApplicationDelegate.application(_:willFinishLaunchingWithOptions:), which is called once the
  /// main storyboard is loaded.
  package func launch(delegate: (any UIApplicationDelegate)?, mainStoryboard name: String) {
    self.delegate = delegate
    let window = UIWindow(frame: UIScreen.main.bounds)
    ownedWindow = window
    window.rootViewController = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    if window.rootViewController == nil {
      device.console.log(
        "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps the "
          + "designated entry point is not set?"
      )
    }
    delegate?.window = window
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    window.makeKeyAndVisible()
    finishLaunching()
  }
}
