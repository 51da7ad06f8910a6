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
