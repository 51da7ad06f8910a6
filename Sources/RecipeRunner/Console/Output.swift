import Foundation

/// Writes text to standard output.
///
/// A reader that goes away, as in `recipes list | head -1`, is no error: the rest is dropped, and the work and
/// its exit status stay what they are. Any other failure is kept and thrown at the end.
struct Output {
  private let descriptor: FileDescriptor
  private var failure: SystemError?

  /// Standard output, or a failure to come if it is closed.
  static func standard() -> Output {
    let isOpen = FileDescriptor.standardOutput.isOpen
    FileDescriptor.occupyStandardDescriptors()
    return Output(
      descriptor: .standardOutput,
      failure: isOpen ? nil : SystemError("write to standard output", number: EBADF)
    )
  }

  /// Writes the text, unless something has failed before.
  mutating func write(_ text: String) {
    guard failure == nil, !text.isEmpty else { return }
    do {
      try descriptor.write(Array(text.utf8))
    } catch {
      failure = SystemError("write to standard output", number: error.number)
    }
  }

  /// Throws what went wrong; a reader that went away did nothing wrong.
  func finish() throws(SystemError) {
    if let failure, failure.number != EPIPE { throw failure }
  }
}
