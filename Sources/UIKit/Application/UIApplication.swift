/// The running application: its windows, delegate, status bar and life cycle.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// The application of the booted device.
  public static var shared: UIApplication { device.application }

  /// The delegate, which receives life cycle events; not retained, unless `UIApplicationMain` created it.
  public weak var delegate: (any UIApplicationDelegate)?

  /// Retains the delegate that the system created.
  package var ownedDelegate: (any UIApplicationDelegate)?

  /// Retains the window that the system created for a main storyboard.
  var ownedWindow: UIWindow?

  /// The scenes of the application's Info.plist; nil if the application has none.
  package internal(set) var sceneManifest: [UISceneConfiguration]?

  /// Whether Info.plist allows several scenes: `UIApplicationSupportsMultipleScenes`.
  var declaresMultipleScenes = false

  /// The sessions of the scenes, also of those that aren't connected; a launch after a termination finds them again.
  var sessions: [UISceneSession] = []

  /// The number of sessions so far.
  var sessionCount = 0

  /// The state that was saved when the application entered the background.
  var savedState: SavedState?

  /// Whether the application has terminated and wasn't launched again.
  var isTerminated = false

  /// The connected scenes, in the order in which they were connected.
  var scenes: [UIScene] = []

  /// The parts of the screen that the scenes have.
  package internal(set) var arrangement = ScreenArrangement()

  /// The visible windows, in the order in which they were shown.
  ///
  /// The application does not retain them, as on a device.
  public internal(set) var windows: [UIWindow] {
    get { visibleWindows.compactMap(\.wrappedValue) }
    set { visibleWindows = newValue.map { WeakReference(wrappedValue: $0) } }
  }

  /// Whether any visible window meets a condition.
  ///
  /// It runs in every frame, so it doesn't create an array.
  func hasWindow(where condition: (UIWindow) -> Bool) -> Bool {
    for entry in visibleWindows {
      if let window = entry.wrappedValue, condition(window) { return true }
    }
    return false
  }

  private var visibleWindows: [WeakReference<UIWindow>] = []

  /// Weak references to the controllers, some of which may have been deallocated.
  var controllers: [WeakReference<UIViewController>] = []

  /// The storyboards in the application's bundle, by name.
  var storyboards: [String: StoryboardContents] = [:]

  /// The window that receives non-touch events, or nil.
  public internal(set) var keyWindow: UIWindow? {
    get { storedKeyWindow }
    set { storedKeyWindow = newValue }
  }

  @WeakReference private var storedKeyWindow: UIWindow?

  /// Whether the application is active, inactive or in the background.
  public internal(set) var applicationState = State.inactive

  /// The orientation of the interface.
  package internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait

  /// The orientations of the application's Info.plist.
  package var supportedOrientations = UIInterfaceOrientationMask.all

  /// The value requested at boot or set by the application; from iOS 7 controllers may override it.
  package var statusBarHiddenByApplication = false

  /// Called before a touch that begins is sent to its window: a visible menu hides.
  var touchWillBegin: ((UITouch) -> Void)?

  /// The style that the application has set.
  package var statusBarStyleByApplication = UIStatusBarStyle.default

  /// Whether controllers decide about the status bar from iOS 7: `UIViewControllerBasedStatusBarAppearance` of Info.plist.
  package var usesViewControllerBasedStatusBar = true

  /// The appearance that Info.plist asks for by `UIUserInterfaceStyle`; nil for the user's.
  package var declaredStyle: UIUserInterfaceStyle?

  /// What services of share sheets have received, oldest first.
  package internal(set) var sharedItems: [(type: UIActivity.ActivityType?, items: [Any])] = []

  /// The schemes of the URLs that other applications open, in lower case.
  package var openableSchemes = UIApplication.systemSchemes

  /// The URLs that were opened in other applications, oldest first.
  package internal(set) var openedURLs: [URL] = []

  /// For each rotation of the device, whether the controller on screen supported the new orientation.
  package internal(set) var orientationQueries: [(orientation: UIInterfaceOrientation, isSupported: Bool)] =
    []

  /// The coordinator of the running size transition, if any.
  var transitionCoordinator: TransitionCoordinator?

  /// The running rotation, if any.
  package internal(set) var rotation: InterfaceRotation?

  /// Whether a rotation is running.
  package var isRotating: Bool { rotation != nil }

  var rotationObservers = RotationObserverList()

  /// Whether the device rotated, or the root controller was replaced, during a rotation.
  var pendingOrientationCheck = false

  /// The number of running controller transitions, during which the interface doesn't rotate.
  var runningTransitions = 0

  private var ignoreCount = 0
  var remoteControlCount = 0

  /// Whether the application receives the events of accessories.
  package var receivesRemoteControlEvents: Bool { remoteControlCount > 0 }

  override init() {
    super.init()
  }

  /// The delegate, if it is a responder that is not already in the chain: not a view, controller or
  /// application.
  ///
  /// Source: Apple, UIResponder.next.
  public override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, !(responder is UIView),
      !(responder is UIViewController), !(responder is UIApplication)
    else { return nil }
    return responder
  }

  /// Sends an event to the window of its touches; non-touch events go to the key window.
  public func sendEvent(_ event: UIEvent) {
    guard event.type == .touches else {
      keyWindow?.sendEvent(event)
      return
    }
    for window in allWindows where event.touches(for: window)?.isEmpty == false {
      window.sendEvent(event)
    }
  }

  /// Makes the application ignore new touches until a matching `endIgnoringInteractionEvents`; calls can be
  /// nested.
  public func beginIgnoringInteractionEvents() {
    ignoreCount += 1
  }

  /// Balances one call of `beginIgnoringInteractionEvents`.
  public func endIgnoringInteractionEvents() {
    ignoreCount = max(0, ignoreCount - 1)
  }

  /// Whether new touches are ignored.
  public var isIgnoringInteractionEvents: Bool { ignoreCount > 0 }
}

