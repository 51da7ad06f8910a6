import FoundationText
import ProcessHooks
@_spi(ExperimentalScheduling) import _Concurrency

/// The work that an application submits to dispatch queues: for the main queue, in the
/// background, and delayed.
///
/// Background work runs on its own queue, in parallel. The main queue waits until it has finished. It
/// then runs the work submitted to it in an order that doesn't depend on the speed of threads: by the
/// origin of each entry.
package final class DispatchedWork: Sendable {
  typealias Work = @Sendable () -> Void

  /// Work for the main queue.
  private struct Entry {
    let position: WorkOrigin.Position
    let work: Work
  }

  /// Work for a time of the device's clock.
  struct DelayedEntry {
    let position: WorkOrigin.Position
    let due: TimeInterval
    let work: Work
  }

  private struct State {
    var waiting: [Entry] = []
    var delayed: [DelayedEntry] = []
    var notices: [(group: DispatchGroup, entry: Entry)] = []
    var running = DispatchGroup()
    var runningCount = 0
    var startedCount = 0
    var mainJobCount = 0
    /// Whether the process's own main queue was asked to run the waiting work.
    var isAnnounced = false
    var hasTasks = false
  }

  private let state = Locked(State())
  private let clock: DeviceClock

  /// The origin of work that the main thread submits.
  private let mainOrigin = WorkOrigin()

  /// The scope of the tasks that hold the device; nil if there is none.
  private let scope = Locked(WeakScope())

  private struct WeakScope {
    weak var value: BootedSystem.Scope?
  }

  init(clock: DeviceClock) {
    self.clock = clock
  }

  /// The work of the device on which the calling code runs.
  static var current: DispatchedWork { known ?? BootedSystem.current.work }

  /// The work of the device that the calling task holds, or whose work the calling thread runs; nil if there is none.
  ///
  /// The task comes first: its values are exact, also where several devices are held at a time.
  fileprivate static var known: DispatchedWork? {
    BootedSystem.scope?.system.withLock { $0.work } ?? WorkOrigin.current?.work
  }

  private var nextPosition: WorkOrigin.Position {
    guard let running = WorkOrigin.current, running.work === self else { return mainOrigin.next() }
    return running.origin.next()
  }

  /// Sets the scope of the tasks that hold the device.
  func hold(in scope: BootedSystem.Scope) {
    self.scope.withLock { $0.value = scope }
  }

  /// Makes the process's own main queue advance the device after `delay` seconds of real time.
  private func announce(after delay: TimeInterval = 0) {
    let due = clock.seconds + delay
    DispatchQueue.main.dispatchAsyncAfter(deadline: .now() + delay) { [weak self] in
      guard let self else { return }
      MainActor.assumeIsolated {
        SimulatedDevice.catchUp(with: self, heldIn: self.scope.withLock { $0.value }, to: due)
      }
    }
  }

  // MARK: Submitting

  /// Submits work to a queue: to the device's main queue, or in the background.
  func send(
    to queue: DispatchQueue,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    _ work: @escaping Work
  ) {
    if queue.label == DispatchQueue.main.label {
      sendToMain(work)
    } else {
      runInBackground(work) { unit in queue.dispatchAsync(qos: qos, flags: flags, execute: unit) }
    }
  }

  func sendToMain(_ work: @escaping Work) {
    let entry = Entry(position: nextPosition, work: work)
    let isFirst = state.withLock { state in
      state.waiting.append(entry)
      defer { state.isAnnounced = true }
      return !state.isAnnounced
    }
    if isFirst { announce() }
  }

  /// Starts a unit of background work; the main queue waits for it.
  func runInBackground(_ work: @escaping Work, start: (@escaping Work) -> Void) {
    let origin = WorkOrigin(at: nextPosition)
    let group = state.withLock { state in
      state.runningCount += 1
      state.startedCount += 1
      return state.running
    }
    group.enter()
    start {
      origin.run(work, in: self)
      self.state.withLock { state in
        if state.running === group { state.runningCount -= 1 }
      }
      group.leave()
    }
  }

  /// Submits work to a queue after `delay` seconds of the device's clock; at once if the time has come, as
  /// `dispatch_after` does.
  func send(to queue: DispatchQueue, after delay: TimeInterval, _ work: @escaping Work) {
    guard delay > 0 else { return send(to: queue, work) }
    run(after: delay) { self.send(to: queue, work) }
  }

  /// Runs work on the main thread after `delay` seconds of the device's clock.
  func run(after delay: TimeInterval, _ work: @escaping Work) {
    guard delay > 0 else { return sendToMain(work) }
    let entry = DelayedEntry(position: nextPosition, due: clock.seconds + delay, work: work)
    state.withLock { $0.delayed.append(entry) }
    announce(after: delay)
  }

  /// Submits work to a queue when a group has become empty.
  func send(to queue: DispatchQueue, when group: DispatchGroup, _ work: @escaping Work) {
    let entry = Entry(position: nextPosition) { self.send(to: queue, work) }
    state.withLock { $0.notices.append((group, entry)) }
    announce()
  }

  // MARK: Running

  /// Whether submitted work waits for the main thread or runs in the background.
  var isPending: Bool {
    state.withLock { state in
      !state.waiting.isEmpty || !state.delayed.isEmpty || state.runningCount > 0
        || state.notices.contains { $0.group.wait(timeout: .now()) == .success }
    }
  }

  var isRunning: Bool { state.withLock { $0.runningCount > 0 } }

  /// How many units of background work were started so far.
  var startedCount: Int { state.withLock { $0.startedCount } }

  /// Whether the application uses tasks, which can add work to the process's own main queue at any time.
  var hasTasks: Bool { state.withLock { $0.hasTasks } }

  /// Whether jobs of the main actor wait in the process's own main queue.
  var hasMainJobs: Bool { state.withLock { $0.mainJobCount > 0 } }

  /// Runs a job of the main actor as work of the device, when the process's main queue comes to it.
  fileprivate func runOnMainActor(_ job: UnownedJob) {
    state.withLock { state in
      state.hasTasks = true
      state.mainJobCount += 1
    }
    DispatchQueue.main.dispatchAsync {
      self.state.withLock { $0.mainJobCount -= 1 }
      self.runOnMain { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    }
  }

  func noteTask() {
    state.withLock { $0.hasTasks = true }
  }

  /// Calls `body` on the main thread as code of the application: the device waits for jobs that it starts.
  func runOnMain(_ body: () -> Void) {
    mainOrigin.run(body, in: self)
  }

  /// Waits until no background work runs; returns false after `limit` seconds of real time.
  ///
  /// Work that has exceeded the limit is not waited for again. `meanwhile` is called every few milliseconds.
  func finishBackground(limit: TimeInterval, meanwhile: () -> Void) -> Bool {
    guard state.withLock({ $0.runningCount > 0 }) else { return true }
    let slice = 0.01
    let group = state.withLock { $0.running }
    for _ in 0..<Int(limit / slice) {
      if group.wait(timeout: .now() + slice) == .success { return true }
      meanwhile()
    }
    state.withLock { state in
      state.running = DispatchGroup()
      state.runningCount = 0
    }
    return false
  }

  /// Removes and returns the work for the main queue, in order; that of background work only if requested.
  func takeWaiting(ofBackgroundToo takesAll: Bool) -> [Work] {
    state.withLock { state in
      guard takesAll else {
        let due = state.waiting.filter(\.position.isOfMainThread).sorted { $0.position < $1.position }
        state.waiting.removeAll(where: \.position.isOfMainThread)
        return due.map(\.work)
      }
      let done = state.notices.filter { $0.group.wait(timeout: .now()) == .success }
      if !done.isEmpty { state.notices.removeAll { notice in done.contains { $0.group === notice.group } } }
      let due = (state.waiting + done.map(\.entry)).sorted { $0.position < $1.position }
      state.waiting = []
      state.isAnnounced = false
      return due.map(\.work)
    }
  }

  /// Removes and returns the work that was delayed since the last call, in order.
  func takeDelayed() -> [DelayedEntry] {
    state.withLock { state in
      defer { state.delayed = [] }
      return state.delayed.sorted { $0.position < $1.position }
    }
  }
}

/// The origin of submitted work: the main thread, or a unit of background work.
final class WorkOrigin: Sendable {
  /// The position of an entry in the order of work.
  ///
  /// Entries of the main thread come before those of its background work; entries of the same origin are in
  /// the order of submission.
  struct Position: Comparable {
    fileprivate let path: [Int]

    var isOfMainThread: Bool { path.count == 1 }

    static func < (first: Position, second: Position) -> Bool {
      if first.path.count != second.path.count { return first.path.count < second.path.count }
      return first.path.lexicographicallyPrecedes(second.path)
    }
  }

  private let path: [Int]
  private let count = Locked(0)

  /// Creates the origin for the main thread.
  init() {
    path = []
  }

  /// Creates the origin for a unit of background work that was submitted at a position.
  init(at position: Position) {
    path = position.path
  }

  /// The position for the next entry.
  func next() -> Position {
    Position(
      path: path
        + [
          count.withLock { count in
            count += 1
            return count
          }
        ]
    )
  }

  /// A unit of background work that is running.
  final class Running {
    let origin: WorkOrigin
    let work: DispatchedWork

    fileprivate init(_ origin: WorkOrigin, _ work: DispatchedWork) {
      self.origin = origin
      self.work = work
    }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The unit of background work that the calling thread runs; nil on all other threads.
  static var current: Running? {
    pthread_getspecific(key).map { Unmanaged<Running>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs `body` as this unit of work.
  func run(_ body: () -> Void, in work: DispatchedWork) {
    let outer = pthread_getspecific(WorkOrigin.key)
    let running = Running(self, work)
    pthread_setspecific(WorkOrigin.key, Unmanaged.passUnretained(running).toOpaque())
    withExtendedLifetime(running) { body() }
    pthread_setspecific(WorkOrigin.key, outer)
  }
}

/// Makes the device wait for jobs that its application starts in the background, and delays them by the device's clock.
///
/// Examples are a call of a nonisolated asynchronous function, and a task that sleeps.
enum ConcurrencyHook {
  /// A serial queue, so the jobs end in the order in which they were started.
  fileprivate static let queue = DispatchQueue(label: "UIKit.background-jobs")

  /// Installs the hook of Swift's runtime, once.
  static func install() {
    _ = installed
  }

  private static let installed: Void = {
    interceptJobs(
      { address in
        // Jobs belong to the application if the main thread, the device's work, or a task that holds the device starts them.
        guard DispatchedWork.known != nil || Thread.isMainThread else { return 0 }
        let work = DispatchedWork.current
        work.noteTask()
        JobExecutor.shared.start(unsafeBitCast(address, to: UnownedJob.self), of: work, on: queue)
        return 1
      },
      { address in
        // A task that leaves the main actor is no longer the current one when its next job starts, so the job that
        // it leaves must run as the device's work.
        guard let work = DispatchedWork.known else { return 0 }
        work.runOnMainActor(unsafeBitCast(address, to: UnownedJob.self))
        return 1
      }
    )
  }()
}

/// The executor of jobs that run in the background.
private final class JobExecutor: TaskExecutor {
  static let shared = JobExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    start(UnownedJob(job), of: .current, on: .global())
  }

  func start(_ job: UnownedJob, of work: DispatchedWork, on queue: DispatchQueue) {
    work.runInBackground({ job.runSynchronously(on: self.asUnownedTaskExecutor()) }) { unit in
      queue.dispatchAsync(execute: unit)
    }
  }
}

#if compiler(>=6.3)
  /// Tasks of the application sleep by the device's clock, also in files that don't import UIKit.
  @available(macOS 26.4, iOS 26.4, watchOS 26.4, tvOS 26.4, visionOS 26.4, *)
  extension JobExecutor: SchedulingExecutor {
    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob,
      after delay: C.Duration,
      tolerance: C.Duration?,
      clock: C
    ) {
      run(UnownedJob(job), after: delay as? Duration ?? .zero)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob,
      at instant: C.Instant,
      tolerance: C.Duration?,
      clock: C
    ) {
      run(UnownedJob(job), after: clock.now.duration(to: instant) as? Duration ?? .zero)
    }

    /// Delays a job until the device's clock has advanced by `delay`.
    ///
    /// It is rounded up to milliseconds, to ignore the microseconds since the instant was computed.
    private func run(_ job: UnownedJob, after delay: Duration) {
      let work = DispatchedWork.current
      work.noteTask()
      work.run(after: max(delay / .milliseconds(1), 0).rounded(.up) / 1_000) {
        self.start(job, of: work, on: ConcurrencyHook.queue)
      }
    }
  }
#endif
