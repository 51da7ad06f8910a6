import Simulator
import Testing
import UIKit

/// Truth: dates follow the device's virtual clock only.
@MainActor struct DateTests {
  @Test func theDeviceBootsAtNineFortyOne() {
    _ = Simulator.boot()
    #expect(Date().description == "2007-01-09 09:41:00 +0000")
  }

  @Test(arguments: [0.5, 60, 86_400])
  func datesMoveWithTheDevicesClockAlone(_ seconds: TimeInterval) {
    let device = Simulator.boot()
    let before = Date()
    #expect(Date.now == before)
    device.advance(by: seconds)
    #expect(abs(Date().timeIntervalSince(before) - seconds) < 1e-6)
  }

  @Test func anotherBootBeginsAtTheSameMoment() {
    let device = Simulator.boot()
    let before = Date()
    device.advance(by: 10)
    _ = Simulator.boot()
    #expect(Date() == before)
  }
}
