import UIKit

class CallViewController: UIViewController {
  let picker = UIDatePicker()
  let here = UILabel()
  let tokyo = UILabel()
  let later = UIButton(type: .system)
  var call = Date()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    load()
    preparePicker()
    later.setTitle("A day later", for: .normal)
    let tap = UIAction { [weak self] _ in self?.moveToNextDay() }
    later.addAction(tap, for: .touchUpInside)
    placeViews()
    showCall()
  }

  func preparePicker() {
    picker.preferredDatePickerStyle = .inline
    picker.minimumDate = Date()
    picker.date = call
    let choose = UIAction { [weak self] _ in self?.takeDate() }
    picker.addAction(choose, for: .valueChanged)
  }

  func takeDate() {
    call = picker.date
    save()
    showCall()
  }

  func text(of date: Date, in zone: TimeZone?) -> String {
    let formatter = DateFormatter()
    formatter.locale = .current
    formatter.timeZone = zone
    formatter.setLocalizedDateFormatFromTemplate("EEEjmm")
    return formatter.string(from: date)
  }

  func showCall() {
    let japan = TimeZone(identifier: "Asia/Tokyo")
    here.text = "Here: " + text(of: call, in: .current)
    tokyo.text = "Tokyo: " + text(of: call, in: japan)
  }

  func save() {
    UserDefaults.standard.set(call, forKey: "call")
  }

  func load() {
    let stored = UserDefaults.standard.object(forKey: "call")
    if let stored = stored as? Date { call = stored }
  }

  func moveToNextDay() {
    let calendar = Calendar.current
    let next = calendar.date(byAdding: .day, value: 1, to: call)
    picker.date = next ?? call
    takeDate()
  }

  func placeViews() {
    let views = [picker, here, tokyo, later]
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let top = view.safeAreaLayoutGuide.topAnchor
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: top, constant: 24),
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }
}
