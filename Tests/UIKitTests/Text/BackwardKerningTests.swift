import Testing
import UIKit

/// Truth: kerning moves the next character, possibly backwards over earlier characters (Apple,
/// `NSAttributedString.Key.kern`), and a measured size encloses the text (Apple, `boundingRect`).
///
/// So a text fits in its measured size. Widths are those of Adobe's AFM file of Helvetica: a digit has 556
/// thousandths.
struct BackwardKerningTests {
  /// Ten digits at 10 points, 5.56 wide; those in the range move the next one back by 10 points.
  private func digits(_ kerned: NSRange) -> StyledText {
    let text = NSMutableAttributedString(string: "0123456789", attributes: [.font: helvetica(10)])
    text.addAttribute(.kern, value: -10, range: kerned)
    return StyledText(text)
  }

  @Test func textIsAsWideAsItReaches() {
    let text = NSMutableAttributedString(string: "0000", attributes: [.font: helvetica(1000)])
    text.addAttribute(.kern, value: -1112, range: NSRange(location: 2, length: 2))
    // 556, 1112, 556, 0.
    #expect(text.size().width == 1112)
    #expect(TextLayout(StyledText(text), in: .init(width: 1112)).lines.count == 1)
    #expect(TextLayout(StyledText(text), in: .init(width: 1111)).lines.count == 2)
  }

  @Test(
    arguments: [
      CTLineBreakMode.byTruncatingHead, .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping,
    ],
    [NSRange(location: 0, length: 2), NSRange(location: 3, length: 3), NSRange(location: 6, length: 4)]
  )
  func textInTheWidthThatItTakesIsTheSameAgain(mode: CTLineBreakMode, kerned: NSRange) {
    let text = digits(kerned)
    for width in stride(from: CGFloat(10), through: 60, by: 0.5) {
      for lines in 0...2 {
        func layout(_ width: CGFloat) -> TextLayout {
          TextLayout(text, in: .label(numberOfLines: lines, lineBreakMode: mode, width: width))
        }
        let first = layout(width)
        guard first.size.width <= width else { continue }
        let second = layout(first.size.width)
        #expect(second.size == first.size)
        #expect(shownLines(second) == shownLines(first))
      }
    }
  }
}
