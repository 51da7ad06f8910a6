import RecipeKit

/// A controller on a phone of 320 × 480 points, with its square.
///
/// A class, so that the device stays on as long as anything of the scene is looked at.
@MainActor
final class GravityScene {
  let device: Simulator
  let controller: GravityViewController
  let square: UIView

  /// Loads a controller, lets time pass, and launches it; throws if it has no square then.
  init(
    _ example: @MainActor () -> GravityViewController,
    on stage: Stage,
    loadedFor seconds: Double = 0
  ) throws {
    device = stage.boot(.iPhone4, iOS: 7)
    controller = example()
    controller.loadViewIfNeeded()
    device.advance(by: seconds)
    device.launch(controller)
    square = try stage.require(controller.squareView, "the square")
  }

  var bounds: CGRect { controller.view.bounds }

  var animator: UIDynamicAnimator? { controller.animator }

  /// The gravity in the animator.
  var gravity: UIGravityBehavior? { animator?.behaviors.first as? UIGravityBehavior }

  /// Adds a view of 60 × 100 points to the controller's view.
  func add(_ view: UIView, at center: CGPoint) -> UIView {
    view.bounds.size = CGSize(width: 60, height: 100)
    view.center = center
    controller.view.addSubview(view)
    return view
  }

  /// Lets display frames pass, looking at each.
  func pass(frames: Int, look: () -> Void = {}) {
    for _ in 0..<frames {
      device.advance(by: 1.0 / 60)
      look()
    }
  }

  /// How many seconds pass until a condition holds; infinite if it does not within three.
  func seconds(until isDone: () -> Bool) -> Double {
    for frame in 1...180 {
      pass(frames: 1)
      if isDone() { return Double(frame) / 60 }
    }
    return .infinity
  }
}
