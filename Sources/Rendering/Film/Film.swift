import UIKit

/// A film of a simulated device: what moves, and how; `FilmTree` tells the same in words.
public struct Film: Sendable {
  /// What the film shows, in a few words.
  public let caption: String
  /// Its length in virtual seconds.
  public let duration: TimeInterval

  /// What it shows, from beginning to end, in a few sentences.
  var summary: String
  /// The part of the canvas that is ever used.
  let area: CGRect
  /// The frames.
  let moments: [Moment]
  let segments: [FilmSegment]
  /// The frames in which anything is not what it was in the frame before, in order.
  let changes: [Int]
  /// What the signs of annotations mean: the film shows that of all frames, a still that of its own.
  let legend: LegendList
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
    legend: LegendList = .none,
    typeface: SystemTypeface
  ) {
    self.caption = caption
    self.summary = summary
    self.area = area
    self.moments = moments
    self.segments = segments
    changes = Self.changes(in: segments, moments.count)
    self.legend = legend
    self.typeface = typeface
    duration = moments.last?.time ?? 0
  }

  /// What a film does at its end.
  public enum Ending: Sendable {
    /// It rests for a moment and begins again, until it has been shown three times; then it rests on its last frame.
    case loop
    /// It rests on its last frame at once.
    case hold

    /// How often the film is shown.
    var plays: Int {
      switch self {
      case .loop: 3
      case .hold: 1
      }
    }
  }

  /// When a film begins.
  public enum Start: String, Sendable, CaseIterable {
    /// As soon as it is loaded.
    case auto
    /// When it is pointed at, clicked or focused; until then it shows its trail. A page must embed it as an object or
    /// as a part of the page: an image takes no part in such things.
    case hover
  }

  /// The film as an SVG file that plays by itself, without scripts.
  ///
  /// Where nothing moves it shows its trail: in a viewer that cannot play it, in print, and where people prefer less
  /// motion.
  public func svg(ending: Ending = .loop, start: Start = .auto) -> String {
    FilmWriter.svg(self, ending: ending, start: start)
  }

  /// The film as one still, an SVG file: what moves at even times, paler the older; where whole screens change, the
  /// screens one behind the other; where the device turns, how it was held and how it is.
  public func trail() -> String {
    FilmTrail(self).svg()
  }

  /// Stills in a row, evenly spaced in time, as an SVG file; for places where a film cannot play.
  ///
  /// - Parameter count: the number of stills, at least 2.
  public func strip(count: Int = 5) -> String {
    SVGWriter.svg(Filmstrip(self, at: Filmstrip.times(of: [self], count: max(2, count))).scene)
  }

  /// The style sheet of every film: the trail in print, and for people who prefer less motion.
  package static let styleSheet =
    "@media print,(prefers-reduced-motion:reduce)"
    + "{.film-motion{display:none}.film-trail{opacity:1!important}}"

  /// The nodes of one frame, and its legend.
  func still(at frame: Int) -> [SceneNode] { nodes(at: frame) + legend.nodes(of: [frame]) }

  /// The nodes of one frame, without a legend.
  func nodes(at frame: Int) -> [SceneNode] {
    segments.first { $0.start <= frame && frame < $0.end }?.nodes(at: frame) ?? []
  }

  /// The last frame in which anything changes.
  var lastMotion: Int {
    max(1, changes.last ?? 1)
  }
}
