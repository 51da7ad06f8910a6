import UIKit
import UIKitTesting
import XCTest

/// Truth: the clock is virtual, so a task that sleeps for less than the timeout is awaited however busy the machine is.
///
/// Each wait is repeated, because threads decide what is late.
final class WaitingXCTests: XCTestCase {
  private static let rounds = 20

  @MainActor private final class Screen {
    var isDone = false
    var names: [String] = []
  }

  private actor Service {
    func load() async throws -> [String] {
      try await Task.sleep(nanoseconds: 300_000_000)
      return ["one", "two"]
    }
  }

  func testATaskThatSleepsIsAwaited() async {
    for _ in 0..<Self.rounds {
      await withDevice(.iPhone5, iOS: 9) { device in
        let screen = Screen()
        Task {
          try? await Task.sleep(nanoseconds: 500_000_000)
          screen.isDone = true
        }
        await device.waitUntil(timeout: 2) { screen.isDone }
        XCTAssertEqual(device.time, 0.5, accuracy: 2.0 / 60)
      }
    }
  }

  func testAServiceOffTheMainActorIsAwaited() async {
    for _ in 0..<Self.rounds {
      await withDevice(.iPhone5, iOS: 9) { device in
        let (screen, service) = (Screen(), Service())
        Task {
          screen.names = (try? await service.load()) ?? []
          try? await Task.sleep(nanoseconds: 200_000_000)
          screen.names += (try? await service.load()) ?? []
          screen.isDone = true
        }
        await device.waitUntil(timeout: 2) { screen.isDone }
        XCTAssertEqual(screen.names, ["one", "two", "one", "two"])
        XCTAssertEqual(device.time, 0.8, accuracy: 4.0 / 60)
      }
    }
  }
}
