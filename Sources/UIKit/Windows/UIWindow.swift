/// The root of a view hierarchy: shows a root controller's view and delivers events.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The level of a window in the stack; windows of equal level are stacked in the order in
  /// which they were shown.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number of the level.
    public let rawValue: CGFloat

    /// Creates a level from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of application windows: 0.
    public static let normal = Level(rawValue: 0)
    /// The level of alerts: 2000.
    public static let alert = Level(rawValue: 2000)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(rawValue: 1000)

    /// Compares the numbers.
    public static func < (left: Level, right: Level) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// Posted when a window became the key window.
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification"
  )
  /// Posted when a window is no longer the key window.
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification"
  )
  /// Posted when a window was shown.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification"
  )
  /// Posted when a window was hidden.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification"
  )

  /// The level in the stack of windows.
  open var windowLevel = Level.normal

  /// The screen that the window is on: a simulated device has one.
  open var screen: UIScreen { UIScreen.main }

  /// The responder that receives non-touch events.
  package final var firstResponder: UIResponder? {
    get { storedFirstResponder }
    set {
      let old = storedFirstResponder
      storedFirstResponder = newValue
      device.focus.firstResponderDidChange(in: self, from: old)
    }
  }

  @WeakReference private final var storedFirstResponder: UIResponder?
  @WeakReference private final var storedScene: UIWindowScene?
  private var storedRoot: UIViewController?

  /// Creates a hidden window; `frame` is in screen coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backing.store([.hidden, .onScreen], true)
  }

  /// Creates a hidden window of a scene, which fills it.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.coordinateSpace.bounds)
    backing.store([.hidden, .onScreen], true)
    storedScene = windowScene
  }

  /// Creates a hidden window that fills the screen, as from iOS 9 on.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Restores an archived window, hidden.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backing.store([.hidden, .onScreen], true)
    coder.decodeNib(self, as: UIWindow.self)
  }

  deinit {
    if !children.isEmpty { UIWindow.clearWindow(of: children) }
  }

  /// Clears the references to a window that is being released, in all views that were in it.
  nonisolated private static func clearWindow(of views: [UIView]) {
    var pending = views
    while let view = pending.popLast() {
      view.storedWindow = nil
      pending.append(contentsOf: view.children)
    }
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The next responder: the scene from iOS 13 on, otherwise the application.
  open override var next: UIResponder? { windowScene ?? device.application }

  private lazy var storedUndoManager = UndoManager()

  /// The undo manager of all responders in the window that have no other.
  open override var undoManager: UndoManager? { storedUndoManager }

  /// The scene that shows the window, from iOS 13 on.
  ///
  /// In an application with a scene manifest, a window without a scene is not on screen. In others all windows belong
  /// to the one scene. Source: Apple, UIWindow.windowScene.
  open var windowScene: UIWindowScene? {
    get { storedScene ?? device.application.implicitScene }
    set {
      let wasOnScreen = isOnScreen
      storedScene = newValue
      if isOnScreen != wasOnScreen { wasOnScreen ? wasHidden() : wasShown() }
    }
  }

  /// Whether the window is visible and, in an application with a scene manifest, has a scene.
  private var isOnScreen: Bool {
    !super.isHidden && (device.application.sceneManifest == nil || storedScene != nil)
  }

  /// Whether the window is invisible; showing it makes its root controller's view appear.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasOnScreen = isOnScreen
      super.isHidden = newValue
      if isOnScreen != wasOnScreen { wasOnScreen ? wasHidden() : wasShown() }
    }
  }

  /// Whether this is the key window of its scene, which receives non-touch events while the scene has the focus.
  open var isKeyWindow: Bool { keyWindowOfScene === self }

  /// The key window of the window's scene, or of the application if it has none.
  private var keyWindowOfScene: UIWindow? {
    windowScene.map { $0.keyWindow } ?? device.application.keyWindow
  }

  /// The controller whose view fills the window.
  ///
  /// Setting it replaces the one before.
  open var rootViewController: UIViewController? {
    get { storedRoot }
    set { replaceRoot(with: newValue) }
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the key window, whether or not it is visible.
  open func makeKey() {
    let application = device.application
    guard !isKeyWindow else { return giveFocus() }
    device.focus.deferringNotification {
      let previous = keyWindowOfScene
      if application.keyWindow === previous { application.keyWindow = nil }
      windowScene?.storedKeyWindow = nil
      previous?.resignKey()
      windowScene?.storedKeyWindow = self
      application.keyWindow = self
      becomeKey()
    }
  }

  /// Lets the scene of this key window receive the events that belong to no touch.
  final func giveFocus() {
    let application = device.application
    guard application.keyWindow !== self else { return }
    device.focus.deferringNotification { application.keyWindow = self }
  }

  /// Called by the system when the window became the key window.
  open func becomeKey() {
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  /// Called by the system when the window is no longer the key window.
  open func resignKey() {
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }

  /// Delivers an event: touches to the views in which they began, other events to the first responder.
  open func sendEvent(_ event: UIEvent) {
    event.type == .touches ? deliver(event) : deliverToFirstResponder(event)
  }

  /// Whether it is a window of the system, which no scene contains.
  var belongsToSystem: Bool { false }

  /// The traits of the scene, or of the application's part of the screen if the window has none.
  final var traitsAround: UITraitCollection {
    if !belongsToSystem, let windowScene { return windowScene.traitCollection }
    return screen.traits(in: device.application.interfaceOrientation, width: sceneFrame.width)
  }

  private func wasShown() {
    // Code creates windows with the bounds of the screen, also where the application has a part of it.
    if frame == screen.bounds, !fillsScene { frame.size = sceneFrame.size }
    for view in subtree() { view.drawWithNextCommit() }
    device.views.appearances.apply(to: self)
    device.application.register(self)
    NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    showRoot()
    device.application.checkOrientation(animated: false)
  }

  private func wasHidden() {
    let application = device.application
    if let root = storedRoot, root.appearance.isVisible {
      root.beginDisappearing(animated: false)
      root.endTransition()
    }
    let wasKey = isKeyWindow || application.keyWindow === self
    if application.keyWindow === self { application.keyWindow = nil }
    if let windowScene, windowScene.storedKeyWindow === self { windowScene.storedKeyWindow = nil }
    if wasKey {
      device.focus.notifyObserver()
      resignKey()
    }
    application.unregister(self)
    NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
  }

  private func replaceRoot(with controller: UIViewController?) {
    guard controller !== storedRoot else { return }
    let previous = storedRoot
    previous?.presentationInTree?.tearDown()
    storedRoot = controller
    if let previous, previous.isViewLoaded { previous.view.removeFromSuperview() }
    guard !isHidden else { return }
    showRoot()
    device.application.checkOrientation(animated: false)
  }

  /// Adds the root controller's view to the window; it appears after the next layout.
  private func showRoot() {
    guard let controller = storedRoot, let view = controller.view else { return }
    placeRootView()
    if view.superview !== self { insertSubview(view, at: 0) } else { controller.rootWindowWasShown() }
  }

  /// Sets the root view's frame: the window without the status bar up to iOS 6, the whole window later.
  ///
  /// On a screen that stays in portrait the view is rotated by its transform, and its bounds are those of
  /// the rotated interface.
  package final func placeRootView() {
    for overlay in overlays { place(overlay) }
    // A root view that a presentation covers gets its frame when it is uncovered.
    guard !isRootCovered, let controller = storedRoot, controller.isViewLoaded,
      let view = controller.view
    else { return }
    let orientation = device.application.interfaceOrientation
    let frame = rootViewRect(in: orientation)
    if !device.behavior.screenRotatesWithInterface {
      view.transform =
        orientation.angle == 0 ? .identity : CGAffineTransform(rotationAngle: orientation.angle)
      view.bounds.size = orientation.turned(frame.size)
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    } else {
      view.frame = frame
    }
  }

  /// The rectangle of the window that the root view covers.
  package final func rootViewRect(in orientation: UIInterfaceOrientation) -> CGRect {
    let whole = CGRect(origin: .zero, size: bounds.size)
    guard !device.behavior.rootViewLiesUnderStatusBar else { return whole }
    let free = device.application.rectWithoutStatusBar(in: orientation)
    let covered = free.offsetBy(dx: -frame.minX, dy: -frame.minY).intersection(whole)
    return covered.isNull ? whole : covered
  }
}

extension UIWindow {
  /// Delivers the touches to gesture recognizers, then to their views.
  ///
  /// For views the changed touches are grouped by view and phase, unless a recognizer delays or cancels them.
  final func deliver(_ event: UIEvent) {
    guard let touches = event.touches(for: self), !touches.isEmpty else { return }
    let ordered = touches.sorted { $0.sequence < $1.sequence }
    let gestures = device.gestures
    gestures.recognize(ordered, event)
    var views: [UIView] = []
    for touch in ordered where touch.viewDelivery == .direct {
      guard let view = touch.view, !views.contains(where: { $0 === view }) else { continue }
      views.append(view)
    }
    for view in views {
      let own = touches.filter { $0.view === view && $0.viewDelivery == .direct }
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let concerned = own.filter { $0.phase == phase && $0.isDelivered }
        if !concerned.isEmpty { view.callTouchMethod(concerned, phase, with: event) }
      }
    }
    gestures.deliver(ordered, event)
  }
}

extension UIWindow {
  /// Delivers a non-touch event to the first responder.
  ///
  /// If there is none, the window gets it. A shake goes to the root controller instead, and from there up to
  /// the window. Source: Kenshin Cui, "iOS: touch events, gestures, motion events, remote control" (2014, iOS
  /// 7): a controller need not be the first responder; github.com/xbmc/Official-Kodi-Remote-iOS/pull/227: a
  /// controller within others must be.
  final func deliverToFirstResponder(_ event: UIEvent) {
    let fallback: UIResponder = event.type == .motion ? rootViewController ?? self : self
    let responder: UIResponder = firstResponder ?? fallback
    switch event.type {
    case .touches: break
    case .remoteControl: responder.remoteControlReceived(with: event)
    case .motion:
      switch event.motionPhase {
      case .began: responder.motionBegan(event.subtype, with: event)
      case .ended: responder.motionEnded(event.subtype, with: event)
      case .cancelled: responder.motionCancelled(event.subtype, with: event)
      }
    }
  }
}
