import Rendering
import UIKit

/// Text wrapped into lines, for texts around a picture.
struct WrappedText {
  /// The lines; the origin is the top left corner of the first one.
  private var lines: [SceneText] = []
  /// The height in points.
  private(set) var height: CGFloat = 0

  private static let limit = 2_000

  /// - Parameters:
  ///   - width: the maximum width of a line, in points.
  ///   - lineLimit: the maximum number of lines; a longer text ends in an ellipsis.
  init(_ string: String, _ font: UIFont, _ color: UIColor, width: CGFloat, lineLimit: Int) {
    let words = SingleLine.of(String(string.prefix(Self.limit))).split(separator: " ").joined(separator: " ")
    let layout = TextLayout(
      StyledText(words, font: font.ctFont),
      in: .label(numberOfLines: lineLimit, lineBreakMode: .byTruncatingTail, width: width)
    )
    let lineHeight = (font.pointSize * 1.3).rounded()
    for (index, line) in layout.lines.enumerated() {
      let baseline = lineHeight * CGFloat(index) + font.pointSize
      for run in layout.glyphRuns(of: line) {
        let text = DrawingText(run: run, origin: .zero, color: color.cgColor)
        let pieces = TextPieces(text, within: -CGFloat.infinity...CGFloat.infinity, limit: Self.limit).pieces
        guard !pieces.isEmpty else { continue }
        lines.append(
          SceneText(pieces, baseline: baseline, font: SceneFont(run.font), fill: SceneColor(color))
        )
      }
    }
    height = lineHeight * CGFloat(layout.lines.count)
  }

  /// Returns the lines with their top left corner at a point.
  func texts(at point: CGPoint) -> [SceneText] {
    lines.compactMap { $0.placed(by: CGAffineTransform(translationX: point.x, y: point.y)) }
  }
}
