import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, Key-Value Coding Programming Guide; docs/AppleSources.md for what isn't connected.
@MainActor
struct KeyValueCodingTests {
  @Test func anOutletOfUIKitIsSet() {
    let table = UITableView()
    let cell = UITableViewCell()
    let controller = UITableViewController()
    #expect(KeyValueCoding.set(table, forKey: "tableView", of: controller))
    #expect(controller.tableView === table)
    let view = UIView()
    #expect(KeyValueCoding.set(view, forKey: "accessoryView", of: cell))
    #expect(cell.accessoryView === view)
  }

  @Test func theInputViewsOfTextsAreSet() {
    for view in [UITextField(), UITextView()] as [UIView] {
      let (keys, bar) = (UIView(), UIView())
      #expect(KeyValueCoding.set(keys, forKey: "inputView", of: view))
      #expect(KeyValueCoding.set(bar, forKey: "inputAccessoryView", of: view))
      #expect(view.inputView === keys && view.inputAccessoryView === bar)
    }
  }

  @Test func theDelegateOfATextViewIsSet() {
    final class Delegate: UITextViewDelegate {}
    let (view, delegate) = (UITextView(), Delegate())
    #expect(KeyValueCoding.set(delegate, forKey: "delegate", of: view))
    #expect(view.delegate === delegate)
  }

  @Test func anOutletThatIsNotImplementedIsLogged() {
    let simulator = Simulator.boot(.iPhone5)
    #expect(KeyValueCoding.set(UIView(), forKey: "searchDisplayController", of: UIViewController()))
    #expect(
      simulator.console == [
        "The outlet searchDisplayController of UIViewController is not implemented, and is not connected."
      ]
    )
  }

  @Test(arguments: ["inputView", "colour"])
  func anUnknownKeyIsRefused(key: String) {
    #expect(!KeyValueCoding.set(UIView(), forKey: key, of: UIView()))
  }
}
