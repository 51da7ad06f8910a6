/// The exceptions that UIKit raises for misuse.
package enum UIKitException {
  /// Writes UIKit's console message to standard error and ends the process with `SIGABRT`.
  package static func raise(_ name: NSExceptionName, _ reason: String) -> Never {
    LayerException.raise(name, reason)
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
}
