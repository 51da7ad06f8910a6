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
