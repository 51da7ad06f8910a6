import Simulator
import UIKit

/// Tables of 100,000 rows: loading, scrolling from end to end, and inserting as many rows.
///
/// Also tables that are high enough to show all their rows.
@MainActor
enum TableBenchmarks {
  private static let rowCount = 100_000
  private static let runs = 5
  /// The distance between two layouts, in points.
  private static let step: CGFloat = 440

  /// Measures all figures, under the names that peers use.
  static func run() -> [Figure] {
    var cellCount = 0
    var scrolling = Double.infinity
    let loading = Stopwatch.best(of: runs) {
      _ = Simulator.boot(.iPhone5, iOS: 7)
      let rows = Rows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
      let time = Stopwatch.nanoseconds {
        table.dataSource = rows
        table.layoutIfNeeded()
      }
      scrolling = min(scrolling, Stopwatch.nanoseconds { scroll(table) } / Double(rowCount))
      cellCount = rows.cellCount
      return time
    }
    let inserting = Stopwatch.best(of: runs) {
      _ = Simulator.boot(.iPhone5, iOS: 7)
      let rows = Rows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
      table.dataSource = rows
      table.layoutIfNeeded()
      let paths = (0..<rowCount).map { IndexPath(row: $0, section: 0) }
      rows.count += rowCount
      return Stopwatch.nanoseconds { table.insertRows(at: paths, with: .none) }
    }
    return [
      Figure("table", "load a table of 100,000 rows", loading / 1000, "µs", aim: nil),
      Figure("scroll", "scroll it by a row", scrolling, "ns", aim: nil),
      Figure("insert", "insert 100,000 rows at once", inserting / 1_000_000, "ms", aim: nil),
      Figure("cells", "cells created from end to end", Double(cellCount), "cells", aim: nil),
      Figure("endless", "row cost, 16,000 visible to 1,000", costOfManyRows(), "times", aim: 2),
      Figure("diff", "apply 10,000 identifiers, 1 % changed", applying() / 1_000_000, "ms", aim: 5),
    ]
  }

  /// The ratio of the time per row with many visible rows to that with few.
  private static func costOfManyRows() -> Double {
    func nanoseconds(rows count: Int) -> Double {
      Stopwatch.best(of: runs) {
        _ = Simulator.boot(.iPhone5, iOS: 7)
        let rows = Rows()
        rows.count = count
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 44 * CGFloat(count)))
        return Stopwatch.nanoseconds {
          table.dataSource = rows
          table.layoutIfNeeded()
          table.reloadData()
          table.layoutIfNeeded()
        } / Double(count)
      }
    }
    return nanoseconds(rows: 16_000) / nanoseconds(rows: 1_000)
  }

  /// The time to apply a snapshot of 10,000 identifiers, of which 100 are deleted, inserted or moved, to a table.
  private static func applying() -> Double {
    var state: UInt64 = 1
    func number(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    let count = 10_000
    let names = (0..<count).map { "Row \($0)" }
    var changed = names
    for change in 0..<100 {
      let row = number(below: changed.count)
      let name = changed.remove(at: row)
      guard change % 3 > 0 else { continue }
      changed.insert(change % 3 == 1 ? "New \(change)" : name, at: number(below: changed.count))
    }
    func snapshot(_ names: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(names)
      return snapshot
    }
    return Stopwatch.best(of: runs) {
      let simulator = Simulator.boot(.iPhone15, iOS: 17)
      let controller = UITableViewController(style: .plain)
      let table: UITableView = controller.tableView
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, _, _ in
        table.dequeueReusableCell(withIdentifier: "Row")
          ?? UITableViewCell(style: .default, reuseIdentifier: "Row")
      }
      simulator.launch(controller)
      source.apply(snapshot(names))
      simulator.advanceUntilIdle()
      let target = snapshot(changed)
      return Stopwatch.nanoseconds { source.apply(target) }
    }
  }

  private static func scroll(_ table: UITableView) {
    while table.contentOffset.y < table.contentSize.height - table.bounds.height {
      table.contentOffset.y += step
      table.layoutIfNeeded()
    }
  }

  private final class Rows: UITableViewDataSource {
    var count = rowCount
    var cellCount = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      if let cell = tableView.dequeueReusableCell(withIdentifier: "Row") { return cell }
      cellCount += 1
      return UITableViewCell(style: .default, reuseIdentifier: "Row")
    }
  }
}
