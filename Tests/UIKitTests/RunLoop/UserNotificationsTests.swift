import Simulator
import Testing
import UIKit
import UserNotifications

/// Truth: Apple, UNUserNotificationCenter and UNUserNotificationCenterDelegate.
@MainActor struct UserNotificationsTests {
  private final class Presenter: UNUserNotificationCenterDelegate {
    var asked: [String] = []
    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      asked.append(notification.request.content.title)
      completionHandler([.alert])
    }
  }

  private func launch() -> Simulator {
    let simulator = Simulator.boot(.iPhone6, iOS: 12)
    simulator.launch(UIViewController())
    return simulator
  }

  private func request(_ name: String, _ trigger: UNNotificationTrigger?) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = name
    defer { content.title = "changed later" }
    return UNNotificationRequest(identifier: name, content: content, trigger: trigger)
  }

  private func authorize(_ simulator: Simulator) {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
    simulator.advance(by: 0.1)
  }

  /// The titles of the delivered notifications.
  private func delivered(_ simulator: Simulator) -> [String] {
    let titles = Answers()
    UNUserNotificationCenter.current().getDeliveredNotifications {
      $0.forEach { titles.add($0.request.content.title) }
    }
    simulator.advance(by: 0.1)
    return titles.all
  }

  /// The identifiers of the pending requests.
  private func pending(_ simulator: Simulator) -> [String] {
    let names = Answers()
    UNUserNotificationCenter.current().getPendingNotificationRequests {
      $0.forEach { names.add($0.identifier) }
    }
    simulator.advance(by: 0.1)
    return names.all
  }

  @Test(arguments: [true, false]) func theUserAnswersOnce(answer: Bool) {
    let simulator = launch()
    simulator.allowsNotifications = answer
    let answers = Answers()
    let center = UNUserNotificationCenter.current()
    center.getNotificationSettings { answers.add("\($0.authorizationStatus)") }
    center.requestAuthorization { granted, error in answers.add("\(granted) \(error == nil)") }
    simulator.advance(by: 0.1)
    simulator.allowsNotifications = !answer
    center.requestAuthorization { granted, _ in answers.add("\(granted)") }
    center.getNotificationSettings { answers.add("\($0.authorizationStatus) \($0.alertSetting)") }
    simulator.advance(by: 0.1)
    let status = answer ? "authorized enabled" : "denied disabled"
    #expect(answers.all == ["notDetermined", "\(answer) true", "\(answer)", status])
  }

  @Test func withoutAuthorizationNothingIsScheduled() {
    let simulator = launch()
    let answers = Answers()
    UNUserNotificationCenter.current().add(request("a", nil)) {
      answers.add("\(($0 as? UNError)?.code.rawValue ?? 0)")
    }
    simulator.advance(by: 1)
    #expect(answers.all == ["1"])
    #expect(pending(simulator).isEmpty)
  }

  @Test func aNotificationComesByTheDevicesClockInTheBackground() {
    let simulator = launch()
    authorize(simulator)
    let center = UNUserNotificationCenter.current()
    center.add(request("tea", UNTimeIntervalNotificationTrigger(timeInterval: 300, repeats: false)))
    center.add(request("gone", UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false)))
    center.removePendingNotificationRequests(withIdentifiers: ["gone"])
    simulator.pressHome()
    simulator.advance(by: 299)
    #expect(delivered(simulator) == [])
    #expect(pending(simulator) == ["tea"])
    simulator.advance(by: 2)
    #expect(delivered(simulator) == ["tea"])
    #expect(pending(simulator).isEmpty)
    center.removeAllDeliveredNotifications()
    #expect(delivered(simulator) == [])
  }

  /// Source: Apple, UNNotificationRequest.identifier: "the system replaces the previous notification with the new one".
  @Test func aRequestAddedAgainReplacesThePendingOne() {
    let simulator = launch()
    authorize(simulator)
    let center = UNUserNotificationCenter.current()
    let tea = request("tea", UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false))
    center.add(tea)
    simulator.pressHome()
    simulator.advance(by: 5)
    center.add(tea)
    #expect(pending(simulator) == ["tea"])
    simulator.advance(by: 8)
    #expect(delivered(simulator) == [] && pending(simulator) == ["tea"])
    center.add(request("tea", UNTimeIntervalNotificationTrigger(timeInterval: 20, repeats: false)))
    simulator.advance(by: 18)
    #expect(delivered(simulator) == [] && pending(simulator) == ["tea"])
    simulator.advance(by: 3)
    #expect(delivered(simulator) == ["tea"] && pending(simulator).isEmpty)
  }

  @Test func inTheForegroundTheDelegateDecides() {
    let simulator = launch()
    authorize(simulator)
    let center = UNUserNotificationCenter.current()
    center.add(request("silent", nil))
    simulator.advance(by: 0.1)
    #expect(delivered(simulator) == [])
    let presenter = Presenter()
    center.delegate = presenter
    center.add(request("shown", nil))
    simulator.advance(by: 0.1)
    #expect(presenter.asked == ["shown"])
    #expect(delivered(simulator) == ["shown"])
  }

  @Test func aRepeatingOneComesAgainAndACalendarsAtItsTime() throws {
    let simulator = launch()
    authorize(simulator)
    let presenter = Presenter()
    let center = UNUserNotificationCenter.current()
    center.delegate = presenter
    center.add(
      request("minute", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true))
    )
    simulator.advance(by: 185)
    #expect(presenter.asked == ["minute", "minute", "minute"])
    center.removeAllPendingNotificationRequests()
    simulator.advance(by: 100)
    #expect(presenter.asked.count == 3)
    let calendar = Calendar.current
    let time = calendar.dateComponents([.hour, .minute], from: Date().addingTimeInterval(7200))
    let trigger = UNCalendarNotificationTrigger(dateMatching: time, repeats: false)
    let date = try #require(trigger.nextTriggerDate())
    #expect(calendar.dateComponents([.hour, .minute], from: date) == time)
    #expect(abs(date.timeIntervalSince(Date()) - 7200) <= 60)
  }

  private final class Receiver: UNUserNotificationCenterDelegate {
    var received: [String] = []
    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      let isDefault = response.actionIdentifier == UNNotificationDefaultActionIdentifier
      let action = isDefault ? "opened" : response.actionIdentifier
      received.append("\(response.notification.request.identifier) \(action)")
      completionHandler()
    }
  }

  /// Source: Apple, UNUserNotificationCenterDelegate.userNotificationCenter(_:didReceive:withCompletionHandler:) and
  /// UNNotificationActionOptions.foreground.
  @Test func theDelegateGetsTheUsersResponse() {
    let simulator = launch()
    authorize(simulator)
    let (center, receiver) = (UNUserNotificationCenter.current(), Receiver())
    center.delegate = receiver
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "kitchen",
        actions: [
          UNNotificationAction(identifier: "later", title: "Later"),
          UNNotificationAction(identifier: "show", title: "Show", options: .foreground),
        ],
        intentIdentifiers: []
      )
    ])
    for (index, name) in ["tea", "soup", "cake"].enumerated() {
      let content = UNMutableNotificationContent()
      content.title = name
      content.categoryIdentifier = "kitchen"
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: Double(index + 1), repeats: false)
      center.add(UNNotificationRequest(identifier: name, content: content, trigger: trigger))
    }
    simulator.pressHome()
    simulator.advance(by: 5)
    #expect(simulator.deliveredNotifications.map(\.title) == ["tea", "soup", "cake"])
    #expect(!simulator.tapNotification("water") && !simulator.tapNotification("tea", action: "none"))
    #expect(simulator.tapNotification("tea", action: "later"))
    #expect(simulator.application.applicationState == .background)
    #expect(simulator.tapNotification("soup", action: "show"))
    #expect(simulator.application.applicationState == .active)
    #expect(simulator.tapNotification("cake"))
    #expect(receiver.received == ["tea later", "soup show", "cake opened"])
    #expect(simulator.deliveredNotifications.isEmpty)
  }

  /// A calendar trigger uses the device's time zone: it boots at 9:41 Universal Time.
  @Test func calendarsHaveTheDevicesTimeZone() throws {
    let simulator = launch()
    simulator.timeZone = try #require(TimeZone(secondsFromGMT: -3600))
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 9, minute: 0),
      repeats: false
    )
    #expect(try #require(trigger.nextTriggerDate()).timeIntervalSince(Date()) == 19 * 60)
  }

  @Test func aRepeatedTimeUnderAMinuteRaises() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Simulator.boot(.iPhone6, iOS: 12)
        _ = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true)
      }
    }
    expectRaised(result, "NSInternalInconsistencyException", "time interval must be at least 60 if repeating")
  }
}

private final class Answers: @unchecked Sendable {
  private(set) var all: [String] = []
  func add(_ answer: String) { all.append(answer) }
}
