import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UIDatePicker: `valueChanged` is sent for the user's choices only; a date out of the limits turns back.
///
/// Dates are those of the proleptic Gregorian calendar: 9 January 2007 was a Tuesday.
@MainActor struct DatePickerChoiceTests {
  /// A picker 100 points below the top of an iPhone 14.
  @MainActor
  private struct Scene {
    let simulator = Simulator.boot(.iPhone14, iOS: 17)
    let picker = UIDatePicker()
    let log = CallLog()

    init(
      _ mode: UIDatePicker.Mode,
      _ style: UIDatePickerStyle = .wheels,
      _ prepare: (UIDatePicker) -> Void = { _ in }
    ) {
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      prepare(picker)
      picker.sizeToFit()
      picker.frame.origin = CGPoint(x: 20, y: 100)
      let log = log
      picker.addAction(UIAction { _ in log.add("changed") }, for: .valueChanged)
      let controller = UIViewController()
      controller.view.addSubview(picker)
      simulator.launch(controller)
      simulator.settle()
    }

    var wheels: [PickerWheel] { all(PickerWheel.self, in: picker).sorted { $0.component < $1.component } }

    /// The titles in the middle of the wheels.
    var shown: [String] {
      wheels.map { wheel in
        wheel.subviews.first { $0 is PickerRow && $0.alpha == 1 }?.labelTexts.first ?? "none"
      }
    }

    /// The day, the month, the year, the hour and the minute of the date.
    var parts: [Int] {
      let parts = picker.rules.calendar.dateComponents(
        [.day, .month, .year, .hour, .minute],
        from: picker.date
      )
      return [parts.day, parts.month, parts.year, parts.hour, parts.minute].compactMap { $0 }
    }

    /// Turns a wheel by rows as a finger does.
    func turn(_ component: Int, by rows: Int) {
      let middle = simulator.middle(of: wheels[component])
      let end = CGPoint(x: middle.x, y: middle.y - CGFloat(rows) * 32)
      simulator.drag(from: middle, to: end, duration: 3)
      simulator.advanceUntilIdle()
    }

    /// Taps the view with an accessibility label.
    func tap(_ label: String) throws {
      let views = all(UIView.self, in: try #require(simulator.keyWindow))
      let view = try #require(views.last { $0.isAccessibilityElement && $0.accessibilityLabel == label })
      simulator.tap(view)
      simulator.advanceUntilIdle()
    }

    func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
      view.subviews.flatMap { [$0 as? View].compactMap { $0 } + all(type, in: $0) }
    }
  }

  // MARK: Wheels

  @Test(
    arguments: [
      (.time, "en_US", ["9", "41", "AM"]), (.time, "de_DE", ["09", "41"]),
      (.date, "en_US", ["January", "9", "2007"]), (.date, "de_DE", ["9", "Januar", "2007"]),
      (.dateAndTime, "en_US", ["Today", "9", "41", "AM"]), (.yearAndMonth, "en_US", ["January", "2007"]),
    ] as [(UIDatePicker.Mode, String, [String])]
  )
  func wheelsAreInTheOrderOfTheLocale(mode: UIDatePicker.Mode, locale: String, titles: [String]) {
    #expect(Scene(mode) { $0.locale = Locale(identifier: locale) }.shown == titles)
  }

  @Test func aTurnedWheelChangesTheDateOnce() {
    let scene = Scene(.date)
    scene.turn(1, by: 3)
    #expect(scene.parts == [12, 1, 2007, 9, 41] && scene.log.take() == ["changed"])
    scene.turn(0, by: -1)
    #expect(scene.parts == [12, 12, 2007, 9, 41] && scene.log.take() == ["changed"])
    #expect(scene.shown == ["December", "12", "2007"])
  }

  @Test func aDayThatTheMonthDoesNotHaveTurnsToItsLast() {
    let scene = Scene(.date) { $0.date += 22 * 86_400 }
    #expect(scene.parts == [31, 1, 2007, 9, 41])
    scene.turn(0, by: 1)
    #expect(scene.parts == [28, 2, 2007, 9, 41] && scene.shown == ["February", "28", "2007"])
    scene.turn(1, by: 2)
    #expect(scene.parts == [28, 2, 2007, 9, 41] && scene.shown == ["February", "28", "2007"])
    #expect(scene.log.take() == ["changed"])
  }

  @Test func halvesOfTheDayFollowTheHours() {
    let scene = Scene(.time)
    scene.turn(0, by: 3)
    #expect(scene.shown == ["12", "41", "PM"] && scene.parts.suffix(2) == [12, 41])
    scene.turn(2, by: -1)
    #expect(scene.shown == ["12", "41", "AM"] && scene.parts.suffix(2) == [0, 41])
    scene.turn(1, by: -2)
    #expect(scene.parts == [9, 1, 2007, 0, 39])
  }

  @Test func aDateBeyondTheLimitsTurnsBack() {
    let scene = Scene(.dateAndTime) { $0.maximumDate = $0.date + 86_400 }
    scene.turn(0, by: 3)
    #expect(scene.parts == [10, 1, 2007, 9, 41] && scene.shown == ["Wed Jan 10", "9", "41", "AM"])
    scene.turn(1, by: 1)
    #expect(scene.parts == [10, 1, 2007, 9, 41] && scene.shown == ["Wed Jan 10", "9", "41", "AM"])
    #expect(scene.log.take() == ["changed"])
  }

