/// One coordinate of content that a critically damped spring pulls to `target`.
///
/// At `t` seconds it is at `target + (d + (v + f d) t) e^(-f t)`, with the displacement d and the speed v at the
/// start, and the spring's frequency f.
struct ScrollSpring: Equatable {
  /// The frequency of a spring at the end of the content, in radians a second.
  ///
  /// Apple publishes none; a stiffness of 100 for a mass of 1 comes near to what devices do.
  static let edgeFrequency: CGFloat = 10

  /// The frequency of a spring that pulls a page into its place, in radians a second.
  static let pageFrequency: CGFloat = 15

  /// Where it comes to rest, in points.
  let target: CGFloat
  /// How far from the target it starts, in points.
  let displacement: CGFloat
  /// How fast it starts, in points a second.
  let velocity: CGFloat
  /// In radians a second.
  let frequency: CGFloat

  private var slope: CGFloat { velocity + frequency * displacement }

  /// Where it is after some seconds.
  func offset(at time: TimeInterval) -> CGFloat {
    target + (displacement + slope * CGFloat(time)) * exp(-frequency * CGFloat(time))
  }

  /// When it is so near to the target, for good, that it counts as there, in seconds.
  var duration: TimeInterval {
    func isNear(_ time: TimeInterval) -> Bool { abs(offset(at: time) - target) <= ScrollMotion.restDistance }
    // From its last turning point on it only comes nearer.
    let turn = slope == 0 ? 0 : max(0, TimeInterval(1 / frequency - displacement / slope))
    if isNear(turn) && turn == 0 { return 0 }
    var low = turn
    var high = turn + TimeInterval(1 / frequency)
    while !isNear(high) { high = turn + (high - turn) * 2 }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if isNear(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