extension UIApplication {
  /// The state of the application.
  public enum State: Int, Sendable {
    /// On screen and receiving events.
    case active = 0
    /// On screen, but interrupted.
    case inactive = 1
    /// Not on screen.
    case background = 2
  }

  /// The keys of an application's launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The URL that the application was launched to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// The exception raised if a controller and the application have no supported orientation in common.
  nonisolated public static let invalidInterfaceOrientationException = NSExceptionName(
    "UIApplicationInvalidInterfaceOrientation"
  )

  /// Posted after the launch.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  /// Posted after the application became active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted before the application becomes inactive.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted after the application entered the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted before the application leaves the background.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted before the application terminates.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Posted when memory is low.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
  /// Posted before the interface rotates.
  nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification"
  )
  /// Posted after the interface rotated.
  nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification"
  )
  /// The user info key of the orientation's raw value in the two orientation notifications.
  nonisolated public static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
}

// MARK: - Windows

extension UIApplication {
  /// Adds a window that was shown to the visible windows.
  func register(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    windows.append(window)
  }

  /// Removes a window that was hidden from the visible windows.
  func unregister(_ window: UIWindow) {
    windows.removeAll { $0 === window }
  }

  /// The visible windows and the keyboard's window, which does not belong to the application.
  var allWindows: [UIWindow] {
    windows + [device.keyboard.window].compactMap { $0 }
  }

  /// All windows on screen from back to front: the application's windows, then the keyboard.
  package var windowsBackToFront: [UIWindow] {
    ownWindowsBackToFront + [device.keyboard.window].compactMap { $0 }
  }

  /// The application's visible windows from back to front: by level, then in the order shown.
  var ownWindowsBackToFront: [UIWindow] {
    let shown = windows.filter { !$0.isHidden && isInFront($0) }.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
    guard arrangement.share.floats, let below = arrangement.beside else { return shown }
    return shown.filter { $0.windowScene === below } + shown.filter { $0.windowScene !== below }
  }

  /// Whether the scene of a window isn't hidden by another one.
  private func isInFront(_ window: UIWindow) -> Bool {
    guard scenes.count > 1, let scene = window.windowScene else { return true }
    return scene.isInFront
  }

  /// Returns the frontmost window and view that receive touches at a point of the screen, or nil if there are
  /// none.
  package func hitTest(_ point: CGPoint) -> (window: UIWindow, view: UIView)? {
    for window in windowsBackToFront.reversed() where arrangement.isFull || window.sceneFrame.contains(point)
    {
      if let view = window.hitTest(window.convert(point, from: nil), with: nil) { return (window, view) }
    }
    return nil
  }
}

// MARK: - Actions

extension UIApplication {
  /// Calls `action` with the nearest responder that is a `Target`; returns whether there is one.
  ///
  /// It replaces UIKit's `sendAction(_:to:from:for:)` with a nil target. A protocol takes the place of the
  /// selector, so the compiler can check the calls in `action`.
  ///
  /// ```swift
  /// UIApplication.shared.sendAction(to: (any Saving).self, from: button) { $0.save() }
  /// ```
  ///
  /// The search starts at the first responder of the key window and follows the responder chain. If it finds
  /// no target and `sender` is a responder, it repeats the search from there.
  ///
  /// - Parameters:
  ///   - type: a protocol or class.
  ///   - sender: the object that sends the action; also passed to `canPerformAction(_:withSender:)`.
  ///   - action: a closure called with the target.
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

