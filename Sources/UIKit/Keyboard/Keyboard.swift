/// The system's keyboard: it is on screen while a responder that takes text is the first one of the key window.
///
/// 1. It slides in from below when editing begins, and out when it ends. When another responder
///    is edited, it stays; only if that shows other views, or the keyboard gets another height, is anything posted.
/// 2. `WillChangeFrame` and `WillShow` are posted once editing has begun, `WillChangeFrame` and `WillHide` before it
///    has ended; when the keyboard has arrived, the two that report it. One that is sent back on the way never arrives.
/// 3. When the interface turns, notifications say that the keyboard goes and comes, although it stays.
/// 4. It lies in a window of its own, above those of the application and not among them.
///
/// Source: Apple, UIResponder, "Keyboard notifications", and UIApplication.windows, which "does not include windows
/// created and managed by the system"; the logs named at the notifications.
@MainActor
package final class Keyboard: DeviceBound, FocusObserver {
  /// The window that it lies in while anything of it is on screen.
  private(set) var window: KeyboardWindow?

  /// What is shown, unless it is on its way out.
  private(set) var content: KeyboardContent?

  @WeakReference private(set) var responder: UIResponder?

  /// Counts the moves, so that the end of one that another has overtaken is known.
  private var moveCount = 0

  private var turningMove: KeyboardMove?
  private var observers: [WeakObserver] = []
  private var alerts: [WeakReference<UIView>] = []

  private struct WeakObserver {
    weak var observer: (any KeyboardObserver)?
  }

  /// The height in points that it covers at the bottom of the interface, or will when it has arrived.
  var coveredHeight: CGFloat { content?.height ?? 0 }

  /// Lets somebody hear when it moves, as long as they live; a second call changes nothing.
  func add(_ observer: any KeyboardObserver) {
    observers.removeAll { $0.observer == nil }
    if !observers.contains(where: { $0.observer === observer }) {
      observers.append(WeakObserver(observer: observer))
    }
  }

  // MARK: Who is edited

  /// Looks who is the first responder, and comes or goes.
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

  /// Hides while an alert without text fields is on screen, whatever the first responder is.
  func giveWay(to alert: UIView) {
    alerts.append(WeakReference(wrappedValue: alert))
    device.focus.tellObserver()
  }

  /// Forgets the alerts that have left the screen.
  func checkAlerts() {
    alerts.removeAll { $0.wrappedValue?.window == nil }
    device.focus.tellObserver()
  }

  /// Notices a responder or a window that is gone without a word.
  func checkResponder() {
    if content != nil { device.focus.tellObserver() }
  }

  /// The text of a responder has changed.
  func textDidChange(of changed: UIResponder) {
    if changed === responder { window?.host.keys?.textDidChange() }
  }

  func inputViewsDidChange(of changed: UIResponder) {
    if changed === responder { reload() }
  }

  /// Asks the first responder again what it wants to be shown.
  private func reload() {
    let wanted = responder.flatMap { KeyboardContent(for: $0) }
    if let wanted { show(wanted) } else if content != nil { hide() }
  }

  // MARK: Coming and going

  private func show(_ new: KeyboardContent) {
    let old = content
    let begin = old.map(restFrame) ?? hiddenFrame(new)
    content = new
    let window = self.window ?? makeWindow(at: begin)
    window.host.show(new)
    // What is new comes along in its place, and doesn't grow.
    UIView.performWithoutAnimation { window.layoutIfNeeded() }
    let end = restFrame(new)
    if let old, begin == end, !new.hasOtherViews(than: old) { return }
    perform(KeyboardMove(.show, from: begin, to: end))
  }

  private func hide() {
    guard let old = content else { return }
    content = nil
    // It may have been pulled from its place.
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

  /// Announces a move, moves, and reports it when its time is over.
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
      // Whoever heard of it may have sent the keyboard elsewhere.
      if number == moveCount { place(at: move.end) }
    }
    guard number == moveCount else { return }
    let finish = { [self] in if number == moveCount { arrive(move) } }
    if move.duration > 0 {
      device.timeline.schedule(at: device.timeline.now + move.duration, finish)
    } else {
      device.onNextTurn(finish)
    }
  }

  private func arrive(_ move: KeyboardMove) {
    if move.event == .hide { window = nil }
    move.report()
  }

  /// Puts the keyboard at a place, and lets everybody who makes room for it do so.
  private func place(at frame: CGRect) {
    guard let window else { return }
    window.host.frame = frame
    window.layoutIfNeeded()
    for entry in observers { entry.observer?.keyboardDidMove() }
  }

  // MARK: Places

  private var interfaceSize: CGSize {
    return device.application.interfaceOrientation.turned(device.screen.portraitSize)
  }

  /// Where the keyboard lies at rest, in the coordinates of the interface.
  private func restFrame(_ content: KeyboardContent) -> CGRect {
    let size = interfaceSize
    return CGRect(x: 0, y: size.height - content.height, width: size.width, height: content.height)
  }

  /// Where it lies before it has come and when it has gone: just below the interface.
  private func hiddenFrame(_ content: KeyboardContent) -> CGRect {
    CGRect(x: 0, y: interfaceSize.height, width: interfaceSize.width, height: content.height)
  }

  // MARK: Pulling

  /// Whether a finger has pulled it from its place.
  var isPulled: Bool {
    guard let content, let window else { return false }
    return window.host.frame != restFrame(content)
  }

  /// Lies with its upper edge at a finger, but not above its place; nothing is posted.
  func follow(_ pan: UIPanGestureRecognizer) {
    guard let content, let window, let overlay = window.overlays.first else { return }
    let rest = restFrame(content)
    window.host.frame.origin.y = min(max(pan.location(in: overlay).y, rest.minY), rest.maxY)
  }

  /// Goes back to its place after it was pulled.
  func springBack() {
    guard let content, let window, isPulled else { return }
    UIView.animate(withDuration: KeyboardMove.duration) { window.host.frame = self.restFrame(content) }
  }
}

