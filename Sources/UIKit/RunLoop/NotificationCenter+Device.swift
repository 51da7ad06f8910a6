import FoundationText

extension NotificationCenter {
  /// Adds a closure that an operation queue runs for each notification; the main queue is that of
  /// the simulated device.
  ///
  /// On the main queue the closure runs at once, before `post` returns. A notification posted on another
  /// thread is sent to the main queue, and `post` returns at once: the device waits for its background work,
  /// so waiting for the closure would be a deadlock.
  ///
  /// Foundation's method takes an optional queue, so Swift prefers this one also in files that import
  /// Foundation beside UIKit. Foundation's method waits for an operation of the main queue, which never runs
  /// if the main queue posts on a thread other than the process's first, as in Swift Testing.
  ///
  /// - Returns: the observer, for `removeObserver(_:)`.
  @discardableResult
  @preconcurrency
  public func addObserver(
    forName name: NSNotification.Name?,
    object: Any?,
    queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard queue === OperationQueue.main else {
      return addObserver(forName: name, object: object, queue: Optional(queue), using: block)
    }
    return addObserver(forName: name, object: object, queue: nil) { notification in
      if MainQueue.isCurrent { return block(notification) }
      // A notification is immutable once posted.
      nonisolated(unsafe) let notification = notification
      DispatchedWork.current.sendToMain { block(notification) }
    }
  }
}

/// The process's own main queue.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Whether the caller runs on the main queue: on the main thread, or on the thread that
  /// currently serves the queue.
  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
