import Simulator
import Testing
import UIKit

/// Truth: Apple's interface, in which these members are open, and UIKit's calls of what a subclass overrides.
@MainActor struct OverridableMembersTests {
  private final class LoggingTable: UITableView {
    var log: [String] = []
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      log.append("insert")
      super.insertRows(at: indexPaths, with: animation)
    }
    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      log.append("register \(identifier)")
      super.register(cellClass, forCellReuseIdentifier: identifier)
    }
    override func beginUpdates() {
      log.append("begin")
      super.beginUpdates()
    }
    override var visibleCells: [UITableViewCell] { [] }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  }

  private final class NamedCell: UITableViewCell {
    override var reuseIdentifier: String? { "own" }
  }

  private final class NamedController: UIViewController {
    override var nibName: String? { "Missing" }
  }

  private final class CodeField: UITextField {
    var deletions = 0
    override func deleteBackward() {
      deletions += 1
      super.deleteBackward()
    }
  }

  private final class CountingControl: UIControl {
    var count = 0
    override func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) { count += 1 }
  }

  @Test func aTablesMethodsAreOverridden() {
    _ = Simulator.boot(.iPhone6, iOS: 11)
    let table = LoggingTable()
    table.register(NamedCell.self as AnyClass, forCellReuseIdentifier: "own")
    table.insertRows(at: [], with: .none)
    table.beginUpdates()
    #expect(table.log == ["register own", "insert", "begin"])
    let plain: UITableView = table
    #expect(plain.visibleCells.isEmpty && plain.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(plain.dequeueReusableCell(withIdentifier: "own")?.reuseIdentifier == "own")
  }

  @Test func aFieldsDeleteKeyCallsWhatTheSubclassHas() {
    let simulator = Simulator.boot(.iPhone6, iOS: 11)
    let controller = UIViewController()
    let field = CodeField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    controller.view.addSubview(field)
    simulator.launch(controller)
    field.becomeFirstResponder()
    simulator.type("ab")
    field.deleteBackward()
    #expect(field.deletions == 1 && field.text == "a")
    let control = CountingControl()
    control.addTarget(nil, action: Selector("go"), for: .touchUpInside)
    #expect(control.count == 1)
  }

  @Test func aControllerLoadsTheNibThatItsClassNames() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Simulator.boot(.iPhone6, iOS: 11)
        _ = NamedController().view
      }
    }
  }

  @Test func theLanguageAndTheDevicesKindAreRead() {
    _ = Simulator.boot(.iPadPro, iOS: 11)
    #expect(UIView().effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(UI_USER_INTERFACE_IDIOM() == .pad)
    #expect(!UIAccessibility.isVoiceOverRunning)
    #expect(UIAccessibility.Notification.screenChanged.rawValue == 1000)
    UIAccessibility.post(notification: .announcement, argument: "hello")
    #expect(UIView().debugDescription == UIView().description)
  }

  // MARK: Methods under the names of earlier systems

  private final class ClosedController: UIViewController {
    override func canPerformUnwindSegueAction(
      _ action: Selector,
      from fromViewController: UIViewController,
      withSender sender: Any
    ) -> Bool { false }
  }

  private final class OldDelegate: UIApplicationDelegate {
    var window: UIWindow?
    var launches = 0
    func applicationDidFinishLaunching(_ application: UIApplication) {
      launches += 1
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
  }

  @Test func anUnwindSegueAsksTheMethodOfItsTime() {
    _ = Simulator.boot(.iPhone6, iOS: 11)
    let go = Selector("go:")
    #expect(!ClosedController().canPerformUnwindSegueAction(go, from: UIViewController(), sender: nil))
    #expect(UIViewController().canPerformUnwindSegueAction(go, from: UIViewController(), sender: nil))
  }

  @Test func aDelegateOfIOS2IsToldOfTheLaunch() {
    let simulator = Simulator.boot(.iPhone6, iOS: 11)
    let delegate = OldDelegate()
    simulator.launch(delegate: delegate)
    #expect(delegate.launches == 1 && delegate.window?.isKeyWindow == true)
  }
}
