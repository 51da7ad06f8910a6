import UIKit

/// A contact sheet: stills of a film in a row, with their times; without footers, which would be too small to read.
package struct Filmstrip {
  package struct Still {
    package let frame: Int
    /// The part of the canvas that the film uses.
    package let area: CGRect
    /// The transform from film coordinates to those of the contact sheet.
    package let place: CGAffineTransform
  }

  package let stills: [Still]
  /// The scene of the row.
  package let scene: Scene

  /// The height of a still on the contact sheet, in points.
  private static let stillHeight: CGFloat = 320
  private static let gap: CGFloat = 16
  private static let captionHeight: CGFloat = 26
  /// The colour of captions, which have a background because no colour has a contrast of 4.5 to 1 on both
  /// light and dark pages.
  static let ink = SceneColor(0x2C2C2E)
  static let background = SceneColor(0xE5E5EA)

  /// Creates a contact sheet of the frames at some times.
  package init(_ film: Film, at times: [TimeInterval]) {
    let area = film.areaWithoutFooter
    let scale = Self.stillHeight / area.height
    let width = area.width * scale
    var stills: [Still] = []
    var nodes: [SceneNode] = []
    for (index, time) in times.enumerated() {
      let x = CGFloat(index) * (width + Self.gap)
      let transform = CGAffineTransform(scale: scale, from: area.origin, to: CGPoint(x: x, y: 0))
      // A rotation takes no time, and may be the first event.
      let still = Still(frame: time > 0 ? film.frame(at: time) : 0, area: area, place: transform)
      stills.append(still)
      nodes.append(Self.node(.begin(SceneGroup(transform: transform))))
      nodes += FilmSegment(film.nodes(at: still.frame), frame: 0).folded().lastNodes
      nodes.append(Self.node(.end))
      nodes += Self.caption(time, middle: x + width / 2).map(Self.node)
    }
    let total = CGFloat(times.count) * (width + Self.gap) - Self.gap
    let size = CGSize(width: total, height: Self.stillHeight + Self.captionHeight)
    self.stills = stills
    scene = Scene(
      size: size,
      title: film.caption,
      summary: film.summary,
      screen: CGRect(origin: .zero, size: size),
      nodes: nodes,
      typeface: film.typeface
    )
  }

  /// Returns the times of the first frame, of the last motion in any of the films, and even steps between.
  package static func times(of films: [Film], count: Int) -> [TimeInterval] {
    let longest = films.max { $0.timeOfLastMotion < $1.timeOfLastMotion }
    guard let film = longest, !film.frameStates.isEmpty else { return [] }
    let last = min(film.lastMotion, film.frameStates.count - 1)
    var frames: [Int] = []
    for step in 0..<count {
      let frame = (last * step + (count - 1) / 2) / (count - 1)
      if frames.last != frame { frames.append(frame) }
    }
    return frames.map { film.frameStates[$0].time }
  }

  private static func node(_ content: SceneNode.Content) -> SceneNode {
    SceneNode(key: .device(0), content: content)
  }

  private static func caption(_ time: TimeInterval, middle: CGFloat) -> [SceneNode.Content] {
    let text = SceneText(
      "\(DumpText.number(CGFloat(time))) s",
      .systemFont(ofSize: 13),
      weight: 400,
      at: .middle(middle),
      baseline: stillHeight + captionHeight - 6,
      fill: ink
    )
    let (left, right) = text.span
    let badge = CGRect(x: left - 8, y: stillHeight + 6, width: right - left + 16, height: captionHeight - 6)
    return [.shape(SceneShape(.rect(badge, radius: 10), fill: .color(background))), .text(text)]
  }
}

extension Film {
  fileprivate var timeOfLastMotion: TimeInterval {
    frameStates.isEmpty ? 0 : frameStates[min(lastMotion, frameStates.count - 1)].time
  }
}
