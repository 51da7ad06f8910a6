import RecipeKit

/// A call between two time zones, chosen with a date picker.
@MainActor public let recipe: any Recipe = DateAndTimeZoneRecipe()

struct DateAndTimeZoneRecipe: Recipe {
  typealias Way = ControllerFactory<CallViewController>

  let lesson = Lesson.embedded
  let rightWay: Way = { CallViewController() }
  let wrongWays: WrongWays<Way> = [
    "text in the defaults": { TextInDefaultsController() },
    "eight hours further": { EightHoursController() },
    "made local": { MadeLocalController() },
    "a formatter in GMT": { FormatterInGMTController() },
    "86,400 seconds": { SecondsOfADayController() },
    "the start of today": { StartOfTodayController() },
  ]

  func scene(_ make: @escaping Way, on stage: Stage) -> Planner {
    Planner(make, on: stage.boot(.iPhone16))
  }

  var claims: Claims<Way> {
    core("two-texts", "One moment is five o'clock in Berlin, and one o'clock of the next day in Tokyo.") {
      plan in
      plan.choose(.winter)
      expect(plan.lines, is: ["Here: Tue 17:00", "Tokyo: Wed 01:00"])
    }
    .fails(in: "made local", seeing: ["Here: Tue 18:00", "Tokyo: Wed 02:00"])
    .fails(in: "a formatter in GMT", seeing: ["Here: Tue 16:00", "Tokyo: Wed 01:00"])
    core("summer", "In summer, Berlin and Tokyo are only seven hours apart.") { plan in
      plan.choose(.summer)
      expect(plan.lines, is: ["Here: Tue 17:00", "Tokyo: Wed 00:00"])
    }
    .fails(in: "eight hours further", seeing: ["Here: Tue 17:00", "Tokyo: Wed 01:00"])
    .fails(in: "a formatter in GMT", seeing: ["Here: Tue 15:00", "Tokyo: Wed 00:00"])
    core("stored", "A phone that has flown to Tokyo finds the call at the same moment.") { plan in
      plan.choose(.winter)
      expect(plan.inTokyo().lines[0], is: "Here: Wed 01:00")
    }
    .fails(in: "text in the defaults", seeing: "Here: Tue 17:00")
    core("next-day", "A day later is the same time of day, also where summer time begins.") { plan in
      plan.choose(.beforeSummerTime)
      plan.tapLater()
      expect(plan.lines[0], is: "Here: Sun 17:00")
    }
    .fails(in: "86,400 seconds", seeing: "Here: Sun 18:00")
    core("earliest", "Nobody can choose a moment that has passed.") { plan in
      let now = Date()
      plan.choose(now.addingTimeInterval(-3600))
      expect(plan.screen.picker.date.timeIntervalSince(now), is: 0)
    }
    .fails(in: "the start of today", seeing: -3600)
    detail("hour", "A date has no hour until a calendar with a time zone gives it one.", isFact: true) { _ in
      expect(
        [String.berlin, .tokyo].map { Calendar.gregorian(in: $0).component(.hour, from: .winter) },
        is: [17, 1]
      )
    }
    detail("silent", "A picker whose date is set by code sends no action.", isFact: true) { _ in
      let picker = UIDatePicker()
      var actions = 0
      picker.addAction(UIAction { _ in actions += 1 }, for: .valueChanged)
      picker.date = .summer
      expect(actions, is: 0)
    }
    detail("own-zone", "A picker shows the time zone of the phone.", isFact: true) { plan in
      let picker = UIDatePicker()
      expect(picker.calendar.timeZone.identifier, is: .berlin)
    }
  }

  func illustrate(_ make: @escaping Way, on stage: Stage) {
    let plan = scene(make, on: stage)
    plan.choose(.winter)
    stage.picture("call", caption: "A call at five")
    stage.output("a call in January", plan.lines.joined(separator: " · "))
    plan.choose(.summer)
    stage.output("a call in July", plan.lines.joined(separator: " · "))
    plan.choose(.beforeSummerTime)
    stage.film("later", caption: "A day later, summer time begins", seconds: 0.3) { plan.tapLater() }
    stage.output("a day after 24 March", plan.lines[0])
    plan.choose(Date().addingTimeInterval(-3600))
    stage.output("an hour ago", plan.lines[0])
    plan.choose(.winter)
    let there = plan.inTokyo()
    stage.picture("flown", caption: "The same call on the same phone, in Tokyo")
    stage.output("after a flight to Tokyo", there.lines[0])
  }

  func playground(_ make: @escaping Way) -> Playground? {
    func start(_ title: String, _ isThere: Bool) -> Playground.Start {
      Playground.Start(title) { stage in
        let plan = scene(make, on: stage)
        plan.choose(.winter)
        return isThere ? plan.inTokyo().device : plan.device
      }
    }
    return Playground(
      [.tap("10"), .tap("11"), .tap("Next Month"), .tap("A day later")],
      within: 3,
      starts: [start("In Berlin", false), start("After a flight to Tokyo", true)]
    )
  }
}

/// The call on a phone, at first in Berlin.
@MainActor
struct Planner {
  let device: Simulator
  let screen: CallViewController
  private let make: ControllerFactory<CallViewController>

  init(_ make: @escaping ControllerFactory<CallViewController>, on device: Simulator) {
    device.locale = Locale(identifier: "en_GB")
    device.timeZone = TimeZone(identifier: .berlin) ?? .gmt
    self.init(launching: make, on: device)
  }

  private init(launching make: @escaping ControllerFactory<CallViewController>, on device: Simulator) {
    (self.make, self.device) = (make, device)
    screen = make()
    device.launch(screen)
  }

  var lines: [String] { [screen.here.text ?? "", screen.tokyo.text ?? ""] }

  /// Chooses a date, as a finger does.
  func choose(_ date: Date) {
    screen.picker.date = date
    screen.picker.sendActions(for: .valueChanged)
  }

  func tapLater() {
    device.tap(screen.later)
    device.advanceUntilIdle()
  }

  /// The same phone after a flight: the application is launched again.
  func inTokyo() -> Planner {
    device.timeZone = TimeZone(identifier: .tokyo) ?? .gmt
    return Planner(launching: make, on: device)
  }
}

extension String {
  fileprivate static let berlin = "Europe/Berlin"
  fileprivate static let tokyo = "Asia/Tokyo"
}

extension Date {
  /// 9 January 2007, 17:00 in Berlin: the day on which the phone's clock begins.
  fileprivate static let winter = berlin(1, 9)
  fileprivate static let summer = berlin(7, 3)
  /// On the next day summer time begins.
  fileprivate static let beforeSummerTime = berlin(3, 24)

  private static func berlin(_ month: Int, _ day: Int) -> Date {
    let parts = DateComponents(year: 2007, month: month, day: day, hour: 17)
    return Calendar.gregorian(in: .berlin).date(from: parts) ?? .distantPast
  }
}

extension Calendar {
  fileprivate static func gregorian(in zone: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
  }
}
