import UIKit

/// A film as a still with onion skins.
///
/// - Items that move across a screen are shown at evenly spaced times, paler if older, over the last frame
///   that shows any of them.
/// - A rotated device is shown in its first and last orientation, with outlines in between.
/// - If whole screens change, onion skins would be unreadable: the screens at rest are one behind the other,
///   the first at the back.
package struct OnionSkin {
  /// The used part of the canvas.
  package private(set) var area: CGRect
  private(set) var nodes: [SceneNode] = []
  /// The footer below a row of screens, apart from the nodes: its texts must not shrink with the screens.
  private var footer: [SceneNode] = []
  /// The frame that is shown unchanged.
  package private(set) var newest: Int
  /// The frames whose symbols the footer explains, oldest first.
  private var stills: [Int]
  /// The first frame in a row of screens, and its visible part, in film coordinates; nil without a row.
  package private(set) var oldest: (frame: Int, area: CGRect)?

  /// The number of outlines of a rotation.
  private static let outlines = 4
  /// The maximum number of screens in a row.
  private static let mostScreens = 4
  /// The distance of screens in a row, as a fraction of the film's width.
  private static let step: CGFloat = 0.6

  private let film: Film

  /// - Parameter frame: the only frame to show; nil for onion skins.
  package init(_ film: Film, restingAt frame: Int? = nil) {
    self.film = film
    area = film.area
    newest = frame ?? film.frameStates.count - 1
    let changes = film.changes
    stills = [newest]
    if let frame {
      nodes = film.nodes(at: frame)
    } else if changes.isEmpty {
      stills = [0]
      nodes = film.nodes(at: 0)
    } else if film.frameStates.contains(where: { $0.rotation.quarters > 0 }) {
      addRotation()
    } else if let things = MovingItems(film, changes) {
      newest = things.base
      stills = [newest]
      nodes = OnionSkinCopies(things, in: film).nodes
    } else {
      addScreens(film.rests(changes))
    }
    let signs = film.footer(of: stills).nodes
    if area == film.area { nodes += signs } else { footer = signs }
    // Copies of a node have the same key; here each needs its own.
    for place in nodes.indices { nodes[place].key = SceneKey(owner: 1, part: Int32(clamping: place)) }
    nodes = FilmSegment(nodes, frame: 0).folded().lastNodes
  }

  func svg() -> String {
    // A film may have more symbols than any still of it.
    var area = area
    area.size.height -= film.footer.height - film.footer(of: stills).height
    var document = SVGDocument(area, title: film.caption, summary: film.summary, typeface: film.typeface)
    SVGWriter.write(whole.joined, isTerse: true, to: &document)
    return document.finish()
  }

  /// All nodes, including the footer.
  package var whole: [SceneNode] { nodes + placedFooter(in: area) }

  /// Returns the nodes, scaled to fit into an area.
  func fitted(into other: CGRect) -> [SceneNode] {
    guard area != other else { return whole }
    var screens = area
    screens.size.height -= film.footer.height
    guard screens.width > 0, screens.height > 0 else { return whole }
    let room = other.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: area.height - screens.height, right: 0))
    let scale = min(room.width / screens.width, room.height / screens.height)
    let fit = CGAffineTransform(
      scale: scale,
      from: CGPoint(x: screens.midX, y: screens.midY),
      to: CGPoint(x: room.midX, y: room.midY)
    )
    return Self.group(SceneGroup(transform: fit), nodes[...]) + placedFooter(in: other)
  }

  /// Returns the footer, centred at the bottom of an area.
  private func placedFooter(in other: CGRect) -> [SceneNode] {
    guard !footer.isEmpty else { return [] }
    let offset = CGAffineTransform(
      translationX: other.midX - film.area.midX,
      y: other.maxY - film.area.maxY
    )
    return Self.group(SceneGroup(transform: offset), footer[...])
  }

  /// Returns the number of items that move across a screen; 0 if whole screens move.
  static func movingItemCount(in film: Film) -> Int {
    guard let things = MovingItems(film, film.changes) else { return 0 }
    return FilmFrame(film.nodes(at: things.base)).movers(things.keys).count
  }

  // MARK: Screens

  private mutating func addScreens(_ rests: [Int]) {
    let count = min(rests.count, Self.mostScreens)
    let frames = (0..<count).map { count > 1 ? rests[$0 * (rests.count - 1) / (count - 1)] : rests[0] }
    newest = frames.last ?? newest
    let step = (film.area.width * Self.step).rounded()
    for (place, frame) in frames.enumerated() {
      let offset = CGAffineTransform(translationX: CGFloat(place) * step, y: 0)
      nodes += Self.group(
        SceneGroup(transform: offset),
        aged(film.nodes(at: frame), by: count - 1 - place)[...]
      )
    }
    stills = frames
    if count > 1 {
      // The body of the next screen begins a little within its area.
      oldest = (
        frames[0], CGRect(origin: film.area.origin, size: CGSize(width: step, height: film.area.height))
      )
    }
    area.size.width += CGFloat(max(0, count - 1)) * step
  }

  /// Returns a device under a veil whose density increases with its age, because translucent devices would
  /// show those behind them.
  private func aged(_ nodes: [SceneNode], by age: Int) -> [SceneNode] {
    guard age > 0, case .begin(let turn)? = nodes.first?.content,
      let body = nodes.lazy.compactMap({ $0.content.outline }).first
    else { return nodes }
    let veil = SceneShape(body, fill: .color(Self.veil.faded(by: 0.85 - 0.5 / CGFloat(age + 1))))
    let node = SceneNode(key: .device(1), content: .shape(veil))
    return nodes + Self.group(SceneGroup(transform: turn.transform, pivot: turn.pivot), [node])
  }

  private static let veil = SceneColor(0xF2F2F7)

  // MARK: Turns

  private mutating func addRotation() {
    let end = film.frameStates.count - 1
    let (first, last) = (film.nodes(at: 0), film.nodes(at: end))
    guard case .begin(let old)? = first.first?.content, case .begin(let new)? = last.first?.content,
      let body = first.lazy.compactMap({ $0.content.outline }).first
    else {
      nodes = last
      return
    }
    let from = TransformComponents(old)
    let turn = TransformComponents(new).near(from).angle - from.angle
    nodes += aged(first, by: 1)
    for step in 1..<Self.outlines where turn != 0 {
      let part = CGFloat(step) / CGFloat(Self.outlines)
      let stroke = SceneStroke(Self.ink.faded(by: 0.2 + 0.5 * part), width: 3)
      let outline = SceneNode(key: .device(1), content: .shape(SceneShape(body, stroke: stroke)))
      let angle = (from.angle + turn * part) * .pi / 180
      let transform = CGAffineTransform(translationX: -from.pivot.x, y: -from.pivot.y)
        .concatenating(CGAffineTransform(rotationAngle: angle))
        .concatenating(CGAffineTransform(translationX: from.place.x, y: from.place.y))
      nodes += Self.group(SceneGroup(transform: transform, pivot: from.pivot), [outline])
    }
    nodes += last
    stills = [0, end]
  }

  /// A colour that is visible on light and dark pages.
  private static let ink = SceneColor(0x8E8E93)

  private static func group(_ group: SceneGroup, _ nodes: ArraySlice<SceneNode>) -> [SceneNode] {
    [SceneNode(key: .device(0), content: .begin(group))] + nodes
      + [SceneNode(key: .device(0), content: .end)]
  }
}

extension SceneNode.Content {
  /// The outline of a shape; nil for other nodes.
  fileprivate var outline: SceneShape.Geometry? {
    if case .shape(let shape) = self { shape.geometry } else { nil }
  }
}
