/// A smooth curve through values: a Kochanek–Bartels spline, which is a Catmull–Rom spline without parameters.
///
/// Source: D. Kochanek and R. Bartels, Interpolating Splines with Local Tension, Continuity, and Bias Control (1984).
struct KeyframeCurve {
  private let keys: [LayerValue]
  /// The numbers of the values, their incoming and their outgoing tangents.
  private let points: [[Double]]
  private var incoming: [[Double]] = []
  private var outgoing: [[Double]] = []

  init(_ keys: [LayerValue], tension: [Double], _ continuity: [Double], _ bias: [Double]) {
    self.keys = keys
    let points = keys.compactMap(\.parts)
    let count = points.first?.count
    self.points = points.allSatisfy { $0.count == count } && points.count == keys.count ? points : []
    func parameter(_ values: [Double], _ index: Int) -> Double {
      values.indices.contains(index) ? values[index] : 0
    }
    for index in self.points.indices {
      let (t, c, b) = (parameter(tension, index), parameter(continuity, index), parameter(bias, index))
      let before = Self.difference(self.points[max(0, index - 1)], points[index])
      let after = Self.difference(points[index], self.points[min(points.count - 1, index + 1)])
      // At the ends the only neighbour counts twice.
      let back = index == 0 ? after : before
      let on = index == points.count - 1 ? before : after
      incoming.append(
        Self.sum(back, (1 - t) * (1 - c) * (1 + b) / 2, on, (1 - t) * (1 + c) * (1 - b) / 2)
      )
      outgoing.append(
        Self.sum(back, (1 - t) * (1 + c) * (1 + b) / 2, on, (1 - t) * (1 - c) * (1 - b) / 2)
      )
    }
  }

  /// The value in a segment at a fraction of it: a cubic Hermite curve.
  func value(in segment: Int, at fraction: Double) -> LayerValue {
    guard !points.isEmpty else {
      return keys[segment].interpolated(to: keys[segment + 1], progress: fraction)
    }
    let s = fraction
    let (square, cube) = (s * s, s * s * s)
    let weights = (2 * cube - 3 * square + 1, cube - 2 * square + s, 3 * square - 2 * cube, cube - square)
    return keys[segment].with(
      points[segment].indices.map { part in
        weights.0 * points[segment][part] + weights.1 * outgoing[segment][part]
          + weights.2 * points[segment + 1][part] + weights.3 * incoming[segment + 1][part]
      }
    )
  }

  /// The steps in which the length of a segment is measured.
  private static let stepCount = 128

  /// The value at a fraction of the curve's length.
  func pacedValue(at fraction: Double) -> LayerValue {
    let count = keys.count - 1
    let samples = (0...count * Self.stepCount).map { step -> LayerValue in
      let segment = min(count - 1, step / Self.stepCount)
      return value(in: segment, at: Double(step - segment * Self.stepCount) / Double(Self.stepCount))
    }
    let (index, rest) = EvenPacing(samples).place(at: fraction)
    let segment = min(count - 1, index / Self.stepCount)
    return value(in: segment, at: (Double(index - segment * Self.stepCount) + rest) / Double(Self.stepCount))
  }

  /// The value at a fraction of the way along straight lines between values.
  static func paced(_ keys: [LayerValue], _ fraction: Double) -> LayerValue {
    guard keys.count > 1 else { return keys[0] }
    let place = EvenPacing(keys).place(at: fraction)
    return keys[place.index].interpolated(to: keys[place.index + 1], progress: place.rest)
  }

  private static func difference(_ from: [Double], _ to: [Double]) -> [Double] {
    zip(from, to).map { $1 - $0 }
  }

  private static func sum(_ one: [Double], _ weight: Double, _ other: [Double], _ otherWeight: Double)
    -> [Double]
  {
    zip(one, other).map { $0 * weight + $1 * otherWeight }
  }
}

/// The lengths of the lines between some values.
struct EvenPacing {
  private var ends: [Double] = [0]

  init(_ values: [LayerValue]) {
    for (from, to) in zip(values, values.dropFirst()) {
      ends.append(ends[ends.count - 1] + from.distance(to: to))
    }
  }

  /// Adds a line.
  init(lengths: [Double]) {
    for length in lengths { ends.append(ends[ends.count - 1] + length) }
  }

  /// The line at a fraction of the whole length, and the fraction of that line.
  func place(at fraction: Double) -> (index: Int, rest: Double) {
    let count = ends.count - 1
    let target = fraction * ends[count]
    guard count > 0, ends[count] > 0 else { return (0, fraction) }
    let index = min(count - 1, max(0, (ends.lastIndex { $0 <= target } ?? 0)))
    let length = ends[index + 1] - ends[index]
    return (index, length > 0 ? (target - ends[index]) / length : 1)
  }
}
