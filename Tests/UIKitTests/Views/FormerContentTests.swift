import Simulator
import Testing
import UIKit

/// Truth: Apple, UIView.draw(_:): a view is drawn at the end of a run-loop pass, once, whatever a transition shows meanwhile.
@MainActor struct FormerContentTests {
  private final class CountingView: UIView {
    var count = 0

    override func draw(_ rect: CGRect) { count += 1 }
  }

  @Test func aTransitionDrawsNothingItself() {
    let simulator = Simulator.boot(.iPhone5, iOS: 11)
    let (host, view) = (UIViewController(), CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    simulator.launch(host)
    host.view.addSubview(view)
    simulator.settle()
    #expect(view.count == 1)
    view.setNeedsDisplay()
    view.layer.add(CATransition(), forKey: nil)
    UIView.transition(with: host.view, duration: 0.3, options: .transitionCrossDissolve) {
      view.setNeedsDisplay()
    }
    #expect(view.count == 1)
    simulator.settle()
    #expect(view.count == 2)
  }

  @Test func theFormerContentIsReleasedAtTheEnd() {
    let simulator = Simulator.boot(.iPhone5, iOS: 11)
    let host = UIViewController()
    simulator.launch(host)
    final class Marked: CALayer {}
    weak var layer: Marked?
    do {
      let marked = Marked()
      layer = marked
      host.view.layer.addSublayer(marked)
      let transition = CATransition()
      transition.duration = 0.3
      host.view.layer.add(transition, forKey: nil)
      marked.removeFromSuperlayer()
    }
    simulator.advance(by: 1)
    #expect(layer == nil && host.view.layer.animationKeys() == nil)
  }
}
