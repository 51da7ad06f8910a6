import FoundationText

extension DispatchQueue {
  /// Submits work to the queue; the main queue is that of the simulated device.
  ///
  /// The method has fewer parameters than Dispatch's, so Swift prefers it also in files that import Dispatch
  /// or Foundation beside UIKit.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    DispatchedWork.current.send(to: self, work)
  }

  /// Submits work to the queue, with a group, a quality of service or flags.
  @_disfavoredOverload
  public func async(
    group: DispatchGroup? = nil,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    group?.enter()
    DispatchedWork.current.send(to: self, qos: qos, flags: flags) {
      work()
      group?.leave()
    }
  }

  /// Submits a work item to the queue.
  @_disfavoredOverload
  public func async(execute workItem: DispatchWorkItem) {
    // Dispatch's work items may be performed on any thread.
    nonisolated(unsafe) let item = workItem
    DispatchedWork.current.send(to: self) { item.perform() }
  }

  /// Submits work to the queue at a time of the device's clock.
  public func asyncAfter(
    deadline: DispatchTime,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    DispatchedWork.current.send(to: self, after: deadline.delay, work)
  }

  /// Submits work to the queue at a time of the device's clock, with a quality of service or flags.
  @_disfavoredOverload
  public func asyncAfter(
    deadline: DispatchTime,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    DispatchedWork.current.send(to: self, after: deadline.delay, work)
  }

  /// Submits a work item to the queue at a time of the device's clock.
  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    nonisolated(unsafe) let item = execute
    DispatchedWork.current.send(to: self, after: deadline.delay) { item.perform() }
  }
}

extension DispatchGroup {
  /// Submits work to a queue when the group has become empty.
  public func notify(queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void) {
    DispatchedWork.current.send(to: queue, when: self, work)
  }
}

extension DispatchTime {
  /// The seconds from now on, rounded to whole milliseconds to ignore the microseconds since
  /// the time was computed.
  fileprivate var delay: TimeInterval {
    let now = DispatchTime.now().uptimeNanoseconds
    guard uptimeNanoseconds > now else { return 0 }
    return (TimeInterval(uptimeNanoseconds - now) / 1_000_000).rounded(.up) / 1000
  }
}

// MARK: - Operation queues

extension OperationQueue {
  /// Adds an operation that runs a closure; the main queue is that of the simulated device.
  @_disfavoredOverload
  @preconcurrency
  public func addOperation(_ block: @escaping @Sendable () -> Void) {
    if self === OperationQueue.main {
      DispatchedWork.current.sendToMain(block)
    } else {
      DispatchedWork.current.runInBackground(block) { unit in self.foundationAddOperation(unit) }
    }
  }

  /// Adds an operation; the main queue is that of the simulated device.
  ///
  /// The device waits for operations of other queues, but not for suspended queues.
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

  /// The queue on which operations of the main queue wait for their dependencies.
  private static let relays = OperationQueue()
}

extension RunLoop {
  /// Runs a closure in the next pass of the run loop: the device's, unless this is another thread's run loop.
  @_disfavoredOverload
  @preconcurrency
  public func perform(_ block: @escaping @Sendable () -> Void) {
    perform(inModes: [.default], block: block)
  }

  /// Runs a closure in the next pass of the run loop; the modes are ignored.
  @_disfavoredOverload
  @preconcurrency
  public func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
    DispatchedWork.current.sendToMain(block)
  }
}
