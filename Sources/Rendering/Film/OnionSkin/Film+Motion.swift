import UIKit

/// The changes of a film, and their times.
extension Film {
  /// Returns the frames that differ from the previous one, in order.
  static func changes(in segments: [FilmSegment], _ count: Int) -> [Int] {
    var isChanged = Array(repeating: false, count: count)
    for segment in segments {
      if segment.start > 0 { isChanged[segment.start] = true }
      for track in segment.tracks {
        for change in track.changes.dropFirst() { isChanged[change.frame] = true }
      }
    }
    return isChanged.indices.filter { isChanged[$0] }
  }

  /// Whether both are equal in every frame.
  package func showsSame(as other: Film) -> Bool {
    area == other.area && frameStates.count == other.frameStates.count
      && segments.count == other.segments.count
      && zip(segments, other.segments).allSatisfy { $0.showsSame(as: $1) }
  }

  /// Returns the first frame and frames at even distances, without those that equal their predecessor here
  /// and in another film.
  package func frames(every step: Int, inWhichItChangesOr other: Film?) -> [Int] {
    let stops = Set((changes + (other?.changes ?? [])).map { ($0 + step - 1) / step * step })
    return stride(from: 0, to: frameStates.count, by: step).filter { $0 == 0 || stops.contains($0) }
  }

  /// Returns the frames after which nothing changes for some time, each different from the previous one.
  func rests(_ changes: [Int]) -> [Int] {
    var rests = [0]
    for (index, frame) in changes.enumerated() {
      let isLast = index + 1 == changes.count
      let pause = isLast ? .infinity : frameStates[changes[index + 1]].time - frameStates[frame].time
      if pause >= Self.shortestRest, !looks(like: rests[rests.count - 1], frame) { rests.append(frame) }
    }
    // A motion that returns to its start without a rest was elsewhere half way.
    if rests.count == 1, let first = changes.first, let last = changes.last {
      rests = [0, frame(at: (frameStates[first].time + frameStates[last].time) / 2), last]
    }
    return rests
  }

  /// The minimum duration of a rest of the screen, in seconds: longer than a tap highlights a button.
  private static let shortestRest = 0.24

  private func looks(like first: Int, _ second: Int) -> Bool {
    let (one, two) = (nodes(at: first), nodes(at: second))
    return one.count == two.count && zip(one, two).allSatisfy { $0.content == $1.content }
  }

  /// Whether the device has another orientation at the end than at the start.
  var endsRotated: Bool {
    guard let first = nodes(at: 0).first, let last = nodes(at: frameStates.count - 1).first else {
      return false
    }
    return first.content != last.content
  }

  /// Returns the last frame at or before a time.
  func frame(at time: TimeInterval) -> Int {
    var (low, high) = (0, frameStates.count)
    while low < high {
      let middle = (low + high) / 2
      if frameStates[middle].time <= time + 1e-6 { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The views, and parts of views, that change position, size or rotation within their surroundings.
  ///
  /// The device, the status bar and annotations are not included; annotations show paths of fingers anyway.
  var movers: Set<SceneKey> {
    var first: [SceneKey: SceneNode.Content] = [:]
    var movers: Set<SceneKey> = []
    for track in segments.lazy.flatMap(\.tracks) where track.key.owner != SceneKey.device {
      if track.key.isAnnotation || movers.contains(track.key) { continue }
      for content in track.changes.lazy.compactMap(\.content) {
        if let model = first[track.key] {
          if model.isMoved(to: content) { movers.insert(track.key) }
        } else {
          first[track.key] = content
        }
      }
    }
    return movers
  }
}

extension SceneNode.Content {
  /// Whether the position differs visibly.
  fileprivate func isMoved(to other: SceneNode.Content) -> Bool {
    switch (self, other) {
    case (.begin(let one), .begin(let two)): one.transform.isFar(from: two.transform)
    case (.shape(let one), .shape(let two)): one.geometry.bounds.isFar(from: two.geometry.bounds)
    case (.image(let one), .image(let two)): one.rect.isFar(from: two.rect)
    // Changes of a text, which also change its position, are not motion.
    case (.text, _), (.end, _), (.begin, _), (.shape, _), (.image, _): false
    }
  }
}

extension CGAffineTransform {
  fileprivate func isFar(from other: CGAffineTransform) -> Bool {
    abs(tx - other.tx) > 1 || abs(ty - other.ty) > 1 || abs(a - other.a) > 0.02 || abs(b - other.b) > 0.02
      || abs(c - other.c) > 0.02 || abs(d - other.d) > 0.02
  }
}

extension CGRect {
  /// Whether an edge is more than `distance` points from that of another rectangle.
  package func isFar(from other: CGRect, by distance: CGFloat = 1) -> Bool {
    abs(minX - other.minX) > distance || abs(maxX - other.maxX) > distance
      || abs(minY - other.minY) > distance || abs(maxY - other.maxY) > distance
  }
}
