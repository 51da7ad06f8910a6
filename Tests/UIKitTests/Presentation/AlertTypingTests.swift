import Simulator
import Testing
import UIKit

/// Truth: the keyboard of devices: it appears with an alert that has text fields, types into the first of
/// them, and returns afterwards to the field that was edited before.
@MainActor struct AlertTypingTests {
  /// A text field on screen, behind the alerts.
  @MainActor
  private struct Scene {
    let simulator: Simulator
    let root = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 30))

    init(_ model: DeviceModel = .iPhone5, iOS version: Double = 9) {
      simulator = Simulator.boot(model, iOS: version)
      root.view.addSubview(field)
      simulator.launch(root)
    }

    /// Shows an alert controller with text fields and a button.
    func present(animated: Bool = true, _ alert: UIAlertController) {
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      root.present(alert, animated: animated)
      simulator.advanceUntilIdle()
    }

    func alert(fields: Int) -> UIAlertController {
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      for _ in 0..<fields { alert.addTextField() }
      return alert
    }
  }

  @Test(arguments: [DeviceModel.iPhone5, .iPad], [true, false])
  func whatIsTypedLandsInTheFirstFieldOfAnAlertController(model: DeviceModel, animated: Bool) {
    let scene = Scene(model)
    let alert = scene.alert(fields: 2)
    scene.present(animated: animated, alert)
    #expect(scene.simulator.type("Ada"))
    #expect(alert.textFields?.map(\.text) == ["Ada", ""])
  }

  @Test(
    arguments: [UIAlertViewStyle.plainTextInput, .secureTextInput, .loginAndPasswordInput],
    [5.0, 7.0, 9.0]
  )
  func whatIsTypedLandsInTheFirstFieldOfAnAlertView(style: UIAlertViewStyle, version: Double) {
    let scene = Scene(iOS: version)
    let alert = UIAlertView(title: "T", message: nil, delegate: nil, cancelButtonTitle: "OK")
    alert.alertViewStyle = style
    alert.show()
    scene.simulator.advanceUntilIdle()
    #expect(scene.simulator.type("Ada"))
    #expect(alert.textField(at: 0)?.text == "Ada")
  }

  @Test func whoWasEditedBeforeIsEditedAgainAfterwards() throws {
    let scene = Scene()
    scene.simulator.tap(scene.field)
    scene.simulator.type("a")
    let alert = scene.alert(fields: 1)
    scene.present(alert)
    #expect(!scene.field.isEditing)
    scene.simulator.type("b")
    scene.simulator.tap(try #require(button(titled: "OK", in: alert.view)))
    scene.simulator.advanceUntilIdle()
    #expect(scene.field.isEditing)
    scene.simulator.type("c")
    #expect(scene.field.text == "ac")
    #expect(alert.textFields?.first?.text == "b")
  }

  @Test func whoWasEditedBeforeAnAlertViewIsEditedAgainBeforeTheDelegateHears() throws {
    let scene = Scene(iOS: 7)
    scene.simulator.tap(scene.field)
    let witness = Witness(scene.field)
    let alert = UIAlertView(title: "T", message: nil, delegate: witness, cancelButtonTitle: "OK")
    alert.alertViewStyle = .plainTextInput
    alert.show()
    scene.simulator.advanceUntilIdle()
    #expect(!scene.field.isEditing)
    scene.simulator.tap(try #require(button(titled: "OK", in: alert)))
    scene.simulator.advanceUntilIdle()
    #expect(witness.wasEditing == true)
    scene.simulator.type("a")
    #expect(scene.field.text == "a")
  }

  /// Records whether a field is being edited after an alert view has disappeared.
  private final class Witness: UIAlertViewDelegate {
    private let field: UITextField
    var wasEditing: Bool?

    init(_ field: UITextField) {
      self.field = field
    }

    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      wasEditing = field.isEditing
    }
  }

  @Test func withoutAFieldBeforeNobodyIsEditedAfterwards() throws {
    let scene = Scene()
    let alert = scene.alert(fields: 1)
    scene.present(alert)
    scene.simulator.tap(try #require(button(titled: "OK", in: alert.view)))
    scene.simulator.advanceUntilIdle()
    #expect(!scene.simulator.type("a"))
  }

  @Test func aFieldThatHasLeftMeanwhileIsNotEditedAgain() throws {
    let scene = Scene()
    scene.simulator.tap(scene.field)
    let alert = scene.alert(fields: 1)
    scene.present(alert)
    scene.field.removeFromSuperview()
    scene.simulator.tap(try #require(button(titled: "OK", in: alert.view)))
    scene.simulator.advanceUntilIdle()
    #expect(!scene.field.isEditing)
    #expect(!scene.simulator.type("a"))
  }

  @Test func theApplicationMayChooseAnotherField() {
    let scene = Scene()
    let alert = scene.alert(fields: 2)
    scene.root.present(alert, animated: true) { alert.textFields?.last?.becomeFirstResponder() }
    scene.simulator.advanceUntilIdle()
    scene.simulator.type("a")
    #expect(alert.textFields?.map(\.text) == ["", "a"])
  }

  @Test func anAlertWithoutFieldsTakesNothing() {
    let scene = Scene()
    scene.simulator.tap(scene.field)
    scene.present(scene.alert(fields: 0))
    #expect(scene.field.isEditing)
  }

  @Test func changingTheAlertWhileTypingInterruptsNobody() {
    let scene = Scene()
    let alert = scene.alert(fields: 1)
    var ends = 0
    alert.textFields?.first?.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
    alert.textFields?.first?.addAction(
      UIAction { [unowned alert] _ in alert.message = "Too short" },
      for: .editingChanged
    )
    scene.present(alert)
    scene.simulator.type("Ada")
    #expect(alert.textFields?.first?.text == "Ada")
    #expect(ends == 0)
  }
}
