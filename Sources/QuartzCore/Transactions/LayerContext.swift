/// The clock, the transactions and the end of animations of the layers of one device.
///
/// QuartzCore knows no device. Without one, this class keeps a clock that `advance(to:)` moves; a device has a subclass
/// with its own clock. Layers are used from one thread at a time, as on Apple's platforms, so nothing here is locked.
package class LayerContext: @unchecked Sendable {
  /// Returns the context of the calling task; a device replaces it.
  package nonisolated(unsafe) static var provider: @Sendable () -> LayerContext = { LayerContext.alone }

  /// The context of the calling task.
  package static var current: LayerContext { provider() }

  private static let alone = LayerContext()

  /// The open transactions, the innermost last; the first may be an implicit one.
  private var transactions: [Transaction] = []

  /// The number of commits of implicit transactions.
  private(set) var commitCount: UInt32 = 1

  private var ownTime: CFTimeInterval = 0
  private var entries: [(time: CFTimeInterval, work: () -> Void)] = []
  private var passWork: [() -> Void] = []

  package init() {}

  // MARK: Clock

  /// The time in seconds since the boot.
  package var mediaTime: CFTimeInterval { ownTime }

  /// Runs `work` at a time, or at once after the present work if it has passed.
  package func schedule(at time: CFTimeInterval, _ work: @escaping () -> Void) {
    let index = entries.firstIndex { $0.time > time } ?? entries.endIndex
    entries.insert((time, work), at: index)
  }

  /// Runs `work` in the next run-loop pass.
  package func onNextPass(_ work: @escaping () -> Void) {
    passWork.append(work)
  }

  /// Moves the clock of a context without a device, and runs the work that is due on the way.
  package final func advance(to end: CFTimeInterval) {
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

  /// Commits the implicit transaction, as at the end of a run-loop pass.
  package final func commit() {
    commitCount &+= 1
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
