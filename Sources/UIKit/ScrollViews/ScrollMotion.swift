/// The movement of one coordinate of a content offset after the finger was lifted.
///
/// 1. Within the content it is a deceleration: `ScrollGlide`.
/// 2. A deceleration that reaches the end of the content continues as a spring with the remaining velocity,
///    or stops if the view doesn't bounce.
/// 3. Content that was released beyond its end is pulled back by that spring.
/// 4. Pages are also pulled into place by a spring.
///
/// All are closed forms of time, independent of the frame rate.
struct ScrollMotion: Equatable {
  /// The distance to the target below which the movement has ended, in points.
  static let restDistance: CGFloat = 0.25

  private var glide: ScrollGlide?
  private var spring: ScrollSpring?
  /// The time at which the spring takes over, after the start.
  private var springStart: TimeInterval = 0
  /// When the movement starts, in seconds.
  private var start: TimeInterval = 0

  /// The final offset.
  let target: CGFloat
  /// The time from the start to the end, in seconds.
  private let length: TimeInterval

  /// When the movement has ended, in seconds.
  var duration: TimeInterval { start + length }

  /// A movement that stays in place.
  init(at position: CGFloat) {
    target = position
    length = 0
  }

  /// A deceleration to a given target.
  init(from start: CGFloat, to target: CGFloat, rate: UIScrollView.DecelerationRate) {
    let glide = ScrollGlide(from: start, to: target, rate: rate)
    self.glide = glide
    self.target = target
    length = glide.duration
  }

  /// A spring to a given target.
  init(from start: CGFloat, pulledTo target: CGFloat, velocity: CGFloat, frequency: CGFloat) {
    let spring = ScrollSpring(
      target: target,
      displacement: start - target,
      velocity: velocity,
      frequency: frequency
    )
    self.spring = spring
    self.target = target
    length = spring.duration
  }

  /// A movement with an initial velocity in points per second, within `limits`, which bounces at
  /// the limits if allowed.
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
    // One that would end just beyond would take almost forever to get there.
    guard abs(end - glide.target) > ScrollMotion.restDistance else {
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
      length: arrival + spring.duration
    )
  }

  private init(
    glide: ScrollGlide?,
    spring: ScrollSpring?,
    springStart: TimeInterval,
    target: CGFloat,
    length: TimeInterval
  ) {
    self.glide = glide
    self.spring = spring
    self.springStart = springStart
    self.target = target
    self.length = length
  }

  /// The movement that continues this one from another place at a time, with the same velocity.
  ///
  /// What a spring pulls to a page or back to an end is pulled there from the new place.
  func continued(
    from position: CGFloat,
    at time: TimeInterval,
    within limits: ClosedRange<CGFloat>,
    rate: UIScrollView.DecelerationRate,
    bounces: Bool
  ) -> ScrollMotion {
    let velocity = velocity(at: time)
    var motion: ScrollMotion
    if glide == nil, let spring, time < duration {
      motion = ScrollMotion(from: position, pulledTo: target, velocity: velocity, frequency: spring.frequency)
    } else {
      motion = ScrollMotion(from: position, velocity: velocity, within: limits, rate: rate, bounces: bounces)
    }
    motion.start = time
    return motion
  }

  /// The velocity at a time, with which a movement would go on in the same way, in points per second.
  private func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    if let spring, time - start >= springStart { return spring.velocity(at: time - start - springStart) }
    return glide?.launchVelocity(at: time - start) ?? 0
  }

  /// The offset at a time in seconds.
  func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return target }
    let time = time - start
    if let spring, time >= springStart { return spring.offset(at: time - springStart) }
    return glide?.offset(at: time) ?? target
  }
}

/// The deceleration of one coordinate: the velocity decreases by a constant factor per millisecond.
///
/// At `t` seconds the offset is `target - (target - start) * rate^(1000 t)`.
struct ScrollGlide: Equatable {
  /// The initial offset, in points.
  let start: CGFloat
  /// The final offset, in points.
  let target: CGFloat
  /// The factor of the velocity per millisecond, from 0 to less than 1.
  let rate: CGFloat

  /// The highest rate that is simulated; with higher ones, the movement would hardly end.
  private static let highestRate: CGFloat = 0.9999

  /// A deceleration to a given target.
  init(from start: CGFloat, to target: CGFloat, rate: UIScrollView.DecelerationRate) {
    self.start = start
    self.target = target
    self.rate = ScrollGlide.sensible(rate)
  }

