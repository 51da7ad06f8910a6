#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The exceptions that UIKit raises for misuse.
///
/// Swift can't catch an Objective-C exception. Raising one therefore ends the process after printing the
/// message that a device would print on its console.
package enum UIKitException {
  /// Writes UIKit's console message to standard error and ends the process with `SIGABRT`.
  package static func raise(_ name: NSExceptionName, _ reason: String) -> Never {
    let message = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(message.utf8))
    // Swift's crash reporter would print a backtrace of the simulation after the message.
    signal(SIGABRT, SIG_DFL)
    abort()
  }
}

// MARK: - Names

extension NSExceptionName {
  /// An object has no property of a name.
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")

  /// A method got an invalid argument.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")

  /// An index or a range is out of bounds.
  public static let rangeException = NSExceptionName("NSRangeException")

  /// An object is in a state that the called method doesn't allow.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")

  /// An error without a name of its own.
  public static let genericException = NSExceptionName("NSGenericException")

  /// A geometry value that Core Animation rejects, such as a not-a-number position.
  package static let layerInvalidGeometry = NSExceptionName("CALayerInvalidGeometry")

  /// A view hierarchy with a cycle.
  package static let layerInvalid = NSExceptionName("CALayerInvalid")
}
