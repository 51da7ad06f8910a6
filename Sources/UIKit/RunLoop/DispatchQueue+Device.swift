extension DispatchQueue {
  /// Sends work to the queue; the main queue is that of the simulated device.
  ///
  /// Has fewer parameters than Dispatch's method, so Swift prefers it also in files that import Dispatch or Foundation
  /// beside UIKit.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    DispatchedWork.current.send(to: self, work)
  }

  /// Sends work to the queue, with a group, a quality of service or flags.
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

  /// Sends a work item to the queue.
  @_disfavoredOverload
  public func async(execute workItem: DispatchWorkItem) {
    // Dispatch's items may be performed on any thread.
    nonisolated(unsafe) let item = workItem
    DispatchedWork.current.send(to: self) { item.perform() }
  }

  /// Sends work to the queue when the device's clock has reached a time.
  public func asyncAfter(
    deadline: DispatchTime,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    DispatchedWork.current.send(to: self, after: deadline.delay, work)
  }

  /// Sends work to the queue when the device's clock has reached a time, with a quality of service or flags.
  @_disfavoredOverload
  public func asyncAfter(
    deadline: DispatchTime,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    DispatchedWork.current.send(to: self, after: deadline.delay, work)
  }

  /// Sends a work item to the queue when the device's clock has reached a time.
  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    nonisolated(unsafe) let item = execute
    DispatchedWork.current.send(to: self, after: deadline.delay) { item.perform() }
  }
}

extension DispatchGroup {
  /// Sends work to a queue when the group has become empty.
  public func notify(queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void) {
    DispatchedWork.current.send(to: queue, when: self, work)
  }
}

extension DispatchTime {
  /// The seconds from now on, in whole milliseconds: the few microseconds since the time was computed don't count.
  fileprivate var delay: TimeInterval {
    let now = DispatchTime.now().uptimeNanoseconds
    guard uptimeNanoseconds > now else { return 0 }
    return (TimeInterval(uptimeNanoseconds - now) / 1_000_000).rounded(.up) / 1000
  }
}
