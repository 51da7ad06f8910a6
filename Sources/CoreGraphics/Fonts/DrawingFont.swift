/// A font face at a size, by which commands draw glyphs; distances are in points.
package struct DrawingFont: Hashable, Sendable {
  package var face: FontFace
  /// The height of the em square.
  package var pointSize: CGFloat

  package init(face: FontFace, pointSize: CGFloat) {
    self.face = face
    self.pointSize = pointSize
  }

  /// The distance from the baseline to the top of the line.
  package var ascender: CGFloat { points(face.metrics.ascender) }

  /// The distance from the baseline to the bottom of the line; negative.
  package var descender: CGFloat { points(face.metrics.descender) }

  /// The height of capital letters.
  package var capHeight: CGFloat { points(face.metrics.capHeight) }

  /// The height of the lower-case x.
  package var xHeight: CGFloat { points(face.metrics.xHeight) }

  /// The distance between baselines: ascender, descender and leading together.
  package var lineHeight: CGFloat {
    let metrics = face.metrics
    return points(metrics.ascender - metrics.descender + metrics.lineGap)
  }

  /// The gap between two lines, which is included in ``lineHeight``.
  package var leading: CGFloat { points(face.metrics.lineGap) }

  private func points(_ units: CGFloat) -> CGFloat { pointSize * units / face.metrics.unitsPerEm }
}

/// The vertical metrics of a typeface, in units of its em square.
package struct FontMetrics: Sendable {
  package let unitsPerEm: CGFloat
  package let ascender: CGFloat
  /// Negative: below the baseline.
  package let descender: CGFloat
  package let lineGap: CGFloat
  package let capHeight: CGFloat
  package let xHeight: CGFloat

  /// Helvetica; UIFont reports its ascender raised by 15 percent of the em.
  ///
  /// From memory, uncertain.
  static let helvetica = FontMetrics(
    unitsPerEm: 1000,
    ascender: 920,
    descender: -230,
    lineGap: 0,
    capHeight: 718,
    xHeight: 523
  )
  /// Helvetica Neue, with line heights of 14.316, 16.702 and 20.281 points at sizes 12, 14 and 17.
  ///
  /// From memory of iOS 7.
  static let helveticaNeue = FontMetrics(
    unitsPerEm: 1000,
    ascender: 952,
    descender: -213,
    lineGap: 28,
    capHeight: 714,
    xHeight: 517
  )
  /// San Francisco, with a line height of 20.287109375 at 17 points, according to public tests.
  ///
  /// The cap height and x-height are from memory.
  static let sanFrancisco = FontMetrics(
    unitsPerEm: 2048,
    ascender: 1950,
    descender: -494,
    lineGap: 0,
    capHeight: 1443,
    xHeight: 1078
  )
}
