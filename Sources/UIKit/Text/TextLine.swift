import Foundation

/// A line of laid-out text.
///
/// Distances are points from the top left corner of the text.
package struct TextLine: Sendable {
  /// The UTF-16 units that the line stands for, its newline and hanging spaces included.
  package let range: Range<Int>
  /// The end of what is shown, and may be drawn.
  package let contentEnd: Int
  /// Where the content begins.
  package internal(set) var x: CGFloat
  package let top: CGFloat
  /// Without the line spacing below.
  package let height: CGFloat
  package let baseline: CGFloat
  package internal(set) var width: CGFloat
  /// Points added to every space to fill a justified line.
  package internal(set) var spaceExpansion: CGFloat = 0
  /// Nil if the line shows all that it stands for.
  package let truncation: Truncation?
  /// Whether the soft hyphen at its end shows.
  package let isHyphenated: Bool

  /// How far the line begins from the leading margin, and how much room it has from there.
  let indent: CGFloat
  let room: CGFloat
  let endsParagraph: Bool
  let paragraph: Int

  package var bottom: CGFloat { top + height }

  /// The rectangle that the line takes up, without line spacing.
  package var frame: CGRect { CGRect(x: x, y: top, width: width, height: height) }
}
