import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UIDatePicker and its header: defaults, limits, intervals, durations.
///
/// The device's clock begins on Tuesday, 9 January 2007, at 9:41 Universal Time.
@MainActor struct UIDatePickerTests {
  private static let boot = Date(timeIntervalSince1970: 1_168_335_660)

  private func picker(_ mode: UIDatePicker.Mode = .dateAndTime, iOS version: Double = 17) -> UIDatePicker {
    _ = Simulator.boot(.iPhone14, iOS: version)
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    return picker
  }

  /// Seconds after the boot.
  private func after(_ seconds: TimeInterval) -> Date { UIDatePickerTests.boot + seconds }

  @Test func defaultsAreThoseOfTheHeader() {
    let picker = picker()
    #expect(picker.datePickerMode == .dateAndTime && picker.date == UIDatePickerTests.boot)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil && picker.minuteInterval == 1)
    #expect(picker.countDownDuration == 0 && picker.roundsToMinuteInterval)
    #expect(picker.locale == nil && picker.timeZone == nil && picker.calendar.identifier == .gregorian)
    #expect(picker.preferredDatePickerStyle == .automatic)
  }

  /// Truth: a day has 86,400 seconds; "today" is the day of the device's clock.
  @Test func todayFollowsTheDevicesClock() {
    let simulator = Simulator.boot(.iPhone14, iOS: 17)
    let picker = UIDatePicker()
    let day = DateWheel.Kind.day
    #expect(day.value(of: picker.date, picker) == 0)
    #expect(day.title(of: 0, isDuration: false, picker) == "Today")
    #expect(markedDays(simulator) == ["Tuesday, January 9"])
    simulator.advance(by: 86_400)
    #expect(day.value(of: picker.date, picker) == -1)
    #expect(day.title(of: -1, isDuration: false, picker) == "Tue Jan 9")
    #expect(UIDatePicker().date == after(86_400))
    #expect(markedDays(simulator) == ["Wednesday, January 10"])
  }