// MARK: - Turning

extension Keyboard: RotationObserver {
  func orientationWillChange(to orientation: UIInterfaceOrientation) {
    guard let content else { return }
    moveCount += 1
    let move = KeyboardMove(.hide, from: restFrame(content), to: hiddenFrame(content))
    move.announce()
    move.report()
  }

  /// The interface has its new way up: lies at its bottom again, inside of the animation of the turn if there is one.
  func interfaceDidTurn() {
    guard let window else { return }
    window.frame = device.screen.bounds
    window.placeRootView()
    guard let content else { return }
    place(at: restFrame(content))
    let move = KeyboardMove(.show, from: hiddenFrame(content), to: restFrame(content))
    move.announce()
    turningMove = move
    if !device.application.isRotating { rotationDidEnd() }
  }

  func rotationDidEnd() {
    guard let move = turningMove else { return }
    turningMove = nil
    // Controllers hear first that the turn is over.
    device.onNextTurn { [self] in
      if content != nil { move.report() }
    }
  }
}

// MARK: - Responders

/// The notifications of the keyboard; none has an object.
///
/// Source: Apple, UIResponder, "Keyboard notifications"; their order is that of a log that Omni keeps in its public
/// sources (OUIDocumentRenameViewController).
extension UIResponder {
  /// Posted before the keyboard comes, and before it has other keys or another place.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// Posted when the keyboard has come.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// Posted before the keyboard goes.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// Posted when the keyboard has gone.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// Posted before each of the two that announce something, from iOS 5 on.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// Posted before each of the two that report something, from iOS 5 on.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification"
  )

  /// The key of the keyboard's frame before, a CGRect in the coordinates of the screen's bounds.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame afterwards, a CGRect in the coordinates of the screen's bounds.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the time that it takes, a number of seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve of the animation, a number: that of ease in and out, from iOS 7 on 7.
  ///
  /// Shifted left by 16 bits it is an option for `UIView.animate`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the application itself let the keyboard come, a Boolean; from iOS 9 on.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The keyboard's way from one place to another, in the coordinates of the interface.
@MainActor
struct KeyboardMove {
  /// How long the keyboard takes to come or go, in seconds.
  ///
  /// Source: `UIKeyboardAnimationDurationUserInfoKey` in public logs.
  static let duration: TimeInterval = 0.25

  let event: KeyboardEvent
  let begin: CGRect
  let end: CGRect

  /// 0 where nothing is animated.
  let duration: TimeInterval

  init(_ event: KeyboardEvent, from begin: CGRect, to end: CGRect) {
    self.event = event
    self.begin = begin
    self.end = end
    duration = AnimationBlock.isEnabled ? KeyboardMove.duration : 0
  }

  /// Posts what is announced of it.
  func announce() { post(event.announcements) }

  /// Posts what is reported of it.
  func report() { post(event.reports) }

  private func post(_ names: [Notification.Name]) {
    let behavior = SimulatedDevice.current.behavior
    var userInfo: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: KeyboardMove.onScreen(begin)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: KeyboardMove.onScreen(end)),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: behavior.keyboardCurve),
    ]
    if behavior.tellsWhetherKeyboardIsLocal {
      userInfo[UIResponder.keyboardIsLocalUserInfoKey] = NSNumber(value: true)
    }
    for name in names where behavior.tellsKeyboardFrameChanges || !name.isFrameChange {
      NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
    }
  }

  /// A rectangle of the interface in the coordinates of the screen's bounds, which up to iOS 7 stay in portrait.
  private static func onScreen(_ rect: CGRect) -> CGRect {
    let device = SimulatedDevice.current
    guard !device.behavior.screenTurnsWithInterface else { return rect }
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

/// What happens to the keyboard, and what is posted of it.
enum KeyboardEvent {
  case show
  case hide

  /// What is posted before, in that order.
  var announcements: [Notification.Name] {
    let name =
      self == .show
      ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification
    return [UIResponder.keyboardWillChangeFrameNotification, name]
  }

  /// What is posted afterwards, in that order.
  var reports: [Notification.Name] {
    let name =
      self == .show ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification
    return [UIResponder.keyboardDidChangeFrameNotification, name]
  }
}

/// Makes room for the keyboard.
@MainActor
protocol KeyboardObserver: AnyObject {
  /// The keyboard has another place or is about to be gone: `coveredHeight` says what it covers from now on. Called
  /// inside of the animation.
  func keyboardDidMove()
}
