import Foundation

/// Writes events to a pipe.
///
/// A process that can't be heard any more has nothing to do: it ends at once, without a word or a status that
/// somebody could take for a result.
struct EventWriter {
  private let coder = EventCoder()
  private let descriptor: FileDescriptor

  init(_ descriptor: FileDescriptor) {
    self.descriptor = descriptor
  }

  func write(_ event: Event) {
    write { () throws in try coder.line(event) }
  }

  /// Writes an event whose line is known.
  func write(_ line: [UInt8]) {
    write { line }
  }

  private func write(_ line: () throws -> [UInt8]) {
    do {
      try descriptor.write(line())
    } catch {
      kill(getpid(), SIGKILL)
    }
  }
}
