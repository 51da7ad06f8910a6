import Simulator
import Testing
import UIKit

/// Changes that one animation closure makes and reverts.
///
/// Truth: Apple, UIView.animate(withDuration:animations:completion:): the completion handler runs when the
/// animation ends, and its argument tells whether the animations finished. A view that is no longer animated
/// receives touches.
@MainActor
struct ChangesWithinOneClosureTests {
  @Test("A value that is set twice in one closure is animated to its end and completes with true")
  func setTwice() {
    let device = Simulator.boot()
    let view = UIView()
    var end: (time: TimeInterval, finished: Bool)?
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
      view.alpha = 0.25
    } completion: { finished in
      end = (device.time, finished)
    }
    device.advance(by: 0.9)
    #expect(end == nil)
    device.advance(by: 0.2)
    #expect(end?.finished == true)
    #expect(abs((end?.time ?? 0) - 1) < 0.02)
  }

  @Test("A view that replaces another one inside the closure receives touches after the animation")
  func exchangedView() {
    let device = Simulator.boot()
    let controller = UIViewController()
    device.launch(controller)
    let old = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let new = UIView(frame: old.frame)
    controller.view.addSubview(old)
    UIView.animate(withDuration: 0.3) {
      old.center.x += 50
      old.removeFromSuperview()
      controller.view.addSubview(new)
      new.center.x += 50
    }
    device.advance(by: 0.15)
    #expect(abs((new.layer.presentation()?.position.x ?? 0) - 75) < 0.001)
    device.advanceUntilIdle()
    #expect(device.view(at: CGPoint(x: 100, y: 50)) === new)
  }

  @Test("A view moved by its mask and then by its controller starts a rotation at its old position")
  func maskAndController() {
    let device = Simulator.boot(.iPhone4, iOS: 4)
    let controller = MovingController()
    device.launch(controller)
    device.rotate(to: .landscapeLeft, animating: true)
    #expect(controller.moved.layer.presentation()?.position == CGPoint(x: 310, y: 10))
    device.advanceUntilIdle()
    #expect(controller.moved.center == CGPoint(x: 10, y: 10))
  }

  private final class MovingController: UIViewController {
    let moved = UIView(frame: CGRect(x: 300, y: 0, width: 20, height: 20))

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    override func viewDidLoad() {
      super.viewDidLoad()
      moved.autoresizingMask = .flexibleLeftMargin
      view.addSubview(moved)
    }

    override func willAnimateRotation(
      to toInterfaceOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) {
      moved.center = CGPoint(x: 10, y: 10)
    }
  }
}
