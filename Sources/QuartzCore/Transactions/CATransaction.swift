/// A group of changes of layers that are shown together.
///
/// Changes outside of `begin()` and `commit()` belong to an implicit transaction, which ends with the run-loop pass.
/// Source: Apple, CATransaction.
open class CATransaction {
  /// The duration of animations that have none, in seconds.
  ///
  /// Source: Apple, CATransaction.animationDuration().
  static let defaultDuration: CFTimeInterval = 0.25

  private static let recursiveLock = NSRecursiveLock()

  /// Begins a transaction inside the present one.
  open class func begin() { LayerContext.current.begin() }

  /// Ends the transaction that was begun last.
  open class func commit() { LayerContext.current.commitExplicit() }

  /// Ends the implicit transaction; has no effect inside an explicit one.
  open class func flush() { LayerContext.current.commit() }

  /// Takes a lock that other threads may take, also several times.
  open class func lock() { recursiveLock.lock() }

  /// Gives the lock back.
  open class func unlock() { recursiveLock.unlock() }

  /// The duration of animations without one of their own; 0.25 s by default.
  open class func animationDuration() -> CFTimeInterval {
    LayerContext.current.openTransaction?.setting(\.animationDuration) ?? defaultDuration
  }

  /// Sets the duration of the transaction's animations.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    LayerContext.current.transaction.animationDuration = dur
  }

  /// The pacing of the animations of changed properties; nil for their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    LayerContext.current.openTransaction?.setting(\.timingFunction)
  }

  /// Sets the pacing of the animations of changed properties.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    LayerContext.current.transaction.timingFunction = function
  }

  /// Whether changes of properties run no actions.
  open class func disableActions() -> Bool {
    LayerContext.current.openTransaction?.setting(\.disablesActions) ?? false
  }

  /// Sets whether changes of properties run no actions.
  open class func setDisableActions(_ flag: Bool) {
    LayerContext.current.transaction.disablesActions = flag
  }

  /// The block that is called when the animations added after it was set have ended.
  open class func completionBlock() -> (() -> Void)? {
    LayerContext.current.openTransaction?.completion?.block
  }

  /// Sets the block that is called when all animations of the transaction that are added from now on have ended.
  ///
  /// Without animations it is called in the next run-loop pass.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    LayerContext.current.transaction.completion = block.map { CompletionGroup($0) }
  }

  /// The value of a property of the transaction, or one of the application's own.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: NSNumber(value: animationDuration())
    case kCATransactionDisableActions: NSNumber(value: disableActions())
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: LayerContext.current.openTransaction?.setting { $0.values[key] }
    }
  }

  /// Sets a property of the transaction, or a value of the application's own.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if case .number(let duration)? = LayerValue(anObject, as: .number) { setAnimationDuration(duration) }
    case kCATransactionDisableActions:
      if case .flag(let flag)? = LayerValue(anObject, as: .flag) { setDisableActions(flag) }
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: LayerContext.current.transaction.values[key] = anObject
    }
  }
}

/// The key of a transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether a transaction runs no actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's pacing.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion block.
public let kCATransactionCompletionBlock = "completionBlock"
