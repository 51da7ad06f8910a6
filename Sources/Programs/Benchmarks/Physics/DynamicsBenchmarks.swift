import Simulator
import UIKit

/// Views moved by an animator.
@MainActor
enum DynamicsBenchmarks {
  private static let runs = 2000

  /// Measures all figures; no peer has them.
  static func run() -> [Figure] {
    [Figure("collision", "a second of the collision recipe", collision(), "ms", aim: 0.2)]
  }

  /// Two squares fall on a line above the bottom and come to rest on each other.
  private static func collision() -> Double {
    Stopwatch.best(of: runs) {
      let simulator = Simulator.boot(.iPhone5)
      let controller = UIViewController()
      let squares = [CGPoint(x: 160, y: 284), CGPoint(x: 160, y: 344)].map { center in
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        square.center = center
        controller.view.addSubview(square)
        return square
      }
      simulator.launch(controller)
      let animator = UIDynamicAnimator(referenceView: controller.view)
      let bounds = controller.view.bounds
      let collision = UICollisionBehavior(items: squares)
      collision.addBoundary(
        withIdentifier: "bottomBoundary" as NSString,
        from: CGPoint(x: 0, y: bounds.height - 100),
        to: CGPoint(x: bounds.width, y: bounds.height - 100)
      )
      animator.addBehavior(UIGravityBehavior(items: squares))
      animator.addBehavior(collision)
      let start = squares[0].center.y
      let time = Stopwatch.nanoseconds { simulator.advance(by: 1) } / 1e6
      precondition(squares[0].center.y > start)
      return time
    }
  }
}
