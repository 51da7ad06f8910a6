import Testing
import UIKit

/// Truth: Apple's documentation of UIFontDescriptor: symbolic traits choose among the faces of one family,
/// and a size of 0 means the descriptor's own.
@Suite(.standardSystem) struct UIFontDescriptorTests {
  @Test func traitsChooseTheFaceOfAFamily() throws {
    let plain = UIFontDescriptor(name: "Helvetica", size: 12)
    #expect(plain.symbolicTraits == [])
    let both = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.postscriptName == "Helvetica-BoldOblique")
    #expect(both.withSymbolicTraits([])?.postscriptName == "Helvetica")
    #expect(UIFont(descriptor: both, size: 0).pointSize == 12)
    #expect(UIFont(descriptor: both, size: 30).pointSize == 30)
  }

  @Test func boldSystemFontsHaveTheBoldTrait() {
    #expect(UIFont.boldSystemFont(ofSize: 10).fontDescriptor.symbolicTraits == .traitBold)
    #expect(UIFont.italicSystemFont(ofSize: 10).fontDescriptor.symbolicTraits == .traitItalic)
    let bold = UIFont.systemFont(ofSize: 10).fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(bold == UIFont.boldSystemFont(ofSize: 10).fontDescriptor)
  }

  @Test func noFamilyCanBecomeMonospaced() {
    let plain = UIFontDescriptor(name: "Helvetica", size: 12)
    #expect(plain.withSymbolicTraits(.traitMonoSpace) == nil)
    let code = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).fontDescriptor
    #expect(code.symbolicTraits == .traitMonoSpace)
    #expect(
      code.withSymbolicTraits([.traitMonoSpace, .traitBold])?.symbolicTraits.contains(.traitBold) == true
    )
  }
}
