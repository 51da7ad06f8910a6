import Simulator
import Testing
import UIKit

/// Truth: Apple, UITableView: deletions use index paths before the change, insertions those after it; the
/// numbers of rows must agree; and the texts of crash reports if they don't.
@MainActor struct TableUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func rowsComeAndGo() {
    let scene = TableScene([["a", "b", "c"]])
    scene.sections = [["a", "x", "b", "c"]]
    scene.table.insertRows(at: [path(1)], with: .fade)
    scene.simulator.advanceUntilIdle()
    #expect(scene.texts == ["a", "x", "b", "c"])
    scene.sections = [["x", "c"]]
    scene.table.deleteRows(at: [path(0), path(2)], with: .left)
    #expect(scene.texts == ["x", "c"])
    scene.simulator.advanceUntilIdle()
    #expect(scene.texts == ["x", "c"])
    #expect(scene.table.subviews.filter { $0 is UITableViewCell }.count == 2)
    #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 44])
    #expect(scene.table.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func severalChangesAreOne() {
    let scene = TableScene([["a", "b", "c", "d"], ["p"]])
    scene.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    var finished: Bool?
    scene.table.performBatchUpdates {
      scene.sections = [["n", "d", "b"], ["c", "p"], ["new"]]
      scene.table.deleteRows(at: [path(0)], with: .automatic)
      scene.table.insertRows(at: [path(0)], with: .automatic)
      scene.table.moveRow(at: path(3), to: path(1))
      scene.table.moveRow(at: path(2), to: path(0, 1))
      scene.table.insertSections([2], with: .bottom)
    } completion: {
      finished = $0
    }
    scene.simulator.advanceUntilIdle()
    #expect(finished == true)
    #expect(scene.texts == ["n", "d", "b", "c", "p", "new"])
    #expect(scene.table.indexPathForSelectedRow == path(0, 1))
  }

  /// Apple's header declares the closure as non-escaping if it isn't optional.
  @Test func theClosureOfABatchNeedNotEscape() {
    let scene = TableScene([["a", "b"]])
    func change(_ updates: () -> Void) { scene.table.performBatchUpdates(updates) }
    change {
      scene.sections = [["b", "c"]]
      scene.table.deleteRows(at: [path(0)], with: .fade)
      scene.table.insertRows(at: [path(1)], with: .fade)
    }
    #expect(scene.texts == ["b", "c"])
    scene.table.performBatchUpdates(nil) { _ in scene.sections = [] }
    scene.simulator.advanceUntilIdle()
    #expect(scene.sections.isEmpty)
  }

  @Test func rowsStayTheirOwnInAnUpdate() {
    let scene = TableScene([["a", "b", "c"]])
    let cell = scene.table.cellForRow(at: path(1))
    scene.sections = [["b", "c"]]
    scene.table.deleteRows(at: [path(0)], with: .top)
    #expect(scene.table.cellForRow(at: path(0)) === cell)
  }

  @Test func aHundredThousandRowsComeAtOnce() {
    let scene = TableScene([["a", "b"]])
    scene.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    let count = 100_000
    scene.sections[0] = ["a"] + (0..<count).map { "New \($0)" } + ["b"]
    scene.table.insertRows(at: (1...count).map { path($0) }, with: .none)
    #expect(scene.table.numberOfRows(inSection: 0) == count + 2)
    #expect(scene.table.indexPathForSelectedRow == path(count + 1))
    #expect(scene.texts.prefix(3) == ["a", "New 0", "New 1"])
  }

  @Test func everySecondRowGoesAndEveryThirdComes() {
    // Of 0…11 the odd numbers are deleted; among the rest, 20, 21 and 22 are inserted at 2, 5 and 8.
    let scene = TableScene([(0..<12).map(String.init)])
    scene.table.allowsMultipleSelection = true
    for row in [0, 4, 7, 10] { scene.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    scene.sections[0] = ["0", "2", "20", "4", "6", "21", "8", "10", "22"]
    scene.table.beginUpdates()
    scene.table.insertRows(at: [path(8), path(2), path(5)], with: .none)
    scene.table.deleteRows(at: [11, 1, 9, 3, 7, 5].map { path($0) }, with: .none)
    scene.table.endUpdates()
    #expect(scene.texts == scene.sections[0])
    #expect(scene.table.indexPathsForSelectedRows?.map(\.row).sorted() == [0, 3, 7])
  }

  @Test func reloadingAsksForOneCell() {
    let scene = TableScene([["a", "b", "c"]])
    scene.sections = [["A", "B", "C"]]
    scene.table.reloadRows(at: [path(1)], with: .none)
    #expect(scene.texts == ["a", "B", "c"])
    scene.table.reloadSections([0], with: .fade)
    scene.simulator.advanceUntilIdle()
    #expect(scene.texts == ["A", "B", "C"])
    scene.table.reloadData()
    #expect(scene.texts == ["A", "B", "C"])
  }

  @Test func countsThatDisagreeRaise() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = TableScene([["a", "b", "c"]])
        scene.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after "
        + "the update (3) must be equal to the number of rows contained in that section before the update (3), plus "
        + "or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus "
        + "the number of rows moved into or out of that section (0 moved in, 0 moved out)."
    )
  }

  @Test func rowsThatWereNotThereRaise() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = TableScene([["a", "b", "c"]])
        scene.table.deleteRows(at: [IndexPath(row: 5, section: 0)], with: .none)
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "attempt to delete row 5 from section 0 which only contains 3 rows before the update"
    )
  }

  @Test func dataThatChangesUntoldIsNoticedWithTheNextUpdate() {
    let scene = TableScene(rows: 100)
    scene.sections = [["only"]]
    scene.table.contentOffset.y = 2000
    scene.simulator.settle()
    #expect(scene.table.numberOfRows(inSection: 0) == 100)
    #expect(scene.texts.allSatisfy { $0 == "?" })
    scene.table.reloadData()
    scene.simulator.settle()
    #expect(scene.texts == ["only"])
    #expect(scene.table.contentOffset.y == 0)
  }

  @Test func aDelegateMayReloadInCallbacks() {
    let scene = TableScene(rows: 100)
    scene.onSelect = { _ in scene.table.reloadData() }
    scene.tap(3)
    scene.simulator.advanceUntilIdle()
    #expect(scene.texts.count == 13)
    var count = 0
    scene.onCell = {
      count += 1
      if count < 50 { scene.table.reloadData() }
    }
    scene.table.reloadData()
    scene.simulator.advanceUntilIdle()
    #expect(scene.texts.count == 13)
  }

  @Test func rowsMayGoWhileTheTableDecelerates() {
    let scene = TableScene(rows: 1000)
    scene.simulator.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), duration: 0.1)
    #expect(scene.table.isDecelerating)
    scene.sections = [["a"]]
    scene.table.deleteRows(at: (1..<1000).map { path($0) }, with: .fade)
    scene.sections = [["b"]]
    scene.table.reloadData()
    #expect(scene.simulator.advanceUntilIdle())
    #expect(scene.texts == ["b"])
    #expect(scene.table.contentOffset.y == 0)
  }

  @Test func oneCellForAllRowsIsNoEndlessLoop() {
    final class OneCell: UITableViewDataSource {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    }
    let scene = TableScene(rows: 3)
    let source = OneCell()
    scene.table.dataSource = source
    scene.simulator.advance(by: 0.1)
    #expect(scene.table.subviews.filter { $0 is UITableViewCell } == [source.cell])
    #expect(scene.simulator.console == [])
  }
}
