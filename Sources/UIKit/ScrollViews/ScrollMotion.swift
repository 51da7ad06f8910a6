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
