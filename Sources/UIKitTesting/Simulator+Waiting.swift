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
      guard advanceFrame(notBeyond: end, of: timeout, site) else { return false }
    }
    return true
  }

  /// The same in an asynchronous test: tasks of the main actor run between the frames.
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
    while try !condition() {
      await Task.yield()
      guard advanceFrame(notBeyond: end, of: timeout, site) else { return false }
      await Task.yield()
    }
    return true
  }

  /// Ends the run-loop pass, and returns the time at which a wait ends.
  private func end(of timeout: TimeInterval) -> TimeInterval {
    settle()
    return time + (timeout > 0 ? min(timeout, Self.greatestTimeout) : 0)
  }

  /// Advances the clock by a frame; fails the test and returns false at the end of the wait.
  private func advanceFrame(notBeyond end: TimeInterval, of timeout: TimeInterval, _ site: CallSite) -> Bool {
    guard time < end - Timeline.tolerance else {
      site.fail(
        "The condition did not hold within \(DumpText.number(timeout)) virtual seconds. "
          + "Wait longer with `timeout:`, or correct the condition. \(screenSummary)"
      )
      return false
    }
    advance(by: min(1 / 60, end - time))
    return true
  }
}
