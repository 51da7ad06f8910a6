import Testing
import XCTest

@testable import UIKitTesting

/// Truth: XCTest counts the failures of a test case, and calls observers with their place.
struct XCTestFailureTests {
  private final class Observer: NSObject, XCTestObservation {
    var failures: [String] = []

    func testCase(
      _ testCase: XCTestCase,
      didFailWithDescription words: String,
      inFile file: String?,
      atLine line: Int
    ) {
      failures.append("\(file ?? ""):\(line): \(words)")
    }
  }

  @Test func itFailsTheTestOfXCTestThatRuns() async {
    await #expect(processExitsWith: .success) {
      let observer = Observer()
      XCTestObservationCenter.shared.addTestObserver(observer)
      let site = CallSite(fileID: "Tests/Sample.swift", filePath: "Sample.swift", line: 7, column: 1)
      let test = XCTestCase(name: "sample") { _ in site.failXCTest("no picture") }
      test.run()
      precondition(test.testRun?.failureCount == 1)
      precondition(observer.failures == ["Sample.swift:7: failed - no picture"], "\(observer.failures)")
    }
  }
}
