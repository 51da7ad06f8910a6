import Simulator
import Testing
import UIKit

/// Truth: Apple, UIBarButtonItem, UINavigationItem and UIViewController.editButtonItem: defaults, and the
/// relation of singular and plural properties.
@MainActor struct BarItemTests {
  @Test func aFreshItemHasTheDocumentedDefaults() {
    _ = Simulator.boot()
    let item = UIBarButtonItem()
    #expect(item.style == .plain && item.width == 0 && item.isEnabled && item.tag == 0)
    #expect(item.title == nil && item.image == nil && item.customView == nil && item.primaryAction == nil)
    #expect(UIBarButtonItem(systemItem: .done).style == .done)
    let codes: [UIBarButtonItem.SystemItem] = [.done, .add, .flexibleSpace, .fixedSpace, .redo, .close]
    #expect(codes.map(\.rawValue) == [0, 4, 5, 6, 22, 24])
    #expect([UIBarButtonItem.Style.plain, .bordered, .done].map(\.rawValue) == [0, 1, 2])
  }

  @Test(arguments: [-1, CGFloat.nan, .infinity])
  func aWidthThatIsNoneCountsAsZero(width: CGFloat) {
    _ = Simulator.boot()
    let item = UIBarButtonItem()
    item.width = width
    #expect(item.width == 0)
    #expect(UIBarButtonItem.fixedSpace(width).width == 0)
  }

  @Test func theSingularPropertiesAreTheFirstOfThePlural() {
    _ = Simulator.boot()
    let item = UINavigationItem(title: "Title")
    let (first, second, third) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
    item.rightBarButtonItems = [first, second]
    #expect(item.rightBarButtonItem === first)
    item.rightBarButtonItem = third
    #expect(item.rightBarButtonItems == [third, second])
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == [second])
    item.setLeftBarButton(first, animated: true)
    #expect(item.leftBarButtonItems == [first])
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == nil)
  }

  /// Truth: Apple, UIBarItem.setTitleTextAttributes(_:for:): the title's style.
  @Test(arguments: [6, 7, 9])
  func aTitleKeepsTheColourThatItsItemGivesIt(version: Double) throws {
    let device = Simulator.boot(.iPhone5, iOS: version)
    let item = UIBarButtonItem()
    item.title = "Edit"
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: root)
    device.launch(navigation)
    let title = try #require(button(titled: "Edit", in: navigation.navigationBar))
    #expect(title.titleColor(for: .normal) == .red)
    navigation.navigationBar.tintColor = .green
    device.advanceUntilIdle()
    #expect(title.titleColor(for: .normal) == .red)
  }

  @Test func aControllersItemsHaveItsTitle() {
    _ = Simulator.boot()
    let controller = UIViewController()
    #expect(controller.navigationItem.title == nil)
    controller.title = "Photos"
    #expect(controller.navigationItem.title == "Photos")
    #expect(controller.tabBarItem.title == "Photos")
    controller.navigationItem.title = "Own"
    #expect(controller.title == "Photos")
  }

  @Test func theEditButtonTogglesEditing() throws {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    let navigation = UINavigationController(rootViewController: controller)
    simulator.launch(navigation)
    #expect(controller.editButtonItem.title == "Edit")
    simulator.tap(at: CGPoint(x: 300, y: 42))
    #expect(controller.isEditing)
    #expect(controller.editButtonItem.title == "Done" && controller.editButtonItem.style == .done)
    simulator.tap(at: CGPoint(x: 300, y: 42))
    #expect(!controller.isEditing)
  }

  @Test func aTapRunsTheActionWithTheItemAsItsSender() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let controller = UIViewController()
    var senders: [Any?] = []
    let item = UIBarButtonItem(title: "Go", primaryAction: UIAction { senders.append($0.sender) })
    controller.navigationItem.leftBarButtonItem = item
    simulator.launch(UINavigationController(rootViewController: controller))
    simulator.tap(at: CGPoint(x: 20, y: 42))
    #expect(senders.count == 1 && senders.first as? UIBarButtonItem === item)
    item.isEnabled = false
    simulator.tap(at: CGPoint(x: 20, y: 42))
    #expect(senders.count == 1)
    item.isEnabled = true
    item.isHidden = true
    simulator.tap(at: CGPoint(x: 20, y: 42))
    #expect(senders.count == 1)
  }
}
