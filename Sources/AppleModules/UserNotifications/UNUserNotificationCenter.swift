@_exported import UIKit

/// Schedules the notifications of the application, and keeps those that were delivered.
///
/// They are delivered by the device's clock, and no banner is shown: `deliveredNotifications()` and
/// `Simulator.deliveredNotifications` have them, and `Simulator.tapNotification(_:action:)` opens one. Completion handlers run on the
/// main thread in the next run-loop pass. Source: Apple, UNUserNotificationCenter.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  // Protected by the lock.
  private var status = UNAuthorizationStatus.notDetermined
  private var pending: [PendingRequest] = []
  /// How often a request has been added.
  private var additions = 0
  private var delivered: [UNNotification] = []
  private var categories: Set<UNNotificationCategory> = []
  private weak var storedDelegate: (any UNUserNotificationCenterDelegate)?

  /// The center of the application; each boot has a new one.
  open class func current() -> UNUserNotificationCenter {
    let system = BootedSystem.current
    let center = system.sharedObject { UNUserNotificationCenter() }
    system.notificationList.withLock { $0 = center }
    return center
  }

  /// The delegate, which decides about notifications while the application is in the foreground; not retained.
  open var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { storedDelegate } }
    set { lock.withLock { storedDelegate = newValue } }
  }

  private func reply(_ work: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: work) }

  // MARK: Authorization

  /// Asks the user, once: the answer is `Simulator.allowsNotifications`, without an alert.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    reply { [self] in completionHandler(askUser(), nil) }
  }

  /// Asks the user, once; at once.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { askUser() }

  private func askUser() -> Bool {
    let allows = BootedSystem.current.allowsNotifications
    return lock.withLock {
      if status == .notDetermined { status = allows ? .authorized : .denied }
      return status == .authorized
    }
  }

  /// Tells what the user has allowed.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    reply { [self] in completionHandler(settings) }
  }

  /// What the user has allowed.
  open func notificationSettings() async -> UNNotificationSettings { settings }

  private var settings: UNNotificationSettings { UNNotificationSettings(lock.withLock { status }) }

  // MARK: Scheduling

  /// Schedules a notification, in place of one with the same identifier; without a trigger it is delivered at once.
  ///
  /// Without authorization the error is `UNError.notificationsNotAllowed`.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = enqueue(request)
    reply { completionHandler?(error) }
  }

  /// Schedules a notification.
  open func add(_ request: UNNotificationRequest) async throws {
    if let error = enqueue(request) { throw error }
  }

  /// Returns the error, if there is one.
  private func enqueue(_ request: UNNotificationRequest) -> UNError? {
    guard lock.withLock({ status == .authorized }) else { return UNError(code: .notificationsNotAllowed) }
    let added = lock.withLock {
      additions += 1
      let added = PendingRequest(request: request, addition: additions)
      pending.removeAll { $0.request.identifier == request.identifier }
      pending.append(added)
      return added
    }
    schedule(added)
    return nil
  }

  private func schedule(_ added: PendingRequest) {
    guard let trigger = added.request.trigger else {
      return DispatchQueue.main.async { [weak self] in self?.deliver(added) }
    }
    guard let delay = trigger.nextDelay else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in self?.deliver(added) }
  }

  /// Delivers a request that is still pending; a repeating one stays.
  private func deliver(_ added: PendingRequest) {
    let request = added.request
    let repeats = request.trigger?.repeats ?? false
    let isPending = lock.withLock {
      guard let index = pending.firstIndex(where: { $0.addition == added.addition }) else { return false }
      if !repeats { pending.remove(at: index) }
      return true
    }
    guard isPending else { return }
    if repeats { schedule(added) }
    let notification = UNNotification(request: request, date: Date())
    MainActor.assumeIsolated {
      guard UIApplication.shared.applicationState == .active else { return show(notification) }
      delegate?.userNotificationCenter(self, willPresent: notification) { [weak self] options in
        // In the foreground a notification is in the list only if the delegate wants it there.
        if !options.isDisjoint(with: [.list, .alert]) { self?.show(notification) }
      }
    }
  }

  private func show(_ notification: UNNotification) {
    lock.withLock {
      delivered.removeAll { $0.request.identifier == notification.request.identifier }
      delivered.append(notification)
    }
  }

  // MARK: Categories

  /// Sets the kinds of notifications that have buttons.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }

  /// Tells the kinds of notifications that have buttons.
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    reply { [self] in completionHandler(lock.withLock { categories }) }
  }

  /// The kinds of notifications that have buttons.
  open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

  // MARK: Lists

  /// Tells the requests whose time has not come.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    reply { [self] in completionHandler(pendingRequests) }
  }

  /// The requests whose time has not come.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { pendingRequests }

  private var pendingRequests: [UNNotificationRequest] { lock.withLock { pending.map(\.request) } }

  /// Takes back requests.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.request.identifier) } }
  }

  /// Takes back all requests.
  open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }

  /// Tells the notifications in the list of the system.
  open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    reply { [self] in completionHandler(lock.withLock { delivered }) }
  }

  /// The notifications in the list of the system.
  open func deliveredNotifications() async -> [UNNotification] { lock.withLock { delivered } }

  /// Removes notifications from the list.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    lock.withLock { delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }

  /// Removes all notifications from the list.
  open func removeAllDeliveredNotifications() { lock.withLock { delivered = [] } }
}

extension UNUserNotificationCenter: DeviceNotificationList {
  package var entries: [DeviceNotification] {
    lock.withLock { delivered }.map { notification in
      let content = notification.request.content
      return DeviceNotification(
        identifier: notification.request.identifier,
        title: content.title,
        subtitle: content.subtitle,
        body: content.body,
        date: notification.date
      )
    }
  }

  /// Brings the application to the foreground, unless the button works in the background, and calls the delegate.
  @MainActor
  package func respond(to identifier: String, action: DeviceNotification.Response) -> Bool {
    guard let found = lock.withLock({ delivered.first { $0.request.identifier == identifier } }) else {
      return false
    }
    let response: UNNotificationResponse
    var opens = true
    switch action {
    case .open:
      response = UNNotificationResponse(found, UNNotificationDefaultActionIdentifier)
    case .action(let identifier):
      let category = lock.withLock {
        categories.first { $0.identifier == found.request.content.categoryIdentifier }
      }
      guard let button = category?.actions.first(where: { $0.identifier == identifier }) else { return false }
      opens = button.options.contains(.foreground)
      response = UNNotificationResponse(found, identifier)
    }
    removeDeliveredNotifications(withIdentifiers: [identifier])
    if opens, UIApplication.shared.applicationState != .active { UIApplication.shared.becomeActive() }
    delegate?.userNotificationCenter(self, didReceive: response) {}
    return true
  }
}

/// A request whose time has not come.
private struct PendingRequest: Sendable {
  let request: UNNotificationRequest
  /// Distinguishes it from the same request added again, which has a time of its own.
  let addition: Int
}

/// Decides about the notifications that arrive while the application is in the foreground.
@preconcurrency @MainActor
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Called when a notification arrives in the foreground; the handler gets how it is to be shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  )

  /// Called when the user has tapped a notification or one of its buttons; the handler is to be called at the end.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }

  /// Calls the handler.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// How a notification is shown in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The number at the application's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// A banner, and in the list.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// In the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// A banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
