import UIKit

/// Things that move over a screen, and when they do.
struct TrailThings {
  let keys: Set<SceneKey>
  /// The frame that the ghosts lie in.
  let base: Int
  /// When the first of them begins to move, and when the last has as good as arrived.
  let span: ClosedRange<TimeInterval>

  /// Where more things move, ghosts would hide them.
  private static let mostThings = 100
  /// What covers more of the screen than this is a screen itself, or a part of one that comes or goes.
  private static let pageShare: CGFloat = 0.2
  /// A thing that is fainter, or of which less is on the screen, is as good as gone.
  private static let leastOpacity: CGFloat = 0.3
  private static let leastShare: CGFloat = 0.95
  /// A thing has arrived when it has so few points to go.
  private static let arrival: CGFloat = 8
  /// So many frames are looked at.
  private static let samples = 24

  /// Nil if nothing moves, too much does, or whole screens do.
  init?(_ film: Film, _ changes: [Int]) {
    keys = film.movers
    guard !keys.isEmpty, let first = changes.first, let last = changes.last else { return nil }
    let stills = Self.frames(max(0, first - 1), last).map {
      (frame: $0, nodes: FilmFrame(film.nodes(at: $0)))
    }
    var best = (index: stills.count - 1, count: 0)
    var extents: [[SceneKey: CGRect]] = []
    for (index, still) in stills.enumerated() {
      guard let movers = Self.movers(in: still.nodes, keys) else { return nil }
      let whole = movers.filter { $0.isWhole }.count
      if whole >= best.count { best = (index, whole) }
      extents.append(Dictionary(movers.map { ($0.key, $0.extent) }) { first, _ in first })
    }
    guard extents.contains(where: { !$0.isEmpty }) else { return nil }
    base = stills[best.index].frame
    // What settles for long would take all even times for itself.
    let places = extents[best.index]
    let moving = extents[..<best.index].lastIndex { earlier in
      places.contains { key, extent in earlier[key]?.isFar(from: extent, by: Self.arrival) == true }
    }
    let arrived = stills[min(best.index, (moving ?? best.index) + 1)].frame
    let start = film.moments[max(0, first - 1)].time
    span = start...max(start, film.moments[arrived].time)
  }

  /// The things that a frame shows of the screen, and whether all of each is seen; nil if they are too many or too large.
  private static func movers(
    in frame: FilmFrame,
    _ keys: Set<SceneKey>
  ) -> [(key: SceneKey, extent: CGRect, isWhole: Bool)]? {
    let screen = frame.screen
    let movers = frame.movers(keys)
    guard movers.count <= mostThings else { return nil }
    var seen: [(key: SceneKey, extent: CGRect, isWhole: Bool)] = []
    for mover in movers {
      let visible = mover.extent.intersection(screen)
      guard !visible.isEmpty, mover.extent.area > 0 else { continue }
      if visible.area > screen.area * pageShare { return nil }
      let isWhole = visible.area >= mover.extent.area * leastShare && mover.opacity >= leastOpacity
      seen.append((mover.key, mover.extent, isWhole))
    }
    return seen
  }

  /// Frames in even steps from the first to the last.
  private static func frames(_ first: Int, _ last: Int) -> [Int] {
    let count = min(samples, max(1, last - first))
    return (0...count).map { first + (last - first) * $0 / count }
  }
}

extension CGRect {
  fileprivate var area: CGFloat { isNull ? 0 : width * height }
}
