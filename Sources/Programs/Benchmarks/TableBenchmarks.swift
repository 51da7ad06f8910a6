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
