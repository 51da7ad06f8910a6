import RecipeKit

/// A controller on a phone of 320 × 480 points, its squares, and what its animator does.
///
/// A class, so that the device stays on as long as anything of the scene is looked at.
@MainActor
final class CollisionScene {
  let device: Simulator
  let controller: CollisionViewController
  let red: UIView
  let green: UIView

  /// Launches a controller; throws if it does not have its two squares.
  init(_ example: @MainActor () -> CollisionViewController, on stage: Stage) throws {
    device = stage.boot(.iPhone4, iOS: 7)
    controller = example()
    device.launch(controller)
    red = try stage.require(controller.squareViews.first, "the first square")
    green = try stage.require(controller.squareViews.dropFirst().first, "the second square")
  }

  var bounds: CGRect { controller.view.bounds }

  var gravity: UIGravityBehavior? {
    controller.animator?.behaviors.lazy.compactMap { $0 as? UIGravityBehavior }.first
  }

  var collision: UICollisionBehavior? {
    controller.animator?.behaviors.lazy.compactMap { $0 as? UICollisionBehavior }.first
  }

  /// The lower edges of both squares, the first one's first.
  var lowerEdges: [CGFloat] { [red.frame.maxY, green.frame.maxY] }

  /// What the animator knows as the square of a name.
  func name(of item: any UIDynamicItem) -> String {
    item === red ? "red" : item === green ? "green" : "other"
  }

  /// Lets display frames pass, looking at each.
  func pass(frames: Int, look: () -> Void = {}) {
    for _ in 0..<frames {
      device.advance(by: 1.0 / 60)
      look()
    }
  }
}
