import Simulator
import Testing
import UIKit
import Views

/// Truth: what somebody with the device in their hands would see.
@MainActor struct CounterViewControllerTests {
  private let controller = CounterViewController()

  /// Boots in the test and not in `init`: between the two another test may boot a device of its own.
  private func launch() -> Simulator {
    let device = Simulator.boot(.iPhone5, iOS: 9)
    device.launch(controller)
    return device
  }

  @Test func everyTapCounts() {
    let device = launch()
    device.tap(controller.button)
    device.tap(controller.button)
    #expect(controller.button.title(for: .normal) == "2")
  }

  @Test func theButtonStaysInItsCorner() {
    let device = launch()
    device.rotate(to: .landscapeLeft)
    #expect(controller.button.frame == CGRect(x: 468, y: 276, width: 100, height: 44))
  }
}
