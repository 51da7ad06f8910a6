import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UIPickerView.selectRow(_:inComponent:animated:) and UIPickerViewDelegate, whose `didSelectRow` is called for the
/// user's selections; what Apple doesn't document is in docs/Deviations.md.
@MainActor struct PickerSelectionTests {
  // MARK: By code

  @Test(arguments: [false, true])
  func codeSelectsARowWithoutACallOfTheDelegate(animated: Bool) {
    let scene = PickerScene([10, 10])
    scene.picker.selectRow(6, inComponent: 1, animated: animated)
    #expect(scene.picker.selectedRow(inComponent: 1) == 6)
    #expect(scene.wheels.last?.contentOffset.y == (animated ? 0 : 192))
    scene.simulator.advanceUntilIdle()
    #expect(scene.wheels.map(\.contentOffset.y) == [0, 192])
    #expect(scene.picker.selectedRow(inComponent: 0) == 0)
    #expect(scene.log.take() == [])
  }

  @Test func aRowCanBeSelectedBeforeThePickerIsShown() {
    let scene = PickerScene([10])
    let picker = UIPickerView()
    picker.dataSource = scene
    picker.delegate = scene
    picker.selectRow(8, inComponent: 0, animated: true)
    scene.picker.superview?.addSubview(picker)
    scene.simulator.settle()
    let wheel = picker.subviews.compactMap { $0 as? PickerWheel }.first
    #expect(picker.selectedRow(inComponent: 0) == 8 && wheel?.contentOffset.y == 256)
  }

  @Test func aPickerThatChangesItsSizeKeepsTheRowInTheMiddle() throws {
    let scene = PickerScene([10])
    scene.picker.selectRow(5, inComponent: 0, animated: false)
    scene.picker.frame.size = CGSize(width: 200, height: 162)
    scene.simulator.settle()
    let wheel = try #require(scene.wheels.first)
    #expect(wheel.contentOffset.y == 160)
    let row = try #require(wheel.subviews.first { $0.labelTexts == ["Row 5"] })
    #expect(row.convert(row.bounds, to: scene.picker).midY == 81)
  }

  // MARK: By drags

  @Test(arguments: [(70.0, 2), (20, 1), (40, 1), (14, 0), (-100, 0)])
  func aDraggedWheelStopsAtTheNearestRow(distance: CGFloat, row: Int) {
    let scene = PickerScene([10])
    scene.drag(distance)
    #expect(scene.log.take() == [] && scene.picker.selectedRow(inComponent: 0) == 0)
    scene.simulator.advanceUntilIdle()
    #expect(scene.wheels.first?.contentOffset.y == CGFloat(row) * 32)
    #expect(scene.picker.selectedRow(inComponent: 0) == row)
    #expect(scene.log.take() == ["didSelect \(row) in 0"])
  }

  @Test(arguments: [0.05, 0.1, 0.2, 0.4])
  func aFlickTurnsTheWheelToARow(duration: Double) {
    let scene = PickerScene([1000])
    scene.drag(150, duration: duration)
    scene.simulator.advanceUntilIdle()
    let row = scene.picker.selectedRow(inComponent: 0)
    #expect(row >= 5)
    #expect(scene.wheels.first?.contentOffset.y == CGFloat(row) * 32)
    #expect(scene.log.take() == ["didSelect \(row) in 0"])
  }

  @Test func aFlickEndsAtTheLastRow() {
    let scene = PickerScene([4])
    scene.drag(150, duration: 0.1)
    scene.simulator.advanceUntilIdle()
    #expect(scene.log.take() == ["didSelect 3 in 0"])
  }

  @Test func aWheelWithoutRowsSelectsNothing() {
    let scene = PickerScene([0])
    scene.drag(150, duration: 0.1)
    scene.simulator.tap(at: scene.place(0))
    scene.simulator.advanceUntilIdle()
    #expect(scene.picker.selectedRow(inComponent: 0) == -1 && scene.log.take() == [])
  }

  @Test func aFingerStopsTheWheelAndSelectsTheNearestRow() throws {
    let scene = PickerScene([1000])
    let wheel = try #require(scene.wheels.first)
    scene.drag(150, duration: 0.1)
    scene.simulator.advance(by: 0.1)
    let place = wheel.contentOffset.y
    let finger = try #require(scene.simulator.touchDown(at: scene.place(-2)))
    scene.simulator.advance(by: 2)
    #expect(wheel.contentOffset.y == place && scene.log.take() == [])
    finger.lift()
    scene.simulator.advanceUntilIdle()
    #expect(scene.log.take() == ["didSelect \(Int((place / 32).rounded())) in 0"])
  }

  @Test func aTapThatStopsTheWheelSelectsNotTheTappedRow() throws {
    let scene = PickerScene([1000])
    let wheel = try #require(scene.wheels.first)
    scene.drag(150, duration: 0.1)
    scene.simulator.advance(by: 0.1)
    let place = wheel.contentOffset.y
    scene.simulator.tap(at: scene.place(-2))
    scene.simulator.advanceUntilIdle()
    #expect(scene.log.take() == ["didSelect \(Int((place / 32).rounded())) in 0"])
  }

  @Test func codeThatSelectsARowEndsTheUsersMovement() {
    let scene = PickerScene([1000])
    scene.drag(150, duration: 0.1)
    scene.simulator.advance(by: 0.1)
    scene.picker.selectRow(3, inComponent: 0, animated: false)
    scene.simulator.advanceUntilIdle()
    #expect(scene.picker.selectedRow(inComponent: 0) == 3 && scene.log.take() == [])
  }

  @Test func fewerRowsDuringAMovementLeadToTheLastOne() {
    let scene = PickerScene([1000])
    scene.drag(150, duration: 0.05)
    scene.rows = [3]
    scene.picker.reloadAllComponents()
    scene.simulator.advanceUntilIdle()
    #expect(scene.picker.selectedRow(inComponent: 0) == 2)
    #expect(scene.wheels.first?.contentOffset.y == 64)
  }

  // MARK: By taps

  @Test(
    arguments: [
      (1, ["didSelect 4 in 0"]), (-2, ["didSelect 1 in 0"]), (0, []), (3, []),
    ] as [(CGFloat, [String])]
  )
  func aTapSelectsTheRowUnderIt(rowsBelow: CGFloat, calls: [String]) {
    let scene = PickerScene([6])
    scene.picker.selectRow(3, inComponent: 0, animated: false)
    scene.simulator.tap(at: scene.place(rowsBelow))
    #expect(scene.log.take() == [])
    scene.simulator.advanceUntilIdle()
    #expect(scene.log.take() == calls)
  }

  @Test func eachWheelHasItsOwnSelection() throws {
    let scene = PickerScene([5, 5])
    let right = try #require(scene.wheels.last)
    scene.simulator.tap(at: CGPoint(x: right.frame.midX, y: scene.place(2).y))
    scene.simulator.advanceUntilIdle()
    #expect(scene.log.take() == ["didSelect 2 in 1"])
    #expect((0...1).map { scene.picker.selectedRow(inComponent: $0) } == [0, 2])
  }

  // MARK: Accessibility

  @Test func aWheelIsAdjustableAndHasItsTitleAsValue() throws {
    let scene = PickerScene([5])
    scene.picker.selectRow(3, inComponent: 0, animated: false)
    scene.simulator.settle()
    let wheel = try #require(scene.wheels.first)
    #expect(wheel.isAccessibilityElement && wheel.accessibilityTraits.contains(.adjustable))
    #expect(wheel.accessibilityValue == "Row 3")
  }
}
