import Foundation
import Testing

@testable import RecipeKit
@testable import RecipeRunner

/// Truth: POSIX's encoding of wait statuses, the text of UIKit's console message, and counting by hand.
struct ProcessPartsTests {
  @Test(
    arguments: [
      (0, ProcessEnd.exited(0)), (0x0300, .exited(3)), (9, .signalled(9)), (0x84, .signalled(4)),
    ] as [(Int32, ProcessEnd)]
  )
  func waitStatuses(status: Int32, end: ProcessEnd) {
    #expect(ProcessEnd(waitStatus: status) == end)
  }

  @Test(arguments: [
    ("*** Terminating app due to uncaught exception 'N', reason: 'R'\n", "N", "R"),
    (
      "noise\n*** Terminating app due to uncaught exception 'N', reason: 'it's 'x', reason: 'y''\nmore\n",
      "N", "it's 'x', reason: 'y'"
    ),
    ("*** Terminating app due to uncaught exception 'N', reason: 'one\ntwo's'", "N", "one\ntwo's"),
    ("*** Terminating app due to uncaught exception 'N', reason: ''\n", "N", ""),
  ])
  func exceptionMessages(text: String, name: String, reason: String) {
    let message = ExceptionMessage(in: text)
    #expect(message?.name == name)
    #expect(message?.reason == reason)
  }

  @Test(arguments: ["", "Fatal error: x", "*** Terminating app due to uncaught exception 'N'"])
  func otherTextIsNoException(text: String) {
    #expect(ExceptionMessage(in: text) == nil)
  }

  @Test func aProbesOutcomeComesFromItsResultFirst() throws {
    let ended = Array(try JSONEncoder().encode(ExceptionProbe.Result()))
    let threw = Array(try JSONEncoder().encode(ExceptionProbe.Result(error: "E")))
    let message = Array("*** Terminating app due to uncaught exception 'M', reason: 'S'\n".utf8)
    func outcome(_ result: [UInt8], _ printed: [UInt8], _ end: ProcessEnd) -> ExceptionOutcome {
      ExceptionProbe.outcome(result: result, printed: printed, end: end)
    }
    #expect(outcome([], message, .signalled(6)) == .raised(name: "M", reason: "S"))
    #expect(outcome(ended, message, .exited(0)) == .nothing)
    #expect(outcome(ended, [], .exited(0)) == .nothing)
    #expect(outcome(threw, [], .exited(0)) == .lost("the error E"))
    #expect(outcome([], [], .exited(0)) == .lost("the process exited with status 0"))
    #expect(
      outcome([], [], .signalled(11)) == .lost("the process was ended by signal 11 (invalid memory access)")
    )
  }

  /// Truth: the format of Swift's runtime, `FILE:LINE: Fatal error: MESSAGE`.
  @Test func aProbesOutcomeHasTheFatalErrorAndForLearnersItsLine() {
    let printed = Array(
      "a: b\nExercise/Exercise.swift:8: Fatal error: Index out of range\nCurrent stack trace:\n".utf8
    )
    let words = "the process was ended by a Swift runtime error: Index out of range"
    for (isLocated, end) in [(false, ""), (true, " (Exercise/Exercise.swift:8)")] {
      let outcome = ExceptionProbe.outcome(
        result: [],
        printed: printed,
        end: .signalled(4),
        locatesFatalErrors: isLocated
      )
      #expect(outcome == .lost(words + end))
    }
  }

  @Test func linesAreCutWhereverTheBytesWereCut() {
    let text = Array("one\n\ntwo\nthree".utf8)
    for size in 1...text.count {
      var buffer = LineBuffer()
      var lines: [String] = []
      for start in stride(from: 0, to: text.count, by: size) {
        let piece = text[start..<min(start + size, text.count)]
        lines += buffer.append(piece).map { String(decoding: $0, as: UTF8.self) }
      }
      #expect(lines == ["one", "", "two"])
    }
  }

  @Test func onlyTheTailOfTheConsoleIsKept() {
    var tail = ConsoleTail()
    for number in 0..<10_000 { tail.append(Array("line \(number)\n".utf8)[...]) }
    #expect(tail.lines(2) == ["line 9998", "line 9999"])
    #expect(!tail.exceedsLimit)
    tail.append(Array(repeating: UInt8(ascii: "x"), count: ConsoleTail.limit)[...])
    #expect(tail.exceedsLimit)
  }

  @Test func stackTracesAreNoEvidence() {
    var tail = ConsoleTail()
    let text =
      "Fatal error: no\nCurrent stack trace:\n0    libswiftCore.so   0x00007f0e1766c24a main + 4\n1 0x0000aa b\n2 apples\n"
    tail.append(Array(text.utf8)[...])
    #expect(tail.lines(9) == ["Fatal error: no", "2 apples"])
  }

  /// Truth: Swift's runtime prints the error first, and then up to 128 frames.
  @Test func aFatalErrorAboveALongStackTraceIsKept() {
    var tail = ConsoleTail()
    let error =
      "Exercise/Exercise.swift:8: Fatal error: Unexpectedly found nil while unwrapping an Optional value"
    tail.append(Array("\(error)\nCurrent stack trace:\n".utf8)[...])
    let symbol = String(repeating: "UIViewController", count: 16)
    for frame in 0..<128 {
      tail.append(Array("\(frame)    practice      0x000055626d976cf3 $s5UIKit\(symbol) + 4711\n".utf8)[...])
    }
    #expect(tail.lines(6) == [error])
  }

  @Test func recipesAreDeliveredInTheListsOrder() {
    var queue = OrderedQueue<String>()
    var delivered: [String] = []
    queue.add("third", at: 2) { delivered.append($0) }
    #expect(delivered.isEmpty)
    queue.add("first", at: 0) { delivered.append($0) }
    #expect(delivered == ["first"])
    queue.add("second", at: 1) { delivered.append($0) }
    #expect(delivered == ["first", "second", "third"])
  }

  @Test func whatNeverCameHoldsTheRestBackOnlyUntilTheEnd() {
    var queue = OrderedQueue<String>()
    var delivered: [String] = []
    queue.add("third", at: 2) { delivered.append($0) }
    queue.add("second", at: 1) { delivered.append($0) }
    queue.deliverRest { delivered.append($0) }
    #expect(delivered == ["second", "third"])
  }
}
