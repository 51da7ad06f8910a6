/// The impacts of a falling body with the floor, and the heights of its bounces, computed from its states.
struct BounceSequence {
  /// Seconds from the start to each impact.
  private(set) var times: [Double] = []
  /// The height of the box's underside above the floor at the apex after each impact, in metres.
  private(set) var heights: [Double] = []

  /// Computes the flights of a trace; those lower than five points are left out.
  ///
  /// Between impacts the motion is free fall, so any state in flight determines its start and apex; the state
  /// nearest to the apex is the most accurate.
  init(of trace: [PhysicsOutcome.State], in scene: PhysicsScene) {
    let gravity = PhysicsScene.gravity.y
    let half = scene.bodies[0].halfSize?.y ?? 0
    // A flight begins where the velocity changes from down to up.
    var starts: [Int] = []
    for index in trace.indices.dropFirst()
    where trace[index].velocity.y < 0 && trace[index - 1].velocity.y >= 0 { starts.append(index) }
    for (flight, start) in starts.enumerated() {
      let end = flight + 1 < starts.count ? starts[flight + 1] : trace.count
      let middle = trace[start..<end].indices.min { abs(trace[$0].velocity.y) < abs(trace[$1].velocity.y) }
      guard let middle else { continue }
      let state = trace[middle]
      let above = -state.position.y - half
      let apex = above + state.velocity.y * state.velocity.y / (2 * gravity)
      guard apex > 0.05 else { break }
      let rise = (2 * apex / gravity).squareRoot()
      heights.append(apex)
      times.append(Double(middle + 1) * scene.step - state.velocity.y / gravity - rise)
    }
  }

  /// The closed form by free fall and restitution: each impact leaves e² of the height.
  init(height: Double, restitution: Double, count: Int) {
    let gravity = PhysicsScene.gravity.y
    var time = (2 * height / gravity).squareRoot()
    var apex = height
    for _ in 0..<count {
      apex *= restitution * restitution
      times.append(time)
      heights.append(apex)
      time += 2 * (2 * apex / gravity).squareRoot()
    }
  }

  /// The largest relative difference of a height or a time, in per cent.
  ///
  /// Infinite if one has no bounces or the numbers of bounces differ by more than the last, smallest one.
  func difference(from other: BounceSequence) -> Double {
    guard !times.isEmpty, !other.times.isEmpty, abs(times.count - other.times.count) <= 1 else {
      return .infinity
    }
    let pairs = Array(zip(times, other.times)) + Array(zip(heights, other.heights))
    return pairs.map { abs($0 - $1) / $1 * 100 }.max() ?? .infinity
  }
}
