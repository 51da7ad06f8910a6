/// The settings of a transaction.
final class Transaction {
  let isImplicit: Bool
  var animationDuration: CFTimeInterval?
  var timingFunction: CAMediaTimingFunction?
  var disablesActions: Bool?
  var values: [String: Any] = [:]
  var completion: CompletionGroup?
  let outer: Transaction?

  init(isImplicit: Bool, outer: Transaction?) {
    self.isImplicit = isImplicit
    self.outer = outer
  }

  /// The first value that this transaction or one around it has.
  func setting<Value>(_ find: (Transaction) -> Value?) -> Value? {
    var candidate: Transaction? = self
    while let transaction = candidate {
      if let value = find(transaction) { return value }
      candidate = transaction.outer
    }
    return nil
  }

  func close(in context: LayerContext) {
    completion?.close(in: context)
  }
}

/// A completion block, which is called once all of its animations have ended.
final class CompletionGroup {
  let block: () -> Void
  private var liveCount = 0
  private var isClosed = false

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  func add(_ animation: RunningAnimation) {
    liveCount += 1
    animation.completions.append(self)
  }

  func remove() {
    liveCount -= 1
    if isClosed && liveCount == 0 { block() }
  }

  func close(in context: LayerContext) {
    isClosed = true
    if liveCount == 0 { context.onNextPass(block) }
  }
}
