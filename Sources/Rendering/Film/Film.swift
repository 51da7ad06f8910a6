import UIKit

/// A film of a simulated device: what moves, and how; `FilmTree` tells the same in words.
public struct Film: Sendable {
  /// What the film shows, in a few words.
  public let caption: String
  /// Its length in virtual seconds.
  public let duration: TimeInterval

  let summary: String
  /// The part of the canvas that is ever used.
  let area: CGRect
  /// The frames.
  let moments: [Moment]
  let segments: [FilmSegment]
  /// What the signs of annotations mean; the same in all frames.
  let legend: [SceneNode]
  /// The family of the filmed system's fonts.
  let typeface: SystemTypeface

  /// When a frame was taken.
  struct Moment: Sendable {
    /// In virtual seconds from the beginning.
    var time: TimeInterval
    /// How the device was turned just before.
    var turn: DeviceTurn
  }

  init(
    caption: String,
    summary: String,
    area: CGRect,
    moments: [Moment],
    segments: [FilmSegment],
    legend: [SceneNode] = [],
    typeface: SystemTypeface
  ) {
    self.caption = caption
    self.summary = summary
    self.area = area
    self.moments = moments
    self.segments = segments
    self.legend = legend
    self.typeface = typeface
    duration = moments.last?.time ?? 0
  }

  /// What a film does at its end.
  public enum Ending: Sendable {
    /// It rests for a moment and begins again.
    case loop
    /// It rests for ever.
    case hold
  }

  /// The film as an SVG file that plays by itself, without scripts.
  ///
  /// What cannot play it shows its last frame.
  public func svg(ending: Ending = .loop) -> String {
    FilmWriter.svg(self, ending: ending)
  }

  /// Stills in a row, evenly spaced in time, as an SVG file; for places where a film cannot play.
  ///
  /// - Parameter count: the number of stills, at least 2.
  public func strip(count: Int = 5) -> String {
    FilmstripWriter.svg(self, count: max(2, count))
  }

  /// The nodes of one frame.
  func nodes(at frame: Int) -> [SceneNode] {
    (segments.first { $0.start <= frame && frame < $0.end }?.nodes(at: frame) ?? []) + legend
  }

  /// The last frame in which anything changes.
  var lastMotion: Int {
    let ends = segments.flatMap { segment in
      [segment.start] + segment.tracks.compactMap { $0.changes.last?.frame }
    }
    return max(1, ends.max() ?? 1)
  }
}
