import Simulator
import Testing
import UIKit

/// Truth: Apple, UITableView.scrollToRow(at:at:animated:), tableHeaderView, tableFooterView and
/// tableView(_:viewForHeaderInSection:), and sums of heights.
@MainActor struct TableScrollingTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test(
    arguments: [
      (UITableView.ScrollPosition.top, 50 * 44), (.middle, 50 * 44 + 22 - 284), (.bottom, 51 * 44 - 568),
      (.none, 51 * 44 - 568),
    ] as [(UITableView.ScrollPosition, CGFloat)]
  )
  func aRowIsScrolledToItsPlace(position: UITableView.ScrollPosition, offset: CGFloat) {
    let scene = TableScene(rows: 100)
    scene.table.scrollToRow(at: path(50), at: position, animated: false)
    #expect(scene.table.contentOffset.y == offset)
    scene.table.scrollToRow(at: path(50), at: .none, animated: false)
    #expect(scene.table.contentOffset.y == offset, "it shows already")
    scene.table.contentOffset.y = 0
    scene.table.scrollToRow(at: path(50), at: position, animated: true)
    #expect(scene.table.contentOffset.y == 0)
    scene.simulator.advanceUntilIdle()
    #expect(scene.table.contentOffset.y == offset)
  }

  @Test func contentIsNotScrolledBeyondItsEnds() {
    let scene = TableScene(rows: 100)
    scene.table.scrollToRow(at: path(99), at: .top, animated: false)
    #expect(scene.table.contentOffset.y == 3832)
    scene.table.scrollToRow(at: path(0), at: .bottom, animated: false)
    #expect(scene.table.contentOffset.y == 0)
  }

  @Test func aSectionWithoutRowsIsScrolledToWithNSNotFound() {
    let rows = (0..<20).map(String.init)
    let scene = TableScene([rows, [], rows])
    scene.titles = ["A", "B", "C"]
    scene.table.sectionHeaderHeight = 30
    scene.table.reloadData()
    scene.simulator.settle()
    scene.table.scrollToRow(at: path(NSNotFound, 1), at: .top, animated: false)
    #expect(scene.table.contentOffset.y == 910, "a header and 20 rows of the section before")
  }

  @Test func aRowThatThereIsNotRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let scene = TableScene(rows: 3)
        scene.table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)
      }
    }
    expectRaised(
      result,
      "NSRangeException",
      "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (3) beyond bounds (3) for "
        + "section (0)."
    )
  }

  @Test func aSectionThatThereIsNotRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let scene = TableScene(rows: 3)
        scene.table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
      }
    }
    expectRaised(
      result,
      "NSRangeException",
      "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: section (1) beyond bounds (1)."
    )
  }

  @Test func viewsOverAndUnderAllRowsTakeTheirHeights() {
    let scene = TableScene(rows: 3)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
    scene.table.tableHeaderView = header
    scene.table.tableFooterView = footer
    scene.simulator.settle()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(scene.table.rectForRow(at: path(0)).minY == 50)
    #expect(footer.frame == CGRect(x: 0, y: 50 + 3 * 44, width: 320, height: 70))
    #expect(scene.table.contentSize.height == 252)
    scene.table.tableHeaderView = nil
    scene.simulator.settle()
    #expect(header.superview == nil)
    #expect(scene.table.rectForRow(at: path(0)).minY == 0)
    #expect(footer.frame.minY == 132)
  }

  @Test func aDelegatesViewsStandOverAndUnderSections() {
    final class Views: UITableViewDelegate {
      let header = UIView()
      let footer = UIView()
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 0 ? header : nil
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 0 ? 40 : 0
      }
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        section == 0 ? footer : nil
      }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        section == 0 ? 20 : 0
      }
    }
    let scene = TableScene([["a", "b"], ["c"]])
    let views = Views()
    scene.table.delegate = views
    scene.table.reloadData()
    scene.simulator.settle()
    #expect(views.header.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(views.footer.frame == CGRect(x: 0, y: 40 + 88, width: 320, height: 20))
    #expect(scene.table.rectForRow(at: path(0, 1)).minY == 148)
    #expect(views.header.superview === scene.table)
  }

  @Test func aCellForReuseIsOnlyDeselected() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let cell = UITableViewCell(style: .default, reuseIdentifier: "Cell")
    cell.isSelected = true
    cell.isHighlighted = true
    cell.indentationLevel = 3
    cell.isHidden = true
    cell.accessoryType = .checkmark
    cell.textLabel?.text = "text"
    cell.prepareForReuse()
    #expect(!cell.isSelected && !cell.isHighlighted)
    #expect(cell.indentationLevel == 3 && cell.isHidden)
    #expect(cell.accessoryType == .checkmark && cell.textLabel?.text == "text")
  }
}
