import Foundation
import RecipeKit

/// The result of running a command of a plug-in.
struct PluginProcess {
  /// How the process ended.
  enum End: Equatable {
    /// It ended by itself.
    case ended(ProcessEnd)
    /// It was stopped after this time limit, in seconds.
    case tooLong(Double)
    /// It was stopped because it exceeded the limit of events or of printed text.
    case tooMuch
    /// It was stopped because it exceeded the memory limit.
    case tooLarge
    /// It was stopped because a signal interrupted this process.
    case interrupted(Interruption)
  }

  /// The lines of its events, without line feeds.
  private(set) var lines: [ArraySlice<UInt8>] = []
  /// The bytes after the last line feed.
  var rest: [UInt8] { buffer.rest }
  /// The last lines that it printed.
  var printed: [String] { tail.lines(6) }
  private(set) var end = End.tooMuch
  /// The command lines of the processes that it left running.
  private(set) var left: [String] = []

  private var tail = ConsoleTail()
  private var buffer = LineBuffer()
  private var byteCount = 0
  private var supervisorReport: [UInt8] = []

  /// The maximum number of consecutive reads from a pipe.
  private static let readLimit = 64
  /// The time limit for a supervisor to end all processes, in seconds.
  private static let exitTimeout = 10.0

  /// Runs a command under a supervisor, which ends all processes that it leaves, even if this process is
  /// killed.
  ///
  /// - Parameters:
  ///   - arguments: the command and its options, without the file descriptor for events.
  ///   - input: the text of standard input.
  ///   - seconds: the time limit.
  init(_ plugin: Plugin, _ arguments: [String], input: String, seconds: Double) throws(PluginFault) {
    do throws(SystemError) {
      Descendants.adoptOrphans()
      let signals = try SignalPipe(Interruption.allCases.map(\.signal))
      defer { signals.close() }
      let process = try SupervisedProcess.start(
        Options.memory.initial,
        arguments + ["--events-fd", "\(ChildProcess.eventsDescriptor)"],
        of: plugin.program,
        input: input
      )
      let early: End?
      do {
        early = try follow(process, signals, until: Deadline(seconds: seconds), seconds)
      } catch {
        process.close()
        throw error
      }
      process.close()
      if let number = SupervisorReport.refusal(in: supervisorReport) {
        throw SystemError("start \(plugin.path)", number: number)
      }
      let report = SupervisorReport(supervisorReport)
      // Without a report, the supervisor was killed, and its descendants are now children of this process.
      left = report?.left ?? Descendants.endAll()
      let isTooLarge = report?.exceededMemory == true
      end = early ?? (isTooLarge ? .tooLarge : .ended(ProcessEnd(waitStatus: report?.status ?? SIGKILL)))
    } catch {
      throw PluginFault("`\(arguments[0])`", error.description, Self.remedy(for: error, plugin))
    }
  }

  /// Reads all output until the supervisor reports that all processes have ended.
  ///
  /// - Returns: the reason for stopping the process; nil if it ended by itself.
  private mutating func follow(
    _ process: SupervisedProcess,
    _ signals: SignalPipe,
    until deadline: Deadline,
    _ seconds: Double
  ) throws(SystemError) -> End? {
    var deadline = deadline
    var early: End?
    var pipes = [process.connection, process.process.events, process.process.console]
    while pipes.contains(process.connection) {
      var descriptors = (pipes + [signals.reading]).map {
        pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
      }
      _ = poll(&descriptors, nfds_t(descriptors.count), deadline.millisecondsLeft)
      let isTooMuch = try read(process, &pipes)
      if early != nil {
        // The supervisor hangs, or was suspended.
        if deadline.hasPassed { kill(process.process.child.id, SIGKILL) }
        continue
      }
      if let interruption = signals.next().flatMap({ Interruption(signal: $0) }) {
        early = .interrupted(interruption)
        // A second signal ends this process at once; the supervisor notices that.
        signals.stopListening()
      } else if isTooMuch {
        early = .tooMuch
      } else if deadline.hasPassed {
        early = .tooLong(seconds)
      }
      if early != nil {
        process.stop()
        deadline = Deadline(seconds: Self.exitTimeout)
      }
    }
    // The last output is still in the pipes.
    _ = try read(process, &pipes)
    return early
  }

