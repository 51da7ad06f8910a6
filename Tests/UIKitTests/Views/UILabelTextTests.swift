import Simulator
import Testing
import UIKit

/// Truth: Apple, UILabel: defaults; an attributed text replaces the plain one, and the getters return the
/// attributes of its first character; a plain text removes them.
@MainActor struct UILabelTextTests {
  @Test func aFreshLabelHasTheDocumentedDefaults() {
    _ = Simulator.boot()
    let label = UILabel(frame: .zero)
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .black)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(label.isEnabled && !label.isHighlighted)
    #expect(label.shadowColor == nil)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0)
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(label.preferredMaxLayoutWidth == 0)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.contentMode == .redraw)
  }

  @Test func anAttributedTextReportsItsFirstCharacter() {
    _ = Simulator.boot()
    let label = UILabel(frame: .zero)
    let text = NSMutableAttributedString(string: "ab")
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byClipping
    text.addAttributes(
      [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style],
      range: NSRange(location: 0, length: 1)
    )
    label.attributedText = text
    #expect(label.text == "ab")
    #expect(label.font == .boldSystemFont(ofSize: 30))
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .right)
    #expect(label.lineBreakMode == .byClipping)
  }

  @Test func aPlainTextDropsTheAttributes() {
    _ = Simulator.boot()
    let label = UILabel(frame: .zero)
    label.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 20])
    label.text = "ab"
    #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    #expect(label.intrinsicContentSize.width < 30)
  }

  @Test func aPlainTextReadsAsAttributedWithTheLabelsOwnLook() throws {
    _ = Simulator.boot()
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 20)
    label.textColor = .blue
    label.textAlignment = .center
    label.text = "ab"
    let text = try #require(label.attributedText)
    #expect(text.string == "ab")
    #expect(text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
    #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .center)
  }

  @Test func fontAndColourCountForAllOfAnAttributedText() {
    _ = Simulator.boot()
    let label = UILabel(frame: .zero)
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(
      .font,
      value: UIFont.systemFont(ofSize: 40),
      range: NSRange(location: 0, length: 1)
    )
    label.attributedText = text
    label.font = .systemFont(ofSize: 12)
    label.textColor = .green
    for index in 0..<2 {
      #expect(
        label.attributedText?.attribute(.font, at: index, effectiveRange: nil) as? UIFont
          == .systemFont(ofSize: 12)
      )
      #expect(
        label.attributedText?.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
          == .green
      )
    }
    #expect(text.attribute(.font, at: 1, effectiveRange: nil) == nil)
  }

  @Test func theLabelKeepsACopy() {
    _ = Simulator.boot()
    let label = UILabel(frame: .zero)
    let text = NSMutableAttributedString(string: "ab")
    label.attributedText = text
    text.mutableString.setString("changed")
    #expect(label.text == "ab")
  }

  @Test func anEmptyAttributedTextIsHarmless() {
    _ = Simulator.boot()
    let label = UILabel(frame: .zero)
    label.attributedText = NSAttributedString(string: "")
    label.font = .systemFont(ofSize: 30)
    label.textAlignment = .center
    #expect(label.font == .systemFont(ofSize: 30))
    #expect(label.textAlignment == .center)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func settingNilGivesTheDefaultsBack() {
    _ = Simulator.boot()
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 40)
    label.textColor = .red
    label.text = "ab"
    label.font = nil
    label.textColor = nil
    label.text = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .black)
    #expect(label.text == nil && label.attributedText == nil)
  }

  // MARK: Style of an earlier attributed text

  /// A red text of a given size, right-aligned and clipped, with a shadow.
  private func makeStyledText(_ string: String) -> NSMutableAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byClipping
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.green
    shadow.shadowOffset = CGSize(width: 3, height: 4)
    return NSMutableAttributedString(
      string: string,
      attributes: [
        .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style,
        .shadow: shadow,
      ]
    )
  }

  /// Source: Apple, UILabel.attributedText ("assigning a new value updates the values in the font, textColor,
  /// and other style-related properties"); info-utakura.blogspot.jp, 2014: a later plain text uses them.
  @Test func aLaterTextShowsWithTheAttributedTextsStyle() {
    _ = Simulator.boot()
    let label = UILabel(frame: .zero)
    label.attributedText = makeStyledText("ab")
    label.text = "cd"
    #expect(label.font == .systemFont(ofSize: 30))
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .right)
    #expect(label.lineBreakMode == .byClipping)
    #expect(label.shadowColor == .green)
    #expect(label.shadowOffset == CGSize(width: 3, height: 4))
    #expect(
      label.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30)
    )
    label.text = nil
    #expect(label.font == .systemFont(ofSize: 30))
  }

  @Test func whatTheAttributedTextDoesNotHaveStays() {
    _ = Simulator.boot()
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = .center
    label.shadowColor = .blue
    label.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    #expect(label.font == .systemFont(ofSize: 12))
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.shadowColor == .blue)
    label.lineBreakMode = .byClipping
    #expect(label.textAlignment == .center)
    for text in [nil, NSAttributedString(string: "")] {
      label.attributedText = text
      #expect(label.textColor == .red && label.font == .systemFont(ofSize: 12))
    }
  }

  @Test func charactersBehindTheFirstKeepTheLabelsStyleFromBefore() {
    _ = Simulator.boot()
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 12)
    label.text = "b"
    let narrow = label.intrinsicContentSize.width
    label.text = nil
    let text = makeStyledText("a")
    text.append(NSAttributedString(string: "bbbb"))
    label.attributedText = text
    let first = UILabel(frame: .zero)
    first.attributedText = makeStyledText("a")
    #expect(abs(label.intrinsicContentSize.width - first.intrinsicContentSize.width - 4 * narrow) <= 2)
    #expect(label.font == .systemFont(ofSize: 30))
  }
}
