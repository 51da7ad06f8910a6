/// The system's keyboard, on screen while the key window's first responder accepts text.
///
/// 1. It slides in from below when editing begins, and out when it ends. When another responder becomes the
///    first responder, the keyboard stays; notifications are posted only if the new responder shows other
///    views or the height changes.
/// 2. `WillChangeFrame` and `WillShow` are posted after editing has begun, `WillChangeFrame` and `WillHide`
///    before it has ended. The corresponding two did-notifications follow when the keyboard has arrived. A
///    keyboard that is sent back on its way posts none.
/// 3. When the interface rotates, notifications report that the keyboard hides and shows, although it stays.
/// 4. It is in a window of its own, above the application's windows and not in their list.
///
/// Source: Apple, UIResponder, "Keyboard notifications", and UIApplication.windows, which "does not include
/// windows created and managed by the system"; the logs named at the notifications.
@MainActor
package final class Keyboard: DeviceBound, FocusObserver {
  /// The keyboard's window, while any part of the keyboard is on screen.
  private(set) var window: KeyboardWindow?

  /// The content on screen, unless it is sliding out.
  private(set) var content: KeyboardContent?

  @WeakReference private(set) var responder: UIResponder?

  /// The number of moves so far, to recognize the end of a move that a later one has replaced.
  private var moveCount = 0

  private var rotationMove: KeyboardMove?
  private var observers: [WeakObserver] = []
  private var alerts: [WeakReference<UIView>] = []

  private struct WeakObserver {
    weak var observer: (any KeyboardObserver)?
  }

  /// The height in points that the keyboard covers at the bottom of the interface once it is at rest.
  var coveredHeight: CGFloat { content?.height ?? 0 }

  /// Adds an observer of moves, held weakly; adding it again has no effect.
  func add(_ observer: any KeyboardObserver) {
    observers.removeAll { $0.observer == nil }
    if !observers.contains(where: { $0.observer === observer }) {
      observers.append(WeakObserver(observer: observer))
    }
  }

  // MARK: First responder

  /// Shows or hides the keyboard to match the first responder.
  func firstResponderMayHaveChanged() {
    let first = editedResponder
    guard first !== responder || (first == nil && content != nil) else { return }
    responder = first
    reload()
  }

  private var editedResponder: UIResponder? {
    let first = device.application.keyWindow?.firstResponder
    guard let alert = alerts.last?.wrappedValue else { return first }
    return (first as? UIView)?.isDescendant(of: alert) == true ? first : nil
  }

  /// Hides the keyboard while an alert without text fields is on screen, whatever the first responder is.
  func hide(behind alert: UIView) {
    alerts.append(WeakReference(wrappedValue: alert))
    device.focus.notifyObserver()
  }

  /// Removes the alerts that have left the screen.
  func checkAlerts() {
    alerts.removeAll { $0.wrappedValue?.window == nil }
    device.focus.notifyObserver()
  }

  /// Notices that the responder or its window has gone without a notification.
  func checkResponder() {
    if content != nil { device.focus.notifyObserver() }
  }

  func textDidChange(of changed: UIResponder) {
    if changed === responder { window?.host.keys?.textDidChange() }
  }

  func inputViewsDidChange(of changed: UIResponder) {
    if changed === responder { reload() }
  }

  /// Reads the first responder's content and traits again.
  private func reload() {
    let wanted = responder.flatMap { KeyboardContent(for: $0) }
    if let wanted { show(wanted) } else if content != nil { hide() }
  }

  // MARK: Showing and hiding

  private func show(_ new: KeyboardContent) {
    let old = content
    let begin = old.map(restFrame) ?? hiddenFrame(new)
    content = new
    let window = self.window ?? makeWindow(at: begin)
    window.host.show(new)
    // New views move in with the keyboard and don't grow.
    UIView.performWithoutAnimation { window.layoutIfNeeded() }
    let end = restFrame(new)
    if let old, begin == end, !new.hasOtherViews(than: old) { return notifyObservers() }
    perform(KeyboardMove(.show, from: begin, to: end))
  }

  private func hide() {
    guard let old = content else { return }
    content = nil
    // A pan may have moved it.
    let begin = window?.host.frame ?? restFrame(old)
    perform(KeyboardMove(.hide, from: begin, to: hiddenFrame(old)))
  }

  private func makeWindow(at frame: CGRect) -> KeyboardWindow {
    let window = KeyboardWindow(frame: device.screen.bounds)
    self.window = window
    device.application.rotationObservers.add(self)
    UIView.performWithoutAnimation { window.host.frame = frame }
    return window
  }

  /// Announces a move, runs its animation, and reports it at the end.
  private func perform(_ move: KeyboardMove) {
    moveCount += 1
    let number = moveCount
    let announcesInside = device.behavior.animatesChangesWithKeyboard
    if !announcesInside { move.announce() }
    UIView.animate(
      withDuration: move.duration,
      delay: 0,
      options: [
        .overrideInheritedOptions, .allowUserInteraction, .beginFromCurrentState,
        .init(rawValue: UInt(device.behavior.keyboardCurve) << 16),
      ]
    ) { [self] in
      if announcesInside { move.announce() }
      // An observer may have started another move.
      if number == moveCount { place(at: move.end) }
    }
    guard number == moveCount else { return }
    let finish = { [self] in if number == moveCount { arrive(move) } }
    if move.duration > 0 {
      device.timeline.schedule(at: device.timeline.now + move.duration, finish)
    } else {
      device.onNextPass(finish)
    }
  }

  private func arrive(_ move: KeyboardMove) {
    if move.event == .hide { window = nil }
    move.report()
  }

  /// Moves the keyboard, and notifies the observers that make room for it.
  private func place(at frame: CGRect) {
    guard let window else { return }
    window.host.frame = frame
    window.layoutIfNeeded()
    notifyObservers()
  }

  private func notifyObservers() {
    for entry in observers { entry.observer?.keyboardDidMove() }
  }

  // MARK: Positions

  private var interfaceSize: CGSize {
    return device.application.interfaceOrientation.turned(device.screen.portraitSize)
  }

  /// The keyboard's frame at rest, in the coordinates of the interface.
  private func restFrame(_ content: KeyboardContent) -> CGRect {
    let size = interfaceSize
    return CGRect(x: 0, y: size.height - content.height, width: size.width, height: content.height)
  }

  /// The keyboard's frame while hidden: just below the interface.
  private func hiddenFrame(_ content: KeyboardContent) -> CGRect {
    CGRect(x: 0, y: interfaceSize.height, width: interfaceSize.width, height: content.height)
  }

  /// The frame in screen coordinates of the visible key with a name, such as "e", "return" or "delete"; nil if there is none.
  package func frame(ofKey name: String) -> CGRect? {
    guard content != nil, let window, let keys = window.host.keys, let key = keys.key(named: name) else {
      return nil
    }
    return window.convert(keys.convert(key.plate, to: window), to: nil)
  }

  // MARK: Interactive dismissal

  /// Whether a pan has moved the keyboard from its rest frame.
  var isPulled: Bool {
    guard let content, let window else { return false }
    return window.host.frame != restFrame(content)
  }

  /// Moves the keyboard's upper edge to the finger, but not above the rest frame; posts nothing.
  func follow(_ pan: UIPanGestureRecognizer) {
    guard let content, let window, let overlay = window.overlays.first else { return }
    let rest = restFrame(content)
    window.host.frame.origin.y = min(max(pan.location(in: overlay).y, rest.minY), rest.maxY)
  }

  /// Returns to the rest frame after a pan.
  func springBack() {
    guard let content, let window, isPulled else { return }
    UIView.animate(withDuration: KeyboardMove.duration) { window.host.frame = self.restFrame(content) }
  }
}

