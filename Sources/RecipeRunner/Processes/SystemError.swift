import Foundation

/// A call of the operating system that failed.
struct SystemError: Error, CustomStringConvertible {
  /// The system's error number.
  let number: Int32
  /// What was being done, as the rest of a sentence that begins with "Can't".
  let action: String

  init(_ action: String, number: Int32 = errno) {
    self.number = number
    self.action = action
  }

  var description: String {
    "Can't \(action): \(String(cString: strerror(number)))."
  }
}
