/// One or more touches that changed at the same moment.
@MainActor
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

  /// When it happened, in virtual seconds.
  public let timestamp: TimeInterval

  /// All touches that are on the screen, changed or not.
  public let allTouches: Set<UITouch>?

  package init(type: EventType = .touches, timestamp: TimeInterval, touches: Set<UITouch>) {
    self.type = type
    self.timestamp = timestamp
    allTouches = touches
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
