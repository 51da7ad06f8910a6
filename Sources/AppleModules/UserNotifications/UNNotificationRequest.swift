/// A notification that is to be delivered.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The name, of which there is one request.
  public let identifier: String
  /// What is shown.
  public let content: UNNotificationContent
  /// When it is delivered; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of the content.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = UNNotificationContent(content)
    self.trigger = trigger
  }
}

/// A notification that was delivered.
open class UNNotification: NSObject, @unchecked Sendable {
  /// The request.
  public let request: UNNotificationRequest
  /// The time of delivery, by the device's clock.
  public let date: Date

  init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}

/// What a notification shows.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate var values = ContentValues()

  /// Creates an empty content.
  public override init() {}

  fileprivate init(_ other: UNNotificationContent) { values = other.values }

  /// The title.
  open var title: String { values.title }
  /// The second line.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number at the application's icon; nil leaves it as it is.
  open var badge: NSNumber? { values.badge }
  /// The sound; nil for none.
  open var sound: UNNotificationSound? { values.sound }
  /// What the application adds for itself.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The kind of the notification.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The group of the notification.
  open var threadIdentifier: String { values.threadIdentifier }
}

private struct ContentValues {
  var title = ""
  var subtitle = ""
  var body = ""
  var badge: NSNumber?
  var sound: UNNotificationSound?
  var userInfo: [AnyHashable: Any] = [:]
  var categoryIdentifier = ""
  var threadIdentifier = ""
}

/// A content that can be changed before it is requested.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number at the application's icon; nil leaves it as it is.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound; nil for none.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// What the application adds for itself.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The kind of the notification.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The group of the notification.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
}

/// A sound, which the simulated device doesn't play.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The file; nil for the system's sound.
  let name: String?

  /// Creates a sound from a file of the application.
  public init(named name: UNNotificationSoundName) { self.name = name.rawValue }

  private override init() { name = nil }

  /// The system's sound.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
}

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
