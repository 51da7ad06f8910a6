/// The clock and the run loop of a device.
package protocol LayerClock: AnyObject {
  /// The time in seconds since the boot.
  var mediaTime: CFTimeInterval { get }
  /// Runs `work` at a time.
  func schedule(at time: CFTimeInterval, _ work: @escaping () -> Void)
  /// Runs `work` in the next run-loop pass.
  func onNextPass(_ work: @escaping () -> Void)
}

/// The clock, the transactions and the end of animations of the layers of one device.
///
/// QuartzCore knows no device: it is given a device's clock, or keeps one that `advance(to:)` moves. Transactions are
/// begun and committed on one thread.
package final class LayerContext: @unchecked Sendable {
  /// Returns the context of the calling task; a device replaces it.
  package nonisolated(unsafe) static var provider: @Sendable () -> LayerContext = { LayerContext.alone }

  /// The context of the calling task.
  package static var current: LayerContext { provider() }

  private static let alone = LayerContext()

  /// The open transactions, the innermost last; the first may be an implicit one.
  private var transactions: [Transaction] = []

  private static let roundLimit = 100
  private var invalidLayers: [WeakLayer] = []
  /// Layers may be made by other threads than the one that shows them.
  private let lock = NSLock()

  private var ownTime: CFTimeInterval = 0
  private var entries: [(time: CFTimeInterval, work: () -> Void)] = []
  private var passWork: [() -> Void] = []

  private let clock: (any LayerClock)?

  /// Creates a context with a clock of its own, or that of a device.
  package init(clock: (any LayerClock)? = nil) {
    self.clock = clock
  }

  // MARK: Clock

  /// The time in seconds since the boot.
  package var mediaTime: CFTimeInterval { clock?.mediaTime ?? ownTime }

  /// The seconds by which the layers that are being drawn are behind, as copies of a replicator are.
  package var presentationDelay: CFTimeInterval = 0

  /// The time at which layers are shown.
  var presentedTime: CFTimeInterval { mediaTime - presentationDelay }

  /// Runs `work` at a time, or at once after the present work if it has passed.
  package func schedule(at time: CFTimeInterval, _ work: @escaping () -> Void) {
    if let clock { return clock.schedule(at: time, work) }
    let index = entries.firstIndex { $0.time > time } ?? entries.endIndex
    entries.insert((time, work), at: index)
  }

  /// Runs `work` in the next run-loop pass.
  package func onNextPass(_ work: @escaping () -> Void) {
    if let clock { clock.onNextPass(work) } else { passWork.append(work) }
  }

  /// The display frames in a second.
  package static let framesPerSecond = 60

  private var displayLinks: [CADisplayLink] = []

  /// Whether display links wait for the next display frame.
  package var hasDisplayLinks: Bool { !displayLinks.isEmpty }

  func add(_ link: CADisplayLink) {
    if !displayLinks.contains(where: { $0 === link }) { displayLinks.append(link) }
  }

  func remove(_ link: CADisplayLink) {
    displayLinks.removeAll { $0 === link }
  }

  /// Calls the display links, in the order in which they were added.
  package func displayFrame(at time: CFTimeInterval) {
    // A link may remove another one.
    for link in displayLinks where displayLinks.contains(where: { $0 === link }) {
      link.displayFrame(at: time)
    }
  }

  /// Moves the clock of a context without a device, and runs the work that is due on the way.
  package func advance(to end: CFTimeInterval) {
    finishPass()
    while let next = entries.first, next.time <= end {
      entries.removeFirst()
      ownTime = max(ownTime, next.time)
      next.work()
      finishPass()
    }
    ownTime = max(ownTime, end)
  }

  private func finishPass() {
    commit()
    while !passWork.isEmpty {
      let due = passWork
      passWork = []
      for work in due { work() }
      commit()
    }
  }

  // MARK: Animations

  private var watched: [(animation: RunningAnimation, layer: WeakLayer)] = []
  /// The number of animations from which on those that have ended are forgotten.
  private var watchLimit = 64

  private struct WeakLayer {
    weak var layer: CALayer?
  }

  /// Notes an animation that an application added to a layer.
  func watch(_ animation: RunningAnimation, of layer: CALayer) {
    if watched.count >= watchLimit {
      watched.removeAll(where: LayerContext.isOver)
      // Each is looked at a few times at most, however many run.
      watchLimit = max(64, 2 * watched.count)
    }
    watched.append((animation, WeakLayer(layer: layer)))
  }

  /// Whether layers have animations that have not ended.
  package var hasAnimations: Bool {
    while let last = watched.last, LayerContext.isOver(last) { watched.removeLast() }
    return !watched.isEmpty
  }

  private static func isOver(_ entry: (animation: RunningAnimation, layer: WeakLayer)) -> Bool {
    entry.animation.hasEnded || entry.layer.layer == nil
  }

  /// Whether any of them will end.
  package var hasFiniteAnimations: Bool {
    hasAnimations
      && watched.contains { entry in
        !entry.animation.hasEnded && entry.animation.animation.timing.endTime.isFinite
          && entry.layer.layer?.isStopped == false
      }
  }

  // MARK: Transactions

  /// The innermost transaction; an implicit one is begun if there is none.
  var transaction: Transaction {
    if let open = transactions.last { return open }
    let implicit = Transaction(isImplicit: true, outer: nil)
    transactions.append(implicit)
    return implicit
  }

  /// The innermost transaction, or nil.
  var openTransaction: Transaction? { transactions.last }

  func begin() {
    transactions.append(Transaction(isImplicit: false, outer: transactions.last))
  }

  /// Ends the innermost transaction; an explicit one that was never begun has no effect.
  func commitExplicit() {
    guard let last = transactions.last, !last.isImplicit else { return }
    transactions.removeLast()
    last.close(in: self)
  }

  /// Notes that a layer must be placed or drawn in the next commit.
  func update(_ layer: CALayer) {
    lock.lock()
    defer { lock.unlock() }
    invalidLayers.append(WeakLayer(layer: layer))
  }

  private func takeInvalidLayers() -> [CALayer] {
    lock.lock()
    defer { lock.unlock() }
    let layers = invalidLayers
    invalidLayers = []
    return layers.compactMap(\.layer)
  }

  /// Whether the next commit has work.
  package var needsCommit: Bool { !invalidLayers.isEmpty || !transactions.isEmpty }

  /// Places and draws invalid layers, and commits the implicit transaction, as at the end of a run-loop pass.
  package func commit() {
    // The layout of a layer may invalidate another layer, which is updated in the next round; the rounds are limited.
    var rounds = 0
    while !invalidLayers.isEmpty, rounds < LayerContext.roundLimit {
      rounds += 1
      let layers = takeInvalidLayers()
      for layer in layers where layer.owner == nil && layer.isOnScreen { layer.layoutIfNeeded() }
      for layer in layers where layer.owner == nil && layer.isOnScreen { layer.displayTreeIfNeeded() }
    }
    guard let first = transactions.first, first.isImplicit, transactions.count == 1 else { return }
    transactions.removeFirst()
    first.close(in: self)
  }

  /// Calls the closures with the animations that are added from now on.
  func complete(_ animation: RunningAnimation) {
    for open in transactions { open.completion?.add(animation) }
  }
}

/// The seconds since the device's boot, a time that never goes back.
public func CACurrentMediaTime() -> CFTimeInterval { LayerContext.current.mediaTime }
