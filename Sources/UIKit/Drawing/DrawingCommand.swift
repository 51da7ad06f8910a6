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
  case fill(PathOutline, CGPathFillRule, UIColor, DrawingShadow?)
  /// Fills with a vertical gradient.
  case shade(PathOutline, CGPathFillRule, DrawingGradient)
  case stroke(PathOutline, DrawingStroke, UIColor, DrawingShadow?)
  /// Draws a glyph run.
  case text(DrawingText)
  /// Draws an image stretched to a rectangle.
  case image(UIImage, CGRect, alpha: CGFloat)
  /// Draws an image file stretched to a rectangle; a tint draws it as a template.
  case bitmap(EncodedImage, CGRect, tint: UIColor?)
}

/// The line style of a stroke; lengths are in points of the path's coordinates.
package struct DrawingStroke: Hashable, Sendable {
  package var width: CGFloat
  package var cap: CGLineCap
  package var join: CGLineJoin
  package var miterLimit: CGFloat
  package var dashPhase: CGFloat
  /// The alternating lengths of dashes and gaps; empty for a solid line.
  package var dashes: [CGFloat]

  package init(
    width: CGFloat = 1,
    cap: CGLineCap = .butt,
    join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dashPhase: CGFloat = 0,
    dashes: [CGFloat] = []
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashPhase = dashPhase
    self.dashes = dashes
  }

  /// Returns a valid dash pattern, which is a solid line if a length is negative, infinite or NaN, or if all
  /// are 0.
  static func usable(
    _ lengths: [CGFloat],
    phase: CGFloat
  ) -> (pattern: [CGFloat], phase: CGFloat) {
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    return isUsable ? (lengths, phase.isFinite ? phase : 0) : ([], 0)
  }
}

/// A vertical gradient of colours.
package struct DrawingGradient: Hashable, Sendable {
  /// A colour at a position between the top (0) and the bottom (1).
  package struct Stop: Hashable, Sendable {
    package var place: CGFloat
    package var color: UIColor
  }

  /// At least one stop, from top to bottom; two stops at the same position make an edge.
  package var stops: [Stop]

  /// Creates a gradient of colours at positions from 0 to 1.
  package init(_ stops: [(place: CGFloat, color: UIColor)]) {
    self.stops = stops.map { Stop(place: $0.place, color: $0.color) }
  }

  /// Creates a linear gradient between two colours.
  package init(_ top: UIColor, _ bottom: UIColor) {
    self.init([(0, top), (1, bottom)])
  }

  /// Creates a glossy gradient: two gradients that meet in the middle.
  package init(glossy top: UIColor, _ upper: UIColor, _ lower: UIColor, _ bottom: UIColor) {
    self.init([(0, top), (0.5, upper), (0.5, lower), (1, bottom)])
  }

  /// Returns the gradient with each colour replaced.
  package func mapped(_ change: (UIColor) -> UIColor) -> DrawingGradient {
    var shade = self
    for index in shade.stops.indices { shade.stops[index].color = change(shade.stops[index].color) }
    return shade
  }
}

/// A glyph run to draw: characters with one font and style on one line.
package struct DrawingText: Sendable {
  package var run: GlyphRun
  /// The offset added to the run's x and baseline.
  package var origin: CGPoint
  /// The fill colour of the glyphs; clear if only outlines are drawn.
  package var color: UIColor
  package var shadow: DrawingShadow?
  /// The colour of the outlines; nil for none.
  package var strokeColor: UIColor?
  /// The width of the outlines in points; 0 for none.
  package var strokeWidth: CGFloat

  package init(
    run: GlyphRun,
    origin: CGPoint,
    color: UIColor,
    shadow: DrawingShadow? = nil,
    strokeColor: UIColor? = nil,
    strokeWidth: CGFloat = 0
  ) {
    self.run = run
    self.origin = origin
    self.color = color
    self.shadow = shadow
    self.strokeColor = strokeColor
    self.strokeWidth = strokeWidth
  }
}

/// Computes the extent of a drawing.
enum DrawingExtent {
  /// The tolerance for rounding errors, in points.
  private static let tolerance: CGFloat = 0.01

  /// Returns whether a drawing is certainly within a rectangle.
  ///
  /// It overestimates the extent: it ignores clipping, extends curves to their control points, mitres to
  /// their limit, and text to the edges of its line.
  static func fits(_ commands: [DrawingCommand], in rect: CGRect) -> Bool {
    let room = rect.insetBy(dx: -tolerance, dy: -tolerance)
    var transforms = [CGAffineTransform.identity]
    func covers(_ box: CGRect, _ shadow: DrawingShadow?) -> Bool {
      guard !box.isNull else { return true }
      let placed = box.applying(transforms[transforms.count - 1])
      guard room.contains(placed) else { return false }
      guard let shadow else { return true }
      let cast = placed.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      return room.contains(cast.insetBy(dx: -shadow.blur, dy: -shadow.blur))
    }
    return commands.allSatisfy { command in
      switch command {
      case .save:
        transforms.append(transforms[transforms.count - 1])
        return true
      case .restore:
        transforms.removeLast()
        return true
      case .concatenate(let transform):
        transforms[transforms.count - 1] = transform.concatenating(transforms[transforms.count - 1])
        return true
      case .clip:
        return true
      case .fill(let path, _, _, let shadow):
        return covers(path.boundingBox, shadow)
      case .shade(let path, _, _):
        return covers(path.boundingBox, nil)
      case .stroke(let path, let pen, _, let shadow):
        return covers(path.boundingBox.insetBy(dx: -pen.reach, dy: -pen.reach), shadow)
      case .text(let text):
        return covers(text.box, text.shadow)
      case .image(_, let frame, _), .bitmap(_, let frame, _):
        return covers(frame, nil)
      }
    }
  }
}

extension DrawingStroke {
  /// The maximum distance of the stroke's edge from the path.
  fileprivate var reach: CGFloat {
    let corner = join == .miter ? max(miterLimit, 1) : 1
    let end: CGFloat = cap == .square ? 1.5 : 1
    return width / 2 * max(corner, end)
  }
}

extension DrawingText {
  /// The bounds of the run in its line, from ascender to descender.
  fileprivate var box: CGRect {
    CGRect(
      x: origin.x + run.x,
      y: origin.y + run.baseline - run.font.ascender,
      width: run.width,
      height: run.font.ascender - run.font.descender
    )
  }
}
