/// The device's clock, with the work that is scheduled on it.
///
/// Time advances only in `step` and `skipUnchangedFrames`. Display frames are at multiples of 1/60 s, counted as
/// integers, which prevents drift in long runs.
@MainActor
package final class Timeline {
  /// The number of frames per second.
  package nonisolated static let framesPerSecond = LayerContext.framesPerSecond

  /// Work scheduled for a time.
  private struct Entry {
    let time: TimeInterval
    let order: Int
    let isOfApplication: Bool
    let work: () -> Void
  }

  /// Seconds since the device was booted.
  package private(set) var now: TimeInterval = 0 { didSet { clock.set(now) } }

  /// The clock for code that is not isolated to the main actor.
  private let clock: DeviceClock

  init(clock: DeviceClock) {
    self.clock = clock
  }

  /// The number of display frames that have passed.
  package private(set) var frame = 0

  /// The time of the last display frame, in seconds since the boot.
  package var frameTime: TimeInterval { TimeInterval(frame) / TimeInterval(Timeline.framesPerSecond) }

  private var entries: [Entry] = []
  private var entryCount = 0

  /// The number of scheduled blocks that have run.
  private(set) var dueCount = 0

  /// Whether work of UIKit is scheduled.
  package var hasScheduledWork: Bool { entries.contains { !$0.isOfApplication } }

  /// Whether work of the application is scheduled, such as a timer.
  var hasApplicationWork: Bool { entries.contains { $0.isOfApplication } }

  /// Identifies scheduled work.
  package struct EntryID: Equatable {
    fileprivate let order: Int
  }

  /// Schedules `work` for `time`, in seconds since the boot; work for equal times runs in
  /// the order of the calls.
  @discardableResult
  package func schedule(
    at time: TimeInterval,
    isOfApplication: Bool = false,
    _ work: @escaping () -> Void
  ) -> EntryID {
    entryCount += 1
    let entry = Entry(time: max(time, now), order: entryCount, isOfApplication: isOfApplication, work: work)
    let index = entries.firstIndex { $0.time > entry.time } ?? entries.endIndex
    entries.insert(entry, at: index)
    return EntryID(order: entry.order)
  }

  /// Cancels scheduled work; has no effect if it has run already.
  package func cancel(_ entry: EntryID) {
    entries.removeAll { $0.order == entry.order }
  }

  /// Cancels the scheduled work of an application that has terminated.
  func cancelApplicationWork() {
    entries.removeAll { $0.isOfApplication }
  }

  /// Advances the clock to the next frame or to `end`, whichever is earlier, and runs due work on the way.
  ///
  /// Returns true if a display frame was reached.
  package func step(notBeyond end: TimeInterval) -> Bool {
    let number = frame + 1
    let nextFrame = TimeInterval(number) / TimeInterval(Timeline.framesPerSecond)
    // The sum of many one-frame steps may be less than the frame's time by a rounding error.
    let isFrame = nextFrame <= end + Timeline.tolerance
    let target = isFrame ? nextFrame : end
    // Completion handlers run in the frame that first shows the end of their animation.
    runDue(until: target)
    now = max(now, target)
    // Work that ran the run loop itself may have gone beyond the frame.
    if isFrame { frame = max(frame, number) }
    return isFrame
  }

  /// Advances the clock to the last frame before work is due, or before `end`.
  ///
  /// For callers that don't need every frame: nothing happens in the skipped ones.
  package func skipUnchangedFrames(notBeyond end: TimeInterval) {
    let quietEnd = min(entries.first?.time ?? end, end)
    let frames = TimeInterval(Timeline.framesPerSecond)
    let last = ((quietEnd - Timeline.tolerance) * frames).rounded(.down)
    guard last > TimeInterval(frame), last < TimeInterval(Int.max / 2) else { return }
    frame = Int(last)
    now = max(now, last / frames)
  }

  private func runDue(until time: TimeInterval) {
    while let first = entries.first, first.time <= time + Timeline.tolerance {
      entries.removeFirst()
      dueCount += 1
      now = max(now, min(first.time, time))
      first.work()
    }
  }

  /// The number of frames in `duration` seconds; 1 for shorter, infinite and not-a-number durations.
  package static func frameCount(of duration: TimeInterval) -> Int {
    let frames = (duration * TimeInterval(framesPerSecond)).rounded()
    return frames >= 1 && frames < TimeInterval(Int32.max) ? Int(frames) : 1
  }

  /// The maximum difference in seconds between two computed times that are treated as equal.
  package nonisolated static let tolerance: TimeInterval = 1e-9
}

/// The time of a booted device, for code that is not isolated to the main actor.
///
/// The device boots at 9:41 on 9 January 2007, Universal Time: the time in Apple's pictures of devices, on
/// the day when the first iPhone was announced.
final class DeviceClock: Sendable {
  /// The date of the boot, in seconds since the reference date.
  private static let boot: TimeInterval = 190_028_460

  private let sinceBoot = Locked<TimeInterval>(0)

  /// The present date of the device.
  var date: Date {
    Date(timeIntervalSinceReferenceDate: DeviceClock.boot + seconds)
  }

  /// The seconds since the boot.
  var seconds: TimeInterval { sinceBoot.withLock { $0 } }

  func set(_ seconds: TimeInterval) {
    sinceBoot.withLock { $0 = seconds }
  }
}

// MARK: - Date

extension Date {
  /// The present date of the simulated device, whose clock advances only with the simulator.
  ///
  /// In files that import UIKit and not Foundation it replaces Foundation's initializer, so every
  /// run has the same dates.
  @_disfavoredOverload
  public init() {
    self = BootedSystem.current.clock.date
  }

  /// The present date of the simulated device.
  @_disfavoredOverload
  public static var now: Date { Date() }

  /// The date `timeIntervalSinceNow` seconds after the present date of the simulated device.
  @_disfavoredOverload
  public init(timeIntervalSinceNow: TimeInterval) {
    self = BootedSystem.current.clock.date + timeIntervalSinceNow
  }

  /// The seconds from the present date of the simulated device to this one.
  @_disfavoredOverload
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(BootedSystem.current.clock.date) }
}
