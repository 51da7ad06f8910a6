import Simulator
import Testing
import UIKit

/// Truth: developers' measurements on devices, and Apple's statements where there are any.
///
/// - logichigh: "When does layoutSubviews get called?", logichigh.com, March 2011, and the author's answer to
///   StackOverflow 728372.
/// - follow-up: a later answer to the same question: the view's own bounds have changed, or those of a direct
///   subview, or a subview was added or removed; another origin counts, the same value does not.
/// - transform: StackOverflow 13652188 with an answer of Apple's technical support, and facebook/pop issue
///   123.
/// - siblings: HIT-Alibaba/interview issue 18, where the measurements of two developers contradict
///   logichigh's statement that `addSubview` lays out all subviews of its target.
/// - Apple: CALayer.setNeedsLayout(), called "when the layer's bounds change or when sublayers are added or
///   removed"; CALayoutManager, "when a sublayer has changed its size".
/// - flowkey: ButtonLayoutingTests of UIKit-cross-platform.
@MainActor struct WhenLayoutSubviewsIsCalledTests {
  /// A view on screen with a superview, subviews and siblings, all laid out.
  @MainActor
  final class Scene {
    let simulator: Simulator
    let controller = UIViewController()
    let superview: LaidOutView
    let view: LaidOutView
    let sibling: LaidOutView
    let subview: LaidOutView
    /// The names of the laid-out views, in order.
    var names: [String] = []

    init(iOS version: Double = 7) {
      simulator = Simulator.boot(.iPhone5, iOS: version)
      superview = LaidOutView("superview")
      view = LaidOutView("view")
      sibling = LaidOutView("sibling")
      subview = LaidOutView("subview")
      superview.addSubview(view)
      superview.addSubview(sibling)
      view.addSubview(subview)
      simulator.launch(controller)
      controller.view.addSubview(superview)
      simulator.settle()
      for view in [superview, view, sibling, subview] { watch(view) }
    }

    func watch(_ view: LaidOutView) {
      view.onLayout = { [unowned self, unowned view] in names.append(view.name) }
    }

    /// Another view, not yet laid out.
    func makeView(_ name: String) -> LaidOutView {
      let view = LaidOutView(name)
      watch(view)
      return view
    }
  }

  /// A view that reports its layouts.
  final class LaidOutView: UIView {
    let name: String
    var onLayout: (() -> Void)?

    init(_ name: String) {
      self.name = name
      super.init(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout?()
    }
  }

  /// An action, the views that were laid out as a result, and the source.
  struct Experiment: Sendable, CustomTestStringConvertible {
    let what: String
    let source: String
    let names: [String]
    let act: @MainActor @Sendable (Scene) -> Void

    init(
      _ what: String,
      _ source: String,
      lays names: [String],
      _ act: @escaping @MainActor @Sendable (Scene) -> Void
    ) {
      self.what = what
      self.source = source
      self.names = names
      self.act = act
    }

    var testDescription: String { "\(what) (\(source))" }
  }

  nonisolated static let experiments: [Experiment] = [
    Experiment("making a view", "logichigh", lays: []) { _ = $0.makeView("new") },
    Experiment("adding a view", "logichigh; siblings", lays: ["view", "new"]) {
      $0.view.addSubview($0.makeView("new"))
    },
    Experiment("adding a view that holds one", "logichigh", lays: ["view", "new", "newer"]) {
      let new = $0.makeView("new")
      new.addSubview($0.makeView("newer"))
      $0.view.addSubview(new)
    },
    Experiment("removing a view", "logichigh", lays: ["superview"]) { $0.sibling.removeFromSuperview() },
    Experiment("a frame of another size", "logichigh", lays: ["superview", "view"]) {
      $0.view.frame = CGRect(x: 10, y: 20, width: 101, height: 100)
    },
    Experiment("a frame of another origin", "logichigh", lays: []) { $0.view.frame.origin.x = 50 },
    Experiment("the same frame", "follow-up", lays: []) { $0.view.frame = $0.view.frame },
    Experiment("bounds of another size", "follow-up; Apple", lays: ["superview", "view"]) {
      $0.view.bounds.size.height = 99
    },
    Experiment("bounds of another origin", "follow-up", lays: ["superview", "view"]) {
      $0.view.bounds.origin.y = 7
    },
    Experiment("the same bounds", "follow-up", lays: []) { $0.view.bounds = $0.view.bounds },
    Experiment("bounds of the layer", "Apple", lays: ["superview", "view"]) {
      $0.view.layer.bounds.size.width = 10
    },
    Experiment("resizing a subview", "logichigh; Apple", lays: ["view", "subview"]) {
      $0.subview.frame.size.width = 7
    },
    Experiment("resizing by a mask", "follow-up", lays: ["superview", "view", "subview"]) {
      $0.subview.autoresizingMask = .flexibleWidth
      $0.view.frame.size.width += 30
    },
    Experiment("a view's turn to fit its content", "flowkey", lays: ["view"]) {
      let button = UIButton(frame: .zero)
      $0.view.addSubview(button)
      $0.simulator.settle()
      $0.names = []
      button.sizeToFit()
    },
    Experiment("another transform", "transform", lays: ["superview"]) {
      $0.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    },
    Experiment("the same transform", "transform", lays: []) { $0.view.transform = .identity },
    Experiment("another center", "transform", lays: []) { $0.view.center = .zero },
    Experiment("another position", "transform", lays: []) { $0.view.layer.position = .zero },
    Experiment("another anchor", "transform", lays: []) { $0.view.layer.anchorPoint = .zero },
    Experiment("another alpha", "transform", lays: []) { $0.view.alpha = 0.5 },
    Experiment("asking for it", "Apple", lays: ["view"]) { $0.view.setNeedsLayout() },
    Experiment("scrolling", "logichigh; follow-up", lays: ["view"]) {
      let scrollView = UIScrollView(frame: $0.view.bounds)
      scrollView.contentSize = CGSize(width: 500, height: 500)
      $0.view.addSubview(scrollView)
      $0.simulator.settle()
      $0.names = []
      scrollView.contentOffset.y = 40
    },
    Experiment("many changes of one turn", "Apple", lays: ["superview", "view", "subview"]) {
      $0.view.frame.size.width = 40
      $0.subview.frame.size.width = 50
      $0.view.bounds.origin.x = 60
      $0.subview.bounds.origin.y = 70
    },
  ]

