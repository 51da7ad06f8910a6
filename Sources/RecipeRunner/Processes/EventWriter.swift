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
    do {
      try descriptor.write(coder.line(event))
    } catch {
      kill(getpid(), SIGKILL)
    }
  }
}
