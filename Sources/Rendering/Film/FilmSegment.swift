import UIKit

/// A part of a film with one order of painting: nodes can appear and disappear, but never change their order.
package struct FilmSegment: Sendable {
  let start: Int
  /// The first frame after the segment.
  private(set) var end: Int
  /// The tracks in the order of painting, including beginnings and ends of groups.
  package private(set) var tracks: [FilmTrack] = []

  private var places: [SceneKey: Int] = [:]
  private var lastRuns: [[SceneNode]] = []
  /// The track index of each node of the last frame.
  private var lastPlaces: [Int] = []

  package init(_ nodes: [SceneNode], frame: Int) {
    self.init([nodes], frame: frame)
  }

  init(_ runs: [[SceneNode]], frame: Int) {
    start = frame
    end = frame
    _ = add(runs, frame: frame)
  }

  /// Adds the next frame, whose nodes come in runs; returns false, without adding it, if its order of
  /// painting conflicts.
  ///
  /// Runs that share storage with those of the last frame are equal, and skipped.
  package mutating func add(_ runs: [[SceneNode]], frame: Int) -> Bool {
    if let changed = changedRuns(runs) {
      for (run, start) in changed {
        for (offset, node) in runs[run].enumerated()
        where !node.content.isAlike(tracks[lastPlaces[start + offset]].firstContent) { return false }
      }
      for (run, start) in changed {
        for (offset, node) in runs[run].enumerated() {
          tracks[lastPlaces[start + offset]].add(node.content, frame: frame)
        }
      }
    } else {
      let nodes = Array(runs.joined())
      guard merge(nodes, frame) else { return false }
      for (node, place) in zip(nodes, lastPlaces) { tracks[place].add(node.content, frame: frame) }
    }
    lastRuns = runs
    end = frame + 1
    return true
  }

  /// Adds a frame equal to the last one.
  mutating func repeatLast(frame: Int) {
    end = frame + 1
  }

  /// The runs that differ from the last frame, each with the number of preceding nodes; nil if the order of
  /// nodes differs.
  private func changedRuns(_ runs: [[SceneNode]]) -> [(run: Int, start: Int)]? {
    guard runs.count == lastRuns.count else { return nil }
    var changed: [(run: Int, start: Int)] = []
    var start = 0
    for index in runs.indices {
      if !runs[index].sharesStorage(with: lastRuns[index]) {
        let (run, last) = (runs[index], lastRuns[index])
        guard run.count == last.count, zip(run, last).allSatisfy({ $0.key == $1.key }) else { return nil }
        changed.append((index, start))
      }
      start += runs[index].count
    }
    return changed
  }

  private mutating func merge(_ nodes: [SceneNode], _ frame: Int) -> Bool {
    var merged: [FilmTrack] = []
    var cursor = 0
    var open: [SceneKey] = []
    for node in nodes {
      if case .end = node.content { _ = open.popLast() }
      if let index = places[node.key] {
        guard index >= cursor, tracks[index].parent == open.last,
          node.content.isAlike(tracks[index].firstContent)
        else { return false }
        merged += tracks[cursor...index]
        cursor = index + 1
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
    let keys = nodes.map(\.key)
    lastPlaces = keys.compactMap { places[$0] }
    let present = Set(keys)
    for index in tracks.indices where !present.contains(tracks[index].key) {
      tracks[index].add(nil, frame: frame)
    }
    return true
  }

  /// Returns the segment without groups that only move their contents to one place.
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
          && group.mask == nil && group.backdrop == nil && group.blendMode == nil && group.role == nil
        offsets.append((offset, !isPlain, folded.tracks.count))
        if isPlain {
          offset = group.transform.concatenating(offset)
        } else {
          folded.tracks.append(track.moved(by: offset))
          offset = .identity
        }
      case .end:
        guard let last = offsets.popLast() else { continue }
        offset = last.offset
        if !last.isKept { continue }
        // Remove an empty group.
        if folded.tracks.count == last.place + 1, !folded.tracks[last.place].hasBackdrop {
          folded.tracks.removeLast()
        } else {
          folded.tracks.append(track)
        }
      default: folded.tracks.append(track.moved(by: offset))
      }
    }
    return folded
  }

  /// Returns the segment with only the nodes of some keys.
  package func keeping(_ keys: Set<SceneKey>) -> FilmSegment {
    var rest = self
    rest.tracks.removeAll { !keys.contains($0.key) }
    return rest
  }

  /// Whether both are equal in every frame.
  func showsSame(as other: FilmSegment) -> Bool {
    start == other.start && end == other.end && tracks.count == other.tracks.count
      && zip(tracks, other.tracks).allSatisfy { $0.changes == $1.changes }
  }

  var lastNodes: [SceneNode] { nodes(at: end - 1) }

  func nodes(at frame: Int) -> [SceneNode] {
    tracks.compactMap { track in
      track.content(at: frame).map { SceneNode(key: track.key, content: $0) }
    }
  }
}

extension FilmTrack {
  /// Whether a group shows what is behind it in any frame.
  fileprivate var hasBackdrop: Bool {
    changes.contains { if case .begin(let group) = $0.content { group.backdrop != nil } else { false } }
  }

  /// Returns the track in the coordinates around a group that only moves it.
  fileprivate func moved(by offset: CGAffineTransform) -> FilmTrack {
    offset.isIdentity ? self : map { $0.moved(by: offset) }
  }
}

extension SceneNode.Content {
  /// Whether both have the same kind, so that one can be animated to the other.
  fileprivate func isAlike(_ other: SceneNode.Content?) -> Bool {
    switch (self, other) {
    case (.begin, .begin), (.end, .end), (.shape, .shape), (.text, .text), (.image, .image): true
    default: false
    }
  }

  /// Returns the content in the coordinates around a group that only moves it.
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