  @Test(arguments: experiments)
  func asMeasured(_ experiment: Experiment) {
    let scene = Scene()
    experiment.act(scene)
    #expect(scene.names.isEmpty, "Layout waits for the end of the turn.")
    scene.simulator.settle()
    #expect(scene.names == experiment.names)
    scene.simulator.settle()
    scene.simulator.advance(by: 1)
    #expect(scene.names == experiment.names)
  }

  /// StackOverflow 13652188: the superview is laid out on iOS 6, but not on iOS 5.
  @Test(arguments: [(5.0, false), (6, true), (7, true), (9, true)])
  func transformsCountSinceIOS6(version: Double, laysOutSuperview: Bool) {
    let scene = Scene(iOS: version)
    scene.view.transform = CGAffineTransform(rotationAngle: 1)
    scene.simulator.settle()
    #expect(scene.names == (laysOutSuperview ? ["superview"] : []))
  }

  /// Follow-up: "a change in bounds of a view that is not yet in a hierarchy" causes a layout once it is.
  @Test func aChangeOffScreenCountsOnceTheViewIsShown() {
    let scene = Scene()
    scene.superview.removeFromSuperview()
    scene.view.bounds.size.width = 33
    scene.simulator.settle()
    #expect(scene.names.isEmpty)
    scene.controller.view.addSubview(scene.superview)
    scene.simulator.settle()
    #expect(scene.names == ["superview", "view"])
  }

  /// logichigh: rotating the device lays out only the controller's view.
  @Test func aTurnLaysOutTheRootViewOnly() {
    let scene = Scene()
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.controller.view.bounds.size == CGSize(width: 568, height: 320))
    #expect(scene.names.isEmpty)
  }

  /// UIViewController.viewDidLayoutSubviews() is called as a part of its view's layout.
  @Test func theControllerHearsWhenASubviewOfItsViewIsResized() {
    final class CountingController: UIViewController {
      var count = 0
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        count += 1
      }
    }
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let controller = CountingController()
    simulator.launch(controller)
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(label)
    simulator.settle()
    let before = controller.count
    label.frame.size.width = 20
    simulator.settle()
    #expect(controller.count == before + 1)
    label.center.x += 1
    simulator.settle()
    #expect(controller.count == before + 1)
  }

  // MARK: Sizes set during layout

  @Test func whatAViewDoesToItsSubviewsWhileItLaysThemOutIsNoReasonForAnotherLayout() {
    let scene = Scene()
    var width: CGFloat = 50
    scene.superview.onLayout = { [unowned scene] in
      scene.names.append("superview")
      width += 1
      scene.view.frame.size.width = width
      scene.sibling.transform = CGAffineTransform(scaleX: width, y: 1)
    }
    scene.superview.setNeedsLayout()
    scene.simulator.settle()
    #expect(scene.names == ["superview", "view"])
    #expect(scene.view.bounds.width == 51)
  }

  @Test func aSuperviewThatKeepsASizeEndsAChangeOfItWithoutALoop() {
    let scene = Scene()
    scene.superview.onLayout = { [unowned scene] in
      scene.names.append("superview")
      scene.view.frame.size = CGSize(width: 300, height: 100)
    }
    scene.view.frame.size = CGSize(width: 1, height: 1)
    scene.simulator.settle()
    #expect(scene.names == ["superview", "view"])
    #expect(scene.view.bounds.size == CGSize(width: 300, height: 100))
    #expect(scene.simulator.console.isEmpty)
  }

  @Test func aViewThatResizesItselfLaysOutItsSuperviewInTheSameTurn() {
    let scene = Scene()
    scene.view.onLayout = { [unowned scene] in
      scene.names.append("view")
      scene.view.bounds.size = CGSize(width: 60, height: 60)
    }
    scene.view.setNeedsLayout()
    scene.simulator.settle()
    #expect(scene.names == ["view", "superview", "view"])
    #expect(scene.simulator.console.isEmpty)
  }

  @Test func twoThatWantDifferentSizesAreCutOffWithAWord() {
    let scene = Scene()
    scene.superview.onLayout = { [unowned scene] in scene.view.frame.size.width = 100 }
    scene.view.onLayout = { [unowned scene] in scene.view.frame.size.width = 120 }
    scene.view.setNeedsLayout()
    scene.simulator.settle()
    #expect(scene.simulator.console.last?.contains("is not idle") == true)
  }
}