  /// A deceleration from an initial velocity in points per second.
  ///
  /// The distance is `velocity / 1000 * rate / (1 - rate)`. Source: Apple, WWDC 2018 session 803.
  init(from start: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate) {
    let sensible = ScrollGlide.sensible(rate)
    self.init(from: start, to: start + velocity / 1000 * sensible / (1 - sensible), rate: rate)
  }

  private static func sensible(_ rate: UIScrollView.DecelerationRate) -> CGFloat {
    rate.rawValue.isNaN
      ? UIScrollView.DecelerationRate.normal.rawValue : min(highestRate, max(0, rate.rawValue))
  }

  /// The offset at a time in seconds.
  func offset(at time: TimeInterval) -> CGFloat {
    target - (target - start) * pow(rate, 1000 * CGFloat(time))
  }

  /// The velocity at a time in seconds, in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard rate > 0 else { return 0 }
    return -(target - start) * 1000 * log(rate) * pow(rate, 1000 * CGFloat(time))
  }

  /// The initial velocity of a deceleration over the way that remains at a time in seconds.
  func launchVelocity(at time: TimeInterval) -> CGFloat {
    rate > 0 ? (target - offset(at: time)) * 1000 * (1 - rate) / rate : 0
  }

  /// The time at which it reaches an offset between start and target, in seconds.
  func time(at offset: CGFloat) -> TimeInterval {
    guard rate > 0, target != start else { return 0 }
    return TimeInterval(log((target - offset) / (target - start)) / (1000 * log(rate)))
  }

  /// The time until it is within `restDistance` of the target, in seconds.
  var duration: TimeInterval {
    let distance = abs(target - start)
    guard distance > ScrollMotion.restDistance, rate > 0 else { return 0 }
    return TimeInterval(log(ScrollMotion.restDistance / distance) / (1000 * log(rate)))
  }
}

/// The movement of one coordinate that a critically damped spring pulls to `target`.
///
/// At `t` seconds the offset is `target + (d + (v + f d) t) e^(-f t)`, with the displacement d and the
/// velocity v at the start, and the spring's frequency f.
struct ScrollSpring: Equatable {
  /// The frequency of the spring at the end of the content, in radians per second.
  ///
  /// Apple doesn't publish it; a stiffness of 100 for a mass of 1 is close to the behaviour of devices.
  static let edgeFrequency: CGFloat = 10

  /// The frequency of the spring that pulls a page into place, in radians per second.
  static let pageFrequency: CGFloat = 15

  /// The final offset, in points.
  let target: CGFloat
  /// The initial distance from the target, in points.
  let displacement: CGFloat
  /// The initial velocity, in points per second.
  let velocity: CGFloat
  /// The frequency in radians per second.
  let frequency: CGFloat

  private var slope: CGFloat { velocity + frequency * displacement }

  /// The offset at a time in seconds.
  func offset(at time: TimeInterval) -> CGFloat {
    target + (displacement + slope * CGFloat(time)) * exp(-frequency * CGFloat(time))
  }

  /// The velocity at a time in seconds, in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    (slope - frequency * (displacement + slope * CGFloat(time))) * exp(-frequency * CGFloat(time))
  }

  /// The time after which it stays within `restDistance` of the target, in seconds.
  var duration: TimeInterval {
    func isNear(_ time: TimeInterval) -> Bool { abs(offset(at: time) - target) <= ScrollMotion.restDistance }
    // After its last turning point the distance only decreases.
    let turn = slope == 0 ? 0 : max(0, TimeInterval(1 / frequency - displacement / slope))
    if isNear(0) && isNear(turn) { return 0 }
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

/// The resistance of content that is dragged beyond its end: it increases, and the stretch stays
/// below the view's size.
///
/// A finger `x` points beyond gives `(1 - 1 / (0.55 x / d + 1)) d` points, where d is the view's width or
/// height. The formula is a common description of devices' behaviour; Apple publishes none.
enum RubberBand {
  private static let stiffness: CGFloat = 0.55

  /// The stretch of the content for a finger's distance beyond its end.
  static func stretch(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return (1 - 1 / (distance * stiffness / dimension + 1)) * dimension
  }

  /// The finger's distance for a stretch.
  static func distance(stretched: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let part = min(0.99, stretched / dimension)
    return dimension / stiffness * (1 / (1 - part) - 1)
  }

  /// The actual offset for the offset that a finger requests.
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

  /// The requested offset for an actual offset.
  static func wanted(_ offset: CGFloat, limits: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
    let nearest = min(limits.upperBound, max(limits.lowerBound, offset))
    guard offset != nearest else { return offset }
    let distance = distance(stretched: abs(offset - nearest), dimension: dimension)
    return offset < nearest ? nearest - distance : nearest + distance
  }
}
