import Foundation
import RecipeKit

/// Writes text to standard output or to a file.
///
/// A reader that goes away, as in `recipes list | head -1`, is no error: the rest is dropped, and the work and
/// its exit status stay what they are. Any other failure is kept and thrown at the end.
@MainActor
final class Output {
  /// How long the reader of a pipe may take to open it, in seconds.
  private static let patience = 10.0

  private let descriptor: FileDescriptor
  /// What is written to, as the rest of a sentence that begins with "Can't write to".
  private let name: String
  private var failure: SystemError?
  /// The file's path, if it was not there before.
  private let made: String?
  /// What waits for its end, to be paged if it is longer than the screen.
  private var pages: (text: String, terminal: Terminal)?

  private init(
    _ descriptor: FileDescriptor,
    _ name: String,
    failure: SystemError? = nil,
    made: String? = nil
  ) {
    self.descriptor = descriptor
    self.name = name
    self.failure = failure
    self.made = made
  }

  /// Standard output, or a failure to come if it is closed.
  static func standard() -> Output {
    let isOpen = FileDescriptor.standardOutput.isOpen
    FileDescriptor.occupyStandardDescriptors()
    let name = "standard output"
    return Output(
      .standardOutput,
      name,
      failure: isOpen ? nil : SystemError("write to \(name)", number: EBADF)
    )
  }

  /// Opens a file, which must not be one that is written to already; what it holds stays until `empty()`.
  static func file(
    _ path: String,
    namedBy variable: EnvironmentVariable? = nil,
    besides others: [Output]
  ) throws(ToolError) -> Output {
    let fresh = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    let number = fresh >= 0 ? fresh : try reopen(path)
    guard number >= 0 else {
      let error = SystemError("write to '\(path)'")
      let origin = variable.map { " The variable \($0.rawValue) names it." } ?? ""
      throw ToolError("\(error)\(origin) Name a file in a folder that is there and can be written.")
    }
    let output = Output(FileDescriptor(number: number), "'\(path)'", made: fresh >= 0 ? path : nil)
    if let other = others.first(where: { $0.descriptor.isSameFile(as: output.descriptor) }) {
      throw ToolError(
        "Two reports can't both go to '\(path)' (\(other.name)). Give each one a file of its own."
      )
    }
    return output
  }

  /// Opens what is there already: a file, or a pipe that has a name, for which a reader is waited for.
  ///
  /// Opening a pipe that has no reader would block without a message. Source: fifo(7).
  private static func reopen(_ path: String) throws(ToolError) -> Int32 {
    let deadline = Deadline(seconds: patience)
    while true {
      let number = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
      guard number < 0 else {
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL, 0) & ~O_NONBLOCK)
        return number
      }
      guard errno == ENXIO, SystemFile.isPipe(path) else { return number }
      guard !deadline.hasPassed else {
        throw ToolError(
          "'\(path)' has been a pipe without a reader for \(ValueText.describe(patience)) s. Start what reads it before this, or name a file."
        )
      }
      usleep(10_000)
    }
  }

  /// Removes a file that was made when it was opened, as nothing is to be written to it.
  func discard() {
    if let made { unlink(made) }
  }

  /// Takes out of a file what it held before.
  func empty() {
    // What has no length, such as a pipe, need not be emptied.
    _ = ftruncate(descriptor.number, 0)
  }

  /// Keeps what is written from here on until it is clear whether it fits on the screen.
  func page(on terminal: Terminal) {
    pages = (text: "", terminal: terminal)
  }

  /// Writes the text, unless something has failed before.
  func write(_ text: String) {
    guard failure == nil, !text.isEmpty else { return }
    guard pages == nil else {
      pages?.text += text
      return
    }
    do {
      try descriptor.write(Array(text.utf8))
    } catch {
      failure = SystemError("write to \(name)", number: error.number)
    }
  }

  /// Shows what waited, and throws what went wrong; a reader that went away did nothing wrong.
  func finish() throws(SystemError) {
    if let (text, terminal) = pages {
      pages = nil
      let isLong = text.utf8.count { $0 == UInt8(ascii: "\n") } >= terminal.height
      if !(isLong && Pager.fromEnvironment?.show(text) == true) { write(text) }
    }
    if let failure, failure.number != EPIPE { throw failure }
  }
}

/// The pager: the program that shows what is longer than the screen.
struct Pager: Equatable {
  /// The shell's command line.
  let command: String

  /// The shell's exit status for a command that isn't there.
  private static let notFound: Int32 = 127
  /// The shell's exit status for a command that can't be run.
  private static let notExecutable: Int32 = 126

  /// `less`, without the shell's complaint where it is not installed.
  private static let standardCommand = "command -v less >/dev/null || exit \(notFound); exec less"

  /// The one that `PAGER` names, or else `less`; nil if it names none, or `cat`.
  static var fromEnvironment: Pager? {
    Pager(variable: getenv("PAGER").map { String(cString: $0) })
  }

  init?(variable: String?) {
    let command = (variable ?? Self.standardCommand).trimmingCharacters(in: .whitespaces)
    guard !command.isEmpty, command != "cat" else { return nil }
    self.command = command
  }

  /// Shows the text and waits until the reader has left; false if the pager can't be started.
  func show(_ text: String) -> Bool {
    // As git has it: less shows colours, leaves the text on the screen, and ends by itself if all of it fits.
    setenv("LESS", "FRX", 0)
    guard let input = popen(command, "w") else { return false }
    // The keys of an interrupt are the pager's while it runs.
    let interrupt = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, interrupt) }
    // A reader that leaves before the end is no error.
    let bytes = Array(text.utf8)
    _ = fwrite(bytes, 1, bytes.count, input)
    let end = ProcessEnd(waitStatus: pclose(input))
    return end != .exited(Self.notFound) && end != .exited(Self.notExecutable)
  }
}
