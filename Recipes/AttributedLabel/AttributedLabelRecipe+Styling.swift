import RecipeKit

/// What the example does with other words and texts than its own.
extension AttributedLabelRecipe {
  func checkStyling(_ controller: AttributedLabelController, on stage: Stage) {
    let text = controller.plainText()
    stage.check(
      "init-with-string-plain",
      "none of the seven characters has attributes at first",
      expected: "",
      actual: styledCharacters(of: text)
    )
    controller.style("iOS", of: text, with: [.foregroundColor: UIColor.red])
    stage.check(
      "set-attributes-only-in-range",
      "once iOS is styled, its letters are the ones with attributes",
      expected: "iOS",
      actual: styledCharacters(of: text)
    )
    let other = controller.plainText()
    controller.style("SDK", of: other, with: [.font: UIFont.systemFont(ofSize: 12), .shadow: NSShadow()])
    stage.check(
      "range-location-length",
      "the range of SDK begins at 4, is 3 long, and covers its letters",
      expected: "SDK",
      actual: styledCharacters(of: other)
    )
    stage.check(
      "set-attributes-two-params",
      "the character at 4 has the two attributes of the dictionary",
      expected: ["NSFont", "NSShadow"],
      actual: keys(at: 4, of: other)
    )
    stage.expectException(
      "set-attributes-only-in-range",
      named: "outside",
      "a word that isn't in the text has no range in it",
      name: "NSRangeException",
      reason: "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds"
    ) {
      controller.style("Android", of: text, with: [.foregroundColor: UIColor.green])
    }
  }

  func checkSentences(_ controller: AttributedLabelController, on stage: Stage) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let sentence = NSMutableAttributedString(string: "only one word is bold")
    controller.style("one", of: sentence, with: [.font: UIFont.boldSystemFont(ofSize: 17)])
    label.attributedText = sentence
    stage.check(
      "one-bold-word",
      "of a sentence a label draws one word in bold",
      expected: ["one"],
      actual: drawnRuns(of: label).filter { $0.font.isBold }.map(\.text)
    )
    let mixed = NSMutableAttributedString(string: "plain, italic and underlined")
    controller.style("italic", of: mixed, with: [.font: UIFont.italicSystemFont(ofSize: 17)])
    controller.style(
      "underlined",
      of: mixed,
      with: [.underlineStyle: NSUnderlineStyle.single.rawValue]
    )
    stage.check(
      "mixed-italic-and-underline",
      "one string holds plain, italic and underlined words",
      expected: ["plain, ", "italic", " and ", "underlined"],
      actual: runs(of: mixed).map { mixed.attributedSubstring(from: $0.range).string }
    )
    stage.check(
      "mixed-italic-and-underline",
      named: "styles",
      "one word is italic, another one underlined",
      expected: ["italic", "underlined"],
      actual: words(of: mixed) { ($0[.font] as? UIFont)?.isItalic ?? false }
        + words(of: mixed) { $0[.underlineStyle] != nil }
    )
    let mutable = controller.plainText()
    controller.style("SDK", of: mutable, with: [.foregroundColor: UIColor.blue])
    label.attributedText = mutable
    stage.check(
      "mutable-variant",
      "a label takes a mutable string as it takes another, and draws its second word in blue",
      expected: ["SDK"],
      actual: drawnRuns(of: label).filter { $0.color == .blue }.map(\.text)
    )
  }
}

extension UIFont {
  fileprivate var isBold: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }

  fileprivate var isItalic: Bool { fontDescriptor.symbolicTraits.contains(.traitItalic) }
}
