import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UITextField.attributedPlaceholder, attributedText, defaultTextAttributes and typingAttributes; that the placeholder
/// takes a colour is what developers see on devices.
@MainActor struct FieldAttributesTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))

  private func launch() -> Simulator {
    let simulator = Simulator.boot(.iPhone6, iOS: 12)
    let controller = UIViewController()
    controller.view.addSubview(field)
    simulator.launch(controller)
    field.font = helvetica(10)
    return simulator
  }

  private var painted: [Painted] { Painted.play(field.drawing).filter { $0.text != nil } }

  @Test func aPlaceholderHasItsOwnAttributesAndOtherwiseThoseOfTheField() {
    _ = launch()
    #expect(field.attributedPlaceholder == nil)
    field.attributedPlaceholder = NSAttributedString(
      string: "mm",
      attributes: [.foregroundColor: UIColor.red]
    )
    #expect(field.placeholder == "mm" && field.text == "")
    #expect(painted.map(\.text) == ["mm"] && painted[0].color == .red)
    #expect(painted[0].box.width.isNear(16.66))
    field.placeholder = "m"
    #expect(field.attributedPlaceholder?.string == "m" && painted[0].color == UITextField.placeholderColor)
    field.text = "word"
    #expect(painted.map(\.text) == ["word"])
  }

  @Test func aPlainFieldIsDrawnAsWithItsDefaultAttributes() {
    _ = launch()
    field.text = "mm"
    let plain = painted
    field.attributedText = field.attributedText
    #expect(painted.map(\.color) == plain.map(\.color))
    #expect(plain.count == 1 && painted[0].box.isNear(plain[0].box))
  }

  @Test func defaultAttributesApplyToTheWholeText() {
    _ = launch()
    field.text = "mm"
    field.defaultTextAttributes = [.font: helvetica(20), .foregroundColor: UIColor.red, .kern: CGFloat(4)]
    #expect(field.font == helvetica(20) && field.textColor == .red)
    #expect(painted[0].color == .red)
    let width = field.intrinsicContentSize.width
    field.defaultTextAttributes[.kern] = nil
    #expect(field.intrinsicContentSize.width < width)
    field.textColor = .blue
    #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .blue)
    field.defaultTextAttributes = [:]
    #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .black)
  }

  @Test func anAttributedTextSetsTheFieldToItsFirstCharacter() {
    _ = launch()
    let text = NSMutableAttributedString(string: "ab")
    text.addAttributes([.foregroundColor: UIColor.red], range: NSRange(location: 0, length: 1))
    text.addAttributes([.foregroundColor: UIColor.green], range: NSRange(location: 1, length: 1))
    field.attributedText = text
    #expect(field.text == "ab" && field.textColor == .red && field.font == helvetica(10))
    #expect(painted.map(\.color) == [.red, .green])
    field.textColor = .blue
    #expect(Set(painted.map(\.color)) == [.blue])
    field.text = "c"
    #expect(field.attributedText?.string == "c")
  }

  @Test func typingAttributesAreThoseOfTheNextText() {
    let simulator = launch()
    field.text = "a"
    field.typingAttributes = [.foregroundColor: UIColor.red]
    #expect(field.typingAttributes == nil)
    field.becomeFirstResponder()
    #expect(field.typingAttributes?[.font] as? UIFont == helvetica(10))
    field.typingAttributes?[.foregroundColor] = UIColor.red
    simulator.type("bc")
    #expect(field.text == "abc" && painted.map(\.text).joined == "abc")
    #expect(painted.first?.color == .black && painted.last?.color == .red)
    simulator.pressDelete(2)
    simulator.type("d")
    #expect(painted.map(\.text).joined == "ad" && Set(painted.map(\.color)) == [.black])
    field.resignFirstResponder()
    #expect(field.typingAttributes == nil)
  }

  @Test func aSecureTextConsistsOfPlainBullets() {
    _ = launch()
    field.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    field.isSecureTextEntry = true
    #expect(painted.map(\.text) == ["\u{2022}\u{2022}"])
  }
}

extension [String?] {
  fileprivate var joined: String { compactMap { $0 }.joined() }
}
