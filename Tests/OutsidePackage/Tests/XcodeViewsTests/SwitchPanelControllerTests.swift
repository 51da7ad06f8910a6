import Simulator
import Testing
import UIKit
import XcodeViews

/// Truth: what somebody with the device in their hands would see.
@MainActor struct SwitchPanelControllerTests {
  @Test func theButtonOfTheXibSwitchesTheLabelOfTheXib() {
    let device = Simulator.boot(.iPhone5, iOS: 9)
    let panel = SwitchPanelController()
    device.launch(panel)
    #expect(panel.stateLabel.text == "Off")
    device.tap(at: CGPoint(x: 160, y: 120))
    #expect(panel.stateLabel.text == "On")
  }
}
