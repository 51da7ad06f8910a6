import Simulator
import Testing

@testable import UIKit

/// Truth: the appearance on devices: a plain table continues its separators below the last row, unless it has
/// a footer view or no separators.
///
/// The well-known way to hide them is an empty `tableFooterView`.
@MainActor struct TableLinesTests {
  private final class Rows: UITableViewDataSource {
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private let rows = Rows()

  private func table(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    table.dataSource = rows
    table.layoutIfNeeded()
    return table
  }

  @Test func linesGoOnBelowTheRows() {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let table = table()
    #expect(table.linesView?.frame == CGRect(x: 0, y: 132, width: 320, height: 268))
    #expect(table.linesView?.rowHeight == 44)
    #expect(table.visibleCells.count == 3)
  }

  @Test func noneAreNeededWhereRowsFillTheTable() {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    rows.count = 100
    #expect(table().linesView == nil)
  }

  @Test func groupedTablesHaveNone() {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    #expect(table(.grouped).linesView == nil)
  }

  @Test func anEmptyFooterTakesThemAway() {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let table = table()
    table.tableFooterView = UIView()
    table.layoutIfNeeded()
    #expect(table.linesView == nil)
  }

  @Test func withoutSeparatorsThereAreNone() {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let table = table()
    table.separatorStyle = .none
    table.layoutIfNeeded()
    #expect(table.linesView == nil)
    table.separatorStyle = .singleLine
    table.layoutIfNeeded()
    #expect(table.linesView != nil)
  }

  @Test func touchesFallThroughThem() {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let table = table()
    #expect(table.hitTest(CGPoint(x: 100, y: 300), with: nil) === table)
  }
}
