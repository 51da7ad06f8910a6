import Foundation
import UIKit

extension Simulator {
  /// The greatest timeout in seconds.
  private static let greatestTimeout: TimeInterval = 3_600

  /// Advances the clock by display frames until a condition holds; fails the test if it doesn't hold in time.
  ///
  /// The condition is checked before the first frame and after each. Time is virtual: waiting for two seconds takes
  /// milliseconds.
  ///
  /// - Parameters:
  ///   - timeout: the maximum time in virtual seconds, clamped to 0...3600.
  ///   - condition: the condition.
  /// - Returns: whether the condition holds.
  @discardableResult
  public func waitUntil(
    timeout: TimeInterval = 2,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ condition: () throws -> Bool
  ) rethrows -> Bool {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let end = end(of: timeout)
    while try !condition() {
      guard advanceFrame(notBeyond: end) else {
        fail(
          timeout,
          site,
          "Wait longer with `timeout:`, or correct the condition. Tasks of the main actor run only in an asynchronous "
            + "test, by `await device.waitUntil`."
        )
        return false
      }
    }
    return true
  }

  /// The same in an asynchronous test: tasks run between the frames, and those of other actors are waited for.
  @discardableResult
  public func waitUntil(
    timeout: TimeInterval = 2,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ condition: () throws -> Bool
  ) async rethrows -> Bool {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let end = end(of: timeout)
    if try condition() { return true }
    await device.finishTasks()
    while try !condition() {
      guard advanceFrame(notBeyond: end) else {
        let late = try await secondsOfRealTime(until: condition)
        fail(
          timeout,
          site,
          late.map {
            "It held \(DumpText.number($0)) s of real time later: something waits for the machine's clock, such as a timer or "
              + "a delayed queue in a file that imports Foundation. Import UIKit there instead, or compile the target with "
              + "the plugin AppleSources."
          }
        )
        return false
      }
      await device.finishTasks()
    }
    return true
  }

  /// Ends the run-loop pass, and returns the time at which a wait ends.
  private func end(of timeout: TimeInterval) -> TimeInterval {
    settle()
    return time + (timeout > 0 ? min(timeout, Self.greatestTimeout) : 0)
  }

  /// Advances the clock by a frame; returns false at the end of the wait.
  private func advanceFrame(notBeyond end: TimeInterval) -> Bool {
    guard time < end - Timeline.tolerance else { return false }
    advance(by: min(1 / 60, end - time))
    return true
  }

  private func fail(_ timeout: TimeInterval, _ site: CallSite, _ hint: String?) {
    site.fail(
      "The condition did not hold within \(DumpText.number(timeout)) virtual seconds. "
        + (hint ?? "Wait longer with `timeout:`, or correct the condition."),
      on: self
    )
  }

  /// Lets real time pass while the device's clock stands still; returns the seconds until the condition holds, nil if it
  /// does not within one.
  private func secondsOfRealTime(until condition: () throws -> Bool) async rethrows -> TimeInterval? {
    for round in 1...20 {
      await device.letMachineRun(for: 0.05)
      if try condition() { return TimeInterval(round) * 0.05 }
    }
    return nil
  }
}
