import Foundation

/// A call of the operating system that failed.
package struct SystemError: Error, CustomStringConvertible {
  /// The system's error number.
  package let number: Int32
  /// What was being done, as the rest of a sentence that begins with "Can't".
  package let action: String

  init(_ action: String, number: Int32 = errno) {
    self.number = number
    self.action = action
  }

  package var description: String {
    "Can't \(action): \(String(cString: strerror(number)))."
  }
}
