/// A value that only one thread accesses at a time.
///
/// Unlike `Synchronization.Mutex`, which stores the thread's id permanently, it also works in a child process
/// that `fork` created. The runner starts recipes with `fork`.
// Unchecked, because the value is only accessed under the lock.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
  }

  /// Calls `body` with exclusive access to the value.
  ///
  /// `body` must not access the value through this object again: that would deadlock.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
