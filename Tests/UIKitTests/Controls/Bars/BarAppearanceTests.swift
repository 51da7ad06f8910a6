import Simulator
import Testing
import UIKit

/// Truth: Apple, UIAppearance, and UI_APPEARANCE_SELECTOR in the headers of bars and their items.
@MainActor @Suite(.held(.iPhone6, iOS: 9))
struct BarAppearanceTests {
  private let device: Simulator

  init() throws {
    device = try #require(Simulator.held)
  }

  private func launch(_ root: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    device.launch(navigation)
    device.settle()
    return navigation
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    view.subviews.lazy.compactMap { ($0 as? UILabel)?.text == text ? $0 as? UILabel : label(text, in: $0) }
      .first
  }

  @Test func navigationBarsTakeColorsAndTitle() throws {
    let proxy = UINavigationBar.appearance()
    proxy.barTintColor = .red
    proxy.tintColor = .yellow
    proxy.isTranslucent = false
    proxy.barStyle = .black
    proxy.titleTextAttributes = [.foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 25)]
    proxy.shadowImage = UIImage()
    proxy.setBackgroundImage(UIImage(), for: .default)
    let root = UIViewController()
    root.title = "Title"
    let bar = launch(root).navigationBar
    #expect(bar.barTintColor == .red && bar.tintColor == .yellow)
    #expect(!bar.isTranslucent && bar.barStyle == .black)
    #expect(bar.shadowImage != nil && bar.backgroundImage(for: .default) != nil)
    let title = try #require(label("Title", in: bar))
    #expect(title.textColor == .green && title.font.pointSize == 25)
    // The content of a controller begins below a bar that is not translucent.
    #expect(root.view.convert(CGPoint.zero, to: nil).y == 64)
  }

  /// Source: UINavigationBar.h, UI_APPEARANCE_SELECTOR at `largeTitleTextAttributes`.
  @Test(.held(.iPhone6, iOS: 12)) func navigationBarsTakeTheAttributesOfLargeTitles() throws {
    let device = try #require(Simulator.held)
    UINavigationBar.appearance().largeTitleTextAttributes = [
      .foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 25),
    ]
    let root = UIViewController()
    root.title = "Title"
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    device.launch(navigation)
    device.settle()
    let title = try #require(navigation.navigationBar.largeTitleLabel)
    #expect(title.textColor == .green && title.font.pointSize == 25)
  }

  @Test func aBarThatWasSetKeepsItsColor() {
    UINavigationBar.appearance().barTintColor = .red
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.barTintColor = .blue
    device.launch(navigation)
    #expect(navigation.navigationBar.barTintColor == .blue)
  }

  @Test func itemsTakeAppearanceBeforeTheyAreShown() throws {
    UIBarButtonItem.appearance().tintColor = .red
    UIBarButtonItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 25)], for: .normal)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .green
    let root = UIViewController()
    let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
    let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    own.tintColor = .blue
    root.navigationItem.rightBarButtonItems = [item, own]
    let below = UIBarButtonItem(title: "Below", style: .plain, target: nil, action: nil)
    root.toolbarItems = [below]
    let navigation = launch(root)
    navigation.setToolbarHidden(false, animated: false)
    device.settle()
    #expect(item.tintColor == .red && own.tintColor == .blue && below.tintColor == .green)
    let title = try #require(label("Item", in: navigation.navigationBar))
    #expect(title.font.pointSize == 25 && title.textColor == .red)
    // One that comes later, too.
    let late = UIBarButtonItem(title: "Late", style: .plain, target: nil, action: nil)
    root.navigationItem.leftBarButtonItem = late
    device.settle()
    #expect(try #require(label("Late", in: navigation.navigationBar)).textColor == .red)
  }

  @Test func theSystemsBackButtonTakesIt() throws {
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let root = UIViewController()
    root.title = "Root"
    let navigation = launch(root)
    navigation.pushViewController(UIViewController(), animated: false)
    device.settle()
    #expect(navigation.navigationBar.backButton?.titleColor(for: .normal) == .red)
  }

  @Test func tabBarsAndTheirItemsTakeIt() throws {
    UITabBar.appearance().barTintColor = .red
    UITabBar.appearance().tintColor = .green
    UITabBar.appearance().unselectedItemTintColor = .blue
    UITabBarItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 13)], for: .normal)
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    device.launch(tabs)
    device.settle()
    #expect(tabs.tabBar.barTintColor == .red)
    let (one, two) = (
      try #require(label("One", in: tabs.tabBar)), try #require(label("Two", in: tabs.tabBar))
    )
    #expect(one.textColor == .green && two.textColor == .blue)
    #expect(two.font.pointSize == 13)
  }

  /// A proxy for bars whose controller contains them, and an item's proxy of the base class.
  @Test func controllersContainTheirBars() {
    final class DarkNavigationController: UINavigationController {}
    UINavigationBar.appearance(whenContainedInInstancesOf: [DarkNavigationController.self]).barStyle = .black
    UIBarItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .disabled)
    let dark = DarkNavigationController(rootViewController: UIViewController())
    device.launch(dark)
    #expect(dark.navigationBar.barStyle == .black)
    let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
    dark.topViewController?.navigationItem.rightBarButtonItem = item
    device.settle()
    #expect((item.titleTextAttributes(for: .disabled)?[.font] as? UIFont)?.pointSize == 9)
    #expect(launch(UIViewController()).navigationBar.barStyle == .default)
  }
}
