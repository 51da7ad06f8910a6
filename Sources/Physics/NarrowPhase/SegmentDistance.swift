/// The nearest points of two line segments.
struct SegmentDistance {
  let first: Float2
  let second: Float2

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
    first = start + fraction * axis
    second = otherStart + otherFraction * otherAxis
  }
}

/// A number moved into the range from 0 to 1.
@inline(__always)
private func clampUnit(_ number: Float) -> Float { min(max(number, 0), 1) }
