/// One coordinate of content that was let go: its speed falls by the same part in every millisecond.
///
/// At `t` seconds it is at `target - (target - start) * rate^(1000 t)`.
struct ScrollGlide: Equatable {
  /// Where it was let go, in points.
  let start: CGFloat
  /// Where it comes to rest, in points.
  let target: CGFloat
  /// The part of the speed that is left after a millisecond, from 0 to less than 1.
  let rate: CGFloat

  /// The highest rate that is simulated; more would hardly come to rest.
  private static let highestRate: CGFloat = 0.9999

  /// Slides to a given target.
  init(from start: CGFloat, to target: CGFloat, rate: UIScrollView.DecelerationRate) {
    self.start = start
    self.target = target
    self.rate = ScrollGlide.sensible(rate)
  }

  /// Slides on at `velocity` points a second.
  ///
  /// The way is `velocity / 1000 * rate / (1 - rate)`. Source: Apple, WWDC 2018 session 803.
  init(from start: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate) {
    let sensible = ScrollGlide.sensible(rate)
    self.init(from: start, to: start + velocity / 1000 * sensible / (1 - sensible), rate: rate)
  }

  private static func sensible(_ rate: UIScrollView.DecelerationRate) -> CGFloat {
    rate.rawValue.isNaN
      ? UIScrollView.DecelerationRate.normal.rawValue : min(highestRate, max(0, rate.rawValue))
  }

  /// Where it is after some seconds.
  func offset(at time: TimeInterval) -> CGFloat {
    target - (target - start) * pow(rate, 1000 * CGFloat(time))
  }

  /// Points a second after some seconds.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard rate > 0 else { return 0 }
    return -(target - start) * 1000 * log(rate) * pow(rate, 1000 * CGFloat(time))
  }

  /// When it comes to a place between start and target, in seconds.
  func time(at offset: CGFloat) -> TimeInterval {
    guard rate > 0, target != start else { return 0 }
    return TimeInterval(log((target - offset) / (target - start)) / (1000 * log(rate)))
  }

  /// When it is so near to the target that it counts as there, in seconds.
  var duration: TimeInterval {
    let way = abs(target - start)
    guard way > ScrollMotion.restDistance, rate > 0 else { return 0 }
    return TimeInterval(log(ScrollMotion.restDistance / way) / (1000 * log(rate)))
  }
}
