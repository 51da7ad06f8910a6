import UIKit

extension SceneText {
  /// The alignment of a line of text: the x of its left end, its middle or its right end.
  package enum LinePlace {
    case left(CGFloat)
    case middle(CGFloat)
    case right(CGFloat)
  }

  /// Creates a line of text without a view, with its width in one of UIKit's fonts.
  ///
  /// - Parameter weight: the weight for viewers, on the scale of CSS.
  package init(
    _ string: String,
    _ font: UIFont,
    weight: Int,
    at place: LinePlace,
    baseline: CGFloat,
    fill: SceneColor
  ) {
    let width = TextLayout(StyledText(string, font: font.ctFont)).size.width
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
