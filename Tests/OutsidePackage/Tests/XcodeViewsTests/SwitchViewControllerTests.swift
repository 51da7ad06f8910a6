import Simulator
import Testing
import UIKit
import XcodeViews

/// Truth: what somebody with the device in their hands would see.
@MainActor struct SwitchViewControllerTests {
  @Test func aTapCallsTheMethodOfTheSelector() {
    let device = Simulator.boot(.iPhone5, iOS: 9)
    let controller = SwitchViewController()
    device.launch(controller)
    device.tap(controller.button)
    #expect(controller.button.title(for: .normal) == "On")
    device.tap(controller.button)
    #expect(controller.button.title(for: .normal) == "Off")
  }
}
