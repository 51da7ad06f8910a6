import FoundationText

extension OperationQueue {
  /// Adds an operation of one closure; the main queue is that of the simulated device.
  @_disfavoredOverload
  @preconcurrency
  public func addOperation(_ block: @escaping @Sendable () -> Void) {
    if self === OperationQueue.main {
      DispatchedWork.current.sendToMain(block)
    } else {
      DispatchedWork.current.runInBackground(block) { unit in self.foundationAddOperation(unit) }
    }
  }
}

extension RunLoop {
  /// Runs a closure in the next pass of the run loop: the device's, unless this is another thread's run loop.
  @_disfavoredOverload
  @preconcurrency
  public func perform(_ block: @escaping @Sendable () -> Void) {
    perform(inModes: [.default], block: block)
  }

  /// Runs a closure in the next pass of the run loop, whatever the modes.
  @_disfavoredOverload
  @preconcurrency
  public func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
    DispatchedWork.current.sendToMain(block)
  }
}
