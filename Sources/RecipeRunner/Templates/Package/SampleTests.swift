import Simulator
import Testing
import UIKit

@testable import PantrySample

/// Truth: what somebody with the device in their hands would see.
@MainActor struct SampleTests {
  @Test func everyTapCounts() {
    let device = Simulator.boot(.iPhone5, iOS: 9)
    let controller = SampleController()
    device.launch(controller)
    device.tap(controller.button)
    device.tap(controller.button)
    #expect(controller.taps == 2)
  }
}
