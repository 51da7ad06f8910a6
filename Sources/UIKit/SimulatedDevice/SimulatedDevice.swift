/// A simulated device: screen, application, clock and console.
///
/// Booting creates it anew, so no state of an earlier run is left.
@MainActor
package final class SimulatedDevice {
  /// The device of the calling task, or the device that was booted last if the task has none.
  ///
  /// It is ambient, as `UIDevice.current` and `UIApplication.shared` are: a task has one device at a time, and whatever it
  /// calls belongs to that device. Objects keep none; `device` of views, controllers and recognizers is this one.
  package static var current: SimulatedDevice { scope?.device ?? booted }

  private static var booted = SimulatedDevice(.standard, BootedSystem.current)

  /// The number of devices that tasks hold; while it is 0, `current` doesn't look for the task's own.
  private static var heldCount = 0

  /// The scope that holds the calling task's own device.
  static var scope: BootedSystem.Scope? { heldCount > 0 ? BootedSystem.scope : nil }

  /// The configuration that was booted.
  package let configuration: DeviceConfiguration

  /// The part of the device that other threads use.
  package let system: BootedSystem

  /// The behaviour of the booted system's version.
  package let behavior: SystemBehavior

  package let uiDevice: UIDevice
  package let console = SystemLog()
  package let timeline: Timeline

  // State that the layers above keep on the device.
  let views: ViewSystem
  package let keyboard = Keyboard()
  /// The photos in the library, the newest first.
  package var photos: [UIImage] = []
  /// The folder with the files of the device; nil for none.
  package var documentsFolder: URL?
  package let application: UIApplication

  /// The haptics that were played, oldest first.
  package internal(set) var haptics: [Haptic] = []

  /// Called for each call that reaches UIKit's own implementation; nil for none.
  package var callListener: ((String) -> Void)?

  /// The number of actions that were created without an identifier; makes generated identifiers unique.
  var unnamedActionCount = 0

  /// Whether a run-loop pass is being finished.
  private(set) var isInPass = false

  /// Whether the clock is being advanced, so that it doesn't follow real time.
  var isAdvancing = false

  /// When the next timer on the process's run loop is due, by the machine's clock.
  var processTimer: Date?

  /// The number of pieces of work of the application's queues that have run.
  var queuedWorkCount = 0

  private var passBlocks: [() -> Void] = []
  private var commitBlocks: [() -> Void] = []

  /// The maximum number of rounds of deferred work at the end of a run-loop pass.
  static let roundLimit = 1000

  private init(_ configuration: DeviceConfiguration, _ system: BootedSystem) {
    self.configuration = configuration
    self.system = system
    timeline = Timeline(clock: system.clock)
    behavior = SystemBehavior(configuration)
    uiDevice = UIDevice(configuration)
    views = ViewSystem(configuration)
    application = UIApplication()
    focus.observer = keyboard
  }

  /// Boots a new device: no windows, time zero, portrait.
  package static func boot(_ configuration: DeviceConfiguration) -> SimulatedDevice {
    let device = SimulatedDevice(configuration, BootedSystem(configuration))
    device.makeCurrent()
    ConcurrencyHook.install()
    return device
  }

  /// Makes this the device of the calling task.
  package func makeCurrent() {
    if let scope = SimulatedDevice.scope, scope.device != nil {
      scope.device = self
      scope.system.withLock { $0 = system }
      system.work.hold(in: scope)
    } else {
      system.makeCurrent()
      SimulatedDevice.booted = self
    }
  }

  /// Boots a device for the calling task and the tasks that it starts, and calls `body` with it.
  package static func hold<Result>(
    _ configuration: DeviceConfiguration,
    _ body: (SimulatedDevice) async throws -> Result
  ) async rethrows -> Result {
    let device = SimulatedDevice(configuration, BootedSystem(configuration))
    // The devices that tasks hold share the application's defaults.
    if heldCount == 0 { DeviceDefaults.removeAll() }
    heldCount += 1
    defer { heldCount -= 1 }
    ConcurrencyHook.install()
    let scope = BootedSystem.Scope(device)
    device.system.work.hold(in: scope)
    return try await BootedSystem.$scope.withValue(scope) { try await body(device) }
  }

  private var passObservers: [PassObserver] = []

  /// A class, because copying a struct with a weak reference is slow, and every run-loop pass
  /// iterates over the list.
  private final class PassObserver {
    weak var owner: AnyObject?
    let work: (AnyObject) -> Void

    init(owner: AnyObject, work: @escaping (AnyObject) -> Void) {
      self.owner = owner
      self.work = work
    }
  }

  /// Runs `work` at the beginning of every run-loop pass while `owner` lives; a second
  /// call replaces the first.
  func observePasses<Owner: AnyObject>(for owner: Owner, _ work: @escaping (Owner) -> Void) {
    stopObservingPasses(for: owner)
    passObservers.append(PassObserver(owner: owner) { work(unsafeDowncast($0, to: Owner.self)) })
  }

  func stopObservingPasses(for owner: AnyObject) {
    passObservers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  /// Runs `work` in the next run-loop pass.
  package func onNextPass(_ work: @escaping () -> Void) {
    passBlocks.append(work)
  }

  /// Runs `work` after the next layout pass.
  package func afterCommit(_ work: @escaping () -> Void) {
    commitBlocks.append(work)
  }

  /// Ends a run-loop pass: deferred work, then layout, then `afterCommit` blocks, repeated
  /// until nothing is left.
  package func finishPass() {
    let outer = isInPass
    isInPass = true
    defer { isInPass = outer }
    keyboard.checkResponder()
    for observer in passObservers {
      if let owner = observer.owner { observer.work(owner) }
    }
    for _ in 0..<SimulatedDevice.roundLimit {
      if !passBlocks.isEmpty { frameMayHaveChanged = true }
      runPassBlocks()
      let hasWorked = runApplicationWork()
      if hasWorked { frameMayHaveChanged = true }
      if passBlocks.isEmpty && commitBlocks.isEmpty && !views.needDrawing && !windowsNeedLayout && !hasWorked
        && !system.layers.needsCommit
      {
        return
      }
      frameMayHaveChanged = true
      layoutWindows()
      views.draw()
      system.layers.commit()
      runCommitBlocks()
      // A view that invalidates its drawing in `draw(_:)` is redrawn in the next pass.
      if passBlocks.isEmpty && commitBlocks.isEmpty && !windowsNeedLayout && !hasWorked { return }
    }
    console.log(
      "The run loop is not idle after \(SimulatedDevice.roundLimit) passes of deferred work."
    )
  }

  /// Called for every display frame after layout, to record it.
  package var frameObserver: (() -> Void)?

  /// Whether the screen may have changed since the last display frame: code has run, or an
  /// animation is running.
  ///
  /// If false, the frame is equal to the one before.
  package private(set) var frameMayHaveChanged = true

  /// Whether due work, animations or observers may change the screen.
  private var isBusy: Bool { animator.isMoving || !passObservers.isEmpty }

  /// Advances the clock to the next frame, but not beyond `end`, and ends the run-loop pass.
  ///
  /// Frames without work and observers are skipped.
  private func step(notBeyond end: TimeInterval) {
    if frameObserver == nil && !animator.hasFollowers { timeline.skipUnchangedFrames(notBeyond: end) }
    let dueCount = timeline.dueCount
    if isBusy { frameMayHaveChanged = true }
    let isFrame = timeline.step(notBeyond: end)
    if isFrame { animator.displayFrame() }
    finishPass()
    if isBusy || timeline.dueCount != dueCount { frameMayHaveChanged = true }
    if isFrame {
      frameObserver?()
      frameMayHaveChanged = false
    }
  }

  /// The number of things that have happened: scheduled blocks, and work of the application's queues.
  var handledCount: Int { timeline.dueCount + queuedWorkCount }

  /// Advances the clock to the next frame in which anything can change, but not beyond `end`, and ends the run-loop pass.
  func advanceToFrame(notBeyond end: TimeInterval) {
    let outer = isAdvancing
    isAdvancing = true
    defer { isAdvancing = outer }
    step(notBeyond: end)
  }

  /// Advances the clock by `seconds`, frame by frame, and ends the run-loop pass of each frame.
  package func advance(by seconds: TimeInterval) {
    passProcessRunLoop()
    finishPass()
    // The caller may have changed anything before.
    frameMayHaveChanged = true
    guard seconds > 0, seconds.isFinite else { return }
    let outer = isAdvancing
    isAdvancing = true
    defer { isAdvancing = outer }
    let end = timeline.now + seconds
    while timeline.now < end - Timeline.tolerance {
      step(notBeyond: end)
    }
  }

  /// Advances frame by frame until no finite animation or deferred work is left; false if `limit`
  /// seconds were not enough.
  ///
  /// Unless `awaitingFollowers` is false, it also waits for followers of frames, such as a dynamic animator
  /// whose items still move, and for timers and delayed work of the application. Observers of frames are not
  /// awaited, as they may never stop.
  package func advanceUntilIdle(limit: TimeInterval, awaitingFollowers: Bool = true) -> Bool {
    passProcessRunLoop()
    finishPass()
    frameMayHaveChanged = true
    let outer = isAdvancing
    isAdvancing = true
    defer { isAdvancing = outer }
    let end = timeline.now + limit
    while timeline.hasScheduledWork || animator.hasFiniteAnimations
      || (awaitingFollowers && (animator.hasFollowers || timeline.hasApplicationWork))
    {
      guard timeline.now < end - Timeline.tolerance else { return false }
      step(notBeyond: end)
    }
    return true
  }

  private var windowsNeedLayout: Bool {
    application.hasWindow { !$0.isHidden && $0.needsLayoutInSubtree }
      || keyboard.window?.needsLayoutInSubtree == true
  }

  private func layoutWindows() {
    for window in application.allWindows where !window.isHidden && window.needsLayoutInSubtree {
      window.layoutIfNeeded()
    }
  }

  private func runPassBlocks() {
    guard !passBlocks.isEmpty else { return }
    let due = passBlocks
    passBlocks.removeAll()
    for work in due { work() }
  }

  private func runCommitBlocks() {
    guard !commitBlocks.isEmpty else { return }
    let due = commitBlocks
    commitBlocks.removeAll()
    for work in due { work() }
  }
}

/// An object of the interface that belongs to a device: a view, controller, recognizer or presentation.
///
/// In a window or not, it belongs to the device of the calling task: see `SimulatedDevice.current`.
@MainActor
protocol DeviceBound {}

extension DeviceBound {
  /// The device that the object belongs to.
  var device: SimulatedDevice { .current }

  /// The device that new objects belong to.
  static var device: SimulatedDevice { .current }
}

/// The device's console: warnings that UIKit prints without raising.
@MainActor
package final class SystemLog {
  /// The lines so far, oldest first.
  package private(set) var lines: [String] = []

  /// Adds a line.
  package func log(_ line: String) {
    lines.append(line)
  }

  /// Adds a line unless it is there already.
  func logOnce(_ line: String) {
    if !lines.contains(line) { log(line) }
  }
}

/// Reports the calls that reach UIKit's own implementation, such as a `super` call, to the
/// device's `callListener`.
@MainActor
enum CallTrace {
  @inline(__always)
  static func note(_ call: StaticString) {
    if let listener = SimulatedDevice.current.callListener { listener("\(call)") }
  }
}
