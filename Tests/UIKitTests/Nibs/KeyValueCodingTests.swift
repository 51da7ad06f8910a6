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

  @Test(arguments: ["inputView", "inputAccessoryView"])
  func anOutletThatIsNotImplementedIsLogged(key: String) {
    let simulator = Simulator.boot(.iPhone5)
    #expect(KeyValueCoding.set(UIView(), forKey: key, of: UITextField()))
    #expect(
      simulator.console == ["The outlet \(key) of UITextField is not implemented, and is not connected."]
    )
  }

  @Test(arguments: ["inputView", "colour"])
  func anUnknownKeyIsRefused(key: String) {
    #expect(!KeyValueCoding.set(UIView(), forKey: key, of: UIView()))
  }
}
