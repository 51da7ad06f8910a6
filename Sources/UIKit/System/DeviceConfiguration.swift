/// The hardware and system that a device is booted with.
package struct DeviceConfiguration: Hashable, Sendable {
  /// The marketing name, such as `iPhone 5`.
  package var name: String

  /// Phone or pad.
  package var idiom: UIUserInterfaceIdiom

  /// The screen's size in points, held in portrait.
  package var portraitSize: CGSize

  /// Pixels a point.
  package var scale: CGFloat

  /// Physical pixels a point; differs from `scale` on the 6 Plus only.
  package var nativeScale: CGFloat

  /// The system that runs on it.
  package var version: SystemVersion

  /// Whether the width is regular in landscape although the device is a phone (the Plus models).
  package var isPlus: Bool

  /// Creates a configuration; sizes are in points.
  package init(
    name: String,
    idiom: UIUserInterfaceIdiom,
    portraitSize: CGSize,
    scale: CGFloat,
    nativeScale: CGFloat? = nil,
    version: SystemVersion,
    isPlus: Bool = false
  ) {
    self.name = name
    self.idiom = idiom
    self.portraitSize = portraitSize
    self.scale = scale
    self.nativeScale = nativeScale ?? scale
    self.version = version
    self.isPlus = isPlus
  }

  /// `iPhone` or `iPad`, as `UIDevice.model` reads.
  package var model: String { idiom == .pad ? "iPad" : "iPhone" }

  /// What code runs on when nobody has booted a simulator: an iPhone 5 with iOS 7.
  package static let standard = DeviceConfiguration(
    name: "iPhone 5",
    idiom: .phone,
    portraitSize: CGSize(width: 320, height: 568),
    scale: 2,
    version: 7
  )
}

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
