/// What an application asks for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The number at the application's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Banners.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
}

/// What the user has answered.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody has asked.
  case notDetermined = 0
  /// Notifications are not allowed.
  case denied = 1
  /// Notifications are allowed.
  case authorized = 2
}

/// Whether a kind of notifications is allowed.
public enum UNNotificationSetting: Int, Sendable {
  /// The application hasn't asked for it.
  case notSupported = 0
  /// It is not allowed.
  case disabled = 1
  /// It is allowed.
  case enabled = 2
}

/// What the user has allowed.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// The answer.
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

  private var setting: UNNotificationSetting {
    switch authorizationStatus {
    case .notDetermined: .notSupported
    case .denied: .disabled
    case .authorized: .enabled
    }
  }

  /// Whether banners are allowed.
  open var alertSetting: UNNotificationSetting { setting }
  /// Whether sounds are allowed.
  open var soundSetting: UNNotificationSetting { setting }
  /// Whether the number at the icon is allowed.
  open var badgeSetting: UNNotificationSetting { setting }
}

/// An error of notifications.
public struct UNError: Error, Equatable {
  /// What is wrong.
  public enum Code: Int, Sendable {
    /// The user hasn't allowed notifications.
    case notificationsNotAllowed = 1
  }

  /// What is wrong.
  public let code: Code

  init(code: Code) { self.code = code }

  /// The user hasn't allowed notifications.
  public static let notificationsNotAllowed = Code.notificationsNotAllowed
}
