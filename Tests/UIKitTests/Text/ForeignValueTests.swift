import Simulator
import Testing
import UIKit

/// Truth: on Apple's platforms an attribute's value may be any object, and values are compared by `isEqual`;
/// drawing with values of a wrong type is undefined, but must not end the process.
@MainActor struct ForeignValueTests {
  private final class Plain: NSObject {}

  /// Values of the wrong type for every attribute that is drawn.
  private static let makers: [@Sendable () -> Any] = [
    { NSNull() }, { Plain() }, { NSObject() }, { NSValue(range: NSRange(location: 0, length: 1)) },
    { NSError(domain: "d", code: 1) }, { "text" }, { 5 }, { [NSNull()] }, { Optional<Int>.none as Any },
  ]

  nonisolated private static let keys: [NSAttributedString.Key] = [
    .font, .foregroundColor, .backgroundColor, .paragraphStyle, .shadow, .kern, .underlineStyle, .strokeWidth,
    .strokeColor, .obliqueness, .link, .attachment, NSAttributedString.Key("own"),
  ]

  @Test(arguments: keys) func neighboursMayHaveAnyValues(key: NSAttributedString.Key) {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    let root = UIViewController()
    root.view.addSubview(label)
    simulator.launch(root)
    for first in ForeignValueTests.makers {
      for second in ForeignValueTests.makers {
        let text = NSMutableAttributedString(string: "abcd", attributes: [key: first()])
        text.addAttribute(key, value: second(), range: NSRange(location: 1, length: 1))
        text.setAttributes([key: first()], range: NSRange(location: 2, length: 1))
        text.addAttributes([key: second()], range: NSRange(location: 3, length: 1))
        text.append(NSAttributedString(string: "e", attributes: [key: first()]))
        text.append(NSMutableAttributedString(string: "f", attributes: [key: second()]))
        text.insert(NSAttributedString(string: "g", attributes: [key: second()]), at: 0)
        text.replaceCharacters(
          in: NSRange(location: 2, length: 1),
          with: NSAttributedString(string: "h", attributes: [key: first()])
        )
        text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { _, _, _ in }
        label.attributedText = text
        simulator.settle()
        #expect(label.attributedText?.string == "gahcdef")
      }
    }
  }

  @Test func anObjectIsReadAsItWasGiven() {
    let key = NSAttributedString.Key("own")
    let object = Plain()
    let text = NSMutableAttributedString(
      attributedString: NSAttributedString(string: "a", attributes: [key: object])
    )
    text.addAttribute(key, value: object, range: NSRange(location: 0, length: 1))
    #expect(text.attribute(key, at: 0, effectiveRange: nil) as? Plain === object)
    #expect(text.attributes(at: 0, effectiveRange: nil)[key] as? Plain === object)
    var seen: [Plain?] = []
    text.enumerateAttribute(key, in: NSRange(location: 0, length: 1)) { value, _, _ in
      seen.append(value as? Plain)
    }
    text.enumerateAttributes(in: NSRange(location: 0, length: 1)) { values, _, _ in
      seen.append(values[key] as? Plain)
    }
    #expect(seen.allSatisfy { $0 === object } && seen.count == 2)
  }

  @Test func equalObjectsMakeOneRun() {
    let key = NSAttributedString.Key("own")
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(key, value: NSNull(), range: NSRange(location: 0, length: 1))
    text.addAttribute(key, value: NSNull(), range: NSRange(location: 1, length: 1))
    var range = NSRange()
    _ = text.attribute(key, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 2))
    #expect(range == NSRange(location: 0, length: 2))
  }

  @Test func aValueOfTheWrongTypeCountsAsNone() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let wrong = NSAttributedString(
      string: "Text",
      attributes: [.font: NSNull(), .kern: "wide", .paragraphStyle: 7, .baselineOffset: NSNull()]
    )
    #expect(wrong.size() == NSAttributedString(string: "Text").size())
  }
}
