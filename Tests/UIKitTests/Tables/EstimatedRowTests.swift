import Simulator
import Testing
import UIKit

/// Truth: Apple, UITableView.estimatedRowHeight: geometry is calculated while scrolling instead of at load, and 0 turns
/// this off; the content's height is the sum of the known heights and of the estimates for all other rows.
@MainActor struct EstimatedRowTests {
  @MainActor
  private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var heights: [CGFloat]
    /// The rows of which the table has asked the heights, in order.
    var asked: [Int] = []
    var cellCount = 0

    init(_ heights: [CGFloat]) { self.heights = heights }

    func takeAsked() -> [Int] {
      defer { asked = [] }
      return asked
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cellCount += 1
      return tableView.dequeueReusableCell(withIdentifier: "Cell")
        ?? UITableViewCell(style: .default, reuseIdentifier: "Cell")
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath.row)
      return heights[indexPath.row]
    }
  }

  @MainActor
  private final class Scene {
    let simulator: Simulator
    let rows: Rows
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))

    init(_ heights: [CGFloat], iOS version: Double = 11, estimate: CGFloat? = nil) {
      simulator = Simulator.boot(.iPhone5, iOS: version)
      rows = Rows(heights)
      let controller = UIViewController()
      controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
      if let estimate { table.estimatedRowHeight = estimate }
      table.dataSource = rows
      table.delegate = rows
      controller.view.addSubview(table)
      simulator.launch(controller)
      simulator.settle()
    }

    func frame(_ row: Int) -> CGRect { table.rectForRow(at: IndexPath(row: row, section: 0)) }

    func top(_ row: Int) -> CGFloat { frame(row).minY - table.contentOffset.y }

    /// Whether the visible rows lie below each other with the delegate's heights, and fill the table.
    func isSound() -> Bool {
      let paths = table.indexPathsForVisibleRows ?? []
      let cells = table.visibleCells
      guard paths.count == cells.count, let first = cells.first, let last = cells.last else { return false }
      let areHigh = zip(paths, cells).allSatisfy { $1.frame.height == rows.heights[$0.row] }
      let areJoined = zip(cells, cells.dropFirst()).allSatisfy { abs($0.frame.maxY - $1.frame.minY) < 1e-9 }
      return areHigh && areJoined && first.frame.minY <= max(0, table.bounds.minY)
        && last.frame.maxY >= min(table.bounds.maxY, table.contentSize.height)
    }
  }

  @Test(
    arguments: [(11, nil, 44), (11, 100, 100), (9, 30, 30), (7, 60, 60)] as [(Double, CGFloat?, CGFloat)]
  )
  func heightsAreAskedWhenRowsComeNearTheScreen(version: Double, estimate: CGFloat?, expected: CGFloat) {
    let scene = Scene(Array(repeating: 50, count: 1000), iOS: version, estimate: estimate)
    // Ten rows fill the table.
    #expect(scene.rows.takeAsked() == Array(0..<10))
    #expect(scene.table.contentSize.height == 10 * 50 + 990 * expected)
    #expect(scene.isSound())
    scene.table.contentOffset.y = 120
    scene.simulator.settle()
    #expect(scene.rows.takeAsked() == [10, 11, 12])
    #expect(scene.table.contentSize.height == 13 * 50 + 987 * expected)
    scene.table.contentOffset.y = 0
    scene.simulator.settle()
    #expect(scene.rows.takeAsked() == [])
  }

  @Test(arguments: [(11, 0), (9, nil), (7, nil)] as [(Double, CGFloat?)])
  func withoutAnEstimateAllHeightsAreAskedAtLoad(version: Double, estimate: CGFloat?) {
    let scene = Scene(Array(repeating: 50, count: 100), iOS: version, estimate: estimate)
    #expect(Set(scene.rows.takeAsked()) == Set(0..<100))
    #expect(scene.table.contentSize.height == 5000)
  }

  @Test func rowsThatAreHigherThanExpectedMakeNoCellsInVain() {
    let scene = Scene(Array(repeating: 250, count: 100))
    #expect(scene.rows.asked == [0, 1])
    #expect(scene.rows.cellCount == 2)
  }

  @Test func equalRowsNeedNoEstimate() {
    let simulator = Simulator.boot(.iPhone5, iOS: 11)
    let controller = UITableViewController()
    controller.tableView.rowHeight = 70
    let rows = Rows(Array(repeating: 0, count: 100))
    controller.tableView.dataSource = rows
    simulator.launch(controller)
    #expect(controller.tableView.contentSize.height == 7000)
  }

  /// Scrolling up to rows that were skipped must not move what is visible.
  @Test func whatIsVisibleStaysWhenRowsAboveGetTheirHeights() {
    let scene = Scene((0..<200).map { 30 + CGFloat($0 % 7) * 20 })
    scene.table.contentOffset.y = 4000
    scene.simulator.settle()
    #expect(scene.isSound())
    for _ in 0..<60 {
      guard let path = scene.table.indexPathsForVisibleRows?.dropFirst().first else { break }
      let top = scene.top(path.row)
      scene.table.contentOffset.y -= 37
      scene.simulator.settle()
      #expect(abs(scene.top(path.row) - (top + 37)) < 1e-9)
      #expect(scene.isSound())
    }
  }

  @Test func aDecelerationUpwardsGoesOn() {
    let scene = Scene(Array(repeating: 90, count: 300))
    scene.table.contentOffset.y = 8000
    scene.simulator.settle()
    scene.simulator.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400), duration: 0.1)
    #expect(scene.table.isDecelerating)
    while scene.table.isDecelerating {
      let path = scene.table.indexPathsForVisibleRows?.dropFirst().first
      let top = path.map { scene.top($0.row) }
      scene.simulator.advance(by: 1.0 / 60)
      // Nothing jumps: what is visible moves down, by less in each frame than a fling of 3000 points/s does.
      if let path, let top { #expect(scene.top(path.row) - top > -1e-6 && scene.top(path.row) - top <= 51) }
    }
    #expect(scene.isSound())
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom, .none], [true, false])
  func scrollingReachesTheRow(position: UITableView.ScrollPosition, animated: Bool) {
    for row in [3, 60, 150, 199] {
      let scene = Scene((0..<200).map { 20 + CGFloat($0 % 5) * 40 })
      scene.table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: animated)
      #expect(scene.simulator.advanceUntilIdle())
      let frame = scene.frame(row)
      let bounds = scene.table.bounds
      // The status bar covers the first 20 points.
      let limits = -20...(scene.table.contentSize.height - 500)
      let wanted: CGFloat =
        switch position {
        case .top: frame.minY - 20
        case .middle: frame.midY - 260
        case .bottom: frame.maxY - 500
        case .none: row == 3 ? -20 : frame.maxY - 500
        }
      #expect(abs(bounds.minY - min(limits.upperBound, max(limits.lowerBound, wanted))) < 0.5)
      #expect(scene.isSound())
    }
  }

  @Test func insertedAndDeletedRowsKeepTheHeightsOfTheOthers() {
    let scene = Scene((0..<100).map { 30 + CGFloat($0 % 3) * 30 })
    scene.table.contentOffset.y = 900
    scene.simulator.settle()
    scene.table.contentOffset.y = 450
    scene.simulator.settle()
    scene.rows.heights.insert(200, at: 10)
    scene.rows.heights.remove(at: 2)
    scene.table.performBatchUpdates {
      scene.table.insertRows(at: [IndexPath(row: 9, section: 0)], with: .fade)
      scene.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    }
    scene.simulator.advanceUntilIdle()
    #expect(scene.isSound())
    // Rows that were visible before keep their heights above, too.
    for row in 0..<7 { #expect(scene.frame(row).height == scene.rows.heights[row]) }
  }

  /// beginUpdates() and endUpdates() without changes ask again, as for a row that opens.
  @Test func heightsThatChangeAreAnimated() {
    let scene = Scene(Array(repeating: 60, count: 100))
    _ = scene.rows.takeAsked()
    scene.rows.heights[2] = 160
    scene.table.beginUpdates()
    scene.table.endUpdates()
    #expect(scene.frame(2).height == 160)
    scene.simulator.advanceUntilIdle()
    #expect(Set(scene.rows.takeAsked()).isSubset(of: Set(0..<9)))
    #expect(scene.isSound())
  }

  @Test func reloadedDataKeepsItsPlace() {
    let scene = Scene((0..<200).map { 30 + CGFloat($0 % 4) * 30 })
    for offset in stride(from: 400, through: 4000, by: 400) {
      scene.table.contentOffset.y = CGFloat(offset)
      scene.simulator.settle()
    }
    let paths = scene.table.indexPathsForVisibleRows
    let offset = scene.table.contentOffset
    _ = scene.rows.takeAsked()
    scene.table.reloadData()
    scene.simulator.settle()
    #expect(scene.table.contentOffset == offset)
    #expect(scene.table.indexPathsForVisibleRows == paths)
    #expect(scene.rows.takeAsked() == paths?.map(\.row))
    #expect(scene.isSound())
  }

  @Test func theEndIsReached() {
    let scene = Scene(Array(repeating: 20, count: 100))
    scene.table.contentOffset.y = scene.table.contentSize.height - 500
    scene.simulator.settle()
    #expect(scene.table.contentOffset.y <= scene.table.contentSize.height - 500 + 1e-9)
    #expect(scene.table.indexPathsForVisibleRows?.last?.row == 99)
    #expect(scene.isSound())
  }

  // MARK: Cells

  /// Right after `reloadData()` there are cells, as in `visibleCells`.
  @Test func aCellIsThereRightAfterReloading() {
    let scene = Scene(Array(repeating: 50, count: 3))
    scene.rows.heights.append(50)
    scene.table.reloadData()
    let cell = scene.table.cellForRow(at: IndexPath(row: 3, section: 0))
    #expect(cell != nil && cell === scene.table.visibleCells.last)
    #expect(scene.table.cellForRow(at: IndexPath(row: 4, section: 0)) == nil)
  }

  @Test func aTableOutsideOfAWindowHasCellsRightAfterReloading() {
    _ = Simulator.boot(.iPhone5, iOS: 11)
    let rows = Rows([50, 50])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    table.dataSource = rows
    table.delegate = rows
    table.reloadData()
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) != nil)
  }
}
