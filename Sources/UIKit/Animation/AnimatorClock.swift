/// The time of animations that run, pause, reverse and follow a finger together: those of a property animator or of an
/// interactive transition.
final class AnimatorClock {
  /// The duration of the animations in seconds.
  let duration: TimeInterval

  /// The timing of animations without one of their own, and that of the y axis if it differs.
  let timing: AnimationTiming
  /// Whether touches hit the animated views where they are seen.
  var hitsWhereSeen = false
  private let verticalTiming: AnimationTiming?

  /// The whole duration, which defines the fraction.
  private let main: AnimatorTrack
  private var tracks: [AnimatorTrack] = []
  private var groups: [AnimationGroup] = []

  private var heldFraction = 0.0
  private var motion: Motion?

  /// A change of the fraction in time.
  private struct Motion {
    let start: TimeInterval
    let from: Double
    let to: Double
    let duration: TimeInterval

    func fraction(at time: TimeInterval) -> Double {
      if time >= start + duration { return to }
      return time <= start ? from : from + (to - from) * (time - start) / duration
    }
  }

  init(duration: TimeInterval, timing: AnimationTiming, verticalTiming: AnimationTiming? = nil) {
    self.duration = duration
    self.timing = timing
    self.verticalTiming = verticalTiming
    main = AnimatorTrack(AnimatorSpan(), timing)
  }

  // MARK: Time

  /// The fraction of the duration that has passed.
  var fraction: Double { motion?.fraction(at: LayerContext.current.mediaTime) ?? heldFraction }

  /// The fraction towards which it runs; nil while it is held.
  var goal: Double? { motion?.to }

  /// The time at which it reaches its goal; nil while it is held.
  var end: TimeInterval? { motion.map { $0.start + $0.duration } }

  /// The progress of the whole.
  var progress: Double { main.progress(at: fraction) }

  func progress(of track: AnimatorTrack) -> Double { track.progress(at: fraction) }

  /// Stops at the present fraction.
  func hold() {
    heldFraction = fraction
    motion = nil
  }

  /// Holds the animations at a fraction.
  func hold(at fraction: Double) {
    heldFraction = fraction
    motion = nil
  }

  /// Runs to a fraction in some seconds, after a delay.
  func run(to goal: Double, in seconds: TimeInterval, after delay: TimeInterval = 0) {
    let from = fraction
    motion = Motion(
      start: LayerContext.current.mediaTime + max(0, delay),
      from: from,
      to: goal,
      duration: max(0, seconds)
    )
  }

  // MARK: Pace

  /// Makes the pace of held animations linear, so that the fraction is their progress.
  ///
  /// Nothing moves: the fraction becomes the progress, unless a spring has overshot. Source: Apple, WWDC 2017 session 230.
  func becomeLinear() {
    hold()
    let progress = progress
    let new = (0...1).contains(progress) ? progress : heldFraction
    for track in allTracks { track.becomeLinear(at: heldFraction, new) }
    heldFraction = new
  }

  /// Gives held animations the pace of a timing, or their own, towards the end (1) or the start (0).
  ///
  /// Nothing moves: the fraction becomes the time at which the curve has the present progress. A curve that is given begins
  /// where the animations go from. Springs go from the present values. Source: Apple, WWDC 2017 session 230, and
  /// UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:).
  func adopt(_ given: AnimationTiming?, towards goal: Double) {
    hold()
    let old = heldFraction
    let isMirrored = given != nil && goal == 0
    let pace = given ?? timing
    if pace.isMonotonic {
      let time = pace.time(of: isMirrored ? 1 - progress : progress)
      heldFraction = isMirrored ? 1 - time : time
    }
    for track in allTracks {
      let pace = given ?? track.timing
      if pace.isMonotonic && (given ?? timing).isMonotonic {
        track.follow(pace, at: old, heldFraction, isMirrored: isMirrored)
      } else {
        track.proceed(to: goal, pace, at: old)
      }
    }
  }

  /// Lets held animations go from where they are to the end (1) or the start (0) with a timing of the rest.
  func proceed(_ timing: AnimationTiming, towards goal: Double) {
    hold()
    for track in allTracks { track.proceed(to: goal, timing, at: heldFraction) }
  }

  private var allTracks: [AnimatorTrack] { [main] + tracks }

  // MARK: Animations

  /// Notes a group whose animations it drives.
  func add(_ group: AnimationGroup) { groups.append(group) }

  /// The animations of a change with their tracks; two for a position whose axes have springs of their own.
  func tracks(
    for animation: CABasicAnimation,
    of property: LayerProperty,
    from old: LayerValue,
    to new: LayerValue,
    in layer: CALayer,
    _ span: AnimatorSpan,
    _ timing: AnimationTiming
  ) -> [(CABasicAnimation, AnimatorTrack)] {
    let change = AnimatorTrack.Change(layer: layer, property: property, old: old, new: new)
    guard let verticalTiming, property == .position, timing == self.timing else {
      return [(animation, track(span, timing, change))]
    }
    return [("position.x", timing), ("position.y", verticalTiming)].compactMap { path, timing in
      guard let part = animation.copy() as? CABasicAnimation else { return nil }
      part.keyPath = path
      for end in [\CABasicAnimation.fromValue, \.toValue] {
        guard let point = part[keyPath: end] as? CGPoint else { continue }
        part[keyPath: end] = NSNumber(value: Double(path == "position.x" ? point.x : point.y))
      }
      return (part, track(span, timing, change))
    }
  }

  /// A track that the clock drives.
  func track(_ span: AnimatorSpan, _ timing: AnimationTiming, _ change: AnimatorTrack.Change?)
    -> AnimatorTrack
  {
    let track = AnimatorTrack(span, timing, change)
    tracks.append(track)
    return track
  }

  // MARK: End

  /// Where the values of the layers are left.
  enum Position {
    case start, end, present
  }

  /// Leaves the values of the layers at a position, without their animations.
  @MainActor
  func setValues(at position: Position) {
    let changes = tracks.compactMap(\.change)
    let values = (position == .end ? changes : changes.reversed()).compactMap { change in
      change.layer.map { layer in
        let value =
          switch position {
          case .start: change.old
          case .end: change.new
          case .present: layer.presentedValue(of: change.property)
          }
        return (layer, change.property, value)
      }
    }
    UIView.performWithoutAnimation {
      for (layer, property, value) in values where layer.value(of: property) != value {
        _ = layer.set(value, of: property)
      }
    }
  }

  /// Ends the groups, whose completion handlers are told whether the animations ran to their end.
  @MainActor
  func endGroups(isComplete: Bool) {
    let ended = groups
    groups = []
    for group in ended { group.finish(isComplete: isComplete) }
  }
}
