import UIKit

/// Values at points in time, with linear interpolation.
struct Keyframes: Sendable {
  struct Point: Sendable, Equatable {
    var time: Double
    var values: [CGFloat]
  }

  var points: [Point]

  var isConstant: Bool {
    points.allSatisfy { $0.values == points[0].values }
  }

  /// Returns few points whose interpolation deviates by at most `tolerance`.
  ///
  /// Each line extends as far as it passes all points within the tolerance (the swing filter of Elmeleegy et
  /// al., 2009). Its end may deviate from the recorded point, and is a multiple of `step` if possible. The
  /// ends of the motion and of rests are exact: what rests must not creep.
  func thinned(_ tolerance: CGFloat, step: CGFloat = 0) -> Keyframes {
    guard points.count > 2 else { return self }
    var kept = [points[0]]
    var start = 0
    while start < points.count - 1 {
      let (place, point) = next(after: start, from: kept[kept.count - 1], tolerance, step)
      kept.append(point)
      start = place
    }
    return Keyframes(points: kept)
  }

  /// The minimum duration of a visible rest, in seconds.
  private static let rest = 0.1

  /// Whether a point must be exact.
  private func isFixed(_ place: Int) -> Bool {
    func rests(_ first: Int, _ second: Int) -> Bool {
      points[second].time - points[first].time > Self.rest && points[first].values == points[second].values
    }
    return place == points.count - 1 || rests(place - 1, place) || rests(place, place + 1)
  }

  /// The end of the longest line from a point within the tolerance, and its index.
  private func next(
    after start: Int,
    from point: Point,
    _ tolerance: CGFloat,
    _ step: CGFloat
  ) -> (place: Int, point: Point) {
    let begin = points[start].time
    let old = point.values
    var least = old.map { _ in -CGFloat.infinity }
    var most = old.map { _ in CGFloat.infinity }
    // The ranges of the line's end and of its continuation; allocated once.
    var (lows, highs) = (old, old)
    var (lower, upper) = (old, old)
    var end = start + 1
    var isReached = false
    /// At a bend the next line extends farther if it begins on the outer side.
    func ended(bendingAt bend: (index: Int, isUp: Bool)? = nil) -> (place: Int, point: Point) {
      let next = points[end]
      // Comparisons with NaN are false.
      guard isReached else { return (end, next) }
      let values = next.values.indices.map { index in
        let (low, high) = (lows[index], highs[index])
        var wish = min(high, max(low, next.values[index]))
        if let bend, bend.index == index { wish = (wish + (bend.isUp ? low : high)) / 2 }
        return Self.value(near: wish, after: old[index], in: low...high, step)
      }
      return (end, Point(time: next.time, values: values))
    }
    for place in start + 1..<points.count {
      let time = CGFloat(points[place].time - begin)
      guard time > 0 else { continue }
      let isFixed = isFixed(place)
      let room = isFixed ? 0 : tolerance
      for index in old.indices {
        let new = points[place].values[index]
        let lowest = max(old[index] + least[index] * time, new - room)
        let highest = min(old[index] + most[index] * time, new + room)
        // A fixed point is on the line, except for rounding.
        guard !new.isNaN, lowest <= highest + (isFixed ? 1e-9 : 0) else {
          return ended(bendingAt: (index, isUp: new > old[index] + most[index] * time))
        }
        (lower[index], upper[index]) = isFixed ? (new, new) : (lowest, highest)
      }
      for index in old.indices {
        let new = points[place].values[index]
        least[index] = max(least[index], (new - tolerance - old[index]) / time)
        most[index] = min(most[index], (new + tolerance - old[index]) / time)
      }
      swap(&lows, &lower)
      swap(&highs, &upper)
      (end, isReached) = (place, true)
      if isFixed { break }
    }
    return ended()
  }

  /// The value in a range nearest to another one, or a multiple of `step`; constant values don't change.
  private static func value(
    near value: CGFloat,
    after old: CGFloat,
    in range: ClosedRange<CGFloat>,
    _ step: CGFloat
  ) -> CGFloat {
    if abs(value - old) < step / 2, range.contains(old) { return old }
    let nearest = min(range.upperBound, max(range.lowerBound, value))
    guard step > 0 else { return nearest }
    let steps = nearest / step
    let rounded = [steps.rounded(), steps.rounded(.up), steps.rounded(.down)].lazy.map { $0 * step }
    return rounded.first { range.contains($0) } ?? nearest
  }
}
