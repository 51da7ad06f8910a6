import UIKit

/// Values at moments, between which they change evenly.
struct Keyframes: Sendable {
  struct Point: Sendable, Equatable {
    var time: Double
    var values: [CGFloat]
  }

  var points: [Point]

  /// Whether all values are the same.
  var isConstant: Bool {
    points.allSatisfy { $0.values == points[0].values }
  }

  /// Few points between which lines keep every value within `tolerance` of where it was.
  ///
  /// From each point the next line goes as far as one can that passes all points on its way near enough (the swing filter
  /// of Elmeleegy et al., 2009); its end may lie beside the point that was there, on a multiple of `step` if one is within
  /// reach. The ends, and those of rests, stay what they were: what rests must not creep.
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

  /// A rest that lasts longer is seen as one, in seconds.
  private static let rest = 0.1

  /// Whether the point at a place must stay what it was.
  private func isFixed(_ place: Int) -> Bool {
    func rests(_ first: Int, _ second: Int) -> Bool {
      points[second].time - points[first].time > Self.rest && points[first].values == points[second].values
    }
    return place == points.count - 1 || rests(place - 1, place) || rests(place, place + 1)
  }

  /// The end of the longest line from a point that passes the points on its way near enough, and the place of that end.
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
    // Where the line may end, and where it might go on to: room for both is made once.
    var (lows, highs) = (old, old)
    var (lower, upper) = (old, old)
    var end = start + 1
    var isReached = false
    /// Where values bend off, the next line goes farther if it begins a little on the other side of them.
    func ended(bendingAt bend: (index: Int, isUp: Bool)? = nil) -> (place: Int, point: Point) {
      let next = points[end]
      // Nothing is near a value that is no number.
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
        // What is fixed lies on the line but for rounding.
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

  /// The value in a range that is nearest to another one, or the multiple of `step` there; what doesn't change stays as
  /// it was before.
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
