import Simulator

@testable import UIKit

/// A picker on an iPhone 5 whose rows have titles: 320 by 216 points, 100 points below the top of the screen.
@MainActor
final class PickerScene: UIPickerViewDataSource, UIPickerViewDelegate {
  let simulator: Simulator
  let picker: UIPickerView
  let log = CallLog()
  /// The number of rows of each component.
  var rows: [Int]
  /// Whether calls of the data source are logged.
  var logsData = false

  /// - Parameter delegate: the picker's delegate; nil for the scene.
  init(_ rows: [Int], delegate: (any UIPickerViewDelegate)? = nil, iOS version: Double = 9) {
    simulator = Simulator.boot(.iPhone5, iOS: version)
    self.rows = rows
    picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    picker.dataSource = self
    picker.delegate = delegate ?? self
    let controller = UIViewController()
    controller.view.addSubview(picker)
    simulator.launch(controller)
  }

  var wheels: [PickerWheel] { picker.subviews.compactMap { $0 as? PickerWheel } }

  /// The place on the screen that is so many rows below the middle of the first wheel.
  func place(_ rowsBelow: CGFloat) -> CGPoint { CGPoint(x: 160, y: 208 + rowsBelow * 32) }

  /// Drags upwards, in points and seconds, and lifts the finger while it moves.
  func drag(_ distance: CGFloat, duration: Double = 2) {
    let start = CGPoint(x: 160, y: 208 + distance / 2)
    simulator.drag(from: start, to: CGPoint(x: 160, y: start.y - distance), duration: duration)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    if logsData { log.add("components") }
    return rows.count
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    if logsData { log.add("rows in \(component)") }
    return rows[component]
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "Row \(row)"
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log.add("didSelect \(row) in \(component)")
  }
}
