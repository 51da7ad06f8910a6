import Simulator
import Testing
import UIKit

/// Truth: a task's system is its own; meanwhile other devices may boot on another thread.
@Suite(.standardSystem) struct BootedSystemTests {
  @Test func aTaskKeepsItsSystemWhileOthersBoot() async {
    let booting = Task { @MainActor in
      for _ in 0..<200 { _ = Simulator.boot(.iPhone6Plus, iOS: 9) }
    }
    for _ in 0..<2000 {
      #expect(UIFont.systemFont(ofSize: 17).familyName == ".Helvetica Neue Interface")
      #expect(UIGraphicsImageRendererFormat().scale == 2)
    }
    await booting.value
  }
}
