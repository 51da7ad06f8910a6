import Simulator
import Testing
import UIKit

/// Truth: public console logs of cells whose constraints demand no height (StackOverflow 25902288; the text of today in
/// github.com/ericberman/MyFlightbookiOS/issues/379), which say that the standard height is used; Apple, UITableView.rowHeight: 44 points.
///
/// And Apple, WWDC 2014 session 226, "What's New in Table and Collection Views": a table asks its cells for their height by
/// `systemLayoutSizeFitting`, which without constraints is that of `sizeThatFits(_:)`.
@MainActor struct CollapsedCellTests {
  @MainActor
  private final class Rows: UITableViewController {
    var cells: [UITableViewCell] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      cells.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells[indexPath.row]
    }
  }

  private final class HighCell: UITableViewCell {
    var asked: CGSize?
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      asked = size
      return CGSize(width: size.width, height: 70)
    }
  }

  /// A cell of which the constraints place a label only horizontally.
  private func collapsed() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    label.leftAnchor.constraint(equalTo: cell.contentView.leftAnchor).isActive = true
    return cell
  }

  private func heights(_ version: Double, estimate: CGFloat, _ make: () -> [UITableViewCell])
    -> (device: Simulator, heights: [CGFloat])
  {
    let device = Simulator.boot(.iPhone6, iOS: version)
    let rows = Rows()
    rows.cells = make()
    rows.tableView.estimatedRowHeight = estimate
    rows.tableView.rowHeight = UITableView.automaticDimension
    device.launch(rows)
    device.settle()
    return (device, rows.cells.map(\.frame.height))
  }

  @Test func theStandardHeightIsUsedWithOneWarning() {
    let (device, heights) = heights(11, estimate: 100) { [collapsed(), collapsed()] }
    #expect(heights == [44, 44])
    #expect(
      device.console == [
        "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a tableview cell's "
          + "content view. We're considering the collapse unintentional and using standard height instead."
      ]
    )
  }

  @Test func theWarningOfTodayNamesTheCell() {
    let (device, _) = heights(13, estimate: 100) { [collapsed(), collapsed()] }
    #expect(device.console.count == 1)
    #expect(
      device.console.first?.hasPrefix(
        "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table view cell's "
          + "content view. We're considering the collapse unintentional and using standard height instead. "
          + "Cell: "
      ) == true
    )
  }

  @Test func aCellWithoutConstraintsIsAskedWhichSizeFits() {
    var cell: HighCell?
    let (device, heights) = heights(11, estimate: 44) {
      let high = HighCell(style: .default, reuseIdentifier: nil)
      cell = high
      return [high, UITableViewCell(style: .default, reuseIdentifier: nil)]
    }
    #expect(heights == [70, 44] && cell?.asked?.width == 375)
    #expect(device.console == [])
  }
}
