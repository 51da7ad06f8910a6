import UIKit
import UIKitTesting
import Views
import XCTest

final class CounterXCTests: XCTestCase {
  func testEveryTapCounts() async {
    await withDevice(.iPhone5, iOS: 9) { device in
      let controller = CounterViewController()
      device.launch(controller)
      device.tap(withText: "0")
      XCTAssertEqual(controller.button.title(for: .normal), "1")
      assertSnapshot(of: controller, as: .image)
    }
  }

  /// Tasks leave the main actor while they sleep, and so does a service that is an actor: the clock of the held device counts.
  func testTasksSleepByTheDevicesClock() async {
    await withDevice(.iPhone5, iOS: 9) { device in
      var texts: [String] = []
      let service = Service()
      Task {
        try? await Task.sleep(nanoseconds: 500_000_000)
        texts.append("slept")
        texts.append(await service.load())
      }
      await device.waitUntil(timeout: 2) { texts == ["slept", "loaded"] }
      XCTAssertEqual(device.time, 1, accuracy: 0.05)
    }
  }

  private actor Service {
    func load() async -> String {
      try? await Task.sleep(for: .seconds(0.5))
      return "loaded"
    }
  }
}
