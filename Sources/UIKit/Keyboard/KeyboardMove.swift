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
