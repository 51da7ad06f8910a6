import Foundation
import OlderViews
import UIKit
import XCTest

final class ScreenTests: XCTestCase {
  func testALabelHasTheTitle() {
    XCTAssertEqual(Screen(title: "Downloads").makeLabel().text, "Downloads")
    XCTAssertLessThan(Date().timeIntervalSinceNow, 1)
  }

  func testWorkOfTheMainQueueArrivesWhileATestWaits() {
    let done = expectation(description: "done")
    DispatchQueue.global().async { DispatchQueue.main.async { done.fulfill() } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { UserDefaults.standard.set(1, forKey: "done") }
    wait(for: [done], timeout: 5)
  }
}
