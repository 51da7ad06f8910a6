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

// MARK: - Subtypes

extension UIEvent {
  /// What exactly an event of a kind is about.
  public enum EventSubtype: Int, Sendable {
    /// There is nothing more to say, as with touches.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Pause what plays, or play what is paused.
    case remoteControlTogglePlayPause = 103
    /// Go on to the next track.
    case remoteControlNextTrack = 104
    /// Go back to the track before.
    case remoteControlPreviousTrack = 105
    /// Begin to seek backwards.
    case remoteControlBeginSeekingBackward = 106
    /// Seek backwards no more.
    case remoteControlEndSeekingBackward = 107
    /// Begin to seek forwards.
    case remoteControlBeginSeekingForward = 108
    /// Seek forwards no more.
    case remoteControlEndSeekingForward = 109
  }
}

/// Where a motion of the device stands: each moment of it is an event of its own.
package enum MotionPhase: Sendable {
  /// It has just begun.
  case began
  /// It has ended as the system expected.
  case ended
  /// It went on for too long, or the application was interrupted.
  case cancelled
}
