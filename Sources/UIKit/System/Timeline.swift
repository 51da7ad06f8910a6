/// The virtual clock and what is due on it.
///
/// Time moves only when `step` or `skipQuietFrames` is called. Display frames lie at whole multiples of 1/60 s,
/// counted as integers so that long runs do not drift.
@MainActor
package final class Timeline {
  /// Frames a second.
  package nonisolated static let framesPerSecond = 60

  /// Work that waits for its time.
  private struct Entry {
    let time: TimeInterval
    let order: Int
    let isOfApplication: Bool
    let work: () -> Void
  }

  /// Seconds since the device was booted.
  package private(set) var now: TimeInterval = 0 { didSet { clock.set(now) } }

  /// What shows the time to those who are not bound to the main actor.
  private let clock: DeviceClock

  init(clock: DeviceClock) {
    self.clock = clock
  }

  /// The number of display frames that have passed.
  package private(set) var frame = 0

  /// When the last display frame was, in seconds since the boot.
  package var frameTime: TimeInterval { TimeInterval(frame) / TimeInterval(Timeline.framesPerSecond) }

  private var entries: [Entry] = []
  private var entryCount = 0

  /// How much scheduled work has been done so far.
  private(set) var dueCount = 0

  /// Whether work of UIKit's waits for its time.
  package var hasScheduledWork: Bool { entries.contains { !$0.isOfApplication } }

  /// Whether work of the application's, such as a timer, waits for its time.
  var hasApplicationWork: Bool { entries.contains { $0.isOfApplication } }

  /// What scheduled work is known by.
  package struct EntryID: Equatable {
    fileprivate let order: Int
  }

  /// Runs `work` when the clock reaches `time`, in seconds since the boot; equal times keep the order of the calls.
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

  /// Forgets scheduled work; if it has run already, nothing happens.
  package func cancel(_ entry: EntryID) {
    entries.removeAll { $0.order == entry.order }
  }

  /// Moves the clock to the next frame or to `end`, whichever comes first, stopping at due work.
  ///
  /// Returns true when a display frame was reached.
  package func step(notBeyond end: TimeInterval) -> Bool {
    let nextFrame = TimeInterval(frame + 1) / TimeInterval(Timeline.framesPerSecond)
    // Many steps of one frame each add up to a moment that may lie a rounding error before the frame.
    let isFrame = nextFrame <= end + Timeline.tolerance
    let target = isFrame ? nextFrame : end
    // Completion handlers run in the frame that first shows the end of their animation.
    runDue(until: target)
    now = max(now, target)
    if isFrame { frame += 1 }
    return isFrame
  }

  /// Moves the clock to the last frame before anything is due, or before `end`.
  ///
  /// For callers that do not need every frame: nothing happens in the skipped ones.
  package func skipQuietFrames(notBeyond end: TimeInterval) {
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

  /// In how many steps something happens that takes `duration` seconds: one a frame, and one for a time that is none.
  package static func frameCount(of duration: TimeInterval) -> Int {
    let frames = (duration * TimeInterval(framesPerSecond)).rounded()
    return frames >= 1 && frames < TimeInterval(Int32.max) ? Int(frames) : 1
  }

  /// Seconds by which two computed times may differ and still be the same moment.
  package nonisolated static let tolerance: TimeInterval = 1e-9
}

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

// MARK: - Date

extension Date {
  /// The present moment of the simulated device, whose clock moves only when the simulator lets time pass.
  ///
  /// It replaces Foundation's in files that import UIKit and not Foundation, so that the same run shows the same dates.
  @_disfavoredOverload
  public init() {
    self = BootedSystem.current.clock.date
  }

  /// The present moment of the simulated device.
  @_disfavoredOverload
  public static var now: Date { Date() }
}
