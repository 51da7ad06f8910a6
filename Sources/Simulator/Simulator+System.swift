import UIKit

// What the application does outside of its own screen: haptics, URLs, notifications.

extension Simulator {
  /// A haptic that a user feels.
  public enum Haptic: Equatable, Sendable {
    /// A collision, with an intensity from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// The change of a selection.
    case selection
    /// The result of a task.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
  }

  /// The haptics that feedback generators have played since boot, oldest first; none on pads.
  public var haptics: [Haptic] {
    check()
    return device.haptics.map { haptic in
      switch haptic {
      case .impact(let style, let intensity): .impact(style, intensity: intensity)
      case .selection: .selection
      case .notification(let type): .notification(type)
      }
    }
  }

  // MARK: URLs

  /// The schemes of the URLs that other applications of the device open, in lower case; at boot those of the system's applications.
  public var openableSchemes: Set<String> {
    get { device.application.openableSchemes }
    set { device.application.openableSchemes = newValue }
  }

  /// The URLs that the application has opened in others since boot, oldest first.
  public var openedURLs: [URL] { device.application.openedURLs }

  // MARK: Notifications

  /// A notification in the list of the system.
  public struct DeliveredNotification: Equatable, Sendable {
    /// The identifier of the request.
    public let identifier: String
    /// The title.
    public let title: String
    /// The second line.
    public let subtitle: String
    /// The text.
    public let body: String
    /// The time of delivery, by the device's clock.
    public let date: Date
  }

  /// The notifications of the application in the list of the system, oldest first.
  public var deliveredNotifications: [DeliveredNotification] {
    check()
    let entries = device.system.notificationList.withLock { $0 }?.entries ?? []
    return entries.map {
      DeliveredNotification(
        identifier: $0.identifier,
        title: $0.title,
        subtitle: $0.subtitle,
        body: $0.body,
        date: $0.date
      )
    }
  }

  /// Taps a delivered notification, or one of its buttons; returns false if there is none.
  ///
  /// The notification leaves the list, the application comes to the foreground, and its delegate gets the response. A button without the
  /// option `foreground` leaves the application in the background.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of the request.
  ///   - action: the identifier of the button; nil for the notification itself.
  @discardableResult
  public func tapNotification(_ identifier: String, action: String? = nil) -> Bool {
    check()
    let list = device.system.notificationList.withLock { $0 }
    let isFound = list?.respond(to: identifier, action: action.map { .action($0) } ?? .open) ?? false
    settle()
    return isFound
  }
}
