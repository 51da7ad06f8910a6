import Testing
import UIKit

/// Truth: the exceptions that Foundation raises on Apple's platforms, according to public crash reports.
@Suite(.standardSystem) struct AttributedRangeExceptionTests {
  private static let settingReason =
    "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds"
  private static let readingReason = "NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds"
  private static let replacingReason =
    "NSConcreteMutableAttributedString replaceCharactersInRange:withString:: Range or index out of bounds"

  private func expectRaised(_ result: ExitTest.Result?, _ reason: String) {
    let console = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(console.contains("uncaught exception 'NSRangeException', reason: '\(reason)'\n"))
  }

  @Test func settingAttributesBeyondTheEndRaises() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      let text = NSMutableAttributedString(string: "iOS SDK")
      text.setAttributes([.kern: 1], range: NSRange(location: 4, length: 4))
    }
    expectRaised(result, Self.settingReason)
  }

  @Test func stylingAWordThatIsNotThereRaises() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      let text = NSMutableAttributedString(string: "iOS SDK")
      text.addAttribute(.kern, value: 1, range: text.mutableString.range(of: "Android"))
    }
    expectRaised(result, Self.settingReason)
  }

  @Test func addingAttributesBeforeTheBeginningRaises() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      NSMutableAttributedString(string: "iOS SDK")
        .addAttributes([.kern: 1], range: NSRange(location: -1, length: 2))
    }
    expectRaised(result, Self.settingReason)
  }

  @Test func removingBeyondTheEndRaises() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      NSMutableAttributedString(string: "iOS SDK").removeAttribute(
        .kern,
        range: NSRange(location: 7, length: 1)
      )
    }
    expectRaised(result, Self.readingReason)
  }

  @Test func readingBeyondTheEndRaises() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      _ = NSAttributedString(string: "iOS SDK").attributes(at: 7, effectiveRange: nil)
    }
    expectRaised(result, Self.readingReason)
  }

  @Test func enumeratingBeyondTheEndRaises() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      NSAttributedString(string: "iOS SDK")
        .enumerateAttribute(.kern, in: NSRange(location: 0, length: Int.max)) { _, _, _ in }
    }
    expectRaised(result, Self.readingReason)
  }

  @Test func replacingBeyondTheEndRaises() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      NSMutableAttributedString(string: "iOS SDK")
        .replaceCharacters(in: NSRange(location: 7, length: 1), with: "!")
    }
    expectRaised(result, Self.replacingReason)
  }

  @Test func deletingAndInsertingBeyondTheEndRaise() async {
    let deleting = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      NSMutableAttributedString(string: "iOS").deleteCharacters(in: NSRange(location: 2, length: 2))
    }
    expectRaised(deleting, Self.replacingReason)
    let inserting = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      NSMutableAttributedString(string: "iOS").insert(NSAttributedString(string: "!"), at: 4)
    }
    expectRaised(inserting, Self.replacingReason)
  }

  @Test func withinTheStringEverythingWorksAsInFoundation() {
    let text = NSMutableAttributedString(string: "iOS SDK")
    text.setAttributes(
      [.kern: 1, .font: UIFont.systemFont(ofSize: 10)],
      range: NSRange(location: 0, length: 3)
    )
    text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 3))
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: 2))
    text.removeAttribute(.kern, range: NSRange(location: 2, length: 1))
    text.setAttributes([.kern: 5], range: NSRange(location: 7, length: 0))
    text.replaceCharacters(in: NSRange(location: 3, length: 1), with: "…")
    text.insert(NSAttributedString(string: "!"), at: 7)
    text.deleteCharacters(in: NSRange(location: 4, length: 3))
    #expect(text.string == "iOS…!")
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    #expect(text.attribute(.kern, at: 2, effectiveRange: nil) == nil)
    #expect(text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
    #expect(text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 10))
    #expect(text.attributes(at: 4, effectiveRange: nil).isEmpty)
    #expect(text.attributedSubstring(from: NSRange(location: 1, length: 3)).string == "OS…")
    var range = NSRange()
    _ = text.attributes(at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 5))
    #expect(range == NSRange(location: 0, length: 2))
  }
}
