import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of UIView.tintAdjustmentMode (an alert or popover dims the tint of the views
/// behind it; a view with its own mode keeps it; the getter never returns automatic) and of
/// tintColorDidChange.
@MainActor struct DimmedTintTests {
  private final class Witness: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  private let witness = Witness()
  private let root = UIViewController()

  private func launch(_ model: DeviceModel, iOS version: Double) -> Simulator {
    let device = Simulator.boot(model, iOS: version)
    device.launch(root)
    root.view.addSubview(witness)
    return device
  }

  @Test func anAlertDimsWhatLiesBelow() {
    let device = launch(.iPhone5, iOS: 9)
    let blue = witness.tintColor
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    root.present(alert, animated: true)
    device.advanceUntilIdle()
    #expect(witness.tintAdjustmentMode == .dimmed)
    #expect(witness.tintColor != blue)
    #expect(witness.changes == 1)
    #expect(alert.view.tintAdjustmentMode == .normal)
    root.dismiss(animated: true)
    device.advanceUntilIdle()
    #expect(witness.tintAdjustmentMode == .normal)
    #expect(witness.tintColor == blue)
    #expect(witness.changes == 2)
  }

  @Test func aViewWithItsOwnModeKeepsIt() {
    let device = launch(.iPhone5, iOS: 9)
    witness.tintAdjustmentMode = .normal
    witness.changes = 0
    root.present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: false)
    device.advanceUntilIdle()
    #expect(witness.tintAdjustmentMode == .normal)
    #expect(witness.changes == 0)
  }

  @Test(arguments: [UIModalPresentationStyle.formSheet, .popover])
  func sheetsAndPopoversDimToo(style: UIModalPresentationStyle) {
    let device = launch(.iPad, iOS: 9)
    let content = UIViewController()
    content.modalPresentationStyle = style
    content.popoverPresentationController?.sourceView = witness
    root.present(content, animated: true)
    device.advanceUntilIdle()
    #expect(witness.tintAdjustmentMode == .dimmed)
    #expect(content.view.tintAdjustmentMode == .normal)
    let second = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    content.present(second, animated: true)
    device.advanceUntilIdle()
    #expect(content.view.tintAdjustmentMode == .dimmed)
    content.dismiss(animated: true)
    device.advanceUntilIdle()
    #expect(content.view.tintAdjustmentMode == .normal)
    #expect(witness.tintAdjustmentMode == .dimmed)
    root.dismiss(animated: false)
    device.advanceUntilIdle()
    #expect(witness.tintAdjustmentMode == .normal)
  }

  @Test func thoseOfIOS7DoSoToo() {
    let device = launch(.iPad, iOS: 7)
    let popover = UIPopoverController(contentViewController: UIViewController())
    popover.present(
      from: CGRect(x: 10, y: 10, width: 10, height: 10),
      in: root.view,
      permittedArrowDirections: .any,
      animated: true
    )
    device.advanceUntilIdle()
    #expect(witness.tintAdjustmentMode == .dimmed)
    popover.dismiss(animated: true)
    device.advanceUntilIdle()
    #expect(witness.tintAdjustmentMode == .normal)
    let alert = UIAlertView(title: "A", message: nil, delegate: nil, cancelButtonTitle: "OK")
    alert.show()
    device.advanceUntilIdle()
    #expect(witness.tintAdjustmentMode == .dimmed)
    alert.dismiss(withClickedButtonIndex: 0, animated: true)
    device.advanceUntilIdle()
    #expect(witness.tintAdjustmentMode == .normal)
  }

  /// When the device rotates, a bar behind the alert or popover creates new buttons.
  @Test(arguments: [DeviceModel.iPhone5, .iPad])
  func theItemsOfABarStayDimmedWhileTheDeviceTurns(model: DeviceModel) throws {
    let device = Simulator.boot(model, iOS: 9)
    let item = UIBarButtonItem()
    item.title = "Edit"
    root.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: root)
    device.launch(navigation)
    func color() throws -> UIColor? {
      try #require(button(titled: "Edit", in: navigation.navigationBar)).titleColor(for: .normal)
    }
    let blue = try color()
    navigation.present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: false)
    device.advanceUntilIdle()
    let dimmed = try color()
    #expect(dimmed != blue)
    device.rotateLeft()
    device.advanceUntilIdle()
    #expect(try color() == dimmed)
    navigation.dismiss(animated: false)
    device.advanceUntilIdle()
    #expect(try color() == blue)
  }

  @Test func aFullScreenDoesNot() {
    let device = launch(.iPhone5, iOS: 9)
    root.present(UIViewController(), animated: true)
    device.advanceUntilIdle()
    #expect(witness.tintAdjustmentMode == .normal)
  }
}