// MARK: - Rotation

extension Keyboard: RotationObserver {
  func orientationWillChange(to orientation: UIInterfaceOrientation) {
    guard let content else { return }
    moveCount += 1
    let move = KeyboardMove(.hide, from: restFrame(content), to: hiddenFrame(content))
    move.announce()
    move.report()
  }

  /// Moves the keyboard to the bottom of the rotated interface, inside the rotation's
  /// animation if there is one.
  func interfaceDidRotate() {
    guard let window else { return }
    window.frame = device.screen.bounds
    window.placeRootView()
    guard let content else { return }
    place(at: restFrame(content))
    let move = KeyboardMove(.show, from: hiddenFrame(content), to: restFrame(content))
    move.announce()
    rotationMove = move
    if !device.application.isRotating { rotationDidEnd() }
  }

  func rotationDidEnd() {
    guard let move = rotationMove else { return }
    rotationMove = nil
    // Controllers are notified first that the rotation has ended.
    device.onNextPass { [self] in
      if content != nil { move.report() }
    }
  }
}

// MARK: - Responders

/// The notifications of the keyboard; none has an object.
///
/// Source: Apple, UIResponder, "Keyboard notifications"; their order is that of a log in Omni's public
/// sources (OUIDocumentRenameViewController).
extension UIResponder {
  /// Posted before the keyboard appears, and before its keys or its frame change.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// Posted when the keyboard has appeared.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// Posted before the keyboard disappears.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// Posted when the keyboard has disappeared.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// Posted before `keyboardWillShowNotification` and `keyboardWillHideNotification`, from iOS 5 on.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// Posted before `keyboardDidShowNotification` and `keyboardDidHideNotification`, from iOS 5 on.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification"
  )

  /// The key of the keyboard's frame before the change, a CGRect in the coordinates of the screen's bounds.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after the change, a CGRect in the coordinates of the screen's bounds.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of the animation, a number of seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation's curve, a number: ease in and out up to iOS 6, 7 from iOS 7 on.
  ///
  /// Shifted left by 16 bits it is an option for `UIView.animate`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to this application, a Boolean; from iOS 9 on.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// A change of the keyboard's frame, in the coordinates of the interface.