  /// The days in the tint color in a calendar with a later day selected, which is only the present one.
  private func markedDays(_ simulator: Simulator) -> [String] {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 60, width: 390, height: 380))
    picker.preferredDatePickerStyle = .inline
    picker.date = after(10 * 86_400)
    let controller = UIViewController()
    controller.view.addSubview(picker)
    simulator.launch(controller)
    simulator.settle()
    let names = ["Monday, January 8", "Tuesday, January 9", "Wednesday, January 10", "Thursday, January 11"]
    func all(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all($0) } }
    return names.filter { name in
      let day = all(picker).first { $0.accessibilityLabel == name }
      return day?.subviews.contains { ($0 as? UILabel)?.textColor == picker.tintColor } ?? false
    }
  }

  // MARK: Limits

  @Test(
    arguments: [
      (-100, 100, 0, 0), (-100, 100, 500, 100), (-100, 100, -500, -100), (nil, 100, 500, 100),
      (-100, nil, -500, -100), (100, -100, 500, 500), (100, 200, 0, 100),
    ] as [(TimeInterval?, TimeInterval?, TimeInterval, TimeInterval)]
  )
  func aDateStaysBetweenTheLimits(
    minimum: TimeInterval?,
    maximum: TimeInterval?,
    date: TimeInterval,
    expected: TimeInterval
  ) {
    let first = picker()
    first.minimumDate = minimum.map { after($0) }
    first.maximumDate = maximum.map { after($0) }
    first.date = after(date)
    #expect(first.date == after(expected))
    let second = picker()
    second.date = after(date)
    second.minimumDate = minimum.map { after($0) }
    second.maximumDate = maximum.map { after($0) }
    if (minimum ?? 0) <= (maximum ?? 0) || minimum == nil || maximum == nil {
      #expect(second.date == after(expected))
    }
  }

  // MARK: Intervals

  @Test(arguments: [(1, 1), (5, 5), (15, 15), (30, 30), (60, 1), (0, 1), (-5, 1), (7, 1), (Int.max, 1)])
  func anIntervalDividesSixty(interval: Int, expected: Int) {
    let picker = picker()
    picker.minuteInterval = interval
    #expect(picker.minuteInterval == expected)
  }

  /// 9:41 has 9:30 before it in quarters, and 9:40 in steps of 5 minutes.
  @Test(arguments: [(1, 0.0), (5, -60), (15, -660), (30, -660)])
  func theDateIsRoundedToTheInterval(interval: Int, offset: TimeInterval) {
    let picker = picker()
    picker.minuteInterval = interval
    #expect(picker.date == after(offset))
    picker.roundsToMinuteInterval = false
    #expect(picker.date == UIDatePickerTests.boot)
  }

  @Test func roundingStaysBetweenTheLimits() {
    let picker = picker()
    picker.minuteInterval = 15
    picker.minimumDate = UIDatePickerTests.boot
    #expect(picker.date == after(240))
    picker.maximumDate = after(120)
    #expect(picker.date == UIDatePickerTests.boot)
  }

  // MARK: Durations

  @Test(arguments: [
    (0.0, 0.0), (59, 0), (60, 60), (119, 60), (3725, 3720), (86_399, 86_340), (90_000, 86_340), (-5, 0),
    (.nan, 0), (.infinity, 86_340),
  ])
  func aDurationLosesItsSecondsAndIsUnderADay(duration: TimeInterval, expected: TimeInterval) {
    let picker = picker(.countDownTimer)
    picker.countDownDuration = duration
    #expect(picker.countDownDuration == expected)
  }

  // MARK: Styles

  @Test(
    arguments: [
      (13, .dateAndTime, .automatic, .wheels), (13, .date, .inline, .wheels),
      (17, .date, .automatic, .compact),
      (17, .dateAndTime, .inline, .inline), (17, .time, .wheels, .wheels),
      (17, .countDownTimer, .automatic, .wheels), (17, .yearAndMonth, .compact, .wheels),
    ] as [(Double, UIDatePicker.Mode, UIDatePickerStyle, UIDatePickerStyle)]
  )
  func theStyleIsNeverAutomatic(
    version: Double,
    mode: UIDatePicker.Mode,
    preferred: UIDatePickerStyle,
    style: UIDatePickerStyle
  ) {
    let picker = picker(mode, iOS: version)
    picker.preferredDatePickerStyle = preferred
    #expect(picker.datePickerStyle == style && picker.preferredDatePickerStyle == preferred)
  }

  @Test func wheelsAreAsLargeAsInInterfaceBuilder() {
    let picker = picker(iOS: 13)
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  // MARK: Documents

  /// The attributes are those that Interface Builder saves; reference dates are seconds since 2001.
  @Test func aDocumentHasADatePicker() throws {
    _ = Simulator.boot(.iPhone14, iOS: 17)
    let nib = try UINib.xib(
      """
      <datePicker contentMode="scaleToFill" datePickerMode="date" minuteInterval="5" style="wheels" id="a">
      <rect key="frame" x="0.0" y="10" width="320" height="216"/>
      <date key="date" timeIntervalSinceReferenceDate="1000"/>
      <date key="minimumDate" timeIntervalSinceReferenceDate="600"/>
      <locale key="locale" localeIdentifier="de_DE"/>
      </datePicker>
      """
    )
    let picker = try #require(nib.instantiate(withOwner: nil).first as? UIDatePicker)
    #expect(picker.datePickerMode == .date && picker.datePickerStyle == .wheels && picker.minuteInterval == 5)
    #expect(picker.locale?.identifier == "de_DE")
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 600))
    #expect(picker.frame == CGRect(x: 0, y: 10, width: 320, height: 216))
    picker.roundsToMinuteInterval = false
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 1000))
  }
}

/// Truth: a date has a finite distance from the reference date; cases of `scripts/fuzz --kind inputs` set others.
@MainActor struct DatePickerLimitTests {
  @Test(arguments: [TimeInterval.nan, .infinity, -.infinity])
  func datesThatAreNotFiniteHaveNoEffect(_ interval: TimeInterval) {
    let device = Simulator.boot(.iPhone6, iOS: 13)
    let controller = UIViewController()
    let picker = UIDatePicker()
    controller.view.addSubview(picker)
    device.launch(controller)
    let date = Date(timeIntervalSinceReferenceDate: 3600)
    picker.date = date
    picker.date = Date(timeIntervalSinceReferenceDate: interval)
    #expect(picker.date == date)
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: interval)
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: interval)
    #expect(picker.date == date)
  }
}
