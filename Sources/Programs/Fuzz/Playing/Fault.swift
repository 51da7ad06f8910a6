import Foundation
import RecipeRunner
import Rendering

/// A fault in a case.
struct Fault: Equatable {
  /// A text that is equal for cases that seem to have the same fault.
  let signature: String
  /// The diagnostic output, in one line.
  let text: String

  /// Creates the fault of a violated invariant.
  init(_ broken: InvariantViolation) {
    signature = "broken: \(broken.name)"
    text = "broken: \(broken.name): \(broken.diagnostics)"
  }

  /// Creates the fault of an unexpected exception.
  init(_ exception: ExceptionMessage) {
    let words = exception.reason.split(whereSeparator: { !$0.isLetter }).prefix(4).joined(separator: " ")
    signature = "raised \(exception.name): \(words)"
    text = "raised \(exception.name): \(SingleLine.of(String(exception.reason.prefix(300))))"
  }

  /// Creates the fault of a case that took too long.
  init(slowerThan seconds: Double) {
    signature = "took more than \(seconds) s of processor time"
    text = signature
  }

  /// Creates the fault of a process that ended while it played a case.
  ///
  /// - Parameters:
  ///   - end: The way in which it ended.
  ///   - location: The instruction that crashed, if any.
  ///   - console: Its last output.
  init(_ end: ProcessEnd, location: String?, console: String) {
    let lines = console.split(whereSeparator: \.isNewline).map(String.init)
    let message = lines.last { $0.contains("atal error: ") } ?? lines.last
    // Numbers in a message differ between cases with the same fault.
    let cause = location ?? message.map { $0.filter { !$0.isNumber } }
    signature = "the process \(end.description)" + (cause.map { " at \($0)" } ?? "")
    text =
      "the process \(end.description)" + (location.map { " at \($0)" } ?? "")
      + (message.map { ", saying: \($0.prefix(300))" } ?? "")
  }

  /// Creates the fault of a process that was killed because it wrote no output for too long.
  init(silentFor seconds: Double) {
    signature = "no output for \(Int(seconds)) s"
    text = signature
  }
}
