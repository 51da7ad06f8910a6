import Testing
import UIKit

/// Truth: the documentation of `Locked`: only one thread at a time accesses the value.
struct LockedTests {
  @Test func noThreadsChangeIsLost() async {
    let count = Locked(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 8_000)
  }

  @Test func anErrorLeavesItUsable() {
    struct Refusal: Error {}
    let count = Locked(1)
    #expect(throws: Refusal.self) {
      try count.withLock { value in
        value = 2
        throw Refusal()
      }
    }
    #expect(count.withLock { $0 } == 2)
  }
}
