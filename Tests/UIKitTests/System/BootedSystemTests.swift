import Simulator
import Testing
import UIKit

/// Truth: what one task asks for is its own; other devices may boot meanwhile, on another thread.
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
