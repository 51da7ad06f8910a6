import UIKit

/// A frame of a film with onion skins: its items at evenly spaced times of their motion, paler if older.
///
/// Older copies have outlines, because pale colours alone would merge if an item has moved little.
struct OnionSkinCopies {
  /// The maximum number of older copies of an item.
  private static let count = 5
  /// The minimum distance between copies, in points.
  private static let nearest: CGFloat = 5

  private let base: FilmFrame
  /// The older frames, newest first.
  private let older: [FilmFrame]
  private let keys: Set<SceneKey>

  init(_ things: MovingItems, in film: Film) {
    keys = things.keys
    base = FilmFrame(film.nodes(at: things.base))
    older = (1...Self.count).map { age in
      FilmFrame(film.nodes(at: film.frame(at: things.time(at: 1 - Double(age) / Double(Self.count)))))
    }
  }

  /// The items of a group, and the position of their copies in the frame.
  private struct Group {
    var place: Int
    var histories: [[[SceneNode]?]]
  }

  /// The frame with the copies of all items behind the items.
  var nodes: [SceneNode] {
    var nodes: [SceneNode] = []
    var start = 0
    for group in groups.values.sorted(by: { $0.place < $1.place }) {
      nodes += base.nodes[start..<group.place]
      start = group.place
      for age in older.indices.reversed() { nodes += group.histories.flatMap { $0[age] ?? [] } }
    }
    return nodes + base.nodes[start...]
  }

  /// The copies by the index at which their group begins.
  ///
  /// The copies of all items in a group are behind its first item, so that none hides a current one.
  private var groups: [Int: Group] {
    var groups: [Int: Group] = [:]
    func add(_ key: SceneKey, to group: Int, under place: Int) {
      var known = groups[group] ?? Group(place: place, histories: [])
      known.place = min(known.place, place)
      known.histories.append(ghosts(of: key))
      groups[group] = known
    }
    for mover in base.movers(keys) { add(mover.key, to: mover.group, under: mover.part.lowerBound) }
    var gone: Set<SceneKey> = []
    for frame in older {
      for mover in frame.movers(keys) where base.part(of: mover.key) == nil && gone.insert(mover.key).inserted
      {
        guard let (group, place) = place(ofGone: mover, in: frame) else { continue }
        add(mover.key, to: group, under: place)
      }
    }
    return groups
  }

  /// The position in the newest frame of an item that only an older one has: in the same group, behind its
  /// later nodes.
  ///
  /// Nil if the group has disappeared, too.
  private func place(ofGone mover: FilmFrame.Mover, in frame: FilmFrame) -> (group: Int, place: Int)? {
    guard mover.group >= 0, let group = base.part(of: frame.nodes[mover.group].key) else { return nil }
    let end = frame.part(at: mover.group).upperBound - 1
    var next = mover.part.upperBound
    while next < end {
      if let place = base.part(of: frame.nodes[next].key)?.lowerBound, group.contains(place) {
        return (group.lowerBound, place)
      }
      next = frame.part(at: next).upperBound
    }
    return (group.lowerBound, group.upperBound - 1)
  }

  /// The copies of an item by age, with outlines; nil where it is absent, or too near to its next position.
  private func ghosts(of key: SceneKey) -> [[SceneNode]?] {
    var next = base.part(of: key).map { base.extent(of: $0) }
    var background = base.part(of: key).flatMap { base.background(under: $0) }
    return older.enumerated().map { age, frame in
      guard let part = frame.part(of: key) else { return nil }
      let extent = frame.extent(of: part)
      guard !extent.isEmpty, next.map({ extent.isFar(from: $0, by: Self.nearest) }) ?? true else {
        return nil
      }
      guard let under = background ?? frame.background(under: part) else { return nil }
      background = under
      next = extent
      let share = 0.5 - 0.08 * CGFloat(age)
      let nodes = frame.nodes[part].withoutWords.map { node in
        SceneNode(key: node.key, content: node.content.paled(on: under, to: share))
      }
      return nodes + edge(of: frame, part, on: under, age: age)
    }
  }

  /// The outline of the node that covers most of an item, in its groups; empty if none covers half of it.
  private func edge(of frame: FilmFrame, _ part: Range<Int>, on background: SceneColor, age: Int)
    -> [SceneNode]
  {
    let whole = frame.extent(of: part)
    var largest: (place: Int, area: CGFloat)?
    frame.visitLeaves(of: part) { place, extent in
      let area = extent.isNull ? 0 : extent.width * extent.height
      if area > largest?.area ?? 0, frame.nodes[place].content.hasFace { largest = (place, area) }
    }
    guard let largest, largest.area >= whole.width * whole.height / 2,
      let edge = frame.nodes[largest.place].content.edge(on: background, age: age)
    else { return [] }
    return part.compactMap { place in
      switch frame.nodes[place].content {
      case .begin, .end: frame.nodes[place]
      case .shape, .text, .image:
        place == largest.place ? SceneNode(key: frame.nodes[place].key, content: edge) : nil
      }
    }
  }
}

extension ArraySlice<SceneNode> {
  /// The nodes without texts, unless all of them are texts: only the newest copy is readable.
  fileprivate var withoutWords: [SceneNode] {
    let rest = filter { if case .text = $0.content { false } else { true } }
    let paintsSomething = rest.contains { node in
      switch node.content {
      case .shape, .image: true
      case .text, .begin, .end: false
      }
    }
    return paintsSomething ? rest : Array(self)
  }
}
