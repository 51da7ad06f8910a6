import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UIPickerView and its data source; sizes as read on devices: see the constants of UIPickerView.
@MainActor struct UIPickerViewTests {
  // MARK: Data

  @Test func dataAreReadWhenTheyAreNeeded() {
    let scene = PickerScene([3, 4])
    scene.logsData = true
    let picker = UIPickerView()
    picker.delegate = scene
    picker.dataSource = scene
    #expect(scene.log.take() == [])
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 1) == 4)
    #expect(scene.log.take() == ["components", "rows in 0", "rows in 1"])
    scene.picker.superview?.addSubview(picker)
    scene.simulator.settle()
    #expect(scene.log.take() == [])
  }

  @Test func theFirstLayoutReadsTheData() {
    let scene = PickerScene([3, 4])
    #expect(scene.wheels.map(\.rows) == [3, 4])
    #expect(scene.wheels.first?.labelTexts == ["Row 0", "Row 1", "Row 2"])
  }

  @Test func aPickerWithoutDataHasNoComponents() {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let picker = UIPickerView()
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    picker.reloadAllComponents()
    picker.layoutIfNeeded()
    #expect(picker.numberOfComponents == 0)
  }

  @Test func aSecondComponentMayDependOnTheFirst() {
    /// Each component has as many rows as the row selected in the one before, plus 2.
    final class Source: UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? 5 : pickerView.selectedRow(inComponent: 0) + 2
      }
    }
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let (picker, source) = (UIPickerView(), Source())
    picker.dataSource = source
    #expect(picker.numberOfRows(inComponent: 1) == 2)
    picker.selectRow(3, inComponent: 0, animated: false)
    picker.reloadComponent(1)
    #expect(picker.numberOfRows(inComponent: 1) == 5)
  }

  @Test func aReloadKeepsTheSelectionAmongTheRows() {
    let scene = PickerScene([10])
    scene.picker.selectRow(7, inComponent: 0, animated: false)
    for (count, row) in [(12, 7), (5, 4), (0, -1), (3, 0)] {
      scene.rows = [count]
      scene.picker.reloadAllComponents()
      scene.simulator.settle()
      #expect(scene.picker.selectedRow(inComponent: 0) == row)
      #expect(scene.wheels.first?.contentOffset.y == CGFloat(max(0, row)) * 32)
    }
    #expect(scene.log.take() == [])
  }

  @Test func aReloadOfAComponentAsksForNoOther() {
    let scene = PickerScene([3, 4])
    scene.logsData = true
    scene.rows = [9, 9]
    scene.picker.reloadComponent(1)
    #expect(scene.log.take() == ["rows in 1"])
    #expect(scene.wheels.map(\.rows) == [3, 9])
    scene.picker.reloadComponent(2)
    #expect(scene.log.take() == [])
  }

  @Test func componentsComeAndGoWithAReload() {
    let scene = PickerScene([3])
    for rows in [[3, 4, 5], [], [2]] {
      scene.rows = rows
      scene.picker.reloadAllComponents()
      scene.simulator.settle()
      #expect(scene.wheels.map(\.rows) == rows)
    }
  }

  // MARK: Misuse

  @Test(arguments: [(-5, 0), (0, 0), (9, 9), (10, 9), (Int.max, 9), (Int.min, 0)])
  func aRowThatDoesNotExistSelectsTheNearest(row: Int, selected: Int) {
    let scene = PickerScene([10])
    scene.picker.selectRow(4, inComponent: 0, animated: false)
    scene.picker.selectRow(row, inComponent: 0, animated: false)
    #expect(scene.picker.selectedRow(inComponent: 0) == selected)
  }

  @Test(arguments: [-1, 2, Int.max])
  func aComponentThatDoesNotExistIsIgnored(component: Int) {
    let scene = PickerScene([3, 4])
    let picker = scene.picker
    picker.selectRow(1, inComponent: component, animated: true)
    picker.reloadComponent(component)
    #expect(picker.selectedRow(inComponent: component) == -1)
    #expect(picker.numberOfRows(inComponent: component) == 0)
    #expect(picker.rowSize(forComponent: component) == .zero)
    #expect(picker.view(forRow: 0, forComponent: component) == nil)
  }

  @Test(arguments: [[-1], [Int.max], [Int.min, 3]])
  func impossibleNumbersOfRowsAreHarmless(rows: [Int]) {
    let scene = PickerScene(rows)
    scene.picker.selectRow(Int.max, inComponent: 0, animated: false)
    scene.simulator.settle()
    let selected = scene.picker.selectedRow(inComponent: 0)
    #expect(selected == scene.picker.numberOfRows(inComponent: 0) - 1)
  }

  // MARK: Sizes

  @Test func aPickerIsAsLargeAsInInterfaceBuilder() {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let size = CGSize(width: 320, height: 216)
    let picker = UIPickerView()
    #expect(picker.frame == CGRect(origin: .zero, size: size) && picker.intrinsicContentSize == size)
    #expect(picker.sizeThatFits(.zero) == size)
    let own = CGRect(x: 1, y: 2, width: 200, height: 100)
    #expect(UIPickerView(frame: own).frame == own)
  }

  @Test(arguments: zip(1...5, [302, 148, 97, 71, 56] as [CGFloat]))
  func componentsShareTheWidth(count: Int, width: CGFloat) {
    let scene = PickerScene(Array(repeating: 3, count: count))
    #expect(scene.picker.rowSize(forComponent: count - 1) == CGSize(width: width, height: 32))
    #expect(scene.wheels.allSatisfy { $0.frame.width == width && $0.frame.height == 216 })
    for (left, right) in zip(scene.wheels, scene.wheels.dropFirst()) {
      #expect(left.frame.maxX < right.frame.minX)
    }
  }

  @Test(arguments: [(6.0, 44.0), (7, 32)])
  func rowsAreAsHighAsTheSystemHasThem(version: Double, height: CGFloat) {
    let scene = PickerScene([3], iOS: version)
    #expect(scene.picker.rowSize(forComponent: 0).height == height)
  }

  final class Sizes: UIPickerViewDelegate {
    let size: CGSize
    init(_ size: CGSize) { self.size = size }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { size.width }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      size.height
    }
  }

  @Test(arguments: [
    (CGSize(width: 60, height: 50), CGSize(width: 60, height: 50)),
    (CGSize(width: -1, height: 0), CGSize(width: 148, height: 32)),
    (CGSize(width: CGFloat.nan, height: .nan), CGSize(width: 148, height: 32)),
    (CGSize(width: CGFloat.infinity, height: .infinity), CGSize(width: 148, height: 32)),
  ])
  func theDelegateDecidesAboutTheSizeOfRows(wanted: CGSize, size: CGSize) {
    let sizes = Sizes(wanted)
    let scene = PickerScene([9, 9], delegate: sizes)
    #expect(scene.picker.rowSize(forComponent: 1) == size)
    #expect(scene.wheels.map(\.frame.width) == [size.width, size.width])
    let middle = scene.wheels.map(\.frame.midX).reduce(0, +) / 2
    #expect(middle.isNear(160, within: 1))
    scene.picker.selectRow(2, inComponent: 0, animated: false)
    #expect(scene.wheels.first?.contentOffset.y == 2 * size.height)
  }

  @Test(arguments: [(6.0, false, true), (6, true, false), (7, false, false), (7, true, false)])
  func theSelectionIsMarked(version: Double, shows: Bool, isHidden: Bool) throws {
    let scene = PickerScene([3], iOS: version)
    scene.picker.showsSelectionIndicator = shows
    scene.simulator.settle()
    #expect(try #require(scene.picker.subviews.first).isHidden == isHidden)
  }

  // MARK: Memory

  @Test func aPickerRetainsNeitherDataSourceNorDelegate() {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let picker = UIPickerView()
    weak var gone: Sizes?
    do {
      let delegate = Sizes(CGSize(width: 50, height: 50))
      picker.delegate = delegate
      picker.layoutIfNeeded()
      gone = delegate
    }
    #expect(gone == nil && picker.delegate == nil)
  }

  @Test func anUnusedPickerIsReleased() {
    weak var gone: UIPickerView?
    do {
      let scene = PickerScene([5])
      scene.picker.selectRow(2, inComponent: 0, animated: true)
      scene.simulator.advanceUntilIdle()
      gone = scene.picker
      scene.picker.removeFromSuperview()
      scene.simulator.settle()
    }
    #expect(gone == nil)
  }

  // MARK: Documents and the keyboard

  @Test func aDocumentHasAPicker() throws {
    let nib = try UINib.xib(
      """
      <pickerView contentMode="scaleToFill" id="a"><rect key="frame" x="10" y="20" width="300" height="180"/></pickerView>
      """
    )
    let picker = try #require(nib.instantiate(withOwner: nil).first as? UIPickerView)
    #expect(picker.frame == CGRect(x: 10, y: 20, width: 300, height: 180))
  }

  @Test func theOutletsOfAPickerAreConnected() {
    let scene = PickerScene([2])
    let picker = UIPickerView()
    #expect(KeyValueCoding.set(scene, forKey: "dataSource", of: picker))
    #expect(KeyValueCoding.set(scene, forKey: "delegate", of: picker))
    #expect(picker.dataSource === scene && picker.delegate === scene)
    #expect(picker.numberOfRows(inComponent: 0) == 2)
  }

  @Test func aPickerStandsInPlaceOfTheKeyboard() {
    let scene = KeyboardScene(iOS: 9)
    let source = PickerScene.TitleSource(rows: 10)
    let picker = UIPickerView()
    picker.dataSource = source
    picker.delegate = source
    scene.first.inputView = picker
    scene.edit()
    #expect(scene.announcedFrame == CGRect(x: 0, y: 352, width: 320, height: 216))
    scene.simulator.tap(at: CGPoint(x: 160, y: 460 + 64))
    scene.simulator.advanceUntilIdle()
    #expect(picker.selectedRow(inComponent: 0) == 2 && source.selected == [2])
  }
}

extension PickerScene {
  /// One component with titles, without a device of its own.
  final class TitleSource: UIPickerViewDataSource, UIPickerViewDelegate {
    let rows: Int
    var selected: [Int] = []

    init(rows: Int) { self.rows = rows }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    { "\(row)" }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      selected.append(row)
    }
  }
}
