#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The exceptions that UIKit raises when it is misused.
///
/// Swift cannot unwind an Objective-C exception, so raising one ends the process,
/// after the message that a device would print on its console.
package enum UIKitException {
  /// Called with name and reason just before the process ends; a probe process reports through it.
  ///
  /// It belongs to the process and not to a device: whoever started the process waits for it.
  package static let observer = Locked<(@Sendable (_ name: String, _ reason: String) -> Void)?>(nil)

  /// Writes UIKit's console message to standard error and ends the process with `SIGABRT`.
  package static func raise(_ name: NSExceptionName, _ reason: String) -> Never {
    observer.withLock { $0 }?(name.rawValue, reason)
    let message = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(message.utf8))
    // Swift's own crash reporter would bury the message under a backtrace of the simulation.
    signal(SIGABRT, SIG_DFL)
    abort()
  }
}

// MARK: - Names

extension NSExceptionName {
  /// A method got an argument that it does not take.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")

  /// An index or a range that lies outside.
  public static let rangeException = NSExceptionName("NSRangeException")

  /// Something is in a state that the called method does not expect.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")

  /// Something that no other name describes.
  public static let genericException = NSExceptionName("NSGenericException")

  /// A geometry value that Core Animation refuses, such as a position that is not a number.
  package static let layerInvalidGeometry = NSExceptionName("CALayerInvalidGeometry")

  /// A view hierarchy that would contain itself.
  package static let layerInvalid = NSExceptionName("CALayerInvalid")
}
