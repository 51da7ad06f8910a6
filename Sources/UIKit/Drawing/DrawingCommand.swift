/// One step of a recorded drawing, in points with y growing downwards.
///
/// Coordinates are those that hold where the step stands, under all transforms concatenated before it. Colours
/// carry the opacity that was set; every `save` has its `restore`.
package enum DrawingCommand: Sendable {
  /// Remembers transform and clipping.
  case save
  /// Returns to the transform and clipping that were remembered last.
  case restore
  /// Applies a transform to all coordinates that follow, before those that hold already.
  case concatenate(CGAffineTransform)
  /// Limits what follows to the inside of a path, within what it is limited to already.
  case clip(PathOutline, CGPathFillRule)
  case fill(PathOutline, CGPathFillRule, UIColor, DrawingShadow?)
  /// A fill whose colours run from top to bottom.
  case shade(PathOutline, CGPathFillRule, DrawingShade)
  case stroke(PathOutline, DrawingStroke, UIColor, DrawingShadow?)
  /// One glyph run.
  case text(DrawingText)
  /// An image stretched to a rectangle.
  case image(UIImage, CGRect, alpha: CGFloat)
  /// The pixels of a file stretched to a rectangle, or with a tint a stencil of them.
  case bitmap(EncodedImage, CGRect, tint: UIColor?)
}
