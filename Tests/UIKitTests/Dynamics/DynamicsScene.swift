import Simulator
import UIKit

/// An animator on the root view of a phone of 320 × 568 points, with a clock that advances frame by frame.
@MainActor
final class DynamicsScene {
  let simulator: Simulator
  let view: UIView
  let animator: UIDynamicAnimator
  private let start: TimeInterval
  private(set) var frameCount = 0

  /// The duration of the frames so far, in seconds.
  var time: TimeInterval { TimeInterval(frameCount) / 60 }

  init() {
    simulator = Simulator.boot(.iPhone5, iOS: 9)
    let controller = UIViewController()
    simulator.launch(controller)
    view = controller.view
    animator = UIDynamicAnimator(referenceView: view)
    start = simulator.time
  }

  /// Adds a square with a centre to the reference view.
  func addSquare(_ side: CGFloat = 100, at center: CGPoint, in superview: UIView? = nil) -> UIView {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    square.center = center
    (superview ?? view).addSubview(square)
    return square
  }

  /// Advances the clock by one display frame.
  func passFrame() {
    frameCount += 1
    // Between two frames, where rounding can't change the number of frames.
    let time = start + (TimeInterval(frameCount) + 0.5) / 60
    simulator.advance(by: time - simulator.time)
  }

  /// Advances the clock by several frames, and calls `look` after each.
  func passFrames(_ count: Int, _ look: () -> Void = {}) {
    for _ in 0..<count {
      passFrame()
      look()
    }
  }

  /// Advances the clock until the animator has paused; returns false if it did not within `seconds`.
  func comeToRest(within seconds: Int = 10, _ look: () -> Void = {}) -> Bool {
    for _ in 0..<(seconds * 60) {
      passFrame()
      look()
      if !animator.isRunning { return true }
    }
    return false
  }
}

/// Logs the delegate calls of an animator.
@MainActor
final class AnimatorLog: UIDynamicAnimatorDelegate {
  private(set) var calls: [String] = []
  var onPause: (() -> Void)?

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    calls.append("will resume, running \(animator.isRunning)")
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    calls.append("did pause, running \(animator.isRunning)")
    onPause?()
  }
}

/// Logs contacts with the tags of the views, and runs a test's code during them.
@MainActor
final class ContactLog: UICollisionBehaviorDelegate {
  private(set) var calls: [String] = []
  private(set) var points: [CGPoint] = []
  var onBegan: ((any UIDynamicItem) -> Void)?

  private func name(_ item: any UIDynamicItem) -> String {
    (item as? UIView).map { "\($0.tag)" } ?? "item"
  }

  private func name(_ identifier: (any NSCopying)?) -> String {
    identifier.map { "\($0)" } ?? "bounds"
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    calls.append("\(name(item1)) meets \(name(item2))")
    points.append(p)
    onBegan?(item1)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    calls.append("\(name(item1)) leaves \(name(item2))")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {
    calls.append("\(name(item)) meets \(name(identifier))")
    points.append(p)
    onBegan?(item)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    calls.append("\(name(item)) leaves \(name(identifier))")
  }
}

/// A dynamic item that is not a view.
@MainActor
final class PlainItem: UIDynamicItem {
  var center: CGPoint
  var bounds: CGRect
  var transform = CGAffineTransform.identity
  private(set) var path: UIBezierPath?
  private let type: UIDynamicItemCollisionBoundsType

  init(
    center: CGPoint,
    size: CGSize = CGSize(width: 100, height: 100),
    type: UIDynamicItemCollisionBoundsType = .rectangle,
    path: UIBezierPath? = nil
  ) {
    self.center = center
    self.type = type
    self.path = path
    bounds = CGRect(origin: .zero, size: size)
  }

  var collisionBoundsType: UIDynamicItemCollisionBoundsType { type }

  var collisionBoundingPath: UIBezierPath { path ?? UIBezierPath() }
}
