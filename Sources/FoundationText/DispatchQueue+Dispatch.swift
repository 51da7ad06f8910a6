import Foundation

/// Dispatch's and Foundation's methods under names that UIKit's versions, which use the simulated clock,
/// don't hide.
///
/// See `NSAttributedString`.
extension DispatchQueue {
  package func dispatchAsync(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    async(group: nil, qos: qos, flags: flags, execute: work)
  }

  package func dispatchAsyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
  }
}

extension OperationQueue {
  package func foundationAddOperation(_ block: @escaping @Sendable () -> Void) { addOperation(block) }

  package func foundationAddOperation(_ operation: Operation) { addOperation(operation) }
}

extension RunLoop {
  package func foundationRun(until date: Date) { run(until: date) }

  package func foundationRun(mode: RunLoop.Mode, before date: Date) -> Bool { run(mode: mode, before: date) }

  /// Runs the due work of the calling thread's run loop without waiting.
  ///
  /// Returns the date of the next timer; nil if there is none.
  package static func foundationPass() -> Date? {
    let date = current.limitDate(forMode: .default)
    return date == .distantFuture ? nil : date
  }
}

extension UserDefaults {
  package static var foundationStandard: UserDefaults { standard }
}

extension Date {
  /// The current date of the machine.
  package static var foundationNow: Date { Date() }
}

extension NotificationCenter {
  package func foundationRemoveObserver(_ observer: Any, name: NSNotification.Name?, object: Any?) {
    removeObserver(observer, name: name, object: object)
  }
}

extension Timer {
  package var foundationUserInfo: Any? { userInfo }

  package var foundationFireDate: Date {
    get { fireDate }
    set { fireDate = newValue }
  }
}
