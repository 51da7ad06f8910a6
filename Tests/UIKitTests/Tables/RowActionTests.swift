import Simulator
import Testing
import UIKit

/// Truth: Apple, UITableViewRowAction and UITableViewDelegate.tableView(_:editActionsForRowAt:): the first action is at the right.
@MainActor struct RowActionTests {
  private final class Source: UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var actions: [UITableViewRowAction]?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { log.append("commit \(indexPath.row)") }
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
      -> [UITableViewRowAction]?
    {
      actions
    }
  }

  private let source = Source()

  private func action(_ style: UITableViewRowAction.Style, _ title: String) -> UITableViewRowAction {
    UITableViewRowAction(style: style, title: title) { [source] _, path in
      source.log.append("\(title) \(path.row)")
    }
  }

  private func launch(iOS version: Double = 10) -> (Simulator, UITableView) {
    let simulator = Simulator.boot(.iPhone6, iOS: version)
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = source
    controller.tableView.delegate = source
    simulator.launch(controller)
    return (simulator, controller.tableView)
  }

  private func swipe(_ simulator: Simulator, _ table: UITableView, row: Int) {
    let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    simulator.drag(from: CGPoint(x: 300, y: rect.midY), to: CGPoint(x: 60, y: rect.midY), duration: 0.2)
    simulator.advance(by: 1)
  }

  @Test func eachButtonRunsItsHandler() throws {
    source.actions = [action(.default, "Remove"), action(.normal, "More")]
    let (simulator, table) = launch()
    #expect(source.actions?[0].backgroundColor != source.actions?[1].backgroundColor)
    swipe(simulator, table, row: 1)
    let right = table.convert(table.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
    simulator.tap(at: CGPoint(x: right.maxX - 10, y: right.midY))
    #expect(source.log == ["Remove 1"])
    simulator.tap(at: CGPoint(x: right.maxX - 110, y: right.midY))
    #expect(source.log == ["Remove 1", "More 1"])
    table.setEditing(false, animated: false)
  }

  @Test func withoutActionsThereIsTheDeleteButtonAndWithNoneNothing() {
    let (simulator, table) = launch()
    swipe(simulator, table, row: 0)
    let rect = table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
    simulator.tap(at: CGPoint(x: rect.maxX - 10, y: rect.midY))
    #expect(source.log == ["commit 0"])
    source.log = []
    source.actions = []
    let (other, second) = launch()
    swipe(other, second, row: 0)
    other.tap(at: CGPoint(x: rect.maxX - 10, y: rect.midY))
    #expect(source.log == [])
  }

  @Test func beforeIOS8ThereAreNone() {
    source.actions = [action(.normal, "More")]
    let (simulator, table) = launch(iOS: 7)
    swipe(simulator, table, row: 2)
    let rect = table.convert(table.rectForRow(at: IndexPath(row: 2, section: 0)), to: nil)
    simulator.tap(at: CGPoint(x: rect.maxX - 10, y: rect.midY))
    #expect(source.log == ["commit 2"])
  }
}
