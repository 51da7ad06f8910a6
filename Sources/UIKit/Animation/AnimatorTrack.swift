/// The time of an animation within that of its clock, in fractions of the clock's duration.
struct AnimatorSpan: Hashable, Sendable {
  var begin = 0.0
  var end = 1.0
}

/// The progress of one animation as a function of its clock's fraction.
final class AnimatorTrack {
  /// What an animation changes.
  struct Change {
    weak var layer: CALayer?
    let property: LayerProperty
    let old: LayerValue
    let new: LayerValue
  }

  let span: AnimatorSpan
  let timing: AnimationTiming
  let change: Change?
  private var pace: Pace

  /// How the progress depends on the fraction.
  private enum Pace {
    /// Along a curve; its time passes evenly before and after a known one, and from the end in a mirrored one.
    case curve(AnimationTiming, at: Double, time: Double, isMirrored: Bool)
    /// Evenly before and after a known progress.
    case line(at: Double, progress: Double)
    /// From a progress to the end or the start, like an animation of its own.
    case rest(AnimationTiming, at: Double, progress: Double, goal: Double)
  }

  init(_ span: AnimatorSpan, _ timing: AnimationTiming, _ change: Change? = nil) {
    self.span = span
    self.timing = timing
    self.change = change
    pace = .curve(timing, at: span.begin, time: 0, isMirrored: false)
  }

  /// The progress at a fraction of the clock's duration; beyond 1 for a spring that overshoots.
  func progress(at fraction: Double) -> Double {
    switch pace {
    case .curve(let timing, let known, let time, false):
      return timing.progress(at: even(fraction, span.begin, known, time, span.end))
    case .curve(let timing, let known, let time, true):
      return 1 - timing.progress(at: even(1 - fraction, 1 - span.end, 1 - known, time, 1 - span.begin))
    case .line(let known, let progress): return even(fraction, span.begin, known, progress, span.end)
    case .rest(let timing, let known, let progress, let goal):
      let way = goal - known
      let time = way == 0 ? 1 : min(1, max(0, (fraction - known) / way))
      return progress + (goal - progress) * timing.progress(at: time)
    }
  }

  /// The value at `x` that rises evenly from 0 at `begin` to `value` at `known`, and on to 1 at `end`.
  private func even(_ x: Double, _ begin: Double, _ known: Double, _ value: Double, _ end: Double) -> Double {
    if x >= end { return 1 }
    if x <= begin { return 0 }
    if known <= begin || known >= end { return (x - begin) / (end - begin) }
    return x < known
      ? value * (x - begin) / (known - begin) : value + (1 - value) * (x - known) / (end - known)
  }

  // MARK: Changes of the pace

  /// Lets the progress change evenly; it is what it was at `fraction`, which becomes `newFraction`.
  func becomeLinear(at fraction: Double, _ newFraction: Double) {
    pace = .line(at: newFraction, progress: progress(at: fraction))
  }

  /// Lets the progress follow a curve, which has a time for each progress.
  func follow(_ timing: AnimationTiming, at fraction: Double, _ newFraction: Double, isMirrored: Bool) {
    let progress = progress(at: fraction)
    let time = timing.time(of: isMirrored ? 1 - progress : progress)
    pace = .curve(timing, at: newFraction, time: time, isMirrored: isMirrored)
  }

  /// Lets the progress go from its present value to the end (1) or the start (0), like an animation of its own.
  func proceed(to goal: Double, _ timing: AnimationTiming, at fraction: Double) {
    pace = .rest(timing, at: fraction, progress: progress(at: fraction), goal: goal)
  }
}
