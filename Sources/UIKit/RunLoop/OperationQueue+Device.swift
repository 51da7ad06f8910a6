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

  /// Adds an operation; the main queue is that of the simulated device, which waits for operations of other queues.
  ///
  /// The device does not wait for a suspended queue.
  @_disfavoredOverload
  public func addOperation(_ op: Operation) {
    let work = DispatchedWork.current
    if self === OperationQueue.main {
      guard !op.isReady else { return work.sendToMain { op.start() } }
      work.runInBackground({ DispatchedWork.current.sendToMain { op.start() } }) { unit in
        let relay = BlockOperation(block: unit)
        for dependency in op.dependencies { relay.addDependency(dependency) }
        OperationQueue.relays.foundationAddOperation(relay)
      }
    } else if isSuspended {
      foundationAddOperation(op)
    } else {
      let completion = op.completionBlock
      work.runInBackground({ completion?() }) { unit in
        op.completionBlock = unit
        self.foundationAddOperation(op)
      }
    }
  }

  /// Where operations of the main queue wait for those on which they depend.
  private static let relays = OperationQueue()
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
