/// One or more touches that changed at the same moment, a motion of the device, or the button of an accessory.
@preconcurrency @MainActor
public final class UIEvent {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// The device was moved, such as by shaking.
    case motion = 1
    /// A headset or another accessory.
    case remoteControl = 2
  }

  /// What kind of event it is.
  public let type: EventType

  /// What exactly it is about; none for touches.
  public let subtype: EventSubtype

  /// Where a motion stands.
  let motionPhase: MotionPhase

  /// When it happened, in virtual seconds.
  public let timestamp: TimeInterval

  /// All touches that are on the screen, changed or not; nil for other events.
  public let allTouches: Set<UITouch>?

  init(timestamp: TimeInterval, touches: Set<UITouch>) {
    type = .touches
    subtype = .none
    motionPhase = .began
    self.timestamp = timestamp
    allTouches = touches
  }

  package init(
    type: EventType,
    subtype: EventSubtype,
    timestamp: TimeInterval,
    motionPhase: MotionPhase = .began
  ) {
    self.type = type
    self.subtype = subtype
    self.motionPhase = motionPhase
    self.timestamp = timestamp
    allTouches = nil
  }

  /// The touches that came down in `window`.
  public func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The touches that came down on `view`.
  public func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// The touches that `gesture` gets.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.recipients.contains(gesture) }
  }
}
