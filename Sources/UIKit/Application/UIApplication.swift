/// The running application: its windows, its delegate, its status bar and its life cycle.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// The application of the booted device.
  public static var shared: UIApplication { SimulatedDevice.current.application }

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

  /// Who else hears of the turns of the interface.
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
