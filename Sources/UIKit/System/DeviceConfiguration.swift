/// The hardware and system version of a device to boot.
package struct DeviceConfiguration: Hashable, Sendable {
  /// The marketing name, such as `iPhone 5`.
  package var name: String

  /// The idiom: phone or pad.
  package var idiom: UIUserInterfaceIdiom

  /// The screen's size in portrait, in points.
  package var portraitSize: CGSize

  /// The screen's scale in pixels per point.
  package var scale: CGFloat

  /// Physical pixels per point; differs from `scale` on the 6 Plus only.
  package var nativeScale: CGFloat

  /// The version of the system.
  package var version: SystemVersion

  /// Whether the device is one of the large models (Plus, Max, XR and 11): phones with regular width in landscape.
  package var isPlus: Bool { idiom == .phone && portraitSize.width >= 414 }

  /// The shape of a screen without a home button below it; nil for a rectangular screen.
  package var shape: ScreenShape?

  /// Creates a configuration; sizes are in points.
  package init(
    name: String,
    idiom: UIUserInterfaceIdiom,
    portraitSize: CGSize,
    scale: CGFloat,
    nativeScale: CGFloat? = nil,
    version: SystemVersion,
    shape: ScreenShape? = nil
  ) {
    self.name = name
    self.idiom = idiom
    self.portraitSize = portraitSize
    self.scale = scale
    self.nativeScale = nativeScale ?? scale
    self.version = version
    self.shape = shape
  }

  /// The model as returned by `UIDevice.model`: `iPhone` or `iPad`.
  package var model: String { idiom == .pad ? "iPad" : "iPhone" }

  /// The configuration before any simulator has been booted: an iPhone 5 with iOS 7.
  package static let standard = DeviceConfiguration(
    name: "iPhone 5",
    idiom: .phone,
    portraitSize: CGSize(width: 320, height: 568),
    scale: 2,
    version: 7
  )
}

/// The shape of a screen that fills the front of a device: round corners, on phones an opening at the top, a home indicator at the bottom.
package struct ScreenShape: Hashable, Sendable {
  /// The opening for camera and sensors, in the middle of the upper edge.
  package enum Opening: Hashable, Sendable {
    /// It interrupts the edge, with this width and height.
    case notch(CGFloat, CGFloat)
    /// A pill below the edge.
    case island
    /// None, as on pads, whose camera is in the frame.
    case none
  }

  /// The opening for camera and sensors.
  package var opening: Opening

  /// The radius of the screen's corners, in points.
  package var cornerRadius: CGFloat

  /// The safe area's inset at the top in portrait; in landscape at both sides, or without an opening at the top, too.
  package var inset: CGFloat

  /// The height of the status bar.
  package var statusBarHeight: CGFloat { opening == .island ? 54 : inset }

  /// The width of the frame around the screen.
  package var bezel: CGFloat

  /// The inset for the home indicator, on phones in portrait and in landscape, and on pads.
  ///
  /// Source: Apple, Human Interface Guidelines, Layout, and Positioning Content Relative to the Safe Area; hacknicity.medium.com, "How iPad
  /// Apps Adapt to the New 11 and 12.9 iPads Pro".
  package static let bottomInset: (portrait: CGFloat, landscape: CGFloat, pad: CGFloat) = (34, 21, 20)

  /// The insets of the safe area in an orientation.
  package func insets(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    if opening == .none {
      return UIEdgeInsets(top: inset, left: 0, bottom: ScreenShape.bottomInset.pad, right: 0)
    }
    guard orientation.isLandscape else {
      return UIEdgeInsets(top: inset, left: 0, bottom: ScreenShape.bottomInset.portrait, right: 0)
    }
    return UIEdgeInsets(top: 0, left: inset, bottom: ScreenShape.bottomInset.landscape, right: inset)
  }

  /// Creates a shape; sizes are in points.
  package init(_ opening: Opening, cornerRadius: CGFloat, inset: CGFloat, bezel: CGFloat = 22) {
    self.opening = opening
    self.bezel = bezel
    self.cornerRadius = cornerRadius
    self.inset = inset
  }
}

/// A version of the simulated operating system, such as 7.0 or 9.3.
package struct SystemVersion: Comparable, Hashable, Sendable, CustomStringConvertible,
  ExpressibleByIntegerLiteral
{
  /// The major version, such as 7 in 7.1.
  package let major: Int

  /// The minor version, such as 1 in 7.1.
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

  /// Creates a version from a number with one decimal digit, such as 9.3.
  ///
  /// A negative or not-a-number argument gives version 0, a too large one 99.
  package init(_ number: Double) {
    let tenths = number > 0 ? Int((min(number, 99) * 10).rounded()) : 0
    self.init(tenths / 10, tenths % 10)
  }

  /// The version as a number with one decimal digit, such as 9.3.
  package var number: Double { Double(major * 10 + min(9, minor)) / 10 }

  /// The version as returned by `UIDevice.systemVersion`, such as `7.0`.
  package var description: String { "\(major).\(minor)" }

  /// Compares the major versions, then the minor versions.
  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
