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
}
