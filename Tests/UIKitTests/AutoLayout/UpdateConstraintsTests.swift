import Simulator
import Testing
import UIKit

/// Truth: Apple, UIView.updateConstraints(), UIViewController.updateViewConstraints() and WWDC 2018 session 220: constraints
/// are updated from the leaves up, frames are set from the root down.
@MainActor struct UpdateConstraintsTests {
  final class LoggingView: UIView {
    let name: String
    var log: (String) -> Void = { _ in }

    init(_ name: String) {
      self.name = name
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
      log("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log("layout \(name)")
    }
  }

  final class LoggingController: UIViewController {
    var log: (String) -> Void = { _ in }

    override func updateViewConstraints() {
      log("controller")
      super.updateViewConstraints()
    }
  }

  @Test func updatesGoUpAndLayoutGoesDown() {
    var calls: [String] = []
    let controller = LoggingController()
    let scene = ConstraintScene(controller: controller)
    let outer = LoggingView("outer")
    let inner = LoggingView("inner")
    outer.addSubview(inner)
    for view in [outer, inner] { view.log = { calls.append($0) } }
    controller.log = { calls.append($0) }
    scene.view.addSubview(outer)
    scene.simulator.settle()
    #expect(calls == ["update inner", "update outer", "controller", "layout outer", "layout inner"])
    calls = []
    scene.simulator.settle()
    #expect(calls.isEmpty)
    #expect(!inner.needsUpdateConstraints())
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    scene.simulator.settle()
    #expect(calls == ["update inner"])
    outer.setNeedsUpdateConstraints()
    outer.updateConstraintsIfNeeded()
    #expect(calls == ["update inner", "update outer"])
  }

  @Test func onlySuperviewsOfMovedViewsAreLaidOut() {
    var calls: [String] = []
    let scene = ConstraintScene()
    let first = scene.add(LoggingView("first"))
    let second = scene.add(LoggingView("second"))
    let inner = scene.add(ContentView(10, 10), to: first)
    let left = inner.leftAnchor.constraint(equalTo: first.leftAnchor)
    scene.activate(
      first.widthAnchor.constraint(equalToConstant: 100),
      second.widthAnchor.constraint(equalToConstant: 100),
      left
    )
    scene.simulator.settle()
    for view in [first, second] { view.log = { calls.append($0) } }
    left.constant = 5
    #expect(inner.frame.minX == 0)
    scene.simulator.settle()
    #expect(calls == ["layout first"])
    #expect(inner.frame.minX == 5)
    // The same constant again changes nothing.
    left.constant = 5
    scene.simulator.settle()
    #expect(calls == ["layout first"])
  }

  @Test func constraintsMayBeMadeWhenTheyAreUpdated() {
    final class SelfPlacing: UIView {
      let inner = ContentView(10, 10)
      private var isPrepared = false

      override class var requiresConstraintBasedLayout: Bool { true }

      override func updateConstraints() {
        if !isPrepared {
          isPrepared = true
          inner.translatesAutoresizingMaskIntoConstraints = false
          addSubview(inner)
          inner.rightAnchor.constraint(equalTo: rightAnchor).isActive = true
        }
        super.updateConstraints()
      }
    }
    let scene = ConstraintScene()
    let view = SelfPlacing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scene.view.addSubview(view)
    scene.simulator.settle()
    #expect(view.inner.frame == CGRect(x: 90, y: 0, width: 10, height: 10))
  }

  @Test func layoutThatChangesConstraintsIsRepeated() {
    final class Halving: UIView {
      let inner = ContentView(10, 10)
      var width: NSLayoutConstraint?

      override func layoutSubviews() {
        super.layoutSubviews()
        width?.constant = bounds.width / 2
      }
    }
    let scene = ConstraintScene()
    let view = Halving(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scene.view.addSubview(view)
    _ = scene.add(view.inner, to: view)
    view.width = view.inner.widthAnchor.constraint(equalToConstant: 0)
    view.width?.isActive = true
    scene.simulator.settle()
    #expect(view.inner.frame.width == 50)
    view.frame.size.width = 60
    scene.simulator.settle()
    #expect(view.inner.frame.width == 30)
  }

  @Test func anOverrideOfLayoutThatForgetsSuperIsHelped() {
    final class Forgetful: UIView {
      override func layoutSubviews() {}
    }
    let scene = ConstraintScene()
    let view = Forgetful(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scene.view.addSubview(view)
    let inner = scene.add(ContentView(10, 10), to: view)
    inner.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    scene.simulator.settle()
    #expect(inner.frame.minX == 90)
  }

  @Test func aTreeWithoutAWindowIsLaidOutAsWell() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = ContentView(10, 10)
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    inner.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 95)
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 45)
  }
}
