import UIKit

/// Things that move over a screen, and when they do.
struct TrailThings {
  let keys: Set<SceneKey>
  /// The frame that the ghosts lie in: the last that shows any of the things.
  let base: Int
  /// From the beginning of the motion to that frame: times, and how long anything has moved by then.
  private var clock: [(time: TimeInterval, moved: TimeInterval)] = []

  /// Where more things move, ghosts would hide them.
  private static let mostThings = 100
  /// What covers more of the screen than this is a screen itself, or a part of one that comes or goes.
  private static let pageShare: CGFloat = 0.2
  /// A thing that is fainter, or of which less is on the screen, is as good as gone.
  private static let leastOpacity: CGFloat = 0.3
  private static let leastShare: CGFloat = 0.5
  /// Who moves by fewer points between two of the frames that are looked at is as good as at rest: what settles for long,
  /// or waits, would take all even times for itself.
  private static let leastMotion: CGFloat = 2
  /// So many frames are looked at.
  private static let samples = 24

  /// Nil if nothing moves, too much does, or whole screens do.
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
      // What leaves is fast: it may be seen for some frames more.
      let between = (stills[end].frame + 1)..<stills[end + 1].frame
      let later = between.compactMap { Still($0, of: film, keys) }.last(where: \.showsAnything)
      stills[(end + 1)...] = later.map { [$0] } ?? []
    }
    base = stills[stills.count - 1].frame
    var moved: TimeInterval = 0
    for (index, still) in stills.enumerated() {
      if index > 0, still.isFar(from: stills[index - 1]) { moved += still.time - stills[index - 1].time }
      clock.append((still.time, moved))
    }
  }

  /// When the things had done a part of their motion, from 0 to 1; while nothing moves, no time passes.
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

  /// Frames in even steps from the first to the last.
  private static func frames(_ first: Int, _ last: Int) -> [Int] {
    let count = min(samples, max(1, last - first))
    return (0...count).map { first + (last - first) * $0 / count }
  }

  /// What a frame shows of the things.
  private struct Still {
    let frame: Int
    let time: TimeInterval
    /// Where things are of which anything is on the screen.
    private(set) var extents: [SceneKey: CGRect] = [:]
    /// Whether enough of any is seen.
    private(set) var showsAnything = false

    /// Nil if the things are too many or too large.
    init?(_ frame: Int, of film: Film, _ keys: Set<SceneKey>) {
      self.frame = frame
      time = film.moments[frame].time
      let nodes = FilmFrame(film.nodes(at: frame))
      let screen = nodes.screen
      let movers = nodes.movers(keys)
      guard movers.count <= mostThings else { return nil }
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

    /// Whether any thing is elsewhere.
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
