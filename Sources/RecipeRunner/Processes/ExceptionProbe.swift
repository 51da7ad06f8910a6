import Foundation
import RecipeKit

/// Finds out which exception a closure raises, by running it in a process of its own.
struct ExceptionProbe {
  let recipe: String
  let variant: Int
  let timeout: Double

  /// Starts this program anew, lets it play the script up to the given closure and watches what becomes of it.
  func outcome(ofExpectation expectation: Int) -> ExceptionOutcome {
    do {
      let process = try ChildProcess.start(
        [
          "probe", recipe, "\(variant)", "\(expectation)",
          "--events-fd", "\(ChildProcess.eventsDescriptor)", "--timeout", "\(timeout)",
        ],
        withInput: false
      )
      let (events, console) = readToEnd(process)
      process.closePipes()
      return Self.outcome(events: events, console: console, end: process.wait())
    } catch {
      return .lost(error.description)
    }
  }

  /// Reads both pipes until the process has closed them; keeps the last part of what it printed.
  private func readToEnd(_ process: ChildProcess) -> (events: [UInt8], console: [UInt8]) {
    var pipes = [process.events, process.console].map {
      pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
    }
    var bytes: [[UInt8]] = [[], []]
    while pipes.contains(where: { $0.fd >= 0 }) {
      _ = poll(&pipes, nfds_t(pipes.count), -1)
      for index in pipes.indices where pipes[index].fd >= 0 && pipes[index].revents != 0 {
        switch FileDescriptor(number: pipes[index].fd).read() {
        case .bytes(let more):
          bytes[index] += more
          if bytes[index].count > 2_097_152 { bytes[index].removeFirst(1_048_576) }
        case .nothing: break
        case .end: pipes[index].fd = -1
        }
      }
    }
    return (bytes[0], bytes[1])
  }

  /// The outcome that events, printed text and the end of the process add up to.
  static func outcome(events: [UInt8], console: [UInt8], end: ProcessEnd) -> ExceptionOutcome {
    let coder = EventCoder()
    for line in events.split(separator: UInt8(ascii: "\n")) {
      switch try? coder.event(line).kind {
      case .exception(let exception): return .raised(name: exception.name, reason: exception.reason)
      case .expectationEnded(let end): return end.error.map { .lost("the error \($0)") } ?? .nothing
      default: break
      }
    }
    let text = String(decoding: console, as: UTF8.self)
    if let exception = ExceptionMessage(in: text) {
      return .raised(name: exception.name, reason: exception.reason)
    }
    return .lost("the process \(end.description)")
  }
}