  /// Sends the action of the first command for these keys that can be performed up the responder chain of the first responder, or of the key
  /// window without one; returns whether a responder performed it.
  ///
  /// Source: Apple, UIResponder.keyCommands and UIKeyCommand.
  package func performKeyCommand(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard let start = keyWindow?.firstResponder ?? keyWindow else { return false }
    let commands = start.chain.lazy.flatMap { $0.keyCommands ?? [] }
    return commands.contains { command in
      guard let action = command.action(for: input, modifiers) else { return false }
      return send(action, to: nil, from: command, startingAt: start, for: nil)
    }
  }

  // MARK: Remote control

  /// Starts to receive the events of headsets and other accessories; calls can be nested.
  public func beginReceivingRemoteControlEvents() {
    remoteControlCount += 1
  }

  /// Balances one call of `beginReceivingRemoteControlEvents`.
  public func endReceivingRemoteControlEvents() {
    remoteControlCount = max(0, remoteControlCount - 1)
  }
}

// MARK: - Life cycle

extension UIApplication {
  /// The limit of a program's running time before its main function returns, in virtual seconds.
  private static let runLimit: TimeInterval = 60

  /// Launches with a delegate that the application retains, and runs until no work is left.
  func run(delegate: (any UIApplicationDelegate)?) {
    ownedDelegate = delegate
    launch(delegate: delegate)
    _ = device.advanceUntilIdle(limit: UIApplication.runLimit)
  }

  /// Calls the delegate's launch methods and activates the application.
  package func launch(delegate: (any UIApplicationDelegate)?) {
    self.delegate = delegate
    connectImplicitScene()
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    restoreState()
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    finishLaunching()
  }

  /// Finishes the launch; from iOS 9 it raises an exception if a window has no root view controller.
  package func finishLaunching() {
    connectImplicitScene()
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
    device.finishPass()
  }

  /// The delegate, unless delegates of scenes are told of the life cycle in its place.
  ///
  /// Source: Apple, Managing your app's life cycle.
  private var lifeCycleDelegate: (any UIApplicationDelegate)? { sceneManifest == nil ? delegate : nil }

  /// Makes the application active.
  package func becomeActive() {
    guard applicationState != .active, !isTerminated else { return }
    if applicationState == .background { enterForeground() }
    for scene in frontScenes where scene.activationState == .unattached { scene.enterForeground() }
    applicationState = .active
    for scene in frontScenes { scene.becomeActive() }
    lifeCycleDelegate?.applicationDidBecomeActive(self)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
  }

  /// Makes the application inactive while it stays on screen.
  package func resignActive() {
    guard applicationState == .active else { return }
    for scene in frontScenes { scene.resignActive() }
    lifeCycleDelegate?.applicationWillResignActive(self)
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: self)
    applicationState = .inactive
  }

  /// Moves the application to the background.
  package func enterBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    for scene in frontScenes { scene.enterBackground() }
    lifeCycleDelegate?.applicationDidEnterBackground(self)
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: self)
    saveState()
  }

  private func enterForeground() {
    applicationState = .inactive
    if frontScenes.isEmpty { connectSceneAgain() }
    for scene in frontScenes { scene.enterForeground() }
    lifeCycleDelegate?.applicationWillEnterForeground(self)
    NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: self)
  }

  /// Terminates the application.
  package func terminate() {
    if sceneManifest != nil {
      resignActive()
      let first = frontScenes.first?.session
      sessions = sessions.filter { $0 === first } + sessions.filter { $0 !== first }
      for scene in scenes { scene.disconnect() }
      scenes = []
    }
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
    isTerminated = true
  }

  /// Begins the launch of an application that has terminated: nothing of it is left but what the system keeps.
  package func prepareForLaunch() {
    guard isTerminated else { return }
    isTerminated = false
    device.timeline.cancelApplicationWork()
    device.focus.deferringNotification {
      keyWindow = nil
      windows = []
    }
    (scenes, sceneManifest, arrangement) = ([], nil, ScreenArrangement())
    (delegate, ownedDelegate, ownedWindow) = (nil, nil, nil)
    (transitionCoordinator, rotation) = (nil, nil)
    (runningTransitions, ignoreCount, remoteControlCount) = (0, 0, 0)
    (controllers, pendingOrientationCheck, applicationState) = ([], false, .inactive)
  }

  /// Sends a memory warning to the delegate, to observers and to every controller.
  package func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for controller in liveControllers {
      controller.didReceiveMemoryWarning()
    }
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification,
      object: self
    )
  }

  /// The menu on the screen, and its elements with their views; nil if there is no menu.
  package final var shownMenu: (menu: UIMenu, items: [(element: UIMenuElement, view: UIView)])? {
    MenuSession.current.map { session in
      (session.menu, (session.panels.last?.items ?? []).map { ($0.element, $0) })
    }
  }
}
