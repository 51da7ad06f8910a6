import Foundation

/// A value that one thread uses at a time.
///
/// Unlike `Synchronization.Mutex`, which remembers the thread's number for good, it holds in a copy of the process that
/// `fork` made, too: the runner starts recipes that way.
// Checked by hand: nothing reaches the value but under the lock.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
  }

  /// Calls `body` with the value while no other thread has it.
  ///
  /// `body` must not ask for the value again: it would wait for itself.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
