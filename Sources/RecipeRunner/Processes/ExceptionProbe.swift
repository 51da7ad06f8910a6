import Foundation
import RecipeKit

/// Runs a closure in a fork of this process to find out which exception it raises.
enum ExceptionProbe {
  /// The size of the printed text that is kept: 1 MB.
  private static let keptSize = 1_048_576

  /// Whether outcomes have the file and line of a fatal error, which learners need; recordings would change with every line.
  @MainActor static var locatesFatalErrors = false

  @MainActor
  static func outcome(of body: () throws -> Void) -> ExceptionOutcome {
    do {
      let process = try ChildProcess.fork { results in
        ProcessGroup.preventCoreDump()
        // An exception aborts the fork before it writes a result.
        var error: String?
        do { try body() } catch let thrown { error = String(describing: thrown) }
        let result = (try? JSONEncoder().encode(Result(error: error))) ?? Data()
        try? results.write(Array(result))
        _exit(0)
      }
      defer { process.closePipes() }
      let (result, printed) = try output(of: process)
      return outcome(
        result: result,
        printed: printed,
        end: process.child.wait(),
        locatesFatalErrors: locatesFatalErrors
      )
    } catch {
      return .lost(error.description)
    }
  }

  /// How the closure ended if it raised no exception.
  struct Result: Codable {
    /// The error that it threw; nil if it returned.
    var error: String?
  }

  private static func output(
    of process: ChildProcess
  ) throws(SystemError) -> (result: [UInt8], printed: [UInt8]) {
    var pipes = [process.events, process.console].map {
      pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
    }
    var bytes: [[UInt8]] = [[], []]
    while pipes.contains(where: { $0.fd >= 0 }) {
      _ = poll(&pipes, nfds_t(pipes.count), EventProcess.interval)
      // Another process may keep the pipes open, but all that this one wrote is in them when it has ended.
      let hasEnded = process.child.endIfExited() != nil
      for index in pipes.indices {
        reading: while pipes[index].fd >= 0 {
          switch try FileDescriptor(number: pipes[index].fd).read() {
          case .bytes(let more): bytes[index] = (bytes[index] + more).suffix(keptSize)
          case .nothing: break reading
          case .end: pipes[index].fd = -1
          }
        }
      }
      if hasEnded { break }
    }
    return (bytes[0], bytes[1])
  }

  /// The outcome from the result that the process wrote, the text that it printed, and its end.
  static func outcome(
    result: [UInt8],
    printed: [UInt8],
    end: ProcessEnd,
    locatesFatalErrors: Bool = false
  ) -> ExceptionOutcome {
    if let result = try? JSONDecoder().decode(Result.self, from: Data(result)) {
      return result.error.map { .lost("the error \($0)") } ?? .nothing
    }
    let text = String(decoding: printed, as: UTF8.self)
    if let exception = ExceptionMessage(in: text) {
      return .raised(name: exception.name, reason: exception.reason)
    }
    let error = FatalErrorMessage(in: text).map { error in
      ": \(error.message)" + (locatesFatalErrors ? " (\(error.place))" : "")
    }
    return .lost("the process \(end.description)\(error ?? "")")
  }
}

/// The message that Swift's runtime prints when it ends a process: `Lamp/Example.swift:8: Fatal error: Index out of range`.
struct FatalErrorMessage: Equatable {
  /// The file and the line.
  let place: String
  let message: String

  /// Parses the last such line of a printed text.
  init?(in text: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let line = lines.last(where: { $0.contains(": Fatal error: ") }),
      let separator = line.range(of: ": Fatal error: ")
    else { return nil }
    place = String(line[..<separator.lowerBound])
    message = String(line[separator.upperBound...])
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
