import UIKit

extension SceneText {
  /// Where a line of text stands: the x of its left end, of its middle or of its right end.
  enum LinePlace {
    case left(CGFloat)
    case middle(CGFloat)
    case right(CGFloat)
  }

  /// A line that no view draws, as wide as it is in a font of UIKit's.
  ///
  /// - Parameter weight: what a viewer's font is asked for, on the scale of CSS.
  init(
    _ string: String,
    _ font: UIFont,
    weight: Int,
    at place: LinePlace,
    baseline: CGFloat,
    fill: SceneColor
  ) {
    let width = TextLayout(StyledText(string, font: font)).size.width
    var anchor = Anchor.start
    let left: CGFloat
    switch place {
    case .left(let x): left = x
    case .right(let x): left = x - width
    case .middle(let x):
      left = x - width / 2
      anchor = .middle
    }
    self.init(
      [Piece(string: string, x: left, width: width)],
      baseline: baseline,
      font: SceneFont(size: font.pointSize, weight: weight),
      fill: fill
    )
    self.anchor = anchor
  }
}
