import Rendering
import UIKit

/// The comparison of two films without motion: both trails, with marks around the differences.
///
/// The marks are on the newest screens, or on the oldest ones if the newest are equal. Both trails have the
/// same scale and height, whatever their number of screens. A film in which only annotations change shows one
/// screen.
struct OnionSkinComparison {
  /// The nodes in sheet coordinates.
  let nodes: [SceneNode]

  init(_ right: Film, _ wrong: Film, on sheet: ComparisonSheet) {
    let (one, other) = (Self.trail(of: right), Self.trail(of: wrong))
    let scale = min(Self.scale(one, in: right.area), Self.scale(other, in: wrong.area))
    // A legend increases the height of one of them.
    let room = max(right.area.height, wrong.area.height)
    let top = (room - max(one.area.height, other.area.height) * scale) / 2
    let side = sheet.right.inner(Self.transform(of: one, in: right.area, scale, top: top))
    let otherSide = sheet.wrong.inner(Self.transform(of: other, in: wrong.area, scale, top: top))
    var difference = Self.difference(right, one.newest, wrong, other.newest)
    var sides = (
      side.inner(Self.newestScreen(of: one, in: right.area)),
      otherSide.inner(Self.newestScreen(of: other, in: wrong.area))
    )
    if difference.isEmpty, let oldest = one.oldest, let otherOldest = other.oldest {
      difference = Self.difference(right, oldest.frame, wrong, otherOldest.frame)
      sides = (
        side.inner(.identity, showing: oldest.area), otherSide.inner(.identity, showing: otherOldest.area)
      )
    }
    let marks = DifferenceMarks(difference, sides.0, sides.1)
    let layers = CalloutLayers(Self.group(one.whole, at: side) + Self.group(other.whole, at: otherSide))
    nodes = layers.background + marks.nodes + layers.callouts
  }

  private static func difference(_ right: Film, _ frame: Int, _ wrong: Film, _ other: Int) -> SceneDifference
  {
    SceneDifference(right.nodes(at: frame), on: right.area, wrong.nodes(at: other), on: wrong.area)
  }

  /// Returns the film's trail, or its last frame if the screen doesn't change.
  private static func trail(of film: Film) -> OnionSkin {
    let last = film.frameStates.count - 1
    func screen(_ frame: Int) -> [SceneNode] { film.nodes(at: frame).filter { !$0.key.isAnnotation } }
    let end = screen(last)
    let step = max(1, (last + mostFrames) / mostFrames)
    let changes = film.frames(every: step, inWhichItChangesOr: nil).contains { frame in
      !SceneDifference(screen(frame), on: film.area, end, on: film.area).isEmpty
    }
    return changes ? OnionSkin(film) : OnionSkin(film, restingAt: last)
  }

  /// The maximum number of compared frames.
  private static let mostFrames = 60

  /// The scale at which a trail fits into a film's area.
  private static func scale(_ trail: OnionSkin, in area: CGRect) -> CGFloat {
    guard trail.area.width > 0, trail.area.height > 0 else { return 1 }
    return min(1, area.width / trail.area.width, area.height / trail.area.height)
  }

  /// Centres a trail in a film's area, below its top.
  private static func transform(
    of trail: OnionSkin,
    in area: CGRect,
    _ scale: CGFloat,
    top: CGFloat
  ) -> CGAffineTransform {
    CGAffineTransform(
      scale: scale,
      from: CGPoint(x: trail.area.midX, y: trail.area.minY),
      to: CGPoint(x: area.midX, y: area.minY + top)
    )
  }

  /// The transform from film coordinates to the newest screen of its trail, the last one in the row.
  private static func newestScreen(of trail: OnionSkin, in area: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: trail.area.width - area.width, y: 0)
  }

  private static func group(_ nodes: [SceneNode], at side: ComparisonSheet.Side) -> [SceneNode] {
    [SceneNode(key: .device(0), content: .begin(SceneGroup(transform: side.transform)))] + nodes
      + [SceneNode(key: .device(0), content: .end)]
  }
}
