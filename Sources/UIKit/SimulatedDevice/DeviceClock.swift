/// The time of a booted device, for code that is not bound to the main actor.
///
/// The device boots at 9:41 on 9 January 2007, Universal Time: the time that Apple's devices show in pictures, on the
/// day of the first of them.
final class DeviceClock: Sendable {
  /// The moment of the boot, in seconds since the reference date.
  private static let boot: TimeInterval = 190_028_460

  private let sinceBoot = Locked<TimeInterval>(0)

  /// The present moment of the device.
  var date: Date {
    Date(timeIntervalSinceReferenceDate: DeviceClock.boot + seconds)
  }

  /// The seconds since the boot.
  var seconds: TimeInterval { sinceBoot.withLock { $0 } }

  /// Sets the seconds since the boot.
  func set(_ seconds: TimeInterval) {
    sinceBoot.withLock { $0 = seconds }
  }
}
