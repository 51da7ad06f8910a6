import FoundationText
import ProcessHooks

/// The work that an application sends to dispatch queues: what waits for the main queue, what runs in the background, and
/// what is delayed.
///
/// Background work runs on its own queue, in parallel. The main queue goes on when it has finished, and takes what was
/// sent to it in an order that doesn't depend on the speed of threads: by the origin of each entry.
package final class DispatchedWork: Sendable {
  typealias Work = @Sendable () -> Void

  /// Work that waits for the main queue.
  private struct Entry {
    let position: WorkOrigin.Position
    let work: Work
  }

  /// Work that waits for a time of the device's clock.
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
    /// Whether the process's own main queue was asked to run what waits.
    var isAnnounced = false
    var hasTasks = false
  }

  private let state = Locked(State())
  private let clock: DeviceClock

  /// The origin of all that the main thread sends.
  private let mainOrigin = WorkOrigin()

  /// The scope of the tasks that hold the device; nil if none do.
  private let scope = Locked(WeakScope())

  private struct WeakScope {
    weak var value: BootedSystem.Scope?
  }

  init(clock: DeviceClock) {
    self.clock = clock
  }

  /// The work of the device that the calling code runs on.
  static var current: DispatchedWork { WorkOrigin.current?.work ?? BootedSystem.current.work }

  private var nextPosition: WorkOrigin.Position { (WorkOrigin.current?.origin ?? mainOrigin).next() }

  /// Notes that the device is held by the tasks of a scope.
  func hold(in scope: BootedSystem.Scope) {
    self.scope.withLock { $0.value = scope }
  }

  /// Asks the process's own main queue to let the device catch up, after real seconds.
  private func announce(after delay: TimeInterval = 0) {
    let due = clock.seconds + delay
    DispatchQueue.main.dispatchAsyncAfter(deadline: .now() + delay) { [weak self] in
      guard let self else { return }
      MainActor.assumeIsolated {
        SimulatedDevice.catchUp(with: self, heldIn: self.scope.withLock { $0.value }, to: due)
      }
    }
  }

  // MARK: Sending

  /// Sends work to a queue: to the device's main queue, or in the background.
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

  /// Sends work to the device's main queue.
  func sendToMain(_ work: @escaping Work) {
    let entry = Entry(position: nextPosition, work: work)
    let isFirst = state.withLock { state in
      state.waiting.append(entry)
      defer { state.isAnnounced = true }
      return !state.isAnnounced
    }
    if isFirst { announce() }
  }

  /// Starts a unit of background work, for which the main queue waits.
  func runInBackground(_ work: @escaping Work, start: (@escaping Work) -> Void) {
    let origin = WorkOrigin(at: nextPosition)
    let group = state.withLock { state in
      state.runningCount += 1
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

  /// Sends work to a queue when `delay` seconds of the device's clock have passed.
  func send(to queue: DispatchQueue, after delay: TimeInterval, _ work: @escaping Work) {
    run(after: delay) { self.send(to: queue, work) }
  }

  /// Runs work on the main thread when `delay` seconds of the device's clock have passed.
  func run(after delay: TimeInterval, _ work: @escaping Work) {
    let delay = delay.isNaN ? 0 : max(delay, 0)
    let entry = DelayedEntry(position: nextPosition, due: clock.seconds + delay, work: work)
    state.withLock { $0.delayed.append(entry) }
    announce(after: delay)
  }

  /// Sends work to a queue when a group has become empty.
  func send(to queue: DispatchQueue, when group: DispatchGroup, _ work: @escaping Work) {
    let entry = Entry(position: nextPosition) { self.send(to: queue, work) }
    state.withLock { $0.notices.append((group, entry)) }
    announce()
  }

  // MARK: Running

  /// Whether something was sent that the main thread has not taken yet, or runs in the background.
  var isPending: Bool {
    state.withLock { state in
      !state.waiting.isEmpty || !state.delayed.isEmpty || state.runningCount > 0
        || state.notices.contains { $0.group.wait(timeout: .now()) == .success }
    }
  }

  /// Whether background work runs.
  var isRunning: Bool { state.withLock { $0.runningCount > 0 } }

  /// Whether the application uses tasks, so that the process's own main queue may have work at any time.
  var hasTasks: Bool { state.withLock { $0.hasTasks } }

  /// Notes that the application uses tasks.
  func noteTask() {
    state.withLock { $0.hasTasks = true }
  }

  /// Calls `body`, on the main thread, as what the application does: jobs that it starts are waited for.
  func runOnMain(_ body: () -> Void) {
    mainOrigin.run(body, in: self)
  }

  /// Waits until no background work runs, at most `limit` seconds of real time; returns false if that was not enough.
  ///
  /// What has taken longer is not waited for again. `meanwhile` is called every few milliseconds.
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

  /// Takes what waits for the main queue, in order: what the main thread sent, and, if asked, what background work sent.
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

  /// Takes what was delayed since the last call, in order.
  func takeDelayed() -> [DelayedEntry] {
    state.withLock { state in
      defer { state.delayed = [] }
      return state.delayed.sorted { $0.position < $1.position }
    }
  }
}

/// Where work is sent from: the main thread, or one unit of background work.
final class WorkOrigin: Sendable {
  /// The place of an entry: what the main thread sends comes before what its background work sends in turn, and each in
  /// the order of its sending.
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

  /// The main thread.
  init() {
    path = []
  }

  /// A unit of background work that was sent at a position.
  init(at position: Position) {
    path = position.path
  }

  /// The position of what is sent next.
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

  /// The unit that the calling thread runs.
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

/// Lets the device wait for jobs that its application starts in the background, such as a call of a nonisolated
/// asynchronous function.
enum ConcurrencyHook {
  /// Runs the application's jobs one after the other, so that they end in the order in which they were started.
  private static let queue = DispatchQueue(label: "UIKit.background-jobs")

  /// Installs the runtime's hook, once.
  static func install() {
    _ = installed
  }

  private static let installed: Void = {
    offerJobs { address in
      // What the main thread or background work of the device starts belongs to the application.
      guard WorkOrigin.current != nil || Thread.isMainThread else { return 0 }
      let job = unsafeBitCast(address, to: UnownedJob.self)
      let work = DispatchedWork.current
      work.noteTask()
      work.runInBackground({ job.runSynchronously(on: JobExecutor.shared.asUnownedTaskExecutor()) }) { unit in
        ConcurrencyHook.queue.dispatchAsync(execute: unit)
      }
      return 1
    }
  }()
}

/// What jobs see as their executor while they run in the background.
private final class JobExecutor: TaskExecutor {
  static let shared = JobExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchedWork.current.runInBackground({ job.runSynchronously(on: self.asUnownedTaskExecutor()) }) {
      unit in
      DispatchQueue.global().dispatchAsync(execute: unit)
    }
  }
}
