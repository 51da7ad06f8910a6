import Foundation
import RecipeKit

/// Writes text to standard output or to a file.
///
/// A reader that closes the pipe, as in `recipes list | head -1`, is no error: the rest is dropped, and the
/// work and its exit status don't change. Any other failure is stored and thrown by ``finish()``.
@MainActor
final class Output {
  /// How long to wait for a reader of a named pipe, in seconds.
  private static let timeout = 10.0

  private let descriptor: FileDescriptor
  /// The destination, completing a sentence that begins with "Can't write to".
  private let name: String
  private var failure: SystemError?
  /// The file's path, if opening created it.
  private let made: String?
  /// Output that is held back for a pager, in case it is longer than the screen.
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

  /// Standard output; if it is closed, ``finish()`` throws.
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

  /// Opens a file, which must not be an output already; its content stays until ``empty()``.
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
        "Two reports have the same file: '\(path)' (\(other.name)). Give each report its own file."
      )
    }
    return output
  }

  /// Opens an existing file, or a named pipe after waiting for its reader.
  ///
  /// Opening a pipe without a reader would block without a message. Source: fifo(7).
  private static func reopen(_ path: String) throws(ToolError) -> Int32 {
    let deadline = Deadline(seconds: timeout)
    while true {
      let number = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
      guard number < 0 else {
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL, 0) & ~O_NONBLOCK)
        return number
      }
      guard errno == ENXIO, SystemFile.isPipe(path) else { return number }
      guard !deadline.hasPassed else {
        throw ToolError(
          "No process has opened the pipe '\(path)' for reading within \(ValueText.describe(timeout)) s. "
            + "Start the reader first, or name a file."
        )
      }
      usleep(10_000)
    }
  }

  /// Removes a file that was created by opening it.
  func discard() {
    if let made { unlink(made) }
  }

  /// Removes the file's previous content.
  func empty() {
    // Fails for anything without a length, such as a pipe, which needs no emptying.
    _ = ftruncate(descriptor.number, 0)
  }

  /// Holds back everything that is written from now on, until it is known whether it fits on the screen.
  func page(on terminal: Terminal) {
    pages = (text: "", terminal: terminal)
  }

  /// Writes the text, unless an earlier write failed.
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

  /// Shows the output held back, and throws the first failure; a reader that closed the pipe is none.
  func finish() throws(SystemError) {
    if let (text, terminal) = pages {
      pages = nil
      let isLong = text.utf8.count { $0 == UInt8(ascii: "\n") } >= terminal.height
      if !(isLong && Pager.fromEnvironment?.show(text) == true) { write(text) }
    }
    if let failure, failure.number != EPIPE { throw failure }
  }
}

/// The pager: the program that shows output longer than the screen.
struct Pager: Equatable {
  /// The shell command.
  let command: String

  /// The shell's exit status for a command that doesn't exist.
  private static let notFound: Int32 = 127
  /// The shell's exit status for a command that can't be run.
  private static let notExecutable: Int32 = 126

  /// `less`; without an error message of the shell if it isn't installed.
  private static let standardCommand = "command -v less >/dev/null || exit \(notFound); exec less"

  /// The pager that `PAGER` names, or else `less`; nil if `PAGER` is empty or `cat`.
  static var fromEnvironment: Pager? {
    Pager(variable: getenv("PAGER").map { String(cString: $0) })
  }

  init?(variable: String?) {
    let command = (variable ?? Self.standardCommand).trimmingCharacters(in: .whitespaces)
    guard !command.isEmpty, command != "cat" else { return nil }
    self.command = command
  }

  /// Shows the text and waits until the user quits; returns false if the pager can't be started.
  func show(_ text: String) -> Bool {
    // As in git: less shows colours, leaves the text on the screen, and quits if all of it fits.
    setenv("LESS", "FRX", 0)
    guard let input = popen(command, "w") else { return false }
    // While the pager runs, it handles the interrupt key.
    let interrupt = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, interrupt) }
    // A pager that quits before the end of the text is no error.
    let bytes = Array(text.utf8)
    _ = fwrite(bytes, 1, bytes.count, input)
    let end = ProcessEnd(waitStatus: pclose(input))
    return end != .exited(Self.notFound) && end != .exited(Self.notExecutable)
  }
}
