import UIKit

/// A node of a scene in all frames of a film.
package struct FilmTrack: Sendable {
  /// The content of the node from a frame on; nil while it is absent.
  struct Change: Sendable, Equatable {
    var frame: Int
    var content: SceneNode.Content?
  }

  package let key: SceneKey
  /// The key of the enclosing group.
  let parent: SceneKey?
  /// The changes in the order of frames, each different from the previous one.
  private(set) var changes: [Change]

  init(_ key: SceneKey, parent: SceneKey?, _ content: SceneNode.Content, frame: Int, start: Int) {
    self.key = key
    self.parent = parent
    changes = frame > start ? [Change(frame: start, content: nil)] : []
    changes.append(Change(frame: frame, content: content))
  }

  /// Adds the content of a frame after all previous ones.
  mutating func add(_ content: SceneNode.Content?, frame: Int) {
    if changes[changes.count - 1].content != content {
      changes.append(Change(frame: frame, content: content))
    }
  }

  /// Returns the content in a frame; nil if the node is absent.
  func content(at frame: Int) -> SceneNode.Content? {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].frame <= frame { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? changes[low - 1].content : nil
  }

  package var firstContent: SceneNode.Content? { changes.lazy.compactMap(\.content).first }

  /// Whether the node is absent in some frames.
  var comesOrGoes: Bool { changes.contains { $0.content == nil } }

  /// Whether the content is constant while the node is present.
  var isConstant: Bool {
    let first = firstContent
    return changes.allSatisfy { $0.content == nil || $0.content == first }
  }

  /// Returns the track with each content changed.
  func map(_ change: (SceneNode.Content) -> SceneNode.Content) -> FilmTrack {
    var track = self
    for index in track.changes.indices {
      track.changes[index].content = track.changes[index].content.map(change)
    }
    return track
  }
}
