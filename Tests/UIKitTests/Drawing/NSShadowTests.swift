import Testing
import UIKit

/// Truth: Apple's documentation of NSShadow: by default no offset and no blur; attributed strings compare
/// shadows by value.
@Suite(.standardSystem) struct NSShadowTests {
  @Test func startsWithoutOffsetAndBlur() {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero)
    #expect(shadow.shadowBlurRadius == 0)
  }

  @Test func copiesAreEqualAndIndependent() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 4, height: 4)
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy == shadow)
    #expect(copy.hash == shadow.hash)
    shadow.shadowBlurRadius = 2
    #expect(copy != shadow)
  }

  @Test func doesNotChangeTheSizeOfText() {
    let font = UIFont.systemFont(ofSize: 17)
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 4, height: 4)
    let plain = NSAttributedString(string: "SDK", attributes: [.font: font])
    let shadowed = NSAttributedString(string: "SDK", attributes: [.font: font, .shadow: shadow])
    #expect(plain.size() == shadowed.size())
  }
}
