import Simulator
import Testing
import UIKit

/// Truth: a device that a task holds is its own, whatever others boot while it awaits.
@MainActor struct TaskDeviceTests {
  @Test(arguments: 1...6)
  func devicesThatTestsHoldDoNotMeet(_ number: Int) async throws {
    let model: DeviceModel = number.isMultiple(of: 2) ? .iPad : .iPhone5
    try await Simulator.withDevice(model, iOS: 7) { device in
      let controller = UIViewController()
      device.launch(controller)
      for round in 1...5 {
        try await Task.sleep(for: .milliseconds(2))
        #expect(UIScreen.main === device.screen)
        #expect(UIDevice.current.userInterfaceIdiom == (number.isMultiple(of: 2) ? .pad : .phone))
        #expect(device.keyWindow?.rootViewController === controller)
        device.advance(by: Double(round))
        controller.view.addSubview(UILabel())
      }
      #expect(controller.view.subviews.count == 5)
    }
  }

  @Test func aTaskThatItStartsHasTheSameDevice() async {
    await Simulator.withDevice(.iPad) { device in
      let screen = await Task { @MainActor in UIScreen.main }.value
      #expect(screen === device.screen)
    }
  }

  @Test func aBootInsideTakesThePlaceOfTheHeldDevice() async {
    let outer = Simulator.boot(.iPhone5)
    await Simulator.withDevice(.iPad) { _ in
      let inner = Simulator.boot(.iPhone6)
      inner.settle()
      #expect(UIScreen.main === inner.screen)
    }
    outer.settle()
    #expect(UIScreen.main === outer.screen)
  }

  @Test func aReplacedSimulatorFailsItsTestAndGoesOn() {
    let first = Simulator.boot(.iPad)
    _ = Simulator.boot(.iPhone5)
    withKnownIssue {
      first.settle()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("was replaced by a later boot") }
    }
    first.settle()
    #expect(UIScreen.main === first.screen)
  }
}
