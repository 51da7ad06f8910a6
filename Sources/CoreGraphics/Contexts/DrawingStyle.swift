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
  package static func usable(
    _ lengths: [CGFloat],
    phase: CGFloat
  ) -> (pattern: [CGFloat], phase: CGFloat) {
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    return isUsable ? (lengths, phase.isFinite ? phase : 0) : ([], 0)
  }
}

/// The shadow of a drawing command.
///
/// Offset and blur are in points of the whole drawing: transforms don't rotate or scale them. The opacity of
/// the shadow is that of its colour multiplied by that of the drawn content.
package struct DrawingShadow: Hashable, Sendable {
  /// The offset of the shadow; a positive height is downwards.
  package var offset: CGSize
  /// The blur radius; 0 is a hard edge.
  package var blur: CGFloat
  package var color: CGColor

  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}

/// Colours at positions, such as those of a vertical gradient.
package struct DrawingGradient: Hashable, Sendable {
  /// A colour at a position between the top (0) and the bottom (1).
  package struct Stop: Hashable, Sendable {
    package var place: CGFloat
    package var color: CGColor
  }

  /// At least one stop, from top to bottom; two stops at the same position make an edge.
  package var stops: [Stop]

  /// Creates a gradient of colours at positions from 0 to 1.
  package init(_ stops: [(place: CGFloat, color: CGColor)]) {
    self.stops = stops.map { Stop(place: $0.place, color: $0.color) }
  }

  /// The colour at a position; the first and the last one beyond the ends, and clear without stops.
  package func color(at place: CGFloat) -> CGColor {
    guard let first = stops.first, let last = stops.last else { return CGColor(gray: 0, alpha: 0) }
    guard place > first.place else { return first.color }
    guard let next = stops.firstIndex(where: { $0.place >= place }) else { return last.color }
    let (from, to) = (stops[next - 1], stops[next])
    let length = to.place - from.place
    return from.color.interpolated(to: to.color, progress: length > 0 ? (place - from.place) / length : 1)
  }

  /// Returns the gradient with each colour replaced.
  package func mapped(_ change: (CGColor) -> CGColor) -> DrawingGradient {
    var shade = self
    for index in shade.stops.indices { shade.stops[index].color = change(shade.stops[index].color) }
    return shade
  }
}
