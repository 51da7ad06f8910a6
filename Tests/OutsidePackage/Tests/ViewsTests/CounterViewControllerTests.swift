import Testing
import UIKit
import UIKitTesting
import Views

/// Truth: what somebody with the device in their hands would see.
@Suite(.device(.iPhone5, iOS: 9)) @MainActor struct CounterViewControllerTests {
  let device = Simulator.current
  let controller = CounterViewController()

  init() {
    device.launch(controller)
  }

  @Test func everyTapCounts() {
    device.tap(withText: "0")
    device.tap(controller.button)
    #expect(controller.button.title(for: .normal) == "2")
  }

  @Test func theButtonStaysInItsCorner() {
    device.rotate(to: .landscapeLeft)
    #expect(controller.button.frame == CGRect(x: 468, y: 276, width: 100, height: 44))
  }

  @Test(arguments: [DeviceModel.iPhone5, .iPhone6Plus, .iPad])
  func theButtonFitsEveryScreen(_ model: DeviceModel) async {
    await withDevice(model, iOS: 9) { device in
      let controller = CounterViewController()
      device.launch(controller)
      #expect(controller.view.bounds.contains(controller.button.frame))
      assertSnapshot(of: device, as: .image, named: model.name)
    }
  }

  @Test func itLooksAsItDid() {
    assertSnapshot(of: controller, as: .image)
    assertSnapshot(of: controller.button, as: .recursiveDescription)
    device.tap(controller.button)
    assertSnapshot(of: device, as: .image, named: "after a tap")
  }

  @Test func aResetFadesToZero() {
    device.tap(withText: "0")
    controller.reset()
    device.waitUntil(timeout: 2) { device.view(withText: "0") != nil }
    #expect(controller.button.alpha == 1)
  }

  @Test func theCounterIsFoundByItsIdentifier() throws {
    device.tap(withIdentifier: "counter")
    let button = try #require(device.view(withIdentifier: "counter") as? UIButton)
    #expect(button.title(for: .normal) == "1")
    #expect(device.view(labeled: "0") == nil)
  }
}
