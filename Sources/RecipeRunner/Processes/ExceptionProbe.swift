import Foundation
import RecipeKit

/// Runs a closure in a separate process to find out which exception it raises.
@MainActor
struct ExceptionProbe {
  let recipe: String
  let variant: Int

  /// Initializes in this process what each forked copy would otherwise initialize.
  static func prepare() {
    _ = UIKitException.observer
  }

  /// Runs a closure in a copy of this process, and observes the outcome.
  ///
  /// Where this process can't be forked, this program is started again and plays the script up to the closure
  /// with the given number.
  func outcome(ofExpectation expectation: Int, _ body: () throws -> Void) -> ExceptionOutcome {
    do {
      let process =
        ProcessFork.isPossible
        ? try ChildProcess.fork { events in
          perform(body, ExpectationWriter(events: EventWriter(events), recipe: recipe, variant: variant))
        }
        : try ChildProcess.start([
          "probe", recipe, "\(variant)", "\(expectation)",
          "--events-fd", "\(ChildProcess.eventsDescriptor)",
        ])
      defer { process.closePipes() }
      let (events, console) = try Self.readUntilDecided(process)
      // A process that closed its pipes without an event has ended, or is about to.
      let end = Self.decision(events, EventCoder()) == nil ? process.child.wait() : process.child.stop()
      return Self.outcome(events: events, console: console, end: end)
    } catch {
      return .lost(error.description)
    }
  }

  private func perform(_ body: () throws -> Void, _ writer: ExpectationWriter) -> Never {
    writer.observe()
    do {
      try body()
      writer.finish(nil)
    } catch {
      writer.finish(error)
    }
    _exit(0)
  }

  /// Reads both pipes until an event decides the outcome, or both are closed; keeps the last part of the
  /// printed text.
  private static func readUntilDecided(
    _ process: ChildProcess
  ) throws(SystemError) -> (events: [UInt8], console: [UInt8]) {
    var pipes = [process.events, process.console].map {
      pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
    }
    var bytes: [[UInt8]] = [[], []]
    let coder = EventCoder()
    while pipes.contains(where: { $0.fd >= 0 }), decision(bytes[0], coder) == nil {
      _ = poll(&pipes, nfds_t(pipes.count), -1)
      for index in pipes.indices where pipes[index].fd >= 0 && pipes[index].revents != 0 {
        switch try FileDescriptor(number: pipes[index].fd).read() {
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

  /// The outcome that the events state; nil if none does yet.
  private nonisolated static func decision(_ events: [UInt8], _ coder: EventCoder) -> ExceptionOutcome? {
    for line in events.split(separator: UInt8(ascii: "\n")) {
      switch try? coder.event(line).kind {
      case .exception(let exception): return .raised(name: exception.name, reason: exception.reason)
      case .expectationEnded(let end): return end.error.map { .lost("the error \($0)") } ?? .nothing
      default: break
      }
    }
    return nil
  }

  /// The outcome from the events, the printed text and the end of the process.
  nonisolated static func outcome(events: [UInt8], console: [UInt8], end: ProcessEnd) -> ExceptionOutcome {
    if let decided = decision(events, EventCoder()) { return decided }
    let text = String(decoding: console, as: UTF8.self)
    if let exception = ExceptionMessage(in: text) {
      return .raised(name: exception.name, reason: exception.reason)
    }
    return .lost("the process \(end.description)")
  }
}

/// Writes the outcome of a closure that is expected to raise, in the process that runs it.
struct ExpectationWriter {
  let events: EventWriter
  let recipe: String
  let variant: Int

  /// Starts to write the exceptions that UIKit raises.
  func observe() {
    UIKitException.observer.withLock {
      $0 = { name, reason in
        events.write(Event(.exception(.init(name: name, reason: reason)), recipe: recipe, variant: variant))
      }
    }
  }

  /// Writes that the closure returned, or threw an error.
  func finish(_ error: (any Error)?) {
    let end = Event.VariantEnd(error: error.map { String(describing: $0) })
    events.write(Event(.expectationEnded(end), recipe: recipe, variant: variant))
  }
}

/// The name and the reason in the message that UIKit prints when an exception ends the process.
package struct ExceptionMessage: Equatable {
  package let name: String
  package let reason: String

  /// Parses the last such message in a printed text; the reason may contain quotes and line feeds.
  package init?(in text: String) {
    let prefix = "*** Terminating app due to uncaught exception '"
    let middle = "', reason: '"
    guard let start = text.range(of: prefix, options: .backwards),
      let separator = text.range(of: middle, range: start.upperBound..<text.endIndex)
    else { return nil }
    var rest = text[separator.upperBound...]
    // The reason ends at the last quote that ends a line.
    while let quote = rest.lastIndex(of: "'") {
      let next = text.index(after: quote)
      if next == text.endIndex || text[next].isNewline {
        name = String(text[start.upperBound..<separator.lowerBound])
        reason = String(text[separator.upperBound..<quote])
        return
      }
      rest = rest[..<quote]
    }
    return nil
  }
}
