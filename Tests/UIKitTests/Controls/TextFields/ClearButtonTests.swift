import Simulator
import Testing
import UIKit

/// Truth: Apple, UITextField.clearButtonMode, UITextFieldDelegate.
@MainActor struct ClearButtonTests {
  private final class Listener: UITextFieldDelegate {
    var log: [String] = []
    var clears = true
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      log.append("should clear")
      return clears
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      log.append("ended \(reason.rawValue)")
    }
  }

  private final class OldListener: UITextFieldDelegate {
    var ends = 0
    func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
  }

  private let listener = Listener()

  private func launch(_ mode: UITextField.ViewMode, iOS version: Double = 12) -> (Simulator, UITextField) {
    let simulator = Simulator.boot(.iPhone6, iOS: version)
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    field.text = "words"
    field.clearButtonMode = mode
    field.delegate = listener
    controller.view.addSubview(field)
    simulator.launch(controller)
    return (simulator, field)
  }

  private func tapButton(_ simulator: Simulator, _ field: UITextField) {
    let rect = field.convert(field.clearButtonRect(forBounds: field.bounds), to: nil)
    simulator.tap(at: CGPoint(x: rect.midX, y: rect.midY))
  }

  @Test func theButtonClearsTheTextAndSendsEvents() {
    let (simulator, field) = launch(.always)
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    tapButton(simulator, field)
    #expect(field.text == "" && changes == 1 && listener.log == ["should clear"])
    #expect(field.isEditing)
  }

  @Test func theDelegateCanRefuse() {
    let (simulator, field) = launch(.always)
    listener.clears = false
    tapButton(simulator, field)
    #expect(field.text == "words" && listener.log == ["should clear"])
  }

  @Test(arguments: [
    (UITextField.ViewMode.never, false, false), (.whileEditing, false, true), (.unlessEditing, true, false),
    (.always, true, true),
  ])
  func theModeSaysWhenTheButtonIsThere(mode: UITextField.ViewMode, before: Bool, during: Bool) {
    let (simulator, field) = launch(mode)
    tapButton(simulator, field)
    #expect(field.text == (before ? "" : "words"))
    field.text = "words"
    #expect(field.isEditing)
    tapButton(simulator, field)
    #expect(field.text == (during ? "" : "words"))
  }

  @Test func theTextEndsBeforeTheButtonAndAnEmptyFieldHasNone() {
    let (simulator, field) = launch(.always)
    let button = field.clearButtonRect(forBounds: field.bounds)
    #expect(field.bounds.contains(button) && button.midY == 15)
    #expect(field.textRect(forBounds: field.bounds).maxX <= button.minX)
    field.text = ""
    #expect(field.textRect(forBounds: field.bounds).maxX == 200)
    tapButton(simulator, field)
    #expect(listener.log.isEmpty)
  }

  @Test func theReasonComesFromIOS10OnAndTheSelectionFromIOS13On() {
    let (simulator, field) = launch(.never, iOS: 13)
    simulator.tap(field)
    simulator.type("ab")
    field.resignFirstResponder()
    #expect(listener.log == ["selection", "selection", "selection", "ended 0"])
    let (second, older) = launch(.never, iOS: 9)
    listener.log = []
    second.tap(older)
    #expect(older.isEditing)
    older.resignFirstResponder()
    #expect(listener.log.isEmpty)
  }

  @Test(arguments: [9, 11.0]) func theOlderMethodIsCalledWhereTheOtherIsNotImplemented(version: Double) {
    let (simulator, field) = launch(.never, iOS: version)
    let old = OldListener()
    field.delegate = old
    simulator.tap(field)
    field.resignFirstResponder()
    #expect(old.ends == 1)
  }
}
