import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of setNeedsLayout, layoutIfNeeded and layoutSubviews: requests are coalesced
/// and performed once before the next frame, superviews before subviews, and only for views that need layout.
@MainActor struct UIViewLayoutTests {
  /// A booted device with the views of the tests.
  @MainActor
  private struct Scene {
    /// The names of the laid-out views, in order.
    @MainActor
    final class Log {
      var names: [String] = []
    }

    /// A view that logs its layouts.
    final class LaidOutView: UIView {
      let name: String
      let log: Log
      var onLayout: (() -> Void)?

      init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      }

      required init?(coder: NSCoder) {
        nil
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        log.names.append(name)
        onLayout?()
      }
    }

    let log = Log()
    let simulator: Simulator
    let window: UIWindow
    let root: LaidOutView
    let left: LaidOutView
    let right: LaidOutView
    let leaf: LaidOutView

    init() {
      simulator = Simulator.boot(.iPhone5, iOS: 7)
      window = UIWindow(frame: UIScreen.main.bounds)
      root = LaidOutView("root", log)
      left = LaidOutView("left", log)
      right = LaidOutView("right", log)
      leaf = LaidOutView("leaf", log)
      root.addSubview(left)
      root.addSubview(right)
      left.addSubview(leaf)
    }

    /// Puts the views on screen and lays them out.
    func show() {
      window.addSubview(root)
      window.isHidden = false
      simulator.settle()
      log.names = []
    }
  }

  @Test func newViewsAreLaidOutOnceSuperviewsFirst() {
    let scene = Scene()
    scene.window.addSubview(scene.root)
    scene.window.isHidden = false
    #expect(scene.log.names.isEmpty)
    scene.simulator.settle()
    #expect(scene.log.names == ["root", "left", "leaf", "right"])
    scene.simulator.settle()
    scene.simulator.advance(by: 1)
    #expect(scene.log.names.count == 4)
  }

  @Test func requestsAreGathered() {
    let scene = Scene()
    scene.show()
    scene.leaf.setNeedsLayout()
    scene.leaf.setNeedsLayout()
    scene.leaf.setNeedsLayout()
    #expect(scene.log.names.isEmpty)
    scene.simulator.settle()
    #expect(scene.log.names == ["leaf"])
  }

  @Test func requestsAreServedSuperviewsFirstWhateverTheirOrder() {
    let scene = Scene()
    scene.show()
    scene.leaf.setNeedsLayout()
    scene.root.setNeedsLayout()
    scene.right.setNeedsLayout()
    scene.simulator.settle()
    #expect(scene.log.names == ["root", "leaf", "right"])
  }

  @Test func layoutIfNeededServesAtOnceAndOnlyWhatAsked() {
    let scene = Scene()
    scene.show()
    scene.left.layoutIfNeeded()
    #expect(scene.log.names.isEmpty)
    scene.leaf.setNeedsLayout()
    scene.right.setNeedsLayout()
    scene.left.layoutIfNeeded()
    #expect(scene.log.names == ["leaf"])
    scene.simulator.settle()
    #expect(scene.log.names == ["leaf", "right"])
  }

  @Test func layoutIfNeededWorksOutsideOfAWindow() {
    let scene = Scene()
    scene.root.layoutIfNeeded()
    #expect(scene.log.names == ["root", "left", "leaf", "right"])
    scene.leaf.setNeedsLayout()
    scene.simulator.settle()
    #expect(scene.log.names.count == 4)
    scene.root.layoutIfNeeded()
    #expect(scene.log.names.last == "leaf")
    #expect(scene.log.names.count == 5)
  }

  @Test func requestsMadeOutsideAreServedOnceInAWindow() {
    let scene = Scene()
    scene.root.layoutIfNeeded()
    scene.log.names = []
    scene.leaf.setNeedsLayout()
    scene.window.isHidden = false
    scene.window.addSubview(scene.root)
    scene.simulator.settle()
    #expect(scene.log.names.contains("leaf"))
  }

  @Test func addingAndRemovingASubviewAsksForLayoutOfTheSuperview() {
    let scene = Scene()
    scene.show()
    scene.leaf.removeFromSuperview()
    scene.simulator.settle()
    #expect(scene.log.names == ["left"])
    scene.log.names = []
    scene.right.addSubview(scene.leaf)
    scene.simulator.settle()
    #expect(scene.log.names.first == "right")
    #expect(!scene.log.names.contains("root"))
  }

  @Test func sizesSetInLayoutAreFollowedInTheSamePass() {
    let scene = Scene()
    scene.show()
    scene.root.onLayout = {
      scene.left.frame = CGRect(x: 0, y: 0, width: 33, height: 10)
      scene.right.frame = CGRect(x: 33, y: 0, width: 33, height: 10)
    }
    scene.root.setNeedsLayout()
    scene.root.layoutIfNeeded()
    #expect(scene.log.names == ["root", "left", "right"])
  }

  @Test func subviewAddedDuringLayoutIsLaidOutInTheSameTurn() {
    let scene = Scene()
    scene.show()
    let late = Scene.LaidOutView("late", scene.log)
    scene.right.onLayout = { scene.right.addSubview(late) }
    scene.right.setNeedsLayout()
    scene.simulator.settle()
    #expect(scene.log.names.contains("late"))
  }

  @Test func viewRemovedDuringLayoutDoesNotBreakThePass() {
    let scene = Scene()
    scene.show()
    scene.left.onLayout = { scene.right.removeFromSuperview() }
    scene.left.setNeedsLayout()
    scene.right.setNeedsLayout()
    scene.simulator.settle()
    #expect(scene.right.superview == nil)
    #expect(scene.log.names.first == "left")
  }

  @Test func askingUpwardsDuringLayoutIsServedInTheSameTurn() {
    let scene = Scene()
    scene.show()
    var isFirst = true
    scene.leaf.onLayout = {
      if isFirst { scene.root.setNeedsLayout() }
      isFirst = false
    }
    scene.leaf.setNeedsLayout()
    scene.simulator.settle()
    #expect(scene.log.names == ["leaf", "root"])
  }

  @Test func viewThatAlwaysAsksAgainIsCutOffWithAWord() {
    let scene = Scene()
    scene.show()
    scene.leaf.onLayout = { scene.leaf.setNeedsLayout() }
    scene.leaf.setNeedsLayout()
    scene.simulator.settle()
    #expect(scene.simulator.console.last?.contains("is not idle") == true)
    scene.leaf.onLayout = nil
    scene.log.names = []
    scene.simulator.settle()
    #expect(scene.log.names == ["leaf"])
  }

  @Test func layoutIfNeededInsideLayoutEnds() {
    let scene = Scene()
    scene.show()
    scene.left.onLayout = {
      scene.left.layoutIfNeeded()
      scene.root.layoutIfNeeded()
    }
    scene.left.setNeedsLayout()
    scene.root.setNeedsLayout()
    scene.simulator.settle()
    #expect(scene.log.names == ["root", "left"])
  }

  @Test func hiddenWindowIsNotLaidOut() {
    let scene = Scene()
    scene.window.addSubview(scene.root)
    scene.simulator.settle()
    #expect(scene.log.names.isEmpty)
  }

  @Test func invalidIntrinsicSizeAsksTheSuperview() {
    let scene = Scene()
    scene.show()
    scene.leaf.invalidateIntrinsicContentSize()
    scene.simulator.settle()
    #expect(scene.log.names == ["left"])
  }
}
