import Foundation
import RecipeKit

/// Writes text to standard output or to a file.
///
/// A reader that closes the pipe, as in `recipes list | head -1`, is no error: the rest is dropped, and the
/// work and its exit status don't change. Any other failure is stored and thrown by ``finish()``.
@MainActor
final class Output {
  private let descriptor: FileDescriptor
  /// The destination, completing a sentence that begins with "Can't write to".
  private let name: String
  private var failure: SystemError?
  /// The file's path, if opening created it.
  private let made: String?

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

  /// Opens a file; its content stays until ``empty()``.
  static func file(_ path: String) throws(ToolError) -> Output {
    let fresh = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    let number = fresh >= 0 ? fresh : open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard number >= 0 else {
      let error = SystemError("write to '\(path)'")
      throw ToolError("\(error) Name a file in a folder that is there and can be written.")
    }
    return Output(FileDescriptor(number: number), "'\(path)'", made: fresh >= 0 ? path : nil)
  }

  /// Removes a file that was created by opening it.
  func discard() {
    if let made { unlink(made) }
  }

  func empty() {
    // Fails for anything without a length, such as a pipe, which needs no emptying.
    _ = ftruncate(descriptor.number, 0)
  }

  func write(_ text: String) {
    guard failure == nil, !text.isEmpty else { return }
    do {
      try descriptor.write(Array(text.utf8))
    } catch {
      failure = SystemError("write to \(name)", number: error.number)
    }
  }

  /// Throws the first failure; a reader that closed the pipe is none.
  func finish() throws(SystemError) {
    if let failure, failure.number != EPIPE { throw failure }
  }
}
