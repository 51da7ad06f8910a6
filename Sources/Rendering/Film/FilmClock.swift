import UIKit

/// Turns frames of a film into moments of its playing.
struct FilmClock: Sendable {
  /// How long the first frame rests before anything moves, in seconds, so that it can be seen.
  private static let lead = 0.6
  /// How long the last frame rests before the film begins again.
  private static let rest = 1.2
  /// How long the film takes to fade out and in again between two times that it is shown.
  static let seam = 0.5

  /// When each frame is shown.
  private let times: [Double]
  /// The virtual times beside those of the film's playing, where one runs on and the other doesn't: at the first frame,
  /// before and after each turn, and at the last frame.
  private let course: [(virtual: Double, shown: Double)]
  /// Seconds from the beginning to the end, rests included.
  let length: Double
  let ending: Film.Ending
  /// The id of the animation that all others begin with; nil if they begin when the film is loaded.
  let lead: String?

  /// - Parameter least: how long a showing lasts at least, rests included, in seconds.
  init(_ film: Film, ending: Film.Ending, lead: String? = nil, lasting least: Double = 0) {
    self.ending = ending
    self.lead = lead
    var delay = Self.lead
    var times: [Double] = []
    var course: [(virtual: Double, shown: Double)] = []
    for moment in film.moments {
      if times.isEmpty || moment.turn.duration > 0 { course.append((moment.time, delay + moment.time)) }
      delay += moment.turn.duration
      times.append(delay + moment.time)
      if moment.turn.duration > 0 { course.append((moment.time, delay + moment.time)) }
    }
    if let last = film.moments.last, let shown = times.last { course.append((last.time, shown)) }
    self.times = times
    self.course = course
    length = max(least, (times.last ?? 0) + (ending == .loop ? Self.rest : 0))
  }

  /// The moment of a frame in seconds.
  func time(of frame: Int) -> Double {
    times.indices.contains(frame) ? times[frame] : length
  }

  /// The virtual times beside those of the film's playing, in seconds: `0 0.6;0.5 1.1`.
  ///
  /// Between two of these both times run on alike, or only the film does.
  var courseText: String {
    course.map { "\(DumpText.number(CGFloat($0.virtual))) \(DumpText.number(CGFloat($0.shown)))" }
      .joined(separator: ";")
  }

  /// Seconds from the film's beginning to its very end, all times that it is shown.
  var total: Double { length * Double(ending.plays) }

  /// When an animation begins, so many seconds after the film has.
  func begin(after seconds: Double = 0) -> String {
    let number = DumpText.number(CGFloat(seconds))
    return lead.map { seconds == 0 ? "\($0).begin" : "\($0).begin+\(number)s" } ?? "\(number)s"
  }

  /// Points for values that hold from one change to the next; the first holds from the beginning, the last to the
  /// end.
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
