/// How one coordinate of a content offset moves once the finger has let it go.
///
/// 1. Within the content it glides: `ScrollGlide`.
/// 2. A glide that reaches the end of the content goes over into a spring there with the speed that it has left,
///    or stops if the view does not bounce.
/// 3. Content let go beyond its end is pulled back by that spring.
/// 4. Pages are pulled into their place by a spring as well.
///
/// All are closed forms of time, so that no frame rate plays a part.
struct ScrollMotion: Equatable {
  /// Content that is this near to where it is going has arrived, in points.
  static let restDistance: CGFloat = 0.25

  private var glide: ScrollGlide?
  private var spring: ScrollSpring?
  /// When the spring takes over.
  private var springStart: TimeInterval = 0

  /// Where it comes to rest.
  let target: CGFloat
  /// Seconds until it rests.
  let duration: TimeInterval

  /// Stays where it is.
  init(at place: CGFloat) {
    target = place
    duration = 0
  }

  /// Glides to a place that someone chose.
  init(from start: CGFloat, to target: CGFloat, rate: UIScrollView.DecelerationRate) {
    let glide = ScrollGlide(from: start, to: target, rate: rate)
    self.glide = glide
    self.target = target
    duration = glide.duration
  }

  /// Is pulled to a place.
  init(from start: CGFloat, pulledTo target: CGFloat, velocity: CGFloat, frequency: CGFloat) {
    let spring = ScrollSpring(
      target: target,
      displacement: start - target,
      velocity: velocity,
      frequency: frequency
    )
    self.spring = spring
    self.target = target
    duration = spring.duration
  }

  /// Moves on at `velocity` points a second within `limits`, bouncing at their ends if it may.
  init(
    from start: CGFloat,
    velocity: CGFloat,
    within limits: ClosedRange<CGFloat>,
    rate: UIScrollView.DecelerationRate,
    bounces: Bool
  ) {
    let nearest = min(limits.upperBound, max(limits.lowerBound, start))
    guard start == nearest else {
      self.init(from: start, pulledTo: nearest, velocity: velocity, frequency: ScrollSpring.edgeFrequency)
      return
    }
    let glide = ScrollGlide(from: start, velocity: velocity, rate: rate)
    let end = min(limits.upperBound, max(limits.lowerBound, glide.target))
    guard end != glide.target else {
      self.init(from: start, to: end, rate: rate)
      return
    }
    let arrival = glide.time(at: end)
    let speed = bounces ? glide.velocity(at: arrival) : 0
    let spring = ScrollSpring(
      target: end,
      displacement: 0,
      velocity: speed,
      frequency: ScrollSpring.edgeFrequency
    )
    self.init(
      glide: glide,
      spring: spring,
      springStart: arrival,
      target: end,
      duration: arrival + spring.duration
    )
  }

  private init(
    glide: ScrollGlide?,
    spring: ScrollSpring?,
    springStart: TimeInterval,
    target: CGFloat,
    duration: TimeInterval
  ) {
    self.glide = glide
    self.spring = spring
    self.springStart = springStart
    self.target = target
    self.duration = duration
  }

  /// Where it is after some seconds.
  func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return target }
    if let spring, time >= springStart { return spring.offset(at: time - springStart) }
    return glide?.offset(at: time) ?? target
  }
}

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

/// How content follows a finger that drags it beyond its end: ever less, and never as far as the view is wide.
///
/// A finger `x` points beyond gives `(1 - 1 / (0.55 x / d + 1)) d` points, where d is the view's width or height.
/// The formula is a common description of what devices do; Apple publishes none.
enum RubberBand {
  private static let stiffness: CGFloat = 0.55

  /// How far the content goes beyond its end.
  static func stretch(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return (1 - 1 / (distance * stiffness / dimension + 1)) * dimension
  }

  /// How far a finger must have gone for this stretch.
  static func distance(stretched: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let part = min(0.99, stretched / dimension)
    return dimension / stiffness * (1 / (1 - part) - 1)
  }

  /// An offset that a finger asks for, as the content gives it.
  static func offset(
    _ wanted: CGFloat,
    limits: ClosedRange<CGFloat>,
    dimension: CGFloat,
    stretches: Bool
  ) -> CGFloat {
    let nearest = min(limits.upperBound, max(limits.lowerBound, wanted))
    guard stretches, wanted != nearest else { return nearest }
    let stretch = stretch(abs(wanted - nearest), dimension: dimension)
    return wanted < nearest ? nearest - stretch : nearest + stretch
  }

  /// The offset that a finger would have asked for.
  static func wanted(_ offset: CGFloat, limits: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
    let nearest = min(limits.upperBound, max(limits.lowerBound, offset))
    guard offset != nearest else { return offset }
    let distance = distance(stretched: abs(offset - nearest), dimension: dimension)
    return offset < nearest ? nearest - distance : nearest + distance
  }
}
