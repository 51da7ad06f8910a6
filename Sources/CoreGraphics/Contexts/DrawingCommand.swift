/// A command of a recorded drawing, in points with y growing downwards.
///
/// Coordinates are relative to all transforms concatenated before the command. Colours include the opacity of
/// the context. Each `save` has a matching `restore`.
package enum DrawingCommand: Sendable {
  /// Saves transform and clipping.
  case save
  /// Restores the transform and clipping that were saved last.
  case restore
  /// Applies a transform to all following coordinates, before the current transform.
  case concatenate(CGAffineTransform)
  /// Clips the following commands to a path, in addition to existing clipping.
  case clip(PathOutline, CGPathFillRule)
  case fill(PathOutline, CGPathFillRule, CGColor, DrawingShadow?)
  /// Fills with a vertical gradient.
  case shade(PathOutline, CGPathFillRule, DrawingGradient)
  /// Fills the clip with a gradient.
  case gradient(DrawnGradient, DrawingShadow?)
  case stroke(PathOutline, DrawingStroke, CGColor, DrawingShadow?)
  /// Draws a glyph run.
  case text(DrawingText)
  /// Draws an image stretched to a rectangle.
  case image(CGImage, CGRect, alpha: CGFloat)
  /// Draws an image file stretched to a rectangle; a tint draws it as a template.
  case bitmap(EncodedImage, CGRect, tint: CGColor?)
  /// Draws commands as a whole; their transforms and clips end with them.
  indirect case layer([DrawingCommand], DrawingLayer)
}

// MARK: - Stencils

extension DrawingCommand {
  /// Returns the command with each colour replaced by another one of the same opacity.
  package func stencil(_ color: CGColor) -> DrawingCommand {
    func stencil(_ own: CGColor) -> CGColor { color.withAlpha(color.alpha * own.alpha) }
    func stencil(_ own: DrawingShadow?) -> DrawingShadow? {
      own.map { DrawingShadow(offset: $0.offset, blur: $0.blur, color: stencil($0.color)) }
    }
    switch self {
    case .save, .restore, .concatenate, .clip:
      return self
    case .fill(let path, let rule, let own, let shadow):
      return .fill(path, rule, stencil(own), stencil(shadow))
    case .shade(let path, let rule, let own):
      return .shade(path, rule, own.mapped { stencil($0) })
    case .gradient(var gradient, let shadow):
      gradient.stops = gradient.stops.mapped { stencil($0) }
      return .gradient(gradient, stencil(shadow))
    case .stroke(let path, let pen, let own, let shadow):
      return .stroke(path, pen, stencil(own), stencil(shadow))
    case .text(var text):
      text.color = stencil(text.color)
      text.shadow = stencil(text.shadow)
      text.strokeColor = text.strokeColor.map { stencil($0) }
      return .text(text)
    case .image(let image, let rect, let alpha):
      return .image(image.stencil(color), rect, alpha: alpha)
    case .bitmap(let image, let rect, let tint):
      return .bitmap(image, rect, tint: tint.map { stencil($0) } ?? color)
    case .layer(let commands, var layer):
      layer.shadow = stencil(layer.shadow)
      return .layer(commands.map { $0.stencil(color) }, layer)
    }
  }
}
