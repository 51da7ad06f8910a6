/// A version of the simulated operating system, such as 7.0 or 9.3.
package struct SystemVersion: Comparable, Hashable, Sendable, CustomStringConvertible,
  ExpressibleByIntegerLiteral
{
  /// The first number, such as 7 in 7.1.
  package let major: Int

  /// The second number, such as 1 in 7.1.
  package let minor: Int

  /// Creates the version `major.minor`; both numbers are at least 0.
  package init(_ major: Int, _ minor: Int = 0) {
    self.major = max(0, major)
    self.minor = max(0, minor)
  }

  /// Creates the version `value.0`.
  package init(integerLiteral value: Int) {
    self.init(value)
  }

  /// Reads a number with one digit behind the point, such as 9.3, as a version.
  ///
  /// What is no version, negative or not a number, counts as 0, and what is too large as 99.
  package init(_ number: Double) {
    let tenths = number > 0 ? Int((min(number, 99) * 10).rounded()) : 0
    self.init(tenths / 10, tenths % 10)
  }

  /// The version as a number with one digit behind the point, such as 9.3.
  package var number: Double { Double(major * 10 + min(9, minor)) / 10 }

  /// The version as `UIDevice.systemVersion` shows it, such as `7.0`.
  package var description: String { "\(major).\(minor)" }

  /// Compares by major, then by minor number.
  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
