/// The properties of the booted device that any thread may read; immutable, and replaced
/// as a whole by a boot.
///
/// Fonts, images and defaults are not isolated to the main actor, so they can't use `SimulatedDevice`.
package struct BootedSystem: Sendable {
  /// The font family of system fonts.
  package let typeface: SystemTypeface

  /// The idiom: phone or pad.
  package let idiom: UIUserInterfaceIdiom

  /// The screen's scale in pixels per point.
  package let screenScale: CGFloat

  /// The defaults that the application registered.
  let registeredDefaults = Locked<[String: PropertyList]>([:])

  /// The traits of the screen, and those that code has made the current ones.
  let traits: Locked<DeviceTraits>

  /// Whether the system has a dark appearance, and colours that depend on it.
  let hasDarkAppearance: Bool

  /// The device's clock.
  let clock = DeviceClock()

  /// The transactions and animations of layers.
  let layers: LayerContext

  /// The work that the application has submitted to queues.
  let work: DispatchedWork

  /// The application's texts in the device's language.
  let strings = LocalizedStrings()

  /// The objects of which an application has one, such as its audio session, by their classes.
  private let sharedObjects = Locked<[ObjectIdentifier: NSObject]>([:])

  /// The images of the application's asset catalog.
  let assets = AssetCatalog()

  /// What the user answers when the application asks whether it may send notifications.
  private let notificationAnswer = Locked(true)

  /// The notifications in the list of the system; nil until the application uses its notification center.
  package let notificationList = Locked<(any DeviceNotificationList)?>(nil)

  /// What the user answers when the application asks whether it may send notifications; yes at boot.
  package var allowsNotifications: Bool {
    get { notificationAnswer.withLock { $0 } }
    nonmutating set { notificationAnswer.withLock { $0 = newValue } }
  }

  private let storedRegion = Locked(DeviceRegion())

  /// The language, the calendar and the time zone of the device.
  package var region: DeviceRegion {
    get { storedRegion.withLock { $0 } }
    nonmutating set { storedRegion.withLock { $0 = newValue } }
  }

  /// Copies the properties from a device's configuration.
  package init(_ configuration: DeviceConfiguration) {
    typeface = SystemBehavior(configuration).typeface
    screenScale = configuration.scale
    let behavior = SystemBehavior(configuration)
    hasDarkAppearance = behavior.hasDarkAppearance
    let first = behavior.traits(of: configuration, in: .portrait, isNarrow: false, DeviceSettings())
    traits = Locked(DeviceTraits(screen: first))
    idiom = configuration.idiom
    work = DispatchedWork(clock: clock)
    layers = LayerContext(clock: DeviceLayerClock(clock: clock, work: work))
  }

  /// Replaces a table of the application's localized texts.
  package func localize(_ texts: [String: String], table: String) {
    strings.set(texts, for: table)
  }

  /// The object of a class of which an application has one.
  package func sharedObject<Object: NSObject>(_ make: () -> Object) -> Object {
    sharedObjects.withLock { objects in
      if let object = objects[ObjectIdentifier(Object.self)] as? Object { return object }
      let object = make()
      objects[ObjectIdentifier(Object.self)] = object
      return object
    }
  }

  /// Adds images to the application's asset catalog, by name.
  package func addAssets(_ images: [String: UIImage]) {
    assets.add(images)
  }

  /// Adds a function that creates images of the application's asset catalog on demand.
  package func addAssets(from find: @escaping @Sendable (_ name: String) -> UIImage?) {
    assets.add(from: find)
  }

  /// The system of the calling task: its own one, or that of the device booted last.
  package static var current: BootedSystem {
    scope?.system.withLock { $0 } ?? booted.withLock { $0 }
  }

  /// The transactions and animations of the calling task's layers, which are asked for often.
  static var currentLayers: LayerContext {
    scope?.system.withLock { $0.layers } ?? booted.withLock { $0.layers }
  }

  /// A system of some tasks, independent of other boots.
  package final class Scope: Sendable {
    let system: Locked<BootedSystem>

    /// The device with this system, if the tasks hold one.
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

/// The notifications that a user finds in the list of the system.
package protocol DeviceNotificationList: AnyObject, Sendable {
  /// The notifications, oldest first.
  var entries: [DeviceNotification] { get }

  /// Removes a notification from the list, and gives the user's response to the application; false if there is none of that identifier.
  @MainActor func respond(to identifier: String, action: DeviceNotification.Response) -> Bool
}

/// A notification in the list of the system.
package struct DeviceNotification: Sendable {
  package let identifier: String
  package let title: String
  package let subtitle: String
  package let body: String
  package let date: Date

  /// Creates a description.
  package init(identifier: String, title: String, subtitle: String, body: String, date: Date) {
    self.identifier = identifier
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.date = date
  }

  /// What a user does with a notification.
  package enum Response: Sendable {
    case open
    /// A button of the application.
    case action(String)
  }
}
