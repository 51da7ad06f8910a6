import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UISearchTextField and UISearchToken, and the comments of UISearchTextField.h.
@MainActor struct SearchTokenTests {
  private func launch(_ texts: String...) -> (simulator: Simulator, field: UISearchTextField) {
    let simulator = Simulator.boot(.iPhone16, iOS: 18)
    let controller = UIViewController()
    simulator.launch(controller)
    let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 350, height: 36))
    controller.view.addSubview(field)
    field.tokens = texts.map { UISearchToken(icon: nil, text: $0) }
    simulator.settle()
    return (simulator, field)
  }

  private func names(_ tokens: [UISearchToken]) -> [String] { tokens.map(\.text) }

  @Test func tokensAreInsertedAndRemoved() {
    let (_, field) = launch("red")
    field.insertToken(UISearchToken(icon: nil, text: "blue"), at: 0)
    #expect(names(field.tokens) == ["blue", "red"])
    field.removeToken(at: 1)
    #expect(names(field.tokens) == ["blue"])
    let token = UISearchToken(icon: nil, text: "x")
    token.representedObject = 5
    #expect(token.representedObject as? Int == 5)
  }

  /// Positions of tokens are before those of the text.
  @Test func tokensHavePositions() throws {
    let (_, field) = launch("red", "blue")
    field.text = "shoes"
    #expect(field.offset(from: field.beginningOfDocument, to: field.textualRange.start) == 2)
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 7)
    #expect(field.compare(field.positionOfToken(at: 1), to: field.textualRange.start) == .orderedAscending)
    let second = try #require(
      field.textRange(from: field.positionOfToken(at: 1), to: field.textualRange.end)
    )
    #expect(names(field.tokens(in: second)) == ["blue"])
    #expect(field.text(in: second) == "shoes")
    #expect(field.tokens(in: field.textualRange).isEmpty)
    let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    #expect(names(field.tokens(in: all)) == ["red", "blue"])
    #expect(field.position(from: field.textualRange.start, offset: -3) == nil)
  }

  @Test func aPositionBeforeATokenSelectsIt() throws {
    let (_, field) = launch("red", "blue")
    let start = field.beginningOfDocument
    field.selectedTextRange = field.textRange(from: start, to: start)
    let selected = try #require(field.selectedTextRange)
    #expect(names(field.tokens(in: selected)) == ["red"])
  }

  @Test func textBecomesAToken() throws {
    let (_, field) = launch("red")
    field.text = "blue shoes"
    let end = try #require(field.position(from: field.textualRange.start, offset: 5))
    let word = try #require(field.textRange(from: field.beginningOfDocument, to: end))
    field.replaceTextualPortion(of: word, with: UISearchToken(icon: nil, text: "blue"), at: 1)
    #expect(names(field.tokens) == ["red", "blue"] && field.text == "shoes")
    let selected = try #require(field.selectedTextRange)
    #expect(names(field.tokens(in: selected)) == ["blue"])
  }

  /// The first press selects the token, the second one deletes it.
  @Test func theDeleteKeyDeletesTokensAfterTheText() {
    let (simulator, field) = launch("red", "blue")
    simulator.tap(at: CGPoint(x: 300, y: 118))
    simulator.type("a")
    simulator.pressDelete()
    #expect(field.text == "" && field.tokens.count == 2)
    simulator.pressDelete()
    #expect(field.tokens.count == 2)
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    simulator.pressDelete()
    #expect(names(field.tokens) == ["red"] && changes == 1)
    field.allowsDeletingTokens = false
    simulator.pressDelete()
    simulator.pressDelete()
    #expect(names(field.tokens) == ["red"])
  }

  @Test func aTappedTokenIsReplacedByTyping() throws {
    let (simulator, field) = launch("red", "blue")
    let capsules = field.subviews.filter { $0.accessibilityLabel == "red" }
    let capsule = try #require(capsules.first)
    simulator.tap(at: field.convert(capsule.center, to: nil))
    let selected = try #require(field.selectedTextRange)
    #expect(names(field.tokens(in: selected)) == ["red"])
    simulator.type("x")
    #expect(names(field.tokens) == ["blue"] && field.text?.lowercased() == "x")
  }

  @Test func tokensAreBetweenTheGlassAndTheText() throws {
    let (_, field) = launch("red", "blue")
    let without = UISearchTextField(frame: field.frame)
    let frames = field.subviews.filter { ["red", "blue"].contains($0.accessibilityLabel) }.map(\.frame)
    try #require(frames.count == 2)
    let start = without.textRect(forBounds: field.bounds).minX
    #expect(frames[0].minX == start && frames[1].minX > frames[0].maxX)
    #expect(field.textRect(forBounds: field.bounds).minX > frames[1].maxX)
    #expect(field.hasText)
  }
}
