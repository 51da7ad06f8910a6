import UIKit

/// One node of a scene through all frames of a film.
struct FilmTrack: Sendable {
  /// What the node shows from a frame on; nil while it is not there.
  struct Change: Sendable, Equatable {
    var frame: Int
    var content: SceneNode.Content?
  }

  let key: SceneKey
  /// The key of the group around it.
  let parent: SceneKey?
  /// In the order of frames, each different from the one before.
  private(set) var changes: [Change]

  init(_ key: SceneKey, parent: SceneKey?, _ content: SceneNode.Content, frame: Int, start: Int) {
    self.key = key
    self.parent = parent
    changes = frame > start ? [Change(frame: start, content: nil)] : []
    changes.append(Change(frame: frame, content: content))
  }

  /// Notes what the node shows in a frame after all before.
  mutating func add(_ content: SceneNode.Content?, frame: Int) {
    if changes[changes.count - 1].content != content {
      changes.append(Change(frame: frame, content: content))
    }
  }

  /// What the node shows in a frame; nil if it is not there.
  func content(at frame: Int) -> SceneNode.Content? {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].frame <= frame { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? changes[low - 1].content : nil
  }

  /// The first thing that the node ever shows.
  var firstContent: SceneNode.Content? { changes.lazy.compactMap(\.content).first }

  /// Whether the node is there in some frames and not in others.
  var comesOrGoes: Bool { changes.contains { $0.content == nil } }

  /// Whether nothing of the node ever changes while it is there.
  var isConstant: Bool {
    let first = firstContent
    return changes.allSatisfy { $0.content == nil || $0.content == first }
  }

  /// The same track with every content changed.
  func map(_ change: (SceneNode.Content) -> SceneNode.Content) -> FilmTrack {
    var track = self
    for index in track.changes.indices {
      track.changes[index].content = track.changes[index].content.map(change)
    }
    return track
  }
}
