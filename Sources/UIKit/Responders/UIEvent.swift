/// A change of touches, a motion of the device, or a button of an accessory.
@preconcurrency @MainActor
public final class UIEvent {
  /// The types of events.
  public enum EventType: Int, Sendable {
    /// Touches on the screen.
    case touches = 0
    /// A motion of the device, such as a shake.
    case motion = 1
    /// A button of a headset or another accessory.
    case remoteControl = 2
  }

  /// The type of the event.
  public let type: EventType

  /// The subtype of the event; `none` for touches.
  public let subtype: EventSubtype

  /// The phase of a motion.
  let motionPhase: MotionPhase

  /// The time of the event, in seconds of the device's clock.
  public let timestamp: TimeInterval

  /// All touches on the screen, changed or not; nil for other types.
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

  /// The touches that began in `window`.
  public func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The touches that began in `view`.
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
  /// The subtypes of events.
  public enum EventSubtype: Int, Sendable {
    /// No subtype, as for touches.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Toggle between playing and pausing.
    case remoteControlTogglePlayPause = 103
    /// Skip to the next track.
    case remoteControlNextTrack = 104
    /// Skip to the previous track.
    case remoteControlPreviousTrack = 105
    /// Begin seeking backwards.
    case remoteControlBeginSeekingBackward = 106
    /// End seeking backwards.
    case remoteControlEndSeekingBackward = 107
    /// Begin seeking forwards.
    case remoteControlBeginSeekingForward = 108
    /// End seeking forwards.
    case remoteControlEndSeekingForward = 109
  }
}

/// The phase of a motion of the device; each phase is an event of its own.
package enum MotionPhase: Sendable {
  /// The motion has begun.
  case began
  /// The motion has ended normally.
  case ended
  /// The motion took too long, or the application was interrupted.
  case cancelled
}
