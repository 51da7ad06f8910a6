import UIKit

/// The items that move across a screen, and the times of their motion.
struct MovingItems {
  let keys: Set<SceneKey>
  /// The frame in which onion skins are drawn: the last that shows any of the items.
  let base: Int
  /// Whether none of the items is visible at the end.
  private(set) var hasVanished = false
  /// The times from the start of the motion to that frame, each with the duration of motion so far.
  private var clock: [(time: TimeInterval, moved: TimeInterval)] = []

  /// The maximum number of moving items; onion skins of more would hide them.
  private static let movingItemLimit = 100
  /// The maximum share of the screen of an item; a larger one is a screen, or a part of one, that appears or
  /// disappears.
  private static let pageShare: CGFloat = 0.2
  /// The minimum opacity, and visible share, of an item; below that it counts as absent.
  private static let leastOpacity: CGFloat = 0.3
  private static let leastShare: CGFloat = 0.5
  /// The minimum motion between two examined frames, in points; below that an item counts as at rest.
  ///
  /// Otherwise slow settling, or waiting, would take up most of the evenly spaced times.
  private static let leastMotion: CGFloat = 2
  /// The number of examined frames.
  private static let samples = 24

  /// Nil if nothing moves, too many items do, or whole screens do.
  init?(_ film: Film, _ changes: [Int]) {
    let keys = film.movers
    self.keys = keys
    guard !keys.isEmpty, let first = changes.first, let last = changes.last else { return nil }
    var stills: [Still] = []
    for frame in Self.frames(max(0, first - 1), last) {
      guard let still = Still(frame, of: film, keys) else { return nil }
      stills.append(still)
    }
    guard stills.contains(where: { !$0.extents.isEmpty }) else { return nil }
    if let end = stills.lastIndex(where: \.showsAnything), end + 1 < stills.count {
      // Disappearing items are fast: they may be visible for some more frames.
      let between = (stills[end].frame + 1)..<stills[end + 1].frame
      let later = between.compactMap { Still($0, of: film, keys) }.last(where: \.showsAnything)
      stills[(end + 1)...] = later.map { [$0] } ?? []
      hasVanished = true
    }
    base = stills[stills.count - 1].frame
    var moved: TimeInterval = 0
    for (index, still) in stills.enumerated() {
      if index > 0, still.isFar(from: stills[index - 1]) { moved += still.time - stills[index - 1].time }
      clock.append((still.time, moved))
    }
  }

  /// Returns the time at a fraction of the motion, from 0 to 1; rests don't count.
  func time(at part: Double) -> TimeInterval {
    guard let first = clock.first, let last = clock.last else { return 0 }
    guard last.moved > 0 else { return first.time + (last.time - first.time) * part }
    let wanted = last.moved * part
    let next = clock.firstIndex { $0.moved >= wanted - 1e-9 } ?? clock.count - 1
    guard next > 0 else { return first.time }
    let (before, after) = (clock[next - 1], clock[next])
    let share = after.moved > before.moved ? (wanted - before.moved) / (after.moved - before.moved) : 1
    return before.time + (after.time - before.time) * share
  }

  /// Returns frames in even steps from the first to the last.
  private static func frames(_ first: Int, _ last: Int) -> [Int] {
    let count = min(samples, max(1, last - first))
    return (0...count).map { first + (last - first) * $0 / count }
  }

  /// The items in a frame.
  private struct Still {
    let frame: Int
    let time: TimeInterval
    /// The bounding boxes of items that are partly on screen.
    private(set) var extents: [SceneKey: CGRect] = [:]
    /// Whether enough of any item is visible.
    private(set) var showsAnything = false

    /// Nil if there are too many items or they are too large.
    init?(_ frame: Int, of film: Film, _ keys: Set<SceneKey>) {
      self.frame = frame
      time = film.frameStates[frame].time
      let nodes = FilmFrame(film.nodes(at: frame))
      let screen = nodes.screen
      let movers = nodes.movers(keys)
      guard movers.count <= movingItemLimit else { return nil }
      for mover in movers {
        let visible = mover.extent.intersection(screen)
        guard !visible.isEmpty, mover.extent.area > 0 else { continue }
        if visible.area > screen.area * pageShare { return nil }
        extents[mover.key] = mover.extent
        if visible.area >= mover.extent.area * leastShare, mover.opacity >= leastOpacity {
          showsAnything = true
        }
      }
    }

    /// Whether any item has moved.
    func isFar(from other: Still) -> Bool {
      extents.contains { key, extent in
        other.extents[key]?.isFar(from: extent, by: leastMotion) == true
      }
    }
  }
}

extension CGRect {
  fileprivate var area: CGFloat { isNull ? 0 : width * height }
}
