import UIKit

/// Writes stills of a film in a row, with the time under each.
enum FilmstripWriter {
  /// The height of a still on the strip, in points.
  private static let stillHeight: CGFloat = 320
  private static let gap: CGFloat = 16
  private static let captionHeight: CGFloat = 26
  /// No colour stands out by 4.5 to 1 from light and from dark pages, so a caption brings a ground of its own.
  static let ink = SceneColor(0x2C2C2E)
  static let ground = SceneColor(0xE5E5EA)

  static func svg(_ film: Film, count: Int) -> String {
    SVGWriter.svg(scene(film, count: count))
  }

  /// The stills as one scene.
  static func scene(_ film: Film, count: Int) -> Scene {
    let scale = stillHeight / film.area.height
    let width = film.area.width * scale
    let frames = frames(of: film, count: count)
    var nodes: [SceneNode] = []
    for (index, frame) in frames.enumerated() {
      let x = CGFloat(index) * (width + gap)
      let place = CGAffineTransform(scale: scale, from: film.area.origin, to: CGPoint(x: x, y: 0))
      nodes.append(node(.begin(SceneGroup(transform: place))))
      nodes += FilmSegment(film.still(at: frame), frame: 0).folded().lastNodes
      nodes.append(node(.end))
      nodes += caption(film.moments[frame].time, middle: x + width / 2).map(node)
    }
    let total = CGFloat(frames.count) * (width + gap) - gap
    let size = CGSize(width: total, height: stillHeight + captionHeight)
    return Scene(
      size: size,
      title: film.caption,
      summary: film.summary,
      screen: CGRect(origin: .zero, size: size),
      nodes: nodes,
      typeface: film.typeface
    )
  }

  /// The first frame, the last that moves, and those in even steps between.
  private static func frames(of film: Film, count: Int) -> [Int] {
    let last = min(film.lastMotion, max(0, film.moments.count - 1))
    var frames: [Int] = []
    for step in 0..<count {
      let frame = (last * step + (count - 1) / 2) / (count - 1)
      if frames.last != frame { frames.append(frame) }
    }
    return frames
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
    return [.shape(SceneShape(.rect(badge, radius: 10), fill: .color(ground))), .text(text)]
  }
}
