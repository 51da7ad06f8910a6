import Testing
import UIKit

/// Truth: Apple, AttributeScopes.UIKitAttributes, and the initializers that convert attributed strings.
struct SwiftAttributedStringTests {
  @Test func attributesOfUIKitHaveNames() {
    var text = AttributedString("Red")
    text.foregroundColor = .red
    text.font = .systemFont(ofSize: 20)
    text.underlineStyle = .single
    let converted = NSAttributedString(text + AttributedString(" plain"))
    #expect(converted.string == "Red plain")
    let attributes = converted.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 20))
    #expect(attributes[.underlineStyle] as? Int == 1)
    #expect(converted.attributes(at: 4, effectiveRange: nil).isEmpty)
  }

  @Test func theWayBackIsTheSame() {
    var text = AttributedString("A")
    text.kern = 2
    text.backgroundColor = .yellow
    text += AttributedString("B")
    #expect(AttributedString(NSAttributedString(text)) == text)
    #expect(AttributedString(NSAttributedString(string: "")) == AttributedString())
  }
}
