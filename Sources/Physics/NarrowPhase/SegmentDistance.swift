/// The nearest points of two line segments.
struct SegmentDistance {
  /// The nearest point of each segment.
  var first: Float2
  var second: Float2

  /// Where it lies, from 0 at the start to 1 at the end.
  var firstFraction: Float
  var secondFraction: Float

  init(_ start: Float2, _ end: Float2, _ otherStart: Float2, _ otherEnd: Float2) {
    let axis = end - start
    let otherAxis = otherEnd - otherStart
    let offset = start - otherStart
    let square = max(axis.lengthSquared, .leastNormalMagnitude)
    let otherSquare = max(otherAxis.lengthSquared, .leastNormalMagnitude)
    let mixed = axis.dot(otherAxis)
    let along = axis.dot(offset)
    let otherAlong = otherAxis.dot(offset)
    let determinant = square * otherSquare - mixed * mixed
    var fraction: Float = 0
    if determinant > 1e-6 * square * otherSquare {
      fraction = clampUnit((mixed * otherAlong - along * otherSquare) / determinant)
    }
    var otherFraction = (mixed * fraction + otherAlong) / otherSquare
    if otherFraction < 0 || otherFraction > 1 {
      otherFraction = clampUnit(otherFraction)
      fraction = clampUnit((mixed * otherFraction - along) / square)
    }
    firstFraction = fraction
    secondFraction = otherFraction
    first = start + fraction * axis
    second = otherStart + otherFraction * otherAxis
  }

  var distance: Float { (second - first).length }
  var isAtEndOfFirst: Bool { firstFraction == 0 || firstFraction == 1 }
  var isAtEndOfSecond: Bool { secondFraction == 0 || secondFraction == 1 }
}

/// A number moved into the range from 0 to 1.
@inline(__always)
private func clampUnit(_ number: Float) -> Float { min(max(number, 0), 1) }
