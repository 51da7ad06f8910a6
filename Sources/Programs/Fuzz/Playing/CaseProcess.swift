import Foundation
import RecipeRunner

/// The parent's handle of a child that plays cases.
struct CaseProcess {
  /// The state of a child after reading its output.
  enum Progress: Equatable {
    /// The child is still playing.
    case playing
    /// The child has played all its cases.
    case done
    /// The child has ended before its cases from this number on.
    case gone(next: Int)
  }

  /// The time without output after which a child is stopped, in seconds; long, because the machine may be
  /// busy.
  static let patience = 120.0

  /// The largest amount of console output that is kept, in bytes.
  private static let consoleLimit = 65_536

  let selection: CaseSelection
  private let process: ChildProcess
  private var lines = LineBuffer()
  private var console: [UInt8] = []
  private var consoleIsOpen = true
  /// The current case; the first one before it begins.
  private var present: Int
  /// The expected exceptions of the current case.
  private var expectedExceptions: [String] = []
  private var location: String?
  private(set) var deadline = Deadline(seconds: patience)

  /// Starts a child that plays a selection.
  init(_ selection: CaseSelection) throws(SystemError) {
    self.selection = selection
    present = selection.numbers.lowerBound
    process = try ChildProcess.start(["--play"] + selection.arguments)
  }

  /// The descriptors to poll.
  var pipes: [FileDescriptor] { consoleIsOpen ? [process.events, process.console] : [process.events] }

  /// Reads the child's output, and delivers the result of each case.
  mutating func read(_ deliver: (Int, CaseOutcome) -> Void) throws(SystemError) -> Progress {
    try readConsole()
    while true {
      switch try process.events.read() {
      case .bytes(let bytes):
        deadline = Deadline(seconds: Self.patience)
        for line in lines.append(bytes) { take(line, deliver) }
      case .nothing:
        guard deadline.hasPassed else { return .playing }
        _ = process.child.stop()
        process.closePipes()
        deliver(present, .failed(Fault(silentFor: Self.patience)))
        return .gone(next: present + 1)
      case .end:
        return try end(deliver)
      }
    }
  }

  /// Kills the child.
  func stop() {
    _ = process.child.stop()
    process.closePipes()
  }

  private mutating func take(_ line: ArraySlice<UInt8>, _ deliver: (Int, CaseOutcome) -> Void) {
    switch CaseReport(line) {
    case .began(let number, let expectedExceptions):
      present = number
      self.expectedExceptions = expectedExceptions
    case .ended(let number):
      deliver(number, .passed)
      present = number + 1
    case .broke(let number, let broken):
      deliver(number, .failed(Fault(broken)))
      present = number + 1
    case .crashed(let location): self.location = location
    case nil: break
    }
  }

  private mutating func end(_ deliver: (Int, CaseOutcome) -> Void) throws(SystemError) -> Progress {
    // All output is in the pipe by now; a process that has closed its events pipe but doesn't end hangs here.
    let end = process.child.wait()
    try readConsole()
    process.closePipes()
    guard present <= selection.numbers.upperBound else { return .done }
    let text = String(decoding: console, as: UTF8.self)
    let outcome: CaseOutcome =
      if end == .signalled(SIGABRT), let exception = ExceptionMessage(in: text) {
        expectedExceptions.contains(exception.name)
          ? .refused(exception: exception.name) : .failed(Fault(exception))
      } else if end == .signalled(SIGPROF) {
        .failed(Fault(slowerThan: selection.secondsPerCase))
      } else {
        .failed(Fault(end, location: location, console: text))
      }
    deliver(present, outcome)
    return present < selection.numbers.upperBound ? .gone(next: present + 1) : .done
  }

  private mutating func readConsole() throws(SystemError) {
    while consoleIsOpen {
      switch try process.console.read() {
      case .bytes(let bytes):
        console += bytes
        if console.count > 2 * Self.consoleLimit { console.removeFirst(console.count - Self.consoleLimit) }
      case .nothing: return
      case .end: consoleIsOpen = false
      }
    }
  }
}

extension CaseProcess {
  /// Plays a selection to its end, and returns the result of the last case played.
  static func outcome(of selection: CaseSelection) throws(SystemError) -> CaseOutcome {
    var child = try CaseProcess(selection)
    var last = CaseOutcome.passed
    while true {
      wait(for: [child])
      let progress = try child.read { last = $1 }
      if progress != .playing { return last }
    }
  }

  /// Waits until a child has written output or timed out.
  static func wait(for children: [CaseProcess]) {
    var pipes = children.flatMap(\.pipes).map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    _ = poll(&pipes, nfds_t(pipes.count), children.map(\.deadline.millisecondsLeft).min() ?? 0)
  }
}