  @Test func minutesHaveTheInterval() {
    let scene = Scene(.time) { $0.minuteInterval = 15 }
    #expect(scene.shown == ["9", "30", "AM"])
    scene.turn(1, by: 1)
    #expect(scene.parts.suffix(2) == [9, 45])
    scene.turn(1, by: 1)
    #expect(scene.parts.suffix(2) == [9, 0])
  }

  @Test func aCountdownIsAtLeastAMinute() {
    let scene = Scene(.countDownTimer)
    #expect(scene.shown == ["0", "0"])
    scene.turn(1, by: 2)
    #expect(scene.picker.countDownDuration == 120 && scene.log.take() == ["changed"])
    scene.turn(0, by: 1)
    #expect(scene.picker.countDownDuration == 3720)
    scene.turn(0, by: -1)
    scene.turn(1, by: -2)
    #expect(scene.picker.countDownDuration == 60 && scene.shown == ["0", "1"])
  }

  @Test(arguments: [false, true]) func codeTurnsTheWheelsAndSendsNothing(animated: Bool) {
    let scene = Scene(.date)
    scene.picker.setDate(scene.picker.date + 40 * 86_400, animated: animated)
    #expect(scene.parts == [18, 2, 2007, 9, 41])
    scene.simulator.advanceUntilIdle()
    #expect(scene.shown == ["February", "18", "2007"] && scene.log.take() == [])
  }

  // MARK: The device

  @Test func theDeviceHasATimeZoneALocaleAndACalendar() {
    let simulator = Simulator.boot(.iPhone14, iOS: 17)
    #expect(Locale.current.identifier == "en_US" && TimeZone.current.secondsFromGMT() == 0)
    simulator.locale = Locale(identifier: "fr_FR")
    simulator.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    simulator.calendar = .buddhist
    #expect(Locale.current.identifier == "fr_FR" && Calendar.current.identifier == .buddhist)
    #expect(Calendar.current.component(.hour, from: Date()) == 10)
    #expect(Calendar.current.component(.year, from: Date()) == 2550)
    let picker = UIDatePicker()
    #expect(
      picker.calendar.identifier == .buddhist && picker.rules.calendar.timeZone.secondsFromGMT() == 3600
    )
  }

  // MARK: The calendar

  @Test func aDayIsChosenInTheCalendar() throws {
    let scene = Scene(.dateAndTime, .inline)
    try scene.tap("Wednesday, January 17")
    #expect(scene.parts == [17, 1, 2007, 9, 41] && scene.log.take() == ["changed"])
    try scene.tap("Next Month")
    #expect(scene.log.take() == [])
    try scene.tap("Thursday, February 1")
    #expect(scene.parts == [1, 2, 2007, 9, 41])
    try scene.tap("February 2007")
    scene.turn(1, by: 1)
    #expect(scene.parts == [1, 2, 2008, 9, 41])
    try scene.tap("February 2008")
    try scene.tap("Friday, February 29")
    #expect(scene.parts == [29, 2, 2008, 9, 41])
  }

  @Test func daysBeyondTheLimitsCannotBeChosen() throws {
    let scene = Scene(.date, .inline) {
      $0.minimumDate = $0.date
      $0.maximumDate = $0.date + 2 * 86_400
    }
    for day in ["Monday, January 8", "Friday, January 12", "Next Month", "Previous Month"] {
      try scene.tap(day)
      #expect(scene.parts == [9, 1, 2007, 9, 41] && scene.log.take() == [])
    }
    try scene.tap("Thursday, January 11")
    #expect(scene.parts == [11, 1, 2007, 9, 41])
  }

  // MARK: Fields

  @Test func aFieldShowsACalendarUntilATapBesideIt() throws {
    let scene = Scene(.dateAndTime, .compact)
    let fields = scene.all(DateField.self, in: scene.picker)
    #expect(fields.compactMap(\.accessibilityValue) == ["Jan 9, 2007", "9:41\u{202F}AM"])
    let window = try #require(scene.simulator.keyWindow)
    try scene.tap("Date Picker")
    try scene.tap("Friday, January 19")
    #expect(scene.parts == [19, 1, 2007, 9, 41] && scene.log.take() == ["changed"])
    #expect(fields.first?.accessibilityValue == "Jan 19, 2007")
    #expect(scene.all(DatePlatter.self, in: window).count == 1)
    scene.simulator.tap(at: CGPoint(x: 200, y: 800))
    #expect(scene.all(DatePlatter.self, in: window).isEmpty)
    try scene.tap("Time Picker")
    let wheel = try #require(scene.all(PickerWheel.self, in: window).first { $0.component == 1 })
    let middle = scene.simulator.middle(of: wheel)
    scene.simulator.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 64), duration: 3)
    scene.simulator.advanceUntilIdle()
    #expect(scene.parts == [19, 1, 2007, 9, 43])
    scene.picker.removeFromSuperview()
    #expect(scene.all(DatePlatter.self, in: window).isEmpty)
  }

  @Test func anUnusedPickerIsReleased() {
    weak var gone: UIDatePicker?
    do {
      let scene = Scene(.dateAndTime, .inline)
      gone = scene.picker
      scene.picker.removeFromSuperview()
      scene.simulator.settle()
    }
    #expect(gone == nil)
  }
}
