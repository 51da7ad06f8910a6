import Simulator
import Testing
import UIKit

/// Truth: Apple, UINavigationBar, its delegate and UINavigationItem.backBarButtonItem.
@MainActor struct UINavigationBarTests {
  private func scene(_ delegate: (any UINavigationBarDelegate)? = nil) -> (Simulator, UINavigationBar) {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let root = UIViewController()
    simulator.launch(root)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
    bar.delegate = delegate
    root.view.addSubview(bar)
    simulator.settle()
    return (simulator, bar)
  }

  @Test func itemsArePushedAndPopped() {
    let delegate = BarLog()
    let (simulator, bar) = scene(delegate)
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    bar.pushItem(first, animated: false)
    bar.pushItem(second, animated: true)
    #expect(bar.topItem === second && bar.backItem === first)
    simulator.advance(by: 1)
    #expect(
      delegate.log.take() == ["shouldPush First", "didPush First", "shouldPush Second", "didPush Second"]
    )
    simulator.tap(at: CGPoint(x: 20, y: 42))
    simulator.advance(by: 1)
    #expect(bar.items == [first])
    #expect(delegate.log.take() == ["shouldPop Second", "didPop Second"])
    delegate.allows = false
    #expect(bar.popItem(animated: false) == nil)
    bar.pushItem(second, animated: false)
    #expect(bar.items == [first])
  }

  @Test(arguments: [
    ("Photos", "Detail", "Photos"),
    ("A title that is much too long for a button", "Detail", "Back"),
    ("", "Detail", "Back"),
  ])
  func theBackButtonHasThePreviousTitleIfThereIsRoom(previous: String, top: String, expected: String) {
    let (simulator, bar) = scene()
    bar.items = [UINavigationItem(title: previous), UINavigationItem(title: top)]
    simulator.settle()
    #expect(bar.backButton?.currentTitle == expected)
    #expect(bar.titleLabel.map { $0.frame.midX } == 160)
  }

  @Test func theBackButtonGivesWayWhereTheTitleWouldBeCut() {
    let (simulator, bar) = scene()
    let top = UINavigationItem(title: "Detail")
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 20))
    top.rightBarButtonItem = UIBarButtonItem(customView: wide)
    bar.items = [UINavigationItem(title: "Photographers"), top]
    simulator.settle()
    #expect(bar.backButton?.currentTitle == "Back")
  }

  @Test func theBackItemGivesTheTitleAndMayBeHidden() {
    let (simulator, bar) = scene()
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    first.backBarButtonItem = UIBarButtonItem(title: "Return")
    bar.items = [first, second]
    simulator.settle()
    #expect(bar.backButton?.currentTitle == "Return")
    second.hidesBackButton = true
    simulator.settle()
    #expect(bar.backButton == nil)
    second.hidesBackButton = false
    second.leftBarButtonItem = UIBarButtonItem(title: "Left")
    simulator.settle()
    #expect(bar.backButton == nil)
    second.leftItemsSupplementBackButton = true
    simulator.settle()
    #expect(bar.backButton != nil)
  }

  @Test func aLongTitleIsCutAndMovesAside() throws {
    let (simulator, bar) = scene()
    let item = UINavigationItem(title: String(repeating: "long ", count: 20))
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    bar.items = [item]
    simulator.settle()
    let title = try #require(bar.titleLabel)
    #expect(title.frame.minX >= 0 && title.frame.maxX < 280)
  }

  @Test func titleViewsAndCustomViewsKeepTheirSizes() {
    let (simulator, bar) = scene()
    let item = UINavigationItem(title: "Hidden")
    let (title, custom) = (UIView(), UIView())
    title.frame.size = CGSize(width: 100, height: 20)
    custom.frame.size = CGSize(width: 40, height: 10)
    item.titleView = title
    item.rightBarButtonItem = UIBarButtonItem(customView: custom)
    bar.items = [item]
    simulator.settle()
    #expect(title.frame == CGRect(x: 110, y: 12, width: 100, height: 20))
    #expect(custom.frame.size == CGSize(width: 40, height: 10) && custom.frame.midY == 22)
    #expect(custom.isDescendant(of: bar))
  }

  @Test func viewsThatALowerBarMakesSmallerGrowBack() throws {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let controller = UIViewController()
    let (title, custom, tool) = (UIView(), UIView(), UIView())
    for view in [title, custom, tool] { view.frame.size = CGSize(width: 60, height: 40) }
    controller.navigationItem.titleView = title
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
    controller.toolbarItems = [UIBarButtonItem(customView: tool)]
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    simulator.launch(navigation)
    #expect([title, custom, tool].map(\.bounds.height) == [40, 40, 40])
    simulator.rotate(to: .landscapeLeft)
    simulator.advanceUntilIdle()
    #expect([title, custom, tool].map(\.bounds.height) == [32, 32, 32])
    controller.navigationItem.prompt = nil
    simulator.rotate(to: .portrait)
    simulator.advanceUntilIdle()
    #expect([title, custom, tool].map(\.bounds.height) == [40, 40, 40])
    simulator.rotate(to: .landscapeLeft)
    title.frame.size.height = 10
    navigation.navigationBar.setNeedsLayout()
    simulator.rotate(to: .portrait)
    simulator.advanceUntilIdle()
    #expect(title.bounds.height == 10)
  }

  @Test func aControllersBarRefusesItemsOfOthers() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.popItem(animated: false)
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller."
    )
  }
}

@MainActor
private final class BarLog: UINavigationBarDelegate {
  let log = CallLog()
  var allows = true

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    log.add("shouldPush \(item.title ?? "")")
    return allows
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    log.add("didPush \(item.title ?? "")")
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    log.add("shouldPop \(item.title ?? "")")
    return allows
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    log.add("didPop \(item.title ?? "")")
  }
}
