import UIKit

// MARK: text in the defaults

class TextInDefaultsController: CallViewController {
  var format: DateFormatter {
    let formatter = DateFormatter()
    formatter.timeZone = .current
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter
  }

  override func save() {
    let text = format.string(from: call)
    UserDefaults.standard.set(text, forKey: "call")
  }

  override func load() {
    let text = UserDefaults.standard.string(forKey: "call") ?? ""
    if let stored = format.date(from: text) { call = stored }
  }
}

// MARK: eight hours further

class EightHoursController: CallViewController {
  override func showCall() {
    // It is eight hours later in Tokyo.
    let there = call.addingTimeInterval(8 * 60 * 60)
    here.text = "Here: " + text(of: call, in: .current)
    tokyo.text = "Tokyo: " + text(of: there, in: .current)
  }
}

// MARK: made local

class MadeLocalController: CallViewController {
  override func takeDate() {
    // A date is in GMT, so it has to be made local.
    let seconds = TimeZone.current.secondsFromGMT(for: picker.date)
    call = picker.date.addingTimeInterval(TimeInterval(seconds))
    save()
    showCall()
  }
}

// MARK: a formatter in GMT

class FormatterInGMTController: CallViewController {
  override func showCall() {
    super.showCall()
    let greenwich = TimeZone(secondsFromGMT: 0)
    here.text = "Here: " + text(of: call, in: greenwich)
  }
}

// MARK: 86,400 seconds

class SecondsOfADayController: CallViewController {
  override func moveToNextDay() {
    picker.date = call.addingTimeInterval(24 * 60 * 60)
    takeDate()
  }
}

// MARK: the start of today

class StartOfTodayController: CallViewController {
  override func preparePicker() {
    super.preparePicker()
    picker.minimumDate = Calendar.current.startOfDay(for: Date())
  }
}
