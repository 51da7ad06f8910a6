import Simulator
import Testing
import UIKit

/// Truth: UITableView.h for defaults; Apple, UITableView: only visible rows have cells, cells are reused,
/// selecting in code doesn't call the delegate; and sums of heights.
@MainActor struct UITableViewTests {
  @Test func defaults() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let table = UITableView()
    #expect(table.style == .plain && table.rowHeight == 44 && table.sectionHeaderHeight == 28)
    #expect(table.allowsSelection && !table.allowsMultipleSelection && !table.isEditing)
    #expect(table.separatorStyle == .singleLine && table.separatorInset.left == 15)
    #expect(table.numberOfSections == 0 && table.indexPathForSelectedRow == nil)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10 && cell.editingStyle == .none)
    #expect(!cell.showsReorderControl && cell.shouldIndentWhileEditing && cell.accessoryType == .none)
    #expect(cell.selectionStyle == .default && cell.detailTextLabel == nil && cell.textLabel != nil)
  }

  @Test func automaticRowHeightsReadSoFromIOS8() {
    _ = Simulator.boot(.iPhone6, iOS: 8)
    #expect(UITableView().rowHeight == UITableView.automaticDimension)
  }

  @Test func indexPathsHaveSectionAndRow() {
    var path = IndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.section == 2 && path.item == 3)
    path.row = 5
    #expect(path == IndexPath(item: 5, section: 2))
  }

  @Test func onlyVisibleRowsHaveCells() {
    let scene = TableScene(rows: 100_000)
    #expect(scene.table.contentSize == CGSize(width: 320, height: 4_400_000))
    #expect(scene.table.visibleCells.count == 13)
    #expect(scene.cellCount == 13)
    #expect(scene.table.rectForRow(at: IndexPath(row: 99_999, section: 0)).minY == 4_399_956)
    for step in 0..<100 {
      scene.table.contentOffset.y = CGFloat(step) * 43_000
      scene.simulator.settle()
    }
    #expect(scene.cellCount <= 28)
    #expect(scene.texts.first == "Row \(Int(99 * 43_000 / 44))")
    #expect(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }

  @Test func heightsOfTheirOwnAreSums() {
    final class Heights: UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        [10, 20, .nan, 30, -5][indexPath.row]
      }
    }
    let scene = TableScene([["a", "b", "c", "d", "e"]])
    let heights = Heights()
    scene.table.delegate = heights
    #expect(
      scene.table.rectForRow(at: IndexPath(row: 3, section: 0)) == CGRect(x: 0, y: 30, width: 320, height: 30)
    )
    #expect(scene.table.contentSize.height == 60)
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 5, y: 29))?.row == 1)
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 5, y: 30))?.row == 3)
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 5, y: 60)) == nil)
    #expect(scene.texts == ["a", "b", "d"])
  }

  @Test func headersStayAtTheTopOfAPlainTable() {
    let scene = TableScene([Array(repeating: "x", count: 20), Array(repeating: "y", count: 20)])
    scene.titles = ["One", "Two"]
    scene.table.reloadData()
    scene.simulator.settle()
    #expect(scene.table.rectForHeader(inSection: 1).minY == 908)
    scene.table.contentOffset.y = 100
    scene.simulator.settle()
    #expect(scene.table.headerView(forSection: 0)?.frame.minY == 100)
    #expect(scene.table.headerView(forSection: 0)?.textLabel?.text == "One")
    // The next section pushes it away.
    scene.table.contentOffset.y = 20 * 44 + 10
    scene.simulator.settle()
    #expect(scene.table.headerView(forSection: 0)?.frame.maxY == 908)
  }

  @Test func codeSelectsWithoutTellingTheDelegate() {
    let scene = TableScene(rows: 50)
    scene.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(scene.table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
    scene.table.selectRow(at: IndexPath(row: 40, section: 0), animated: false, scrollPosition: .top)
    scene.simulator.settle()
    #expect(scene.table.indexPathForSelectedRow?.row == 40)
    #expect(scene.table.contentOffset.y == 1632)
    #expect(scene.table.cellForRow(at: IndexPath(row: 40, section: 0))?.isSelected == true)
    scene.table.deselectRow(at: IndexPath(row: 40, section: 0), animated: false)
    #expect(scene.table.indexPathForSelectedRow == nil)
    #expect(scene.log.take() == [])
  }

  @Test func fingerSelectsInOrder() {
    let scene = TableScene(rows: 5)
    scene.tap(1)
    #expect(
      scene.log.take() == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
      ]
    )
    #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    scene.simulator.advance(by: 1)
    scene.tap(3)
    #expect(scene.log.take().suffix(3) == ["willSelect 3", "didDeselect 1", "didSelect 3"])
    #expect(scene.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
  }

  @Test func delegateDecidesWhatIsSelected() {
    let scene = TableScene(rows: 5)
    scene.willSelect = { _ in nil }
    scene.tap(1)
    #expect(scene.table.indexPathForSelectedRow == nil)
    scene.willSelect = { IndexPath(row: $0.row + 1, section: 0) }
    scene.simulator.advance(by: 1)
    scene.tap(1)
    #expect(scene.table.indexPathForSelectedRow?.row == 2)
    scene.mayHighlight = false
    _ = scene.log.take()
    scene.simulator.advance(by: 1)
    scene.tap(4)
    #expect(scene.log.take() == ["shouldHighlight 4"])
  }

  @Test func severalRowsAreSelectedAndDeselected() {
    let scene = TableScene(rows: 5)
    scene.table.allowsMultipleSelection = true
    for row in [3, 1, 3, 0] {
      scene.simulator.advance(by: 1)
      scene.tap(row)
    }
    #expect(scene.table.indexPathsForSelectedRows?.map(\.row) == [1, 0])
  }

  @Test func scrollingDarkensARow() {
    let scene = TableScene(rows: 50)
    let finger = scene.simulator.touchDown(at: CGPoint(x: 100, y: 200))
    scene.simulator.advance(by: 0.2)
    #expect(scene.table.visibleCells.contains { $0.isHighlighted })
    finger?.move(to: CGPoint(x: 100, y: 120))
    finger?.lift()
    #expect(!scene.table.visibleCells.contains { $0.isHighlighted })
    #expect(scene.table.indexPathForSelectedRow == nil)
    #expect(scene.table.contentOffset.y >= 80)
  }

  @Test func registeredClassesAreMade() async {
    _ = Simulator.boot()
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "A")
    #expect(
      table.dequeueReusableCell(withIdentifier: "A", for: IndexPath(row: 0, section: 0)).reuseIdentifier
        == "A"
    )
    #expect(table.dequeueReusableCell(withIdentifier: "B") == nil)
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(withIdentifier: "Cell", for: IndexPath(row: 0, section: 0))
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "unable to dequeue a cell with identifier Cell - must register a nib or a class for the identifier or connect "
        + "a prototype cell in a storyboard"
    )
  }

  @Test func aTableKeepsNobodyAlive() {
    weak var table: UITableView?
    weak var scene: TableScene?
    do {
      let present = TableScene(rows: 30)
      present.table.setEditing(true, animated: false)
      scene = present
      table = present.table
      present.table.removeFromSuperview()
      present.simulator.settle()
    }
    _ = Simulator.boot()
    #expect(scene == nil && table == nil)
  }
}
