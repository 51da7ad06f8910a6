import Simulator
import Testing
import UIKit

/// Truth: Apple, UILayoutGuide, UIView.layoutMargins, UIView.safeAreaInsets, UIViewController.topLayoutGuide,
/// UIScrollView.contentLayoutGuide and Technical Note TN2154; bars are 20, 44 and 49 points high.
@MainActor struct LayoutGuideTests {
  @Test func aGuideTakesPartAsAViewDoes() {
    let scene = ConstraintScene()
    let guide = UILayoutGuide()
    #expect(guide.owningView == nil)
    scene.view.addLayoutGuide(guide)
    #expect(guide.owningView === scene.view)
    #expect(scene.view.layoutGuides == [guide])
    let view = scene.add(ContentView(40, 40))
    scene.activate(
      guide.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 20),
      guide.widthAnchor.constraint(equalTo: scene.view.widthAnchor, multiplier: 0.5),
      guide.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 100),
      guide.heightAnchor.constraint(equalToConstant: 100),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    )
    scene.simulator.settle()
    #expect(guide.layoutFrame == CGRect(x: 20, y: 100, width: 160, height: 100))
    #expect(view.frame == CGRect(x: 80, y: 160, width: 40, height: 40))
    scene.view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(scene.view.layoutGuides.isEmpty)
    #expect(scene.view.constraints.isEmpty)
  }

  // MARK: Margins

  @Test func marginsAreEightPointsAndSixteenAtTheSidesOfAController() {
    let scene = ConstraintScene()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(scene.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 84))
  }

  @Test func marginsMoveWhatIsConstrainedToThem() {
    let scene = ConstraintScene()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scene.view.addSubview(outer)
    let view = scene.add(UIView(), to: outer)
    let guided = scene.add(UIView(), to: outer)
    NSLayoutConstraint.activate(
      zip(
        [.left, .right, .top, .bottom] as [NSLayoutConstraint.Attribute],
        [.leftMargin, .rightMargin, .topMargin, .bottomMargin] as [NSLayoutConstraint.Attribute]
      )
      .map {
        NSLayoutConstraint(
          item: view,
          attribute: $0,
          relatedBy: .equal,
          toItem: outer,
          attribute: $1,
          multiplier: 1,
          constant: 0
        )
      }
    )
    scene.activate(
      guided.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
      guided.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
      guided.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
      guided.bottomAnchor.constraint(equalTo: outer.layoutMarginsGuide.bottomAnchor)
    )
    scene.simulator.settle()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 84, height: 84))
    #expect(guided.frame == view.frame)
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scene.simulator.settle()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
    #expect(guided.frame == view.frame)
    #expect(
      outer.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    )
  }

  @Test func marginsOfASuperviewReachIntoAViewThatPreservesThem() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 0, width: 95, height: 50))
    outer.addSubview(inner)
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    #expect(!inner.preservesSuperviewLayoutMargins)
    #expect(inner.layoutMargins.left == 8)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 25, bottom: 8, right: 30))
  }

  @Test func readableContentIsNotTooWide() {
    let scene = ConstraintScene(device: .iPad)
    #expect(scene.view.readableContentGuide.layoutFrame == CGRect(x: 48, y: 0, width: 672, height: 1024))
  }

  // MARK: Bars

  @Test func layoutSupportGuidesEndWhereBarsDo() {
    let controller = UIViewController()
    let scene = BarScene(controller, iOS: 9)
    let view = scene.addFullView(
      top: { controller.topLayoutGuide.bottomAnchor },
      bottom: { controller.bottomLayoutGuide.topAnchor }
    )
    #expect(view.frame == CGRect(x: 0, y: 64, width: 320, height: 568 - 64 - 49))
    #expect(controller.topLayoutGuide.length == 64)
    #expect(controller.view.safeAreaInsets == .zero)
    // The guide is an item as well.
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(other)
    NSLayoutConstraint(
      item: other,
      attribute: .top,
      relatedBy: .equal,
      toItem: controller.topLayoutGuide,
      attribute: .bottom,
      multiplier: 1,
      constant: 5
    )
    .isActive = true
    scene.simulator.settle()
    #expect(other.frame.minY == 69)
    controller.navigationController?.setNavigationBarHidden(true, animated: false)
    scene.simulator.settle()
    #expect(other.frame.minY == 25)
    #expect(view.frame.minY == 20)
  }

  @Test func theSafeAreaEndsWhereBarsDo() {
    final class SafeController: UIViewController {
      var changes: [UIEdgeInsets] = []

      override func viewSafeAreaInsetsDidChange() { changes.append(view.safeAreaInsets) }
    }
    let controller = SafeController()
    let scene = BarScene(controller, iOS: 11)
    let view = scene.addFullView(
      top: { controller.view.safeAreaLayoutGuide.topAnchor },
      bottom: { controller.view.safeAreaLayoutGuide.bottomAnchor }
    )
    #expect(view.frame == CGRect(x: 0, y: 64, width: 320, height: 568 - 64 - 49))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    #expect(controller.changes.last == controller.view.safeAreaInsets)
    // As far as it reaches into a subview.
    let inner = UIView(frame: CGRect(x: 0, y: 50, width: 320, height: 100))
    controller.view.addSubview(inner)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 0))
    #expect(inner.layoutMargins.top == 22)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 10, bottom: 0, right: 0)
    scene.simulator.settle()
    #expect(view.frame == CGRect(x: 0, y: 70, width: 320, height: 568 - 70 - 49))
    #expect(controller.changes.last == UIEdgeInsets(top: 70, left: 10, bottom: 49, right: 0))
  }

  /// A controller in a navigation controller in a tab bar controller.
  @MainActor
  private struct BarScene {
    let simulator: Simulator
    let controller: UIViewController

    init(_ controller: UIViewController, iOS version: Double) {
      self.controller = controller
      simulator = Simulator.boot(.iPhone5, iOS: version)
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: controller)]
      simulator.launch(tabs)
      simulator.settle()
    }

    func addFullView(top: () -> NSLayoutYAxisAnchor, bottom: () -> NSLayoutYAxisAnchor) -> UIView {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
        view.rightAnchor.constraint(equalTo: controller.view.rightAnchor),
        view.topAnchor.constraint(equalTo: top()),
        view.bottomAnchor.constraint(equalTo: bottom()),
      ])
      simulator.settle()
      return view
    }
  }

  // MARK: Scroll views

  @Test func constraintsWithTheContentDetermineTheContentSize() {
    let scene = ConstraintScene()
    let scrollView = scene.add(UIScrollView())
    let content = scene.add(ContentView(50, 700), to: scrollView)
    scene.activate(
      scrollView.leftAnchor.constraint(equalTo: scene.view.leftAnchor),
      scrollView.rightAnchor.constraint(equalTo: scene.view.rightAnchor),
      scrollView.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 50),
      scrollView.bottomAnchor.constraint(equalTo: scene.view.bottomAnchor),
      content.leftAnchor.constraint(equalTo: scrollView.leftAnchor, constant: 10),
      content.rightAnchor.constraint(equalTo: scrollView.rightAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 20),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -30),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -20)
    )
    scene.simulator.settle()
    #expect(scrollView.frame == CGRect(x: 0, y: 50, width: 320, height: 518))
    #expect(content.frame == CGRect(x: 10, y: 20, width: 300, height: 700))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 750))
    scrollView.contentOffset.y = 100
    scene.simulator.settle()
    #expect(content.frame.minY == 20)
    content.content.height = 800
    scene.simulator.settle()
    #expect(scrollView.contentSize.height == 850)
  }

  @Test func guidesOfAScrollViewNameWhatIsMeant() {
    let scene = ConstraintScene(iOS: 11)
    let scrollView = UIScrollView(frame: scene.view.bounds)
    scene.view.addSubview(scrollView)
    let content = scene.add(ContentView(50, 700), to: scrollView)
    let floating = scene.add(ContentView(30, 30), to: scrollView)
    scene.activate(
      content.leftAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leftAnchor),
      content.rightAnchor.constraint(equalTo: scrollView.contentLayoutGuide.rightAnchor),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      floating.rightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.rightAnchor),
      floating.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5)
    )
    scene.simulator.settle()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 700))
    // The status bar's inset has moved the content down by 20 points.
    #expect(floating.frame == CGRect(x: 290, y: -15, width: 30, height: 30))
    scrollView.contentOffset.y = 60
    scene.simulator.settle()
    #expect(floating.frame == CGRect(x: 290, y: 65, width: 30, height: 30))
  }
}
