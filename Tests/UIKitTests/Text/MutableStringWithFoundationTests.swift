import Foundation
import Testing
import UIKit

/// Truth: as in `MutableStringTests`, in a file that also imports Foundation.
@Suite(.standardSystem) struct MutableStringWithFoundationTests {
  @Test func theAttributesFollowTheCharacters() {
    let text = NSMutableAttributedString(string: "a X b X", attributes: [.kern: 1])
    text.mutableString.append(" X and more")
    _ = text.mutableString.replaceOccurrences(
      of: "X",
      with: "longer",
      options: [],
      range: NSRange(location: 0, length: text.length)
    )
    #expect(text.string == "a longer b longer longer and more")
    var range = NSRange()
    #expect(text.attribute(.kern, at: text.length - 1, effectiveRange: &range) as? Int == 1)
    #expect(text.size().width > 0)
  }
}
