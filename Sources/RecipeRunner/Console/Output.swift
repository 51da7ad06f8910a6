import Foundation

/// Writes text to standard output.
///
/// A reader that goes away, as in `recipes list | head -1`, is no error: the rest is dropped, and the work and
/// its exit status stay what they are. Any other failure is kept and thrown at the end.
struct Output {
  private let descriptor: FileDescriptor
  private var failure: SystemError?
  /// What waits for its end, to be paged if it is longer than the screen.
  private var pages: (text: String, terminal: Terminal)?

  /// Standard output, or a failure to come if it is closed.
  static func standard() -> Output {
    let isOpen = FileDescriptor.standardOutput.isOpen
    FileDescriptor.occupyStandardDescriptors()
    return Output(
      descriptor: .standardOutput,
      failure: isOpen ? nil : SystemError("write to standard output", number: EBADF)
    )
  }

  /// Keeps what is written from here on until it is clear whether it fits on the screen.
  mutating func page(on terminal: Terminal) {
    pages = (text: "", terminal: terminal)
  }

  /// Writes the text, unless something has failed before.
  mutating func write(_ text: String) {
    guard failure == nil, !text.isEmpty else { return }
    guard pages == nil else {
      pages?.text += text
      return
    }
    do {
      try descriptor.write(Array(text.utf8))
    } catch {
      failure = SystemError("write to standard output", number: error.number)
    }
  }

  /// Shows what waited, and throws what went wrong; a reader that went away did nothing wrong.
  mutating func finish() throws(SystemError) {
    if let (text, terminal) = pages {
      pages = nil
      let isLong = text.utf8.count { $0 == UInt8(ascii: "\n") } >= terminal.height
      if !(isLong && Pager.fromEnvironment?.show(text) == true) { write(text) }
    }
    if let failure, failure.number != EPIPE { throw failure }
  }
}
