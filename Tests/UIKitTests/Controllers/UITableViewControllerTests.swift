import Simulator
import Testing
import UIKit

/// Truth: Apple, UITableViewController: it is the table's data source and delegate, loads the table when it
/// first appears, clears the selection when it appears again, and edits the table.
@MainActor struct UITableViewControllerTests {
  private class List: UITableViewController {
    var items = ["a", "b", "c"]
    var selected: [Int] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      items.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = items[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  @Test func theTableIsTheView() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let list = List(style: .grouped)
    simulator.launch(list)
    #expect(list.tableView === list.view)
    #expect(list.tableView.style == .grouped)
    #expect(list.tableView.dataSource === list && list.tableView.delegate === list)
    #expect(list.clearsSelectionOnViewWillAppear)
    #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == ["a", "b", "c"])
  }

  @Test func selectionIsToldOnceAndClearedOnReturn() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let list = List(style: .plain)
    simulator.launch(list)
    simulator.tap(at: CGPoint(x: 100, y: 66))
    #expect(list.selected == [1])
    #expect(list.tableView.indexPathForSelectedRow?.row == 1)
    list.viewWillAppear(false)
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test func heightsOfSomeRowsMayBeLeftToTheTable() {
    final class Uneven: List {
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? super.tableView(tableView, heightForRowAt: indexPath) : 60
      }
    }
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let list = Uneven(style: .plain)
    simulator.launch(list)
    #expect(list.tableView.contentSize.height == 164)
    list.tableView.rowHeight = 30
    simulator.settle()
    #expect(list.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 30)
  }

  @Test func withoutHeightsOfItsOwnAllRowsAreTheTables() {
    let simulator = Simulator.boot(.iPhone5, iOS: 9)
    let list = List(style: .plain)
    simulator.launch(list)
    #expect(list.tableView.contentSize.height == 132)
  }

  @Test func editingEditsTheTable() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let list = List(style: .plain)
    simulator.launch(list)
    list.setEditing(true, animated: true)
    #expect(list.tableView.isEditing)
    simulator.advanceUntilIdle()
    list.isEditing = false
    #expect(!list.tableView.isEditing)
  }
}
