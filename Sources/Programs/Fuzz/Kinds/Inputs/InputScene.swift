import Rendering
import Simulator
import UIKit

/// The running case of inputs and its invariants.
@MainActor
final class InputScene: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private var simulator = Simulator.boot(.iPhone13, iOS: 17)
  private let controller = UIViewController()
  private var inputs: [UIView] = []
  private var rows = [3, 20, 0]
  private var isShown = false

  func perform(_ step: InputStep) throws(InvariantViolation) {
    switch step {
    case .boot(let model, let version):
      guard !isShown else { return }
      isShown = true
      simulator = Simulator.boot([.iPhone13, .iPhoneSE2, .iPad][model], iOS: version)
      simulator.launch(controller)
    case .add(let kind):
      if isShown { add(kind) }
    case .setValue(let index, let value, let animated):
      if let view = inputs.at(index) { set(value, animated, on: view) }
    case .setLimits(let index, let low, let high): if let view = inputs.at(index) { limit(view, low, high) }
    case .setMode(let index, let mode): if let view = inputs.at(index) { set(mode, on: view) }
    case .edit(let index, let position, let insert):
      if let view = inputs.at(index) { edit(view, position, insert) }
    case .tap(let index, let x, let y):
      guard let view = inputs.at(index) else { return }
      simulator.tap(at: point(x, y, in: view))
    case .drag(let index, let x, let from, let to):
      guard let view = inputs.at(index) else { return }
      simulator.drag(from: point(x, from, in: view), to: point(x, to, in: view), duration: 0.2)
    case .wait(let seconds): simulator.advance(by: seconds)
    case .chooseMenuItem(let number):
      let items = simulator.menuItems
      if items.indices.contains(number) { simulator.chooseMenuItem(items[number]) }
    }
    simulator.settle()
    for view in inputs { try check(view) }
  }

  /// Waits until nothing moves, and checks the picture.
  func finish() throws(InvariantViolation) {
    simulator.advanceUntilIdle(limit: 10)
    for view in inputs { try check(view) }
    try PictureChecks.check(svg: Picture(of: simulator, caption: "picture").svg, checksNumbers: true)
  }

  private func point(_ x: Double, _ y: Double, in view: UIView) -> CGPoint {
    view.convert(CGPoint(x: x * view.bounds.width, y: y * view.bounds.height), to: nil)
  }

  private func add(_ kind: InputStep.Kind) {
    let view: UIView
    switch kind {
    case .picker:
      let picker = UIPickerView()
      picker.dataSource = self
      picker.delegate = self
      view = picker
    case .date: view = UIDatePicker()
    case .segments: view = UISegmentedControl(items: ["One", "Two", "Three"])
    case .stepper: view = UIStepper()
    case .slider: view = UISlider()
    case .toggle: view = UISwitch()
    case .pages: view = UIPageControl()
    case .menu:
      let button = UIButton(type: .system)
      button.setTitle("Menu", for: .normal)
      button.menu = UIMenu(
        title: "Things",
        children: ["Open", "Close", "More"].map { title in UIAction(title: title) { _ in } }
      )
      button.showsMenuAsPrimaryAction = true
      view = button
    }
    view.sizeToFit()
    view.frame.origin = CGPoint(x: 20, y: 60 + CGFloat(inputs.count) * 220)
    if view.bounds.width == 0 { view.frame.size = CGSize(width: 280, height: 44) }
    inputs.append(view)
    controller.view.addSubview(view)
  }

  private func set(_ value: Double, _ animated: Bool, on view: UIView) {
    let whole = value.isFinite ? Int(max(-1e9, min(1e9, value))) : -1
    switch view {
    case let picker as UIPickerView:
      let components = picker.numberOfComponents
      if components > 0 { picker.selectRow(whole, inComponent: abs(whole) % components, animated: animated) }
    case let date as UIDatePicker:
      if date.datePickerMode == .countDownTimer {
        date.countDownDuration = value * 3600
      } else {
        date.setDate(Date(timeIntervalSinceReferenceDate: value * 86_400 * 30), animated: animated)
      }
    case let segments as UISegmentedControl: segments.selectedSegmentIndex = whole
    case let stepper as UIStepper: stepper.value = value
    case let slider as UISlider: slider.setValue(Float(value), animated: animated)
    case let toggle as UISwitch: toggle.setOn(value > 5, animated: animated)
    case let pages as UIPageControl: pages.currentPage = whole
    default: break
    }
  }

  private func limit(_ view: UIView, _ low: Double, _ high: Double) {
    switch view {
    case let date as UIDatePicker:
      date.minimumDate = Date(timeIntervalSinceReferenceDate: low * 86_400 * 30)
      date.maximumDate = Date(timeIntervalSinceReferenceDate: high * 86_400 * 30)
    case let stepper as UIStepper:
      stepper.minimumValue = low
      stepper.maximumValue = high
    case let slider as UISlider:
      slider.minimumValue = Float(low)
      slider.maximumValue = Float(high)
    case let picker as UIPickerView:
      rows = [Int(clamping: low.isFinite ? Int64(max(0, min(50, low))) : 0), 5]
      picker.reloadAllComponents()
    default: break
    }
  }

  private func set(_ mode: Int, on view: UIView) {
    switch view {
    case let date as UIDatePicker:
      if let mode = UIDatePicker.Mode(rawValue: mode) { date.datePickerMode = mode }
      if mode == 5 { date.preferredDatePickerStyle = .inline }
      if mode == 4 { date.minuteInterval = 7 }
    case let segments as UISegmentedControl: segments.isMomentary = mode > 2
    case let stepper as UIStepper:
      stepper.wraps = mode > 2
      stepper.stepValue = Double(max(1, mode))
    case let slider as UISlider: slider.isContinuous = mode > 2
    case let picker as UIPickerView:
      rows = Array(repeating: 4, count: max(0, mode))
      picker.reloadAllComponents()
    default: break
    }
  }

  private func edit(_ view: UIView, _ position: Int, _ insert: Bool) {
    if let segments = view as? UISegmentedControl {
      if insert {
        segments.insertSegment(withTitle: "New", at: position, animated: true)
      } else if (0..<segments.numberOfSegments).contains(position) {
        segments.removeSegment(at: position, animated: true)
      }
    } else if let pages = view as? UIPageControl {
      pages.numberOfPages = position
    }
  }

  // MARK: Invariants

  private func check(_ view: UIView) throws(InvariantViolation) {
    switch view {
    case let picker as UIPickerView:
      for component in 0..<picker.numberOfComponents {
        let (row, count) = (
          picker.selectedRow(inComponent: component), picker.numberOfRows(inComponent: component)
        )
        try InvariantViolation.check(
          row < max(1, count) && row >= -1,
          "the selected row exists",
          "\(row) of \(count)"
        )
      }
    case let stepper as UIStepper:
      guard stepper.minimumValue < stepper.maximumValue else { return }
      try InvariantViolation.check(
        stepper.value.isNaN || (stepper.minimumValue...stepper.maximumValue).contains(stepper.value),
        "the value of a stepper is within its limits",
        "\(stepper.value) in \(stepper.minimumValue)…\(stepper.maximumValue)"
      )
    case let slider as UISlider:
      guard slider.minimumValue < slider.maximumValue else { return }
      try InvariantViolation.check(
        (slider.minimumValue...slider.maximumValue).contains(slider.value),
        "the value of a slider is within its limits",
        "\(slider.value) in \(slider.minimumValue)…\(slider.maximumValue)"
      )
    case let segments as UISegmentedControl:
      try InvariantViolation.check(
        segments.selectedSegmentIndex >= -1 && segments.selectedSegmentIndex < segments.numberOfSegments,
        "the selected segment exists",
        "\(segments.selectedSegmentIndex) of \(segments.numberOfSegments)"
      )
    case let pages as UIPageControl:
      try InvariantViolation.check(
        pages.currentPage >= 0 && pages.currentPage < max(1, pages.numberOfPages),
        "the current page exists",
        "\(pages.currentPage) of \(pages.numberOfPages)"
      )
    case let date as UIDatePicker:
      try InvariantViolation.check(
        date.date.timeIntervalSinceReferenceDate.isFinite,
        "the date of a picker is finite",
        "\(date.date.timeIntervalSinceReferenceDate)"
      )
    default: break
    }
    try InvariantViolation.check(
      view.intrinsicContentSize.width.isFinite && view.intrinsicContentSize.height.isFinite,
      "the natural size is finite",
      "\(view.intrinsicContentSize)"
    )
  }

  // MARK: Picker

  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows.indices.contains(component) ? rows[component] : 0
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "Row \(row)"
  }
}

extension [UIView] {
  /// The view with a number; nil if there is none.
  fileprivate func at(_ index: Int) -> UIView? { indices.contains(index) ? self[index] : nil }
}
