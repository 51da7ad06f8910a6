import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UIPickerViewDelegate: views take precedence over attributed titles, and these over titles; views are reused and
/// centred in their rows.
@MainActor struct PickerRowTests {
  final class Attributes: UIPickerViewDelegate {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    { row == 2 ? nil : "Plain" }

    func pickerView(
      _ pickerView: UIPickerView,
      attributedTitleForRow row: Int,
      forComponent component: Int
    ) -> NSAttributedString? {
      row == 0 ? NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]) : nil
    }
  }

  @Test func anAttributedTitleTakesPrecedence() throws {
    let delegate = Attributes()
    let scene = PickerScene([3], delegate: delegate)
    let wheel = try #require(scene.wheels.first)
    #expect(wheel.labelTexts == ["Red", "Plain", "?"])
    let label = try #require(wheel.subviews.first { $0 is PickerRow }?.subviews.first as? UILabel)
    #expect(label.attributedText?.string == "Red")
  }

  @Test func aRowWithoutADelegateShowsAQuestionMark() throws {
    let scene = PickerScene([2])
    scene.picker.delegate = nil
    scene.simulator.settle()
    #expect(try #require(scene.wheels.first).labelTexts == ["?", "?"])
  }

  @Test func theOtherRowsAreDimmed() throws {
    let scene = PickerScene([9])
    scene.picker.selectRow(4, inComponent: 0, animated: false)
    scene.simulator.settle()
    let rows = try #require(scene.wheels.first).subviews.sorted { $0.frame.minY < $1.frame.minY }
    let alphas = rows.filter { $0 is PickerRow }.map(\.alpha)
    #expect(alphas.count == 7 && alphas[3] == 1)
    #expect(alphas[0] < alphas[1] && alphas[1] < alphas[2] && alphas[2] < 0.5)
    #expect(alphas[4] == alphas[2])
  }

  final class Views: UIPickerViewDelegate {
    let size: CGSize
    var made = 0
    var reused = 0

    init(_ size: CGSize = .zero) { self.size = size }

    func pickerView(
      _ pickerView: UIPickerView,
      viewForRow row: Int,
      forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      if view == nil { made += 1 } else { reused += 1 }
      let label = view as? UILabel ?? UILabel(frame: CGRect(origin: .zero, size: size))
      label.text = "\(row)"
      return label
    }
  }

  @Test func oneHundredThousandRowsCostOnlyTheVisibleOnes() throws {
    let delegate = Views()
    let scene = PickerScene([100_000], delegate: delegate)
    let wheel = try #require(scene.wheels.first)
    for row in [50_000, 99_999, 12, 70_000] {
      scene.picker.selectRow(row, inComponent: 0, animated: false)
      scene.simulator.settle()
    }
    scene.drag(150, duration: 0.1)
    scene.simulator.advanceUntilIdle()
    #expect(wheel.subviews.count { $0 is PickerRow } <= 8)
    #expect(delegate.made <= 16 && delegate.reused > delegate.made)
    let row = scene.picker.selectedRow(inComponent: 0)
    #expect(row > 70_000)
    #expect((scene.picker.view(forRow: row, forComponent: 0) as? UILabel)?.text == "\(row)")
  }

  @Test func aReloadReusesTheViews() {
    let delegate = Views()
    let scene = PickerScene([20], delegate: delegate)
    let made = delegate.made
    for _ in 0..<5 {
      scene.picker.reloadAllComponents()
      scene.simulator.settle()
    }
    #expect(made > 0 && delegate.made == made && delegate.reused == 5 * made)
  }

  @Test(arguments: [
    (CGSize(width: 50, height: 20), CGSize(width: 50, height: 20)), (.zero, CGSize(width: 302, height: 32)),
  ])
  func aViewIsCentredInItsRowOrFillsIt(size: CGSize, shown: CGSize) throws {
    let delegate = Views(size)
    let scene = PickerScene([5], delegate: delegate)
    for _ in 0..<2 {
      let view = try #require(scene.picker.view(forRow: 1, forComponent: 0))
      scene.simulator.settle()
      #expect(view.bounds.size == shown)
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: scene.picker)
      #expect(middle == CGPoint(x: 160, y: 140))
      scene.picker.reloadAllComponents()
    }
  }

  @Test func onlyVisibleViewsOfTheDelegateAreFound() {
    let delegate = Views()
    let scene = PickerScene([50], delegate: delegate)
    #expect(scene.picker.view(forRow: 0, forComponent: 0) != nil)
    #expect(scene.picker.view(forRow: 30, forComponent: 0) == nil)
    #expect(scene.picker.view(forRow: -1, forComponent: 0) == nil)
    scene.picker.selectRow(30, inComponent: 0, animated: false)
    #expect(scene.picker.view(forRow: 30, forComponent: 0) != nil)
    #expect(scene.picker.view(forRow: 0, forComponent: 0) == nil)
    #expect(PickerScene([3]).picker.view(forRow: 0, forComponent: 0) == nil)
  }

  @Test func aCallbackMayReloadTheData() throws {
    final class Impatient: UIPickerViewDelegate {
      var reloads = 0

      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
      {
        if row == 2, reloads < 3 {
          reloads += 1
          pickerView.reloadAllComponents()
        }
        return "\(row)"
      }
    }
    let delegate = Impatient()
    let scene = PickerScene([4], delegate: delegate)
    for _ in 0..<4 { scene.simulator.settle() }
    #expect(try #require(scene.wheels.first).labelTexts == ["0", "1", "2", "3"])
  }
}
