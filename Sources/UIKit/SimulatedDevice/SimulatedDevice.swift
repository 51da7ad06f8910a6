/// The one simulated device that a process holds: screen, application, clock and console.
///
/// Booting again replaces it, so that nothing of an earlier run is left.
@MainActor
package final class SimulatedDevice {
  /// The device of the calling task: the one booted last, or the one that the task holds.
  package static var current: SimulatedDevice { scope?.device ?? booted }

  private static var booted = SimulatedDevice(.standard, BootedSystem.current)

  /// How many devices tasks hold: while there are none, nothing looks for the task's own.
  private static var heldCount = 0

  /// Where the calling task's own device is.
  static var scope: BootedSystem.Scope? { heldCount > 0 ? BootedSystem.scope : nil }

  /// What was booted.
  package let configuration: DeviceConfiguration

  /// What other threads see of it.
  package let system: BootedSystem

  /// The rules of the booted system's version.
  package let behavior: SystemBehavior

  package let uiDevice: UIDevice
  package let console = SystemLog()
  package let timeline: Timeline

  // What the layers above keep on the device.
  let views: ViewSystem
  package let keyboard = Keyboard()
  package let application: UIApplication

  /// Called for each call that reaches UIKit's own implementation; nil for no observer.
  package var callListener: ((String) -> Void)?

  /// How many actions were made without an identifier, for one that no other action has.
  var unnamedActionCount = 0

  /// Whether a turn of the run loop is being finished.
  private(set) var isInTurn = false

  /// Whether the clock is being moved on.
  private(set) var isAdvancing = false

  /// When the next timer on the run loop of the process is due, by the machine's clock.
  var processTimer: Date?

  private var turnBlocks: [() -> Void] = []
  private var commitBlocks: [() -> Void] = []

  /// Work at the end of a turn that keeps asking for more is cut off after this many rounds.
  private static let roundLimit = 1000

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

  /// Starts a clean device: no windows, time zero, portrait.
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

  /// Boots a device for the calling task and those that it starts, and calls `body` with it.
  package static func hold<Result>(
    _ configuration: DeviceConfiguration,
    _ body: (SimulatedDevice) async throws -> Result
  ) async rethrows -> Result {
    let device = SimulatedDevice(configuration, BootedSystem(configuration))
    // Others that are held share the application's defaults.
    if heldCount == 0 { DeviceDefaults.removeAll() }
    heldCount += 1
    defer { heldCount -= 1 }
    ConcurrencyHook.install()
    let scope = BootedSystem.Scope(device)
    device.system.work.hold(in: scope)
    return try await BootedSystem.$scope.withValue(scope) { try await body(device) }
  }

  private var turnObservers: [TurnObserver] = []

  /// A class, because a struct with a weak reference is costly to copy, and every turn goes through the list.
  private final class TurnObserver {
    weak var owner: AnyObject?
    let work: (AnyObject) -> Void

    init(owner: AnyObject, work: @escaping (AnyObject) -> Void) {
      self.owner = owner
      self.work = work
    }
  }

  /// Runs `work` at the beginning of every turn as long as `owner` lives; a second call replaces the first.
  func observeTurns<Owner: AnyObject>(for owner: Owner, _ work: @escaping (Owner) -> Void) {
    stopObservingTurns(for: owner)
    turnObservers.append(TurnObserver(owner: owner) { work(unsafeDowncast($0, to: Owner.self)) })
  }

  /// Ends what `observeTurns` began.
  func stopObservingTurns(for owner: AnyObject) {
    turnObservers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  /// Runs `work` on the next turn of the run loop.
  package func onNextTurn(_ work: @escaping () -> Void) {
    turnBlocks.append(work)
  }

  /// Runs `work` after the next layout pass.
  package func afterCommit(_ work: @escaping () -> Void) {
    commitBlocks.append(work)
  }

  /// Ends a turn of the run loop: deferred work, then layout, then what waited for layout; until all is quiet.
  package func finishTurn() {
    let outer = isInTurn
    isInTurn = true
    defer { isInTurn = outer }
    keyboard.checkResponder()
    for observer in turnObservers {
      if let owner = observer.owner { observer.work(owner) }
    }
    for _ in 0..<SimulatedDevice.roundLimit {
      if !turnBlocks.isEmpty { isDisturbed = true }
      runTurnBlocks()
      let hasWorked = runApplicationWork()
      if hasWorked { isDisturbed = true }
      if turnBlocks.isEmpty && commitBlocks.isEmpty && !views.waitToDraw && !windowsNeedLayout && !hasWorked {
        return
      }
      isDisturbed = true
      layoutWindows()
      views.draw()
      runCommitBlocks()
      // What asks for another drawing while it draws gets it in the next turn.
      if turnBlocks.isEmpty && commitBlocks.isEmpty && !windowsNeedLayout && !hasWorked { return }
    }
    console.log(
      "The run loop did not come to rest after \(SimulatedDevice.roundLimit) rounds of deferred work."
    )
  }

  /// Called for every display frame after layout, to film it.
  package var frameObserver: (() -> Void)?

  /// Whether anything may have happened since the display frame before: code of the application or of a script ran, or
  /// something moves.
  ///
  /// Where nothing has, a frame shows what the one before showed.
  package private(set) var isDisturbed = true

  /// Whether whatever is due, moves or looks on in every turn may change what is shown.
  private var isBusy: Bool { animator.isMoving || !turnObservers.isEmpty }

  /// Moves the clock on to the next frame, but not beyond `end`, and ends the turn.
  ///
  /// Frames without work and observers are skipped.
  private func step(notBeyond end: TimeInterval) {
    if frameObserver == nil && !animator.hasFollowers { timeline.skipQuietFrames(notBeyond: end) }
    let dueCount = timeline.dueCount
    if isBusy { isDisturbed = true }
    let isFrame = timeline.step(notBeyond: end)
    if isFrame { animator.displayFrame() }
    finishTurn()
    if isBusy || timeline.dueCount != dueCount { isDisturbed = true }
    if isFrame {
      frameObserver?()
      isDisturbed = false
    }
  }

  /// Moves the clock on by `seconds`, frame by frame, and ends the turn of each frame.
  package func advance(by seconds: TimeInterval) {
    passProcessRunLoop()
    finishTurn()
    // The caller may have changed anything before.
    isDisturbed = true
    guard seconds > 0, seconds.isFinite else { return }
    let outer = isAdvancing
    isAdvancing = true
    defer { isAdvancing = outer }
    let end = timeline.now + seconds
    while timeline.now < end - Timeline.tolerance {
      step(notBeyond: end)
    }
  }

  /// Advances frame by frame until no finite animation or deferred work is left and, unless `awaitingFollowers` is false,
  /// nothing follows the frames, as a dynamic animator does whose items still move, and no timer or delayed work of the
  /// application waits.
  ///
  /// Observers of frames may never stop. Returns false if `limit` seconds were
  /// not enough.
  package func advanceUntilIdle(limit: TimeInterval, awaitingFollowers: Bool = true) -> Bool {
    passProcessRunLoop()
    finishTurn()
    isDisturbed = true
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

  private func runTurnBlocks() {
    guard !turnBlocks.isEmpty else { return }
    let due = turnBlocks
    turnBlocks.removeAll()
    for work in due { work() }
  }

  private func runCommitBlocks() {
    guard !commitBlocks.isEmpty else { return }
    let due = commitBlocks
    commitBlocks.removeAll()
    for work in due { work() }
  }
}

/// An object of the interface, which asks the device that it is on: views, controllers, recognizers, presentations.
///
/// All of them, in a window or not, are on the device of the calling task. This is where that is decided.
@MainActor
protocol DeviceBound {}

extension DeviceBound {
  /// The device that the object is on.
  var device: SimulatedDevice { .current }

  /// The device that new objects are on.
  static var device: SimulatedDevice { .current }
}

/// What the system writes on the device's console: warnings that UIKit prints without raising.
@MainActor
package final class SystemLog {
  /// The lines so far, oldest first.
  package private(set) var lines: [String] = []

  /// Adds one line.
  package func log(_ line: String) {
    lines.append(line)
  }

  /// Adds one line, unless it is there already.
  func logOnce(_ line: String) {
    if !lines.contains(line) { log(line) }
  }
}

/// Tells who listens which calls reach UIKit's own implementation, such as a `super` call.
@MainActor
enum CallTrace {
  /// Reports a call.
  @inline(__always)
  static func note(_ call: StaticString) {
    if let listener = SimulatedDevice.current.callListener { listener("\(call)") }
  }
}
