/// An upright rectangle in single precision, stored so that most questions are one vector operation.
struct FloatBox: Equatable {
  /// The lower corner, then the upper corner with its signs turned: the union of boxes is the smaller of each.
  var storage: SIMD4<Float>

  @inline(__always)
  init(storage: SIMD4<Float>) { self.storage = storage }

  @inline(__always)
  init(lower: Float2, upper: Float2) {
    storage = SIMD4(lower.x, lower.y, -upper.x, -upper.y)
  }

  /// The box around corners in double precision: rounding never cuts one off.
  init(lower: Vector2, upper: Vector2) {
    storage = SIMD4(
      Self.below(lower.x),
      Self.below(lower.y),
      Self.below(-upper.x),
      Self.below(-upper.y)
    )
  }

  /// The box that contains nothing and that nothing overlaps.
  static let nowhere = FloatBox(storage: SIMD4(repeating: .greatestFiniteMagnitude))

  var lower: Float2 { storage.lowHalf }
  var upper: Float2 { -storage.highHalf }

  private static func below(_ number: Double) -> Float {
    let single = Float(number)
    return Double(single) <= number ? single : single.nextDown
  }

  /// What ``overlaps(_:)`` of many boxes with this one needs, worked out once.
  @inline(__always)
  var probe: SIMD4<Float> { SIMD4(lowHalf: storage.highHalf, highHalf: storage.lowHalf) }

  @inline(__always)
  func overlaps(probe: SIMD4<Float>) -> Bool {
    let gaps = storage + probe
    return gaps.x <= 0 && gaps.y <= 0 && gaps.z <= 0 && gaps.w <= 0
  }

  @inline(__always)
  func overlaps(_ other: FloatBox) -> Bool { overlaps(probe: other.probe) }

  /// Whether the boxes surely share no point; never of what is no number.
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

  /// How far another box may move in any direction without leaving this one; negative if it is not inside.
  @inline(__always)
  func slack(around other: FloatBox) -> Float {
    let slack = other.storage - storage
    return min(min(slack.x, slack.y), min(slack.z, slack.w))
  }

  @inline(__always)
  func union(_ other: FloatBox) -> FloatBox {
    FloatBox(storage: storage.replacing(with: other.storage, where: other.storage .< storage))
  }

  /// The box that both contain; boxes that don't overlap have none.
  @inline(__always)
  func intersection(_ other: FloatBox) -> FloatBox {
    FloatBox(storage: storage.replacing(with: other.storage, where: other.storage .> storage))
  }

  /// Half the circumference: what the tree keeps small.
  @inline(__always)
  var perimeter: Float {
    let sum = storage.lowHalf + storage.highHalf
    return -(sum.x + sum.y)
  }

  /// The box elsewhere, a little larger than it was where rounding would cut a corner off.
  func moved(by offset: Vector2) -> FloatBox {
    if offset == .zero { return self }
    let lower = Vector2(Double(storage.x), Double(storage.y)) + offset
    let upper = -Vector2(Double(storage.z), Double(storage.w)) + offset
    return FloatBox(lower: lower, upper: upper)
  }

  @inline(__always)
  func grown(by margin: Float) -> FloatBox { FloatBox(storage: storage - margin) }

  /// The box of everything that it covers while it moves by a vector.
  @inline(__always)
  func swept(by motion: Float2) -> FloatBox {
    let lower = motion.replacing(with: 0, where: motion .> 0)
    let upper = motion.replacing(with: 0, where: motion .< 0)
    return FloatBox(storage: storage + SIMD4(lowHalf: lower, highHalf: -upper))
  }
}
