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