@MainActor
struct KeyboardMove {
  /// The duration of showing and hiding, in seconds.
  ///
  /// Source: `UIKeyboardAnimationDurationUserInfoKey` in public logs.
  static let duration: TimeInterval = 0.25

  let event: KeyboardEvent
  let begin: CGRect
  let end: CGRect

  /// 0 if the move isn't animated.
  let duration: TimeInterval

  init(_ event: KeyboardEvent, from begin: CGRect, to end: CGRect) {
    self.event = event
    self.begin = begin
    self.end = end
    duration = AnimationBlock.isEnabled ? KeyboardMove.duration : 0
  }

  /// Posts the notifications before the move.
  func announce() { post(event.announcements) }

  /// Posts the notifications after the move.
  func report() { post(event.reports) }

  private func post(_ names: [Notification.Name]) {
    let behavior = SimulatedDevice.current.behavior
    var userInfo: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: KeyboardMove.onScreen(begin)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: KeyboardMove.onScreen(end)),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: behavior.keyboardCurve),
    ]
    if behavior.reportsWhetherKeyboardIsLocal {
      userInfo[UIResponder.keyboardIsLocalUserInfoKey] = NSNumber(value: true)
    }
    for name in names where behavior.postsKeyboardFrameChanges || !name.isFrameChange {
      NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
    }
  }

  /// Converts a rectangle from the interface to the screen's bounds, which up to iOS 7 stay in portrait.
  private static func onScreen(_ rect: CGRect) -> CGRect {
    let device = SimulatedDevice.current
    guard !device.behavior.screenRotatesWithInterface else { return rect }
    let size = device.screen.portraitSize
    return switch device.application.interfaceOrientation {
    case .unknown, .portrait: rect
    case .portraitUpsideDown:
      CGRect(
        x: size.width - rect.maxX,
        y: size.height - rect.maxY,
        width: rect.width,
        height: rect.height
      )
    case .landscapeLeft:
      CGRect(x: rect.minY, y: size.height - rect.maxX, width: rect.height, height: rect.width)
    case .landscapeRight:
      CGRect(x: size.width - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
    }
  }
}

extension Notification.Name {
  fileprivate var isFrameChange: Bool {
    self == UIResponder.keyboardWillChangeFrameNotification
      || self == UIResponder.keyboardDidChangeFrameNotification
  }
}

/// The kinds of moves, and their notifications.
enum KeyboardEvent {
  case show
  case hide

  /// The notifications before the move, in order.
  var announcements: [Notification.Name] {
    let name =
      self == .show
      ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification
    return [UIResponder.keyboardWillChangeFrameNotification, name]
  }

  /// The notifications after the move, in order.
  var reports: [Notification.Name] {
    let name =
      self == .show ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification
    return [UIResponder.keyboardDidChangeFrameNotification, name]
  }
}

/// An object that makes room for the keyboard.
@MainActor
protocol KeyboardObserver: AnyObject {
  /// Called inside the animation when the keyboard has moved or is about to disappear, and when it stays for another responder.
  ///
  /// `coveredHeight` is the height that it covers from now on.
  func keyboardDidMove()
}
