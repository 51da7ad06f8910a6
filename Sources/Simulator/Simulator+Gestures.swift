import UIKit

extension Simulator {
  /// The pause between the taps of a double tap, and the duration of a swipe, in seconds.
  private static let pause: TimeInterval = 0.1
  private static let swipeDuration: TimeInterval = 0.15

  /// The length of a swipe in points.
  private static let swipeDistance: CGFloat = 100

  /// Taps a point in screen coordinates twice, and advances the clock by 0.3 s.
  public func doubleTap(at point: CGPoint) {
    tap(at: point)
    advance(by: Simulator.pause)
    tap(at: point)
  }

  /// Taps the centre of `view`, or the view in front of it there, twice.
  public func doubleTap(_ view: UIView) {
    doubleTap(at: middle(of: view))
  }

  /// Holds a finger down at a point in screen coordinates for `duration` seconds.
  public func press(at point: CGPoint, duration: TimeInterval = 1) {
    let finger = touchDown(at: point)
    advance(by: duration)
    finger?.lift()
  }

  /// Holds a finger down at the centre of `view`, or on the view in front of it there, for `duration`
  /// seconds.
  public func press(_ view: UIView, duration: TimeInterval = 1) {
    press(at: middle(of: view), duration: duration)
  }

  /// Swipes over 100 points in 0.15 s; `point` is the middle of the path, in screen coordinates.
  ///
  /// If `direction` contains several directions, the first of right, left, up and down is used.
  public func swipe(_ direction: UISwipeGestureRecognizer.Direction, at point: CGPoint) {
    let half = Simulator.swipeDistance / 2
    let displacement =
      direction.contains(.right)
      ? CGVector(dx: half, dy: 0)
      : direction.contains(.left)
        ? CGVector(dx: -half, dy: 0)
        : direction.contains(.up) ? CGVector(dx: 0, dy: -half) : CGVector(dx: 0, dy: half)
    drag(
      from: CGPoint(x: point.x - displacement.dx, y: point.y - displacement.dy),
      to: CGPoint(x: point.x + displacement.dx, y: point.y + displacement.dy),
      duration: Simulator.swipeDuration
    )
  }

  /// Swipes across the centre of `view`, or of the view in front of it there.
  public func swipe(_ direction: UISwipeGestureRecognizer.Direction, on view: UIView) {
    swipe(direction, at: middle(of: view))
  }

  /// Swipes across a visible row of a table, which reveals the actions at its edge; across the whole row, which performs the first one.
  ///
  /// `direction` is left for the actions at the trailing edge, and right for those at the leading edge. Tap an action by its title, for
  /// example with `tap(labeled:)` of `UIKitTesting`.
  public func swipe(
    _ direction: UISwipeGestureRecognizer.Direction,
    rowAt indexPath: IndexPath,
    of table: UITableView,
    acrossWholeRow: Bool = false
  ) {
    let row = table.rectForRow(at: indexPath).intersection(table.bounds)
    guard let window = table.window, !row.isNull else { return }
    let frame = window.convert(table.convert(row, to: window), to: nil)
    guard acrossWholeRow else { return swipe(direction, at: CGPoint(x: frame.midX, y: frame.midY)) }
    let margin: CGFloat = 5
    let (left, right) = (frame.minX + margin, frame.maxX - margin)
    let isRight = direction.contains(.right)
    drag(
      from: CGPoint(x: isRight ? left : right, y: frame.midY),
      to: CGPoint(x: isRight ? right : left, y: frame.midY)
    )
  }

  /// Moves two fingers apart or together around `center`, which is in screen coordinates.
  ///
  /// The fingers are side by side, the left one first. They start at a distance of `start` points, and are
  /// lifted after `duration` seconds at a distance of `end` points.
  public func pinch(
    at center: CGPoint,
    from start: CGFloat,
    to end: CGFloat,
    duration: TimeInterval = 0.3
  ) {
    moveTwoFingers(duration: duration) { part in
      let half = (start + (end - start) * part) / 2
      return (CGPoint(x: center.x - half, y: center.y), CGPoint(x: center.x + half, y: center.y))
    }
  }

  /// Rotates two fingers clockwise around `center`, which is in screen coordinates, by `angle` radians.
  ///
  /// The fingers start side by side, the left one first, each `radius` points from the centre, and are lifted
  /// after `duration` seconds.
  public func rotateFingers(
    at center: CGPoint,
    radius: CGFloat = 50,
    by angle: CGFloat,
    duration: TimeInterval = 0.3
  ) {
    moveTwoFingers(duration: duration) { part in
      let arm = CGVector(dx: cos(angle * part) * radius, dy: sin(angle * part) * radius)
      return (
        CGPoint(x: center.x - arm.dx, y: center.y - arm.dy),
        CGPoint(x: center.x + arm.dx, y: center.y + arm.dy)
      )
    }
  }

  /// Moves two fingers along paths, one step per display frame, and advances the clock by `duration` seconds.
  ///
  /// `positions` returns their positions for a progress from 0 to 1.
  private func moveTwoFingers(duration: TimeInterval, positions: (CGFloat) -> (CGPoint, CGPoint)) {
    guard let first = touchDown(at: positions(0).0) else { return }
    guard let second = touchDown(at: positions(0).1) else {
      first.cancel()
      return
    }
    let frames = Timeline.frameCount(of: duration)
    for frame in 1...frames {
      advance(by: duration / TimeInterval(frames))
      let (firstPosition, secondPosition) = positions(CGFloat(frame) / CGFloat(frames))
      first.move(to: firstPosition)
      second.move(to: secondPosition)
    }
    first.lift()
    second.lift()
  }
}
