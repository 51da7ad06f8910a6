import Foundation
import RecipeRunner
import Rendering

/// What is wrong in a case.
struct Fault: Equatable {
  /// The same for cases in which the same thing seems to be wrong.
  let signature: String
  /// What was seen, in a line.
  let text: String

  /// Something that always holds did not.
  init(_ broken: BrokenInvariant) {
    signature = "broken: \(broken.name)"
    text = "broken: \(broken.name): \(broken.evidence)"
  }

  /// An exception was raised that nothing in the case should raise.
  init(_ exception: ExceptionMessage) {
    let words = exception.reason.split(whereSeparator: { !$0.isLetter }).prefix(4).joined(separator: " ")
    signature = "raised \(exception.name): \(words)"
    text = "raised \(exception.name): \(SingleLine.of(String(exception.reason.prefix(300))))"
  }

  /// A case took too long.
  init(slowerThan seconds: Double) {
    signature = "took more than \(seconds) s of processor time"
    text = signature
  }

  /// The process ended while it played the case.
  ///
  /// - Parameters:
  ///   - end: how it ended.
  ///   - place: the instruction that crashed, if it crashed.
  ///   - console: what it printed last.
  init(_ end: ProcessEnd, place: String?, console: String) {
    let lines = console.split(whereSeparator: \.isNewline).map(String.init)
    let message = lines.last { $0.contains("atal error: ") } ?? lines.last
    // Numbers in a message differ between cases in which the same thing is wrong.
    let cause = place ?? message.map { $0.filter { !$0.isNumber } }
    signature = "the process \(end.description)" + (cause.map { " at \($0)" } ?? "")
    text =
      "the process \(end.description)" + (place.map { " at \($0)" } ?? "")
      + (message.map { ", saying: \($0.prefix(300))" } ?? "")
  }

  /// The process was ended because nothing was heard from it for so long.
  init(silentFor seconds: Double) {
    signature = "nothing was heard for \(Int(seconds)) s"
    text = signature
  }
}
