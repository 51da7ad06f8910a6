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

  /// As few of the points as keep every value within `tolerance` of where it was.
  ///
  /// The line between two points is kept if all points between lie on it; else it is cut at the one farthest off
  /// (Douglas and Peucker, 1973), with a stack of our own.
  func thinned(_ tolerance: CGFloat) -> Keyframes {
    guard points.count > 2 else { return self }
    var isKept = Array(repeating: false, count: points.count)
    isKept[0] = true
    isKept[points.count - 1] = true
    var pending = [(first: 0, last: points.count - 1)]
    while let (first, last) = pending.popLast() {
      var (worst, distance) = (first, tolerance)
      for index in first + 1..<max(first + 1, last) {
        let off = Self.distance(points[index], from: points[first], points[last])
        if off > distance { (worst, distance) = (index, off) }
      }
      if worst > first {
        isKept[worst] = true
        pending.append((first, worst))
        pending.append((worst, last))
      }
    }
    return Keyframes(points: zip(points, isKept).filter(\.1).map(\.0))
  }

  private static func distance(_ point: Point, from start: Point, _ end: Point) -> CGFloat {
    let length = end.time - start.time
    let part = length > 0 ? CGFloat((point.time - start.time) / length) : 0
    var greatest: CGFloat = 0
    for (index, value) in point.values.enumerated() {
      let line = start.values[index] + (end.values[index] - start.values[index]) * part
      greatest = max(greatest, abs(value - line))
    }
    return greatest
  }
}
