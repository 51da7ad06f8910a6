import Foundation

/// The program in which a reader leafs through what is longer than the screen.
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
