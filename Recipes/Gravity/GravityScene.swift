import RecipeKit

/// A controller on a phone of 320 × 480 points, with its square; the scene keeps the device.
@MainActor
final class GravityScene {
  let device: Simulator
  let controller: GravityViewController
  let square: UIView
  /// Where the square is as the view appears, how many animators there were before, and what was called.
  let start: CGPoint
  let animatorsWhenLoaded: Int
  let calls: [String]

  let object = PlainItem()
  let stray = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  lazy var button = add(UIButton(type: .system), x: 60)
  /// Where lines to fall on end.
  var lineEnd = CGFloat(320)

  /// Loads a controller, lets some seconds pass, and launches it; throws if it has no square then.
  init(_ make: ControllerFactory<GravityViewController>, on stage: Stage, waiting seconds: Double = 0) throws
  {
    let (device, controller) = (stage.boot(.iPhone4, iOS: 7), make())
    controller.loadViewIfNeeded()
    animatorsWhenLoaded = controller.animator == nil ? 0 : 1
    device.advance(by: seconds)
    calls = device.callsReachingUIKit { device.launch(controller) }
    square = try stage.require(controller.squareView, "the square")
    start = square.center
    (self.device, self.controller) = (device, controller)
  }

  var window: UIView { controller.view.window ?? controller.view }
  var animator: UIDynamicAnimator? { controller.animator }
  var gravity: UIGravityBehavior? { animator?.behaviors.first as? UIGravityBehavior }
  var itemNames: [String] { (gravity?.items ?? []).map { names.of($0) } }
  var names: ObjectNames {
    [
      "the controller's view": controller.view, "the square": square, "the button": button,
      "the object": object,
    ]
  }

  /// The colours that a reader sees in the middle of the square, and a point below it.
  var drawnColors: [UIColor] {
    [square.center, CGPoint(x: square.frame.midX, y: square.frame.maxY + 1)]
      .map(controller.view.drawnColor)
  }

  /// How far the square has come.
  var way: CGPoint { CGPoint(x: square.center.x - start.x, y: square.center.y - start.y) }

  /// Where the square is at first and after each of some frames.
  func places(_ frames: Int) -> [CGPoint] {
    var places = [square.center]
    device.pass(frames: frames) { places.append(square.center) }
    return places
  }

  /// How far the square has fallen after some frames.
  func fallen(at frames: Int...) -> [CGFloat] {
    let places = places(frames.last ?? 0)
    return frames.map { places[$0].y - start.y }
  }

  /// A finger drags the square to the top edge; while it does, the square has no gravity.
  func dragToTop() {
    let pan = UIPanGestureRecognizer { [unowned self] pan in
      square.center = pan.location(in: controller.view)
      switch pan.state {
      case .began: gravity?.removeItem(square)
      case .ended: gravity?.addItem(square)
      default: break
      }
    }
    square.addGestureRecognizer(pan)
    device.drag(from: square.center, to: CGPoint(x: 160, y: 50), frames: 30) { _ in }
  }

  func add(_ view: UIView, x: CGFloat) -> UIView {
    view.frame = CGRect(x: x - 30, y: 0, width: 60, height: 100)
    controller.view.addSubview(view)
    return view
  }

  /// Stops square and button at a line across the view.
  func addLine(at y: CGFloat) {
    let collision = UICollisionBehavior(items: [square, button])
    collision.addBoundary(withIdentifier: "line", from: CGPoint(x: 0, y: y), to: CGPoint(x: lineEnd, y: y))
    animator?.addBehavior(collision)
  }

  /// Replaces the gravity in the animator.
  func pull(_ items: [any UIDynamicItem]) {
    animator?.removeAllBehaviors()
    animator?.addBehavior(UIGravityBehavior(items: items))
  }

  /// Lets an animator whose reference view is the window pull at the square.
  func referToWindow() {
    controller.animator = UIDynamicAnimator(referenceView: window)
    pull([square])
  }
}

final class PlainItem: UIDynamicItem {
  var center = CGPoint(x: 260, y: 50)
  var transform = CGAffineTransform.identity
  let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
}
