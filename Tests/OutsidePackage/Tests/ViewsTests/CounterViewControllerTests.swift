import Simulator
import Testing
import UIKit
import Views

/// Truth: what somebody with the device in their hands would see.
@MainActor struct CounterViewControllerTests {
  private let controller = CounterViewController()
  private let device = Simulator.boot(.iPhone5, iOS: 9)

  init() {
    device.launch(controller)
  }

  @Test func everyTapCounts() {
    device.tap(controller.button)
    device.tap(controller.button)
    #expect(controller.button.title(for: .normal) == "2")
  }

  @Test func theButtonStaysInItsCorner() {
    device.rotate(to: .landscapeLeft)
    #expect(controller.button.frame == CGRect(x: 468, y: 276, width: 100, height: 44))
  }
}
