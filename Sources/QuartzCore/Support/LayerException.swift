#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The exceptions that Core Animation raises for misuse, and UIKit as well.
///
/// Swift can't catch an Objective-C exception, so raising one prints the message that a device would print on its console,
/// and ends the process.
package enum LayerException {
  /// Writes the message to standard error and ends the process with `SIGABRT`.
  package static func raise(_ name: NSExceptionName, _ reason: String) -> Never {
    let message = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(message.utf8))
    // Swift's crash reporter would print a backtrace after the message.
    signal(SIGABRT, SIG_DFL)
    abort()
  }

  /// A number with at most six significant digits.
  static func text(_ number: CGFloat) -> String {
    number.isNaN ? "nan" : String(format: "%g", Double(number))
  }

  /// A rectangle as x and y, a semicolon, width and height.
  static func text(_ rect: CGRect) -> String {
    "\(text(rect.origin.x)) \(text(rect.origin.y)); \(text(rect.size.width)) \(text(rect.size.height))"
  }
}

extension NSExceptionName {
  /// A geometry value that is not a number.
  package static let layerInvalidGeometry = NSExceptionName("CALayerInvalidGeometry")

  /// A tree of layers or views with a cycle.
  package static let layerInvalid = NSExceptionName("CALayerInvalid")
}
