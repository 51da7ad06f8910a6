/// The values of `CAMediaTiming`, with the conversion from the parent's time to basic local time.
package struct MediaTiming: Hashable, Sendable {
  package var beginTime: CFTimeInterval = 0
  package var duration: CFTimeInterval = 0
  package var speed: Float = 1
  package var timeOffset: CFTimeInterval = 0
  package var repeatCount: Float = 0
  package var repeatDuration: CFTimeInterval = 0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  package init() {}

  /// A time in seconds within the basic duration, and the number of complete repetitions before it.
  package struct LocalTime: Hashable, Sendable {
    /// The seconds from the start of the basic duration.
    package var time: CFTimeInterval
    /// The number of repetitions that have ended.
    package var iteration: Int
  }

  /// The duration of all repetitions in local seconds; infinity if they never end.
  package var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let count = repeatCount > 0 ? Double(repeatCount) : 1
    return count >= Double(Float.greatestFiniteMagnitude) ? .infinity : count * cycle
  }

  /// The time in the parent at which it ends; infinite if it doesn't.
  package var endTime: CFTimeInterval {
    speed == 0 ? .infinity : beginTime + activeDuration / Double(abs(speed))
  }

  private var cycle: CFTimeInterval { autoreverses ? 2 * duration : duration }

  /// Converts a time of the parent: t = (parent - begin) · speed + offset.
  package func activeTime(at parent: CFTimeInterval) -> CFTimeInterval {
    (parent - beginTime) * Double(speed) + timeOffset
  }

  /// Converts a time back to the parent's; the beginning if the speed is 0.
  package func parentTime(at time: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
  }

  /// The basic local time at a time of the parent; nil where nothing is shown.
  ///
  /// The offset shifts what is shown within the repetitions, and wraps at their end: it changes neither the beginning
  /// nor the end. A negative speed plays the active duration backwards. Sources: Apple, CAMediaTiming; for the wrapping
  /// offset, developers' measurements (D. Rönnqvist, Controlling Animation Timing).
  package func localTime(at parent: CFTimeInterval) -> LocalTime? {
    let active = activeDuration
    var elapsed = (parent - beginTime) * Double(abs(speed))
    if elapsed < 0 {
      guard fillMode.fillsBefore else { return nil }
      elapsed = 0
    }
    let isOver = elapsed >= active
    if isOver {
      guard fillMode.fillsAfter else { return nil }
      elapsed = active
    }
    if speed < 0 { elapsed = active - elapsed }
    return wrapped(elapsed + timeOffset, isEnd: elapsed == active && active > 0)
  }

  /// Wraps an active time to the basic duration; at the end of all it is the end of the last repetition.
  private func wrapped(_ time: CFTimeInterval, isEnd: Bool) -> LocalTime? {
    guard duration > 0, time.isFinite else {
      return LocalTime(time: time.isFinite ? max(0, duration) : 0, iteration: 0)
    }
    var iteration = (time / cycle).rounded(.down)
    var rest = time - iteration * cycle
    if isEnd, rest == 0, iteration > 0 {
      iteration -= 1
      rest = cycle
    }
    if rest > duration { rest = cycle - rest }
    return LocalTime(time: rest, iteration: Int(max(-1e15, min(1e15, iteration))))
  }
}
