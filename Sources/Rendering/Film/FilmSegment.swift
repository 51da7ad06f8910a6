import UIKit

/// A stretch of a film in which one order of painting holds: nodes may come and go, but never change places.
struct FilmSegment: Sendable {
  let start: Int
  /// The first frame after the stretch.
  private(set) var end: Int
  /// In the order of painting; groups begin and end.
  private(set) var tracks: [FilmTrack] = []

  private var places: [SceneKey: Int] = [:]
  private var lastKeys: [SceneKey] = []
  private var lastPlaces: [Int] = []

  init(_ nodes: [SceneNode], frame: Int) {
    start = frame
    end = frame
    _ = add(nodes, frame: frame)
  }

  /// Takes in the next frame; returns false, and takes nothing, if its order of painting does not go with that of
  /// the frames before.
  mutating func add(_ nodes: [SceneNode], frame: Int) -> Bool {
    let isSame = nodes.count == lastKeys.count && zip(nodes, lastKeys).allSatisfy { $0.key == $1 }
    if !isSame {
      guard merge(nodes, frame) else { return false }
    } else if !zip(nodes, lastPlaces).allSatisfy({ $0.content.isAlike(tracks[$1].firstContent) }) {
      return false
    }
    for (node, place) in zip(nodes, lastPlaces) { tracks[place].add(node.content, frame: frame) }
    end = frame + 1
    return true
  }

  private mutating func merge(_ nodes: [SceneNode], _ frame: Int) -> Bool {
    var merged: [FilmTrack] = []
    var cursor = 0
    var open: [SceneKey] = []
    for node in nodes {
      if case .end = node.content { _ = open.popLast() }
      if let place = places[node.key] {
        guard place >= cursor, tracks[place].parent == open.last,
          node.content.isAlike(tracks[place].firstContent)
        else { return false }
        merged += tracks[cursor...place]
        cursor = place + 1
      } else {
        merged.append(
          FilmTrack(node.key, parent: open.last, node.content, frame: frame, start: start)
        )
      }
      if case .begin = node.content { open.append(node.key) }
    }
    merged += tracks[cursor...]
    tracks = merged
    places = [:]
    for (place, track) in tracks.enumerated() { places[track.key] = place }
    lastKeys = nodes.map(\.key)
    lastPlaces = lastKeys.compactMap { places[$0] }
    let present = Set(lastKeys)
    for index in tracks.indices where !present.contains(tracks[index].key) {
      tracks[index].add(nil, frame: frame)
    }
    return true
  }

  /// The same stretch without groups that only ever move what they hold to one place.
  func folded() -> FilmSegment {
    var folded = self
    folded.tracks.removeAll(keepingCapacity: true)
    var offsets: [(offset: CGAffineTransform, isKept: Bool, place: Int)] = []
    var offset = CGAffineTransform.identity
    for track in tracks {
      switch track.firstContent {
      case .begin(let group):
        let isPlain =
          track.isConstant && group.transform.isTranslation && group.opacity == 1 && group.clip == nil
          && group.role == nil
        offsets.append((offset, !isPlain, folded.tracks.count))
        if isPlain {
          offset = group.transform.concatenating(offset)
        } else {
          folded.tracks.append(track.map { $0.moved(by: offset) })
          offset = .identity
        }
      case .end:
        guard let last = offsets.popLast() else { continue }
        offset = last.offset
        if !last.isKept { continue }
        // A group that holds nothing shows nothing.
        if folded.tracks.count == last.place + 1 {
          folded.tracks.removeLast()
        } else {
          folded.tracks.append(track)
        }
      default: folded.tracks.append(track.map { $0.moved(by: offset) })
      }
    }
    return folded
  }

  /// The same stretch with nothing but the nodes of some keys.
  func keeping(_ keys: Set<SceneKey>) -> FilmSegment {
    var rest = self
    rest.tracks.removeAll { !keys.contains($0.key) }
    return rest
  }

  /// The nodes of the last frame.
  var lastNodes: [SceneNode] { nodes(at: end - 1) }

  /// The nodes of one frame.
  func nodes(at frame: Int) -> [SceneNode] {
    tracks.compactMap { track in
      track.content(at: frame).map { SceneNode(key: track.key, content: $0) }
    }
  }
}

extension SceneNode.Content {
  /// Whether both are of one kind, so that one can become the other.
  fileprivate func isAlike(_ other: SceneNode.Content?) -> Bool {
    switch (self, other) {
    case (.begin, .begin), (.end, .end), (.shape, .shape), (.text, .text), (.image, .image): true
    default: false
    }
  }

  /// The content in the coordinates around a group that only moves it.
  fileprivate func moved(by offset: CGAffineTransform) -> SceneNode.Content {
    switch self {
    case .begin(var group):
      group.transform = group.transform.concatenating(offset)
      return .begin(group)
    case .end: return .end
    case .shape(let shape): return .shape(shape.placed(by: offset) ?? shape)
    case .text(let text): return .text(text.placed(by: offset) ?? text)
    case .image(let image): return .image(image.placed(by: offset) ?? image)
    }
  }
}
