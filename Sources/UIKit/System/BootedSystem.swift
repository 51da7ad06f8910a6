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

  /// The defaults that the application registered.
  let registeredDefaults = Locked<[String: PropertyList]>([:])

  /// What the device's clock shows.
  let clock = DeviceClock()

  /// The work that the application has sent to queues.
  let work: DispatchedWork

  /// The texts of the application in the language of the device.
  let strings = LocalizedStrings()

  /// The images of the application's asset catalog.
  let assets = AssetCatalog()

  /// Takes over what counts of a device.
  package init(_ configuration: DeviceConfiguration) {
    typeface = SystemBehavior(configuration).typeface
    screenScale = configuration.scale
    idiom = configuration.idiom
    work = DispatchedWork(clock: clock)
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

  /// The system of the calling task: that of the device booted last, or the one that the task has for itself.
  package static var current: BootedSystem {
    scope?.system.withLock { $0 } ?? booted.withLock { $0 }
  }

  /// A system for some tasks alone, which don't depend on what others boot meanwhile.
  package final class Scope: Sendable {
    let system: Locked<BootedSystem>

    /// The device with this system, if the tasks have one for themselves.
    @MainActor var device: SimulatedDevice?

    package init(_ system: BootedSystem) {
      self.system = Locked(system)
    }

    @MainActor init(_ device: SimulatedDevice) {
      system = Locked(device.system)
      self.device = device
    }
  }

  /// The calling task's own system.
  @TaskLocal package static var scope: Scope?

  private static let booted = Locked(BootedSystem(.standard))

  /// Makes this the system of every task without one of its own.
  func makeCurrent() {
    DeviceDefaults.removeAll()
    BootedSystem.booted.withLock { $0 = self }
  }
}
