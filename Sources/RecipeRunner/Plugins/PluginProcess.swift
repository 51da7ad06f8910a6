import Foundation
import RecipeKit

/// A command of a plug-in that was run to its end.
struct PluginProcess {
  /// How it ended.
  enum End: Equatable {
    /// By itself.
    case ended(ProcessEnd)
    /// It was stopped, because it took longer than these seconds.
    case tooLong(Double)
    /// It was stopped, because it wrote more events than one may.
    case tooMuch
    /// It was stopped, because it used more memory than it may.
    case tooLarge
    /// It was stopped, because this process was told to.
    case interrupted(Interruption)
  }

  /// The lines that it wrote as events, without their line feeds.
  private(set) var lines: [ArraySlice<UInt8>] = []
  /// What came after the last line feed.
  var rest: [UInt8] { buffer.rest }
  /// What it printed last.
  var printed: [String] { tail.lines(6) }
  private(set) var end = End.tooMuch
  /// The command lines of the processes that it had left.
  private(set) var left: [String] = []

  private var tail = ConsoleTail()
  private var buffer = LineBuffer()
  private var byteCount = 0
  private var supervisorReport: [UInt8] = []

  /// How often a pipe is read before something else is looked at.
  private static let turn = 64
  /// How long a supervisor may take to end everything, in seconds.
  private static let endingPatience = 10.0

  /// Runs a command to its end, under a supervisor that ends all that it leaves behind, even if this process is killed.
  ///
  /// - Parameters:
  ///   - arguments: the command and its options, without the number of the file that takes the events.
  ///   - input: what it reads from standard input.
  ///   - seconds: how long it may take.
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
      // What a supervisor watched over that was ended has become this process's own.
      left = report?.left ?? Descendants.endAll()
      let isTooLarge = report?.exceededMemory == true
      end = early ?? (isTooLarge ? .tooLarge : .ended(ProcessEnd(waitStatus: report?.status ?? SIGKILL)))
    } catch {
      throw PluginFault("`\(arguments[0])`", error.description, Self.remedy(for: error, plugin))
    }
  }

  /// Reads all that the process writes until the supervisor says that nothing of it is left.
  ///
  /// - Returns: why it was told to end; nil if it ended by itself.
  private mutating func follow(
    _ process: SupervisedProcess,
    _ signals: SignalPipe,
    until deadline: Deadline,
    _ seconds: Double
  ) throws(SystemError) -> End? {
    var deadline = deadline
    var early: End?
    var pipes = [process.line, process.process.events, process.process.console]
    while pipes.contains(process.line) {
      var descriptors = (pipes + [signals.reading]).map {
        pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
      }
      _ = poll(&descriptors, nfds_t(descriptors.count), deadline.millisecondsLeft)
      let isTooMuch = try read(process, &pipes)
      if early != nil {
        // The supervisor is stuck, or was stopped.
        if deadline.hasPassed { kill(process.process.child.id, SIGKILL) }
        continue
      }
      if let interruption = signals.next().flatMap({ Interruption(signal: $0) }) {
        early = .interrupted(interruption)
        // The next one ends this process at once; the supervisor notices.
        signals.stopListening()
      } else if isTooMuch {
        early = .tooMuch
      } else if deadline.hasPassed {
        early = .tooLong(seconds)
      }
      if early != nil {
        process.stop()
        deadline = Deadline(seconds: Self.endingPatience)
      }
    }
    // What was written last is still in the pipes.
    _ = try read(process, &pipes)
    return early
  }

  /// Reads what there is, and leaves out pipes that have come to their ends; true if it is more than there may be.
  private mutating func read(
    _ process: SupervisedProcess,
    _ pipes: inout [FileDescriptor]
  ) throws(SystemError) -> Bool {
    for pipe in pipes {
      // Signals and the time must not wait for one that writes without end.
      reading: for _ in 0..<Self.turn {
        switch try pipe.read() {
        case .bytes(let more) where pipe == process.line: supervisorReport += more
        case .bytes(let more) where pipe == process.process.events:
          byteCount += more.count
          lines += buffer.append(more)
          if byteCount > Worker.eventLimit {
            // The result is discarded; the supervisor is still read.
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
    return byteCount > Worker.eventLimit || tail.isFlooded
  }

  private static func remedy(for error: SystemError, _ plugin: Plugin) -> String {
    switch error.number {
    case ENOEXEC: "Begin a script with a line that names what runs it, such as #!/usr/bin/env python3."
    case ENOENT where SystemFile.bytes(plugin.path).prefix(while: { $0 != UInt8(ascii: "\n") }).last == 0x0D:
      "Its first line ends with a carriage return, which is taken for a part of the name. Save it with line feeds alone."
    case ENOENT: "Its first line names a program that is not there. Name another, or install that one."
    default: "See to it that the system can start it."
    }
  }
}

// MARK: - Faults

extension PluginProcess {
  /// What is wrong with how a command ended; nil if it ended by itself, with status 0, and left nothing, or was told to.
  func endFault(_ place: String) -> PluginFault? {
    switch end {
    case .interrupted: return nil
    case .ended(.exited(0)):
      if rest.isEmpty, left.isEmpty { return nil }
      guard !rest.isEmpty else {
        return PluginFault(
          place,
          "The process left \(left.count == 1 ? "another one" : "\(left.count) others") running.",
          "A plug-in must end what it starts; this was killed:",
          evidence: left.map { "  " + TextSanitizer.line($0) }
        )
      }
      return PluginFault(
        "\(place), line \(lines.count + 1)",
        "The line has no end.",
        "End each line with a line feed, and write all of it before the process ends.",
        evidence: [TextSanitizer.beginning(of: rest)]
      )
    case .tooLarge:
      return PluginFault(
        place,
        "The process used more than the \(Options.memory.initial.megabytes) MB of memory that it may.",
        "Let it need less.",
        evidence: whatItPrinted
      )
    case .ended(let end):
      return PluginFault(
        place,
        "The process \(end.description).",
        "It must do what it is asked for, and exit with status 0 when standard input ends.",
        evidence: whatItPrinted
      )
    case .tooLong(let seconds):
      return PluginFault(
        place,
        "The process was stopped because it had not ended after \(ValueText.describe(seconds)) s.",
        "It must end by itself when its work is done or standard input ends.",
        evidence: whatItPrinted
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

  private var whatItPrinted: [String] {
    printed.isEmpty ? [] : ["It printed:"] + printed.map { "  " + TextSanitizer.line($0) }
  }
}
