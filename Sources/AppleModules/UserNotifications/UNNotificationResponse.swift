/// The identifier of a tap on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// What a user has done with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the button, or `UNNotificationDefaultActionIdentifier`.
  public let actionIdentifier: String

  init(_ notification: UNNotification, _ actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// A button of notifications.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier in the response.
  public let identifier: String
  /// The title.
  public let title: String
  /// How the button works.
  public let options: UNNotificationActionOptions

  /// Creates a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// How a button of notifications works.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// It works on unlocked devices only; the simulated one is never locked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// Its title is red.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// It brings the application to the foreground.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A kind of notifications, which have the same buttons.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The identifier, as of `UNNotificationContent.categoryIdentifier`.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// The intents to which the notifications belong.
  public let intentIdentifiers: [String]

  /// Creates a kind.
  public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String]) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
  }
}
