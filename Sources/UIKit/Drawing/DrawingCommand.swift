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

/// The pen that a path is stroked with; lengths are in points of the path's coordinates.
package struct DrawingStroke: Hashable, Sendable {
  package var width: CGFloat
  package var cap: CGLineCap
  package var join: CGLineJoin
  package var miterLimit: CGFloat
  package var dashPhase: CGFloat
  /// Lengths of dashes and gaps in turn; empty for a solid line.
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

  /// A dash pattern as far as it can be used: a solid line if a length is negative or not finite, or if all are 0.
  static func usable(
    _ lengths: [CGFloat],
    phase: CGFloat
  ) -> (pattern: [CGFloat], phase: CGFloat) {
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    return isUsable ? (lengths, phase.isFinite ? phase : 0) : ([], 0)
  }
}

/// Colours that run from the top of what they fill to its bottom.
package struct DrawingShade: Hashable, Sendable {
  /// A colour at a place between the top (0) and the bottom (1).
  package struct Stop: Hashable, Sendable {
    package var place: CGFloat
    package var color: UIColor
  }

  /// At least one, from top to bottom; two at one place make an edge.
  package var stops: [Stop]

  /// Makes a shade of colours at places from 0 to 1.
  package init(_ stops: [(place: CGFloat, color: UIColor)]) {
    self.stops = stops.map { Stop(place: $0.place, color: $0.color) }
  }

  /// Runs evenly from one colour to another.
  package init(_ top: UIColor, _ bottom: UIColor) {
    self.init([(0, top), (1, bottom)])
  }

  /// Light falls on the upper half: two shades that meet in the middle.
  package init(glossy top: UIColor, _ upper: UIColor, _ lower: UIColor, _ bottom: UIColor) {
    self.init([(0, top), (0.5, upper), (0.5, lower), (1, bottom)])
  }

  /// The same shade with each colour replaced.
  package func mapped(_ change: (UIColor) -> UIColor) -> DrawingShade {
    var shade = self
    for index in shade.stops.indices { shade.stops[index].color = change(shade.stops[index].color) }
    return shade
  }
}

/// One run of glyphs to draw: characters of one font and one look on one line.
package struct DrawingText: Sendable {
  package var run: GlyphRun
  /// Added to the run's x and baseline.
  package var origin: CGPoint
  /// What the glyphs are filled with; clear if only their outlines show.
  package var color: UIColor
  package var shadow: DrawingShadow?
  /// What the outlines of the glyphs are drawn with; nil for none.
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

/// How far a drawing reaches.
enum DrawingExtent {
  /// Points by which computed places may miss a computed edge.
  private static let tolerance: CGFloat = 0.01

  /// Whether nothing of a drawing can lie outside of a rectangle.
  ///
  /// Cautious: clipping doesn't count, curves reach to their control points, mitres as far as they may, and letters
  /// to the edges of their line.
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
  /// How far the pen reaches beyond the path at most.
  fileprivate var reach: CGFloat {
    let corner = join == .miter ? max(miterLimit, 1) : 1
    let end: CGFloat = cap == .square ? 1.5 : 1
    return width / 2 * max(corner, end)
  }
}

extension DrawingText {
  /// The run's part of its line, from ascender to descender.
  fileprivate var box: CGRect {
    CGRect(
      x: origin.x + run.x,
      y: origin.y + run.baseline - run.font.ascender,
      width: run.width,
      height: run.font.ascender - run.font.descender
    )
  }
}
