/// What any thread may ask about the booted device: one immutable value, replaced as a whole by a boot.
///
/// Fonts, images and defaults are not bound to the main actor, so they can't ask `SimulatedDevice` itself.
package struct BootedSystem: Sendable {
  /// The family that system fonts are made from.
  package let typeface: SystemTypeface

  /// Whether the device is a phone or a pad.
  package let idiom: UIUserInterfaceIdiom

  /// Pixels a point of the screen.
  package let screenScale: CGFloat

  /// What applications have stored on the device.
  let defaults = DefaultsStorage()

  /// What the device's clock shows.
  let clock = DeviceClock()

  /// The texts of the application in the language of the device.
  let strings = LocalizedStrings()

  /// The images of the application's asset catalog.
  let assets = AssetCatalog()

  /// Takes over what counts of a device.
  package init(_ configuration: DeviceConfiguration) {
    typeface = SystemBehavior(configuration).typeface
    screenScale = configuration.scale
    idiom = configuration.idiom
  }

  /// Replaces a table of the application's texts.
  package func localize(_ texts: [String: String], table: String) {
    strings.set(texts, for: table)
  }

  /// Puts images into the application's asset catalog, by name.
  package func addAssets(_ images: [String: UIImage]) {
    assets.add(images)
  }

  /// Lets the application's asset catalog find more images by name, once they are asked for.
  package func addAssets(from find: @escaping @Sendable (_ name: String) -> UIImage?) {
    assets.add(from: find)
  }

  /// The system of the calling task: that of the device booted last, or the one that the task asked for.
  package static var current: BootedSystem {
    scoped ?? booted.withLock { $0 }
  }

  /// A system for the current task alone, for whoever must not depend on what others boot meanwhile.
  @TaskLocal package static var scoped: BootedSystem?

  private static let booted = Locked(BootedSystem(.standard))

  /// Makes this the system of every task without one of its own.
  func makeCurrent() {
    BootedSystem.booted.withLock { $0 = self }
  }
}