  /// Reads the available output, and removes pipes that have ended; returns true if a limit is exceeded.
  private mutating func read(
    _ process: SupervisedProcess,
    _ pipes: inout [FileDescriptor]
  ) throws(SystemError) -> Bool {
    for pipe in pipes {
      // Bounded, so that a process that writes endlessly can't delay signals and the time limit.
      reading: for _ in 0..<Self.readLimit {
        switch try pipe.read() {
        case .bytes(let more) where pipe == process.connection: supervisorReport += more
        case .bytes(let more) where pipe == process.process.events:
          byteCount += more.count
          lines += buffer.append(more)
          if byteCount > Worker.eventLimit {
            // The result is discarded; only the supervisor is still read.
            pipes.removeAll { $0 == pipe }
            break reading
          }
        case .bytes(let more): tail.append(more)
        case .nothing: break reading
        case .end:
          pipes.removeAll { $0 == pipe }
          break reading
        }
      }
    }
    return byteCount > Worker.eventLimit || tail.exceedsLimit
  }

  private static func remedy(for error: SystemError, _ plugin: Plugin) -> String {
    switch error.number {
    case ENOEXEC: "Begin a script with a shebang line, such as #!/usr/bin/env python3."
    case ENOENT where SystemFile.bytes(plugin.path).prefix(while: { $0 != UInt8(ascii: "\n") }).last == 0x0D:
      "Its first line ends with a carriage return, which becomes part of the interpreter's name. "
        + "Save the file with line feeds (LF)."
    case ENOENT: "Its first line names an interpreter that does not exist. Correct the name, or install it."
    default: "Check that the file is an executable for this system."
    }
  }
}

// MARK: - Faults

extension PluginProcess {
  /// The fault in how a command ended; nil if it was interrupted, or exited with status 0 and left no process
  /// or partial line.
  func endFault(_ place: String) -> PluginFault? {
    switch end {
    case .interrupted: return nil
    case .ended(.exited(0)):
      if rest.isEmpty, left.isEmpty { return nil }
      guard !rest.isEmpty else {
        return PluginFault(
          place,
          "The process left \(left.count == 1 ? "another one" : "\(left.count) others") running.",
          "A plug-in must end its child processes. Killed:",
          evidence: left.map { "  " + TextSanitizer.line($0) }
        )
      }
      return PluginFault(
        "\(place), line \(lines.count + 1)",
        "The last line has no line feed.",
        "End each line with a line feed, and write all of it before the process ends.",
        evidence: [TextSanitizer.beginning(of: rest)]
      )
    case .tooLarge:
      return PluginFault(
        place,
        "The process exceeded the memory limit of \(Options.memory.initial.megabytes) MB.",
        "Reduce its memory use.",
        evidence: printedLines
      )
    case .ended(let end):
      return PluginFault(
        place,
        "The process \(end.description).",
        "It must run the command, and exit with status 0 when standard input ends.",
        evidence: printedLines
      )
    case .tooLong(let seconds):
      return PluginFault(
        place,
        "The process was stopped because it had not ended after \(ValueText.describe(seconds)) s.",
        "It must end by itself when its work is done or standard input ends.",
        evidence: printedLines
      )
    case .tooMuch:
      return PluginFault(
        place,
        "The process was stopped because it wrote more than \(Worker.eventLimit / 1_048_576) MB of events "
          + "or printed more than \(ConsoleTail.limit / 1_048_576) MB.",
        "Write less: an event is one line, as a rule of some hundred bytes."
      )
    }
  }

  private var printedLines: [String] {
    printed.isEmpty ? [] : ["It printed:"] + printed.map { "  " + TextSanitizer.line($0) }
  }
}
