import UIKit

/// Converts frames of a film to times of its animation.
package struct FilmClock: Sendable {
  /// The pause on the first frame, in seconds.
  private static let lead = 0.6
  /// The pause on the last frame before the film repeats, in seconds.
  private static let rest = 1.2
  /// The time of fading out and in between two plays, in seconds.
  static let seam = 0.5

  /// The time of each frame in the animation.
  private let times: [Double]
  /// Pairs of virtual and animation times at which one of the two clocks stops or starts.
  ///
  /// These are the first frame, before and after each rotation, and the last frame.
  private let course: [(virtual: Double, shown: Double)]
  /// The length of the animation in seconds, including pauses.
  package let length: Double
  let ending: Film.Ending
  /// The id of the animation whose start starts all others; nil if they start on loading.
  let lead: String?

  /// - Parameter least: the minimum length of a play, including pauses, in seconds.
  package init(_ film: Film, ending: Film.Ending, lead: String? = nil, lasting least: Double = 0) {
    self.ending = ending
    self.lead = lead
    var delay = Self.lead
    var times: [Double] = []
    var course: [(virtual: Double, shown: Double)] = []
    for state in film.frameStates {
      if times.isEmpty || state.rotation.duration > 0 { course.append((state.time, delay + state.time)) }
      delay += state.rotation.duration
      times.append(delay + state.time)
      if state.rotation.duration > 0 { course.append((state.time, delay + state.time)) }
    }
    if let last = film.frameStates.last, let shown = times.last { course.append((last.time, shown)) }
    self.times = times
    self.course = course
    length = max(least, (times.last ?? 0) + (ending == .loop ? Self.rest : 0))
  }

  /// Returns the time of a frame in seconds.
  func time(of frame: Int) -> Double {
    times.indices.contains(frame) ? times[frame] : length
  }

  /// The pairs of virtual and animation times, in seconds: `0 0.6;0.5 1.1`.
  ///
  /// Between two pairs either both times advance equally, or only the animation's.
  var courseText: String {
    course.map { "\(DumpText.number(CGFloat($0.virtual))) \(DumpText.number(CGFloat($0.shown)))" }
      .joined(separator: ";")
  }

  /// The length of all plays in seconds.
  var total: Double { length * Double(ending.plays) }

  /// Returns the start of an animation, in seconds after the film's.
  func begin(after seconds: Double = 0) -> String {
    let number = DumpText.number(CGFloat(seconds))
    return lead.map { seconds == 0 ? "\($0).begin" : "\($0).begin+\(number)s" } ?? "\(number)s"
  }

  /// Returns keyframes for values that hold from one change to the next; the first holds from the start, the
  /// last to the end.
  func keyframes(_ changes: [(frame: Int, values: [CGFloat])]) -> Keyframes {
    guard let first = changes.first, let last = changes.last else { return Keyframes(points: []) }
    var points = [Keyframes.Point(time: 0, values: first.values)]
    for (index, change) in changes.enumerated() {
      let time = time(of: change.frame)
      if time > points[points.count - 1].time {
        points.append(Keyframes.Point(time: time, values: change.values))
      } else {
        points[points.count - 1].values = change.values
      }
      let until = index + 1 < changes.count ? self.time(of: changes[index + 1].frame - 1) : length
      if until > points[points.count - 1].time {
        points.append(Keyframes.Point(time: until, values: change.values))
      }
    }
    if points[points.count - 1].time < length {
      points.append(Keyframes.Point(time: length, values: last.values))
    }
    return Keyframes(points: points)
  }
}
