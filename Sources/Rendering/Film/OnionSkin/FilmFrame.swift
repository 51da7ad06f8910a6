import UIKit

/// A frame of a film as a tree of groups.
struct FilmFrame: Sendable {
  let nodes: [SceneNode]
  /// The index of the end of each group by its beginning; other nodes end at their own index.
  private let ends: [Int]
  private let places: [SceneKey: Int]

  init(_ nodes: [SceneNode]) {
    self.nodes = nodes
    var ends = Array(nodes.indices)
    var places: [SceneKey: Int] = [:]
    var open: [Int] = []
    for (place, node) in nodes.enumerated() {
      switch node.content {
      case .begin:
        open.append(place)
        places[node.key] = place
      case .end: if let start = open.popLast() { ends[start] = place }
      case .shape, .text, .image: places[node.key] = place
      }
    }
    self.ends = ends
    self.places = places
  }

  /// Returns the node at an index with the contents of its group.
  func part(at place: Int) -> Range<Int> { place..<ends[place] + 1 }

  /// Returns the node with a key and the contents of its group; nil if the frame has none.
  func part(of key: SceneKey) -> Range<Int>? { places[key].map(part) }

  /// Returns the bounding box of a part of the frame, in the coordinates around it; null if it paints
  /// nothing.
  func extent(of part: Range<Int>) -> CGRect {
    var extent = CGRect.null
    visitLeaves(of: part) { _, rect in extent = extent.union(rect) }
    return extent
  }

  /// Returns the colour of the last shape that is behind a whole part of the frame, or white.
  ///
  /// Nil if the part is invisible.
  func background(under part: Range<Int>) -> SceneColor? {
    var extent = CGRect.null
    visitLeaves { place, rect in if part.contains(place) { extent = extent.union(rect) } }
    guard !extent.isEmpty else { return nil }
    var background = SceneColor.white
    visitLeaves { place, rect in
      guard place < part.lowerBound, rect.contains(extent), case .shape(let shape) = nodes[place].content,
        case .color(let color) = shape.fill, color.alpha > 0.95
      else { return }
      background = color
    }
    return background
  }

  /// Visits all painted leaves, with the bounding box of the visible part, in the coordinates around the
  /// frame.
  func visitLeaves(_ visit: (_ place: Int, _ extent: CGRect) -> Void) {
    visitLeaves(of: nodes.indices, visit)
  }

  /// Visits the painted leaves of a part of the frame, in the coordinates around that part.
  func visitLeaves(of part: Range<Int>, _ visit: (_ place: Int, _ extent: CGRect) -> Void) {
    nodes[part].visitLeaves(visit)
  }

  /// Returns the nodes without leaves outside of a rectangle, in the coordinates around the frame.
  func nodes(touching rect: CGRect) -> [SceneNode] {
    var isSeen: [Bool] = []
    visitLeaves { _, extent in isSeen.append(!extent.isNull && rect.touches(extent)) }
    var seen = isSeen[...]
    return nodes.filter { node in
      switch node.content {
      case .begin, .end: true
      case .shape, .text, .image: seen.popFirst() ?? false
      }
    }
  }

  /// A moving item: its nodes, and what they paint.
  struct Mover: Sendable {
    var key: SceneKey
    var part: Range<Int>
    /// The index of the beginning of the enclosing group; -1 for none.
    var group: Int
    /// The bounding box in screen coordinates.
    var extent: CGRect
    /// The opacity of the enclosing groups, from 0 to 1.
    var opacity: CGFloat
  }

  /// Returns the outermost nodes with some keys, in the order of painting.
  func movers(_ keys: Set<SceneKey>) -> [Mover] {
    var movers: [Mover] = []
    var open: [(place: Int, transform: CGAffineTransform, opacity: CGFloat)] = []
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      let (group, transform, opacity) = open.last ?? (-1, .identity, 1)
      if keys.contains(node.key) {
        let part = part(at: index)
        var own: CGFloat = 1
        if case .begin(let group) = node.content { own = group.opacity }
        movers.append(
          Mover(
            key: node.key,
            part: part,
            group: group,
            extent: extent(of: part).applying(transform),
            opacity: opacity * own
          )
        )
        index = part.upperBound
        continue
      }
      switch node.content {
      // Contents of the screen have screen coordinates, whatever the orientation.
      case .begin where node.key == .device(0) || node.key == .device(50): open.append((index, .identity, 1))
      case .begin(let group):
        open.append((index, group.transform.concatenating(transform), opacity * group.opacity))
      case .end: _ = open.popLast()
      case .shape, .text, .image: break
      }
      index += 1
    }
    return movers
  }

  /// The bounds of the screen in its own coordinates; null if there is none.
  var screen: CGRect {
    guard let index = places[.device(50)], case .begin(let group) = nodes[index].content,
      let clip = group.clip
    else { return .null }
    return clip.geometry.bounds
  }
}
