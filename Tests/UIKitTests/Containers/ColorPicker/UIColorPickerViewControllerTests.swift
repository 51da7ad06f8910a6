import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UIColorPickerViewController, UIColorPickerViewControllerDelegate and UIColorWell; the places of colours are decided here.
@MainActor struct UIColorPickerViewControllerTests {
  private final class Delegate: UIColorPickerViewControllerDelegate {
    var log: [String] = []

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController,
      didSelect color: UIColor,
      continuously: Bool
    ) {
      log.append(continuously ? "moves" : "selects")
    }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      log.append("finishes")
    }
  }

  private func launch(
    _ prepare: (UIViewController) -> Void
  ) -> (simulator: Simulator, controller: UIViewController) {
    let simulator = Simulator.boot(.iPhone16, iOS: 18)
    let controller = UIViewController()
    simulator.launch(controller)
    prepare(controller)
    simulator.advanceUntilIdle()
    return (simulator, controller)
  }

  private func grid(_ simulator: Simulator) throws -> CGRect {
    let grid = try simulator.find("Color grid")
    return grid.convert(grid.bounds, to: nil)
  }

  @Test func aTapSelectsAColour() throws {
    let picker = UIColorPickerViewController()
    let delegate = Delegate()
    picker.delegate = delegate
    let (simulator, controller) = launch { $0.present(picker, animated: true) }
    #expect(picker.selectedColor == .black && picker.supportsAlpha)
    let grid = try grid(simulator)
    simulator.tap(at: CGPoint(x: grid.minX + 5, y: grid.minY + 5))
    #expect(picker.selectedColor.rgba.red == 1 && picker.selectedColor.rgba.green == 1)
    #expect(delegate.log == ["moves", "selects"])
    simulator.tap(try simulator.find("Close"))
    simulator.advanceUntilIdle()
    #expect(delegate.log.last == "finishes" && controller.presentedViewController == nil)
  }

  @Test func aFingerMovesOverColours() throws {
    let picker = UIColorPickerViewController()
    let delegate = Delegate()
    picker.delegate = delegate
    let (simulator, _) = launch { $0.present(picker, animated: true) }
    let grid = try grid(simulator)
    let finger = try #require(simulator.touchDown(at: CGPoint(x: grid.minX + 5, y: grid.minY + 5)))
    finger.move(to: CGPoint(x: grid.maxX - 5, y: grid.minY + 5), duration: 0.5)
    #expect(delegate.log.count == 12 && Set(delegate.log) == ["moves"])
    finger.lift()
    #expect(delegate.log.last == "selects")
    #expect(picker.selectedColor.rgba.red == 0)
  }

  @Test func theOpacityStays() throws {
    let picker = UIColorPickerViewController()
    picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let (simulator, _) = launch { $0.present(picker, animated: true) }
    let grid = try grid(simulator)
    simulator.tap(at: CGPoint(x: grid.maxX - 5, y: grid.minY + 5))
    #expect(abs(picker.selectedColor.rgba.alpha - 0.5) < 0.01)
    picker.supportsAlpha = false
    simulator.tap(at: CGPoint(x: grid.maxX - 5, y: grid.minY + 5))
    #expect(picker.selectedColor.rgba.alpha == 1)
  }

  @Test func aWellPresentsAPicker() throws {
    let well = UIColorWell(frame: CGRect(x: 100, y: 200, width: 28, height: 28))
    well.title = "Paint"
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let (simulator, controller) = launch { $0.view.addSubview(well) }
    #expect(well.selectedColor == nil)
    simulator.tap(well)
    simulator.advanceUntilIdle()
    #expect((controller.presentedViewController as? UIColorPickerViewController)?.title == "Paint")
    let grid = try grid(simulator)
    simulator.tap(at: CGPoint(x: grid.minX + 5, y: grid.minY + 5))
    #expect(well.selectedColor?.rgba.red == 1 && changes == 2)
  }
}

extension Simulator {
  /// The view with a label or text, in the key window.
  fileprivate func find(_ text: String) throws -> UIView {
    try #require(
      keyWindow?.firstInSubtree { $0.accessibilityLabel == text || ($0 as? UILabel)?.text == text }
    )
  }
}
