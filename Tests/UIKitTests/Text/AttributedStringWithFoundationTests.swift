import Foundation
import Testing
import UIKit

/// Truth: a file that imports both Foundation and UIKit compiles, as on Apple's platforms; no call is
/// ambiguous.
struct AttributedStringWithFoundationTests {
  @Test func callsMeanFoundationsOwnMethods() {
    let text = NSMutableAttributedString(string: "iOS SDK")
    text.setAttributes([.kern: 1], range: NSRange(location: 0, length: 3))
    text.addAttributes([.kern: 2], range: NSRange(location: 4, length: 3))
    text.replaceCharacters(in: NSRange(location: 3, length: 1), with: "-")
    #expect(text.string == "iOS-SDK")
    #expect(text.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 2)
    #expect(text.attributes(at: 0, effectiveRange: nil).count == 1)
  }
}
