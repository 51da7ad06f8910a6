import Foundation
import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UITextView.dataDetectorTypes and Technical Q&A QA1495 (e-mail addresses are links); RFC 3966 and 6068.
///
/// Which texts are numbers or addresses is decided here.
@MainActor struct DataDetectorTests {
  @Test(arguments: [
    ("See https://example.org/a?b=c.", "https://example.org/a?b=c"),
    ("(http://example.org)", "http://example.org"),
    ("at www.example.org, now", "http://www.example.org"),
    ("at example.com/shop!", "http://example.com/shop"),
    ("myapp://open/7", "myapp://open/7"),
    ("write to jane.doe@example.co.uk please", "mailto:jane.doe@example.co.uk"),
  ])
  func linksAreFound(text: String, url: String) {
    #expect(DetectedData.all(in: text, .link).map(\.url.absoluteString) == [url])
    #expect(DetectedData.all(in: text, .phoneNumber).isEmpty)
  }

  @Test(arguments: [
    ("Call 555-1234", "tel:5551234"), ("or (415) 555-2671.", "tel:4155552671"),
    ("1-800-555-0199", "tel:18005550199"), ("+49 30 901820", "tel:+4930901820"),
  ])
  func numbersAreFound(text: String, url: String) {
    #expect(DetectedData.all(in: text, .phoneNumber).map(\.url.absoluteString) == [url])
    #expect(DetectedData.all(in: text, .link).isEmpty)
  }

  @Test(arguments: ["on 2026-11-30", "12345", "3.14159265", "version 10.2.1", "Dr. No", "a.b", "7 apples"])
  func otherTextsAreNoData(text: String) {
    #expect(DetectedData.all(in: text, .all).isEmpty)
  }

  @Test func addressesAreFound() throws {
    let text = "Apple, 1 Infinite Loop, Cupertino, CA 95014, is here."
    let found = try #require(DetectedData.all(in: text, .all).first)
    #expect((text as NSString).substring(with: found.range) == "1 Infinite Loop, Cupertino, CA 95014")
    #expect(found.url.host == "maps.apple.com")
  }

  @Test func dataIsInTheOrderOfTheText() {
    let text = "555-1234, a@example.org, https://example.org"
    #expect(DetectedData.all(in: text, .all).map(\.range.location) == [0, 10, 25])
  }

  private final class Delegate: NSObject, UITextViewDelegate {
    var asked: [String] = []
    var allows = true

    func textView(
      _ textView: UITextView,
      shouldInteractWith URL: URL,
      in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      asked.append("\(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
      return allows
    }
  }

  private func launch(_ text: String) -> (simulator: Simulator, view: UITextView) {
    let simulator = Simulator.boot(.iPhone6, iOS: 12)
    let controller = UIViewController()
    simulator.launch(controller)
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    view.dataDetectorTypes = .all
    view.isEditable = false
    controller.view.addSubview(view)
    simulator.settle()
    return (simulator, view)
  }

  /// The middle of the character at an index, in the window.
  private func place(of index: Int, in view: UITextView) throws -> CGPoint {
    let start = try #require(view.position(from: view.beginningOfDocument, offset: index))
    let rect = view.caretRect(for: start)
    return view.convert(CGPoint(x: rect.minX + 3, y: rect.midY), to: nil)
  }

  @Test func aTapOpensTheData() throws {
    let (simulator, view) = launch("Call 555-1234 now")
    simulator.tap(at: try place(of: 8, in: view))
    simulator.settle()
    #expect(simulator.openedURLs.map(\.absoluteString) == ["tel:5551234"])
    simulator.tap(at: try place(of: 1, in: view))
    simulator.settle()
    #expect(simulator.openedURLs.count == 1)
  }

  @Test func theDelegateCanRefuse() throws {
    let (simulator, view) = launch("Call 555-1234 now")
    let delegate = Delegate()
    delegate.allows = false
    view.delegate = delegate
    simulator.tap(at: try place(of: 8, in: view))
    simulator.settle()
    #expect(delegate.asked == ["tel:5551234 5+8"] && simulator.openedURLs.isEmpty)
  }

  @Test func textsThatCanBeEditedHaveNoData() throws {
    let (simulator, view) = launch("Call 555-1234 now")
    #expect(view.detectedData.count == 1)
    view.isEditable = true
    #expect(view.detectedData.isEmpty)
    simulator.tap(at: try place(of: 8, in: view))
    simulator.settle()
    #expect(simulator.openedURLs.isEmpty && view.isFirstResponder)
  }

  @Test func changesOfTheTextAreFollowed() {
    let (_, view) = launch("nothing")
    #expect(view.detectedData.isEmpty)
    view.text = "www.example.org"
    #expect(view.detectedData.map(\.range) == [NSRange(location: 0, length: 15)])
  }
}
