import Simulator
import Testing
import UIKit

/// Truth: UIView has no maximum depth, so 10 000 nested views behave like three.
///
/// Each view is one point to the right of and below its superview's corner.
@MainActor struct DeepHierarchyTests {
  nonisolated static let depth = 10_000

  /// A booted device with the views of the tests.
  @MainActor
  private struct Scene {
    let simulator: Simulator
    let window: UIWindow

    init() {
      simulator = Simulator.boot(.iPhone5, iOS: 8)
      window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
    }

    /// The views, outermost first.
    func chain(_ make: () -> UIView = { UIView() }) -> [UIView] {
      var views: [UIView] = []
      for _ in 0..<DeepHierarchyTests.depth {
        let view = make()
        view.frame = CGRect(x: 1, y: 1, width: 20_000, height: 20_000)
        views.last?.addSubview(view)
        views.append(view)
      }
      return views
    }
  }

  @Test func entersAndLeavesAWindow() {
    let scene = Scene()
    let views = scene.chain()
    scene.window.addSubview(views[0])
    #expect(views.allSatisfy { $0.window === scene.window })
    views[0].removeFromSuperview()
    #expect(views.allSatisfy { $0.window == nil })
  }

  @Test func isBuiltFromTheInsideOutToo() {
    let scene = Scene()
    var inner = UIView()
    for _ in 0..<Self.depth {
      let outer = UIView()
      outer.addSubview(inner)
      inner = outer
    }
    scene.window.addSubview(inner)
    #expect(inner.subtree().count == Self.depth + 1)
  }

  @Test func followsASizeThroughAllLevels() {
    let scene = Scene()
    let views = scene.chain()
    for view in views { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    views[0].frame.size = CGSize(width: 30_000, height: 15_000)
    let wrong = views.filter { $0.bounds.size != CGSize(width: 30_000, height: 15_000) }
    #expect(wrong.isEmpty)
  }

  @Test func followsASizeUnderTransforms() {
    let scene = Scene()
    let views = scene.chain()
    for view in views {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.transform = CGAffineTransform(scaleX: -1, y: 1)
    }
    views[0].bounds.size = CGSize(width: 30_000, height: 15_000)
    #expect(views.last?.bounds.size == CGSize(width: 30_000, height: 15_000))
  }

  @Test func convertsBetweenItsEnds() {
    let scene = Scene()
    let views = scene.chain()
    scene.window.addSubview(views[0])
    let depth = CGFloat(Self.depth)
    #expect(views.last?.convert(.zero, to: nil) == CGPoint(x: depth, y: depth))
    #expect(views.last?.convert(.zero, from: nil) == CGPoint(x: -depth, y: -depth))
    #expect(views.last?.convert(CGPoint.zero, to: views[0]) == CGPoint(x: depth - 1, y: depth - 1))
    #expect(views.last?.isDescendant(of: views[0]) == true)
  }

  @Test func isHitAtItsDeepest() {
    let scene = Scene()
    let views = scene.chain()
    let depth = CGFloat(Self.depth)
    let hit = views[0].hitTest(CGPoint(x: depth + 5, y: depth + 5), with: nil)
    #expect(hit === views.last)
  }

  @Test func isLaidOutInOneTurn() {
    let scene = Scene()
    final class Counted: UIView {
      static var count = 0

      override func layoutSubviews() {
        Counted.count += 1
      }
    }
    Counted.count = 0
    let views = scene.chain { Counted() }
    scene.window.addSubview(views[0])
    scene.simulator.settle()
    #expect(Counted.count == Self.depth)
    views.last?.setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(Counted.count == Self.depth + 1)
  }

  @Test func findsTagsAndTints() {
    let scene = Scene()
    let views = scene.chain()
    views.last?.tag = 77
    views[0].tintColor = .red
    #expect(views[0].viewWithTag(77) === views.last)
    #expect(views.last?.tintColor == UIColor.red)
  }

  /// The text must grow linearly with the number of views.
  @Test func isDumpedLineByLineWithNumbersInsteadOfDeepIndents() {
    let scene = Scene()
    let lines = scene.chain()[0].treeDump.split(separator: "\n")
    let line = "<UIView; frame = (1 1; 20000 20000)>"
    #expect(lines.count == DeepHierarchyTests.depth)
    #expect(lines[0] == line)
    #expect(lines[2] == "   |    | " + line)
    #expect(lines[50] == String(repeating: "   | ", count: 50) + line)
    #expect(lines[9999] == String(repeating: "   | ", count: 50) + "9999 " + line)
  }

  @Test func passesTouchesUpToTheController() {
    let scene = Scene()
    final class Listener: UIViewController {
      var count = 0

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count += touches.count
      }
    }
    let listener = Listener()
    scene.simulator.launch(listener)
    let views = scene.chain()
    for view in views { view.frame.origin = .zero }
    listener.view.addSubview(views[0])
    scene.simulator.tap(at: CGPoint(x: 10, y: 10))
    #expect(listener.count == 1)
  }

  @Test func goesAwayWithoutATrap() {
    let scene = Scene()
    weak var first: UIView?
    weak var last: UIView?
    do {
      let views = scene.chain()
      first = views[0]
      last = views.last
    }
    #expect(first == nil)
    #expect(last == nil)
  }

  @Test func partThatIsKeptSurvivesTheRest() {
    let scene = Scene()
    var kept: UIView?
    do {
      let views = scene.chain()
      scene.window.addSubview(views[0])
      kept = views[Self.depth / 2]
      views[0].removeFromSuperview()
    }
    #expect(kept?.superview == nil)
    #expect(kept?.subtree().count == Self.depth / 2)
    kept = nil
  }
}
