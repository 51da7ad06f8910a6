/// An axis-aligned box in single precision, stored so that most tests are one vector operation.
struct FloatBox: Equatable {
  /// The lower corner and the negated upper corner: the union of boxes is the elementwise minimum.
  var storage: SIMD4<Float>

  @inline(__always)
  init(storage: SIMD4<Float>) { self.storage = storage }

  @inline(__always)
  init(lower: Float2, upper: Float2) {
    storage = SIMD4(lower.x, lower.y, -upper.x, -upper.y)
  }

  /// The box around corners in double precision, rounded outwards.
  init(lower: Vector2, upper: Vector2) {
    storage = SIMD4(
      Self.below(lower.x),
      Self.below(lower.y),
      Self.below(-upper.x),
      Self.below(-upper.y)
    )
  }

  /// The empty box, which overlaps nothing.
  static let nowhere = FloatBox(storage: SIMD4(repeating: .greatestFiniteMagnitude))

  var lower: Float2 { storage.lowHalf }
  var upper: Float2 { -storage.highHalf }

  private static func below(_ number: Double) -> Float {
    let single = Float(number)
    return Double(single) <= number ? single : single.nextDown
  }

  /// The precomputed operand for testing many boxes against this one with ``overlaps(_:)``.
  @inline(__always)
  var probe: SIMD4<Float> { SIMD4(lowHalf: storage.highHalf, highHalf: storage.lowHalf) }

  @inline(__always)
  func overlaps(probe: SIMD4<Float>) -> Bool {
    let gaps = storage + probe
    return gaps.x <= 0 && gaps.y <= 0 && gaps.z <= 0 && gaps.w <= 0
  }

  @inline(__always)
  func overlaps(_ other: FloatBox) -> Bool { overlaps(probe: other.probe) }

  /// Whether the boxes are certainly disjoint; false if a coordinate is NaN.
  @inline(__always)
  func isApart(from other: FloatBox) -> Bool {
    let gaps = storage + other.probe
    return gaps.x > 0 || gaps.y > 0 || gaps.z > 0 || gaps.w > 0
  }

  @inline(__always)
  func contains(_ other: FloatBox) -> Bool {
    let slack = other.storage - storage
    return slack.x >= 0 && slack.y >= 0 && slack.z >= 0 && slack.w >= 0
  }

  /// How far another box may move in any direction and stay inside this one; negative if it is not inside.
  @inline(__always)
  func slack(around other: FloatBox) -> Float {
    let slack = other.storage - storage
    return min(min(slack.x, slack.y), min(slack.z, slack.w))
  }

  @inline(__always)
  func union(_ other: FloatBox) -> FloatBox {
    FloatBox(storage: storage.replacing(with: other.storage, where: other.storage .< storage))
  }

  /// The intersection of two overlapping boxes.
  @inline(__always)
  func intersection(_ other: FloatBox) -> FloatBox {
    FloatBox(storage: storage.replacing(with: other.storage, where: other.storage .> storage))
  }

  /// Half the perimeter: the cost that the tree minimizes.
  @inline(__always)
  var perimeter: Float {
    let sum = storage.lowHalf + storage.highHalf
    return -(sum.x + sum.y)
  }

  /// The translated box, enlarged slightly where rounding would cut off a corner.
  func moved(by offset: Vector2) -> FloatBox {
    if offset == .zero { return self }
    let lower = Vector2(Double(storage.x), Double(storage.y)) + offset
    let upper = -Vector2(Double(storage.z), Double(storage.w)) + offset
    return FloatBox(lower: lower, upper: upper)
  }

  @inline(__always)
  func grown(by margin: Float) -> FloatBox { FloatBox(storage: storage - margin) }

  /// The box that covers this box along a translation.
  @inline(__always)
  func swept(by motion: Float2) -> FloatBox {
    let lower = motion.replacing(with: 0, where: motion .> 0)
    let upper = motion.replacing(with: 0, where: motion .< 0)
    return FloatBox(storage: storage + SIMD4(lowHalf: lower, highHalf: -upper))
  }
}
