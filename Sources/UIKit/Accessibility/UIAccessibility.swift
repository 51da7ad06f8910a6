/// Messages to assistive technologies, of which none runs on a simulated device, and their settings.
///
/// Source: Apple, UIAccessibility.
@MainActor
public enum UIAccessibility {
  /// What assistive technologies are told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A large part of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Elements have appeared, moved or disappeared.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// A scrolling action is over.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Sends a notification to assistive technologies; as none runs, nobody hears it.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether the screen is read aloud: false.
  public static var isVoiceOverRunning: Bool { false }

  /// Whether a switch controls the device: false.
  public static var isSwitchControlRunning: Bool { false }

  /// Whether animations are to be reduced: false.
  public static var isReduceMotionEnabled: Bool { false }

  /// Whether transparency is to be reduced: false.
  public static var isReduceTransparencyEnabled: Bool { false }

  /// Whether texts are bold: false.
  public static var isBoldTextEnabled: Bool { false }

  /// Whether colours are darker: false.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// Whether colours are inverted: false.
  public static var isInvertColorsEnabled: Bool { false }

  /// Whether colours are greys: false.
  public static var isGrayscaleEnabled: Bool { false }

  /// Posted when the screen is read aloud, or no longer is.
  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  /// Posted when an announcement has been spoken.
  nonisolated public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification"
  )
  /// Posted when animations are to be reduced, or no longer are.
  nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
}
