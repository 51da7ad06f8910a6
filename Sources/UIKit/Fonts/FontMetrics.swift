import Foundation

/// The vertical measures of a typeface, in units of its own em square.
struct FontMetrics: Sendable {
  let unitsPerEm: CGFloat
  let ascender: CGFloat
  /// Negative: below the baseline.
  let descender: CGFloat
  let lineGap: CGFloat
  let capHeight: CGFloat
  let xHeight: CGFloat

  /// UIFont reports Helvetica's ascender raised by 15 percent of the em.
  ///
  /// Recalled, unsure.
  static let helvetica = FontMetrics(
    unitsPerEm: 1000,
    ascender: 920,
    descender: -230,
    lineGap: 0,
    capHeight: 718,
    xHeight: 523
  )
  /// Line heights of 14.316, 16.702 and 20.281 points at sizes 12, 14 and 17.
  ///
  /// Recalled from iOS 7.
  static let helveticaNeue = FontMetrics(
    unitsPerEm: 1000,
    ascender: 952,
    descender: -213,
    lineGap: 28,
    capHeight: 714,
    xHeight: 517
  )
  /// A line of 17 points is 20.287109375 high, as public tests state.
  ///
  /// Cap and x-height are recalled.
  static let sanFrancisco = FontMetrics(
    unitsPerEm: 2048,
    ascender: 1950,
    descender: -494,
    lineGap: 0,
    capHeight: 1443,
    xHeight: 1078
  )
}
