import Simulator
import Testing
import UIKit

/// Truth: applications may override `next`; whatever it returns, the delivery of every event ends.
@MainActor struct ClosedResponderChainTests {
  /// A view with a given next responder, which counts the touches it receives.
  private final class Link: UIView {
    weak var following: UIResponder?
    var count = 0

    override var next: UIResponder? { following ?? super.next }
    override var canBecomeFirstResponder: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      count += 1
      super.touchesBegan(touches, with: event)
    }
  }

  /// Nested views; the next responder of the outermost is the innermost.
  private func ring(_ count: Int) -> (Simulator, [Link]) {
    let simulator = Simulator.boot(.iPhone5, iOS: 9)
    let root = UIViewController()
    let links = (0..<count).map { _ in Link(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) }
    root.view.addSubview(links[0])
    for (outer, inner) in zip(links, links.dropFirst()) { outer.addSubview(inner) }
    links[0].following = links[count - 1]
    simulator.launch(root)
    return (simulator, links)
  }

  @Test(arguments: [1, 2, 7]) func aTouchGoesRoundOnce(count: Int) {
    let (simulator, links) = ring(count)
    simulator.tap(at: CGPoint(x: 100, y: 100))
    // The innermost receives the event a second time, and doesn't forward it.
    #expect(links.map(\.count) == [Int](repeating: 1, count: count - 1) + [2])
    #expect(simulator.console.count == 2, "one line for the beginning, one for the end")
    #expect(simulator.console.allSatisfy { $0.hasPrefix("The responder chain has a cycle at <Link") })
    simulator.tap(at: CGPoint(x: 100, y: 100))
    #expect(links.last?.count == 4)
  }

  @Test func searchesAndOtherEventsEnd() {
    let (simulator, links) = ring(3)
    #expect(links[2].target(for: UIViewController.self) == nil)
    #expect(links[2].becomeFirstResponder())
    simulator.shake()
    #expect(!UIApplication.shared.sendAction(to: UINavigationController.self) { _ in })
  }
}
