/// When a notification is delivered.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it is delivered again and again.
  public let repeats: Bool

  fileprivate init(repeats: Bool) { self.repeats = repeats }

  /// The seconds from now on; nil if the time does not come.
  var nextDelay: TimeInterval? { nil }
}

/// Delivers a notification after some time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  ///
  /// A time that isn't positive, or a repeated one of less than a minute, raises NSInternalInconsistencyException. Source: Apple,
  /// UNTimeIntervalNotificationTrigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    if !(timeInterval > 0) {
      UIKitException.raise(.internalInconsistencyException, "time interval must be greater than 0")
    }
    if repeats && timeInterval < 60 {
      UIKitException.raise(.internalInconsistencyException, "time interval must be at least 60 if repeating")
    }
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  override var nextDelay: TimeInterval? { timeInterval }

  /// The time of the next delivery if it were requested now.
  open func nextTriggerDate() -> Date? { Date().addingTimeInterval(timeInterval) }
}

/// Delivers a notification when the date has some components.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  override var nextDelay: TimeInterval? { nextTriggerDate().map { $0.timeIntervalSince(Date()) } }

  /// The next date with the components; nil if there is none.
  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: Date(),
      matching: dateComponents,
      matchingPolicy: .nextTime
    )
  }
}
