import Simulator
import Testing
import UIKit

/// Truth: separatorInset of cells as read on devices (StackOverflow 29349917: phones 15 with iOS 7 and 16 with iOS 8, pads 15 and 20),
/// and where documents of Interface Builder have labels at the margins of cells: 8 points from the top up to Xcode 9, then 11, and 16
/// points from the sides, on screens of 414 points 20.
@MainActor struct CellMarginTests {
  @Test(arguments: [
    (DeviceModel.iPhone5, 7.0, CGFloat(15)), (.iPhone5, 8, 16), (.iPhone6, 9, 16), (.iPhone6Plus, 9, 20),
    (.iPhoneX, 12, 16),
    (.iPhone11, 14, 20), (.iPad, 7, 15), (.iPad, 8, 20),
  ])
  func separatorsBeginAtTheMargin(model: DeviceModel, version: Double, left: CGFloat) throws {
    let table = show(on: model, iOS: version)
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.separatorInset.left == left)
    #expect(cell.textLabel?.frame.minX == left)
    table.separatorInset = .zero
    #expect(table.separatorInset == .zero && cell.separatorInset == .zero)
  }

  @Test(arguments: [
    (DeviceModel.iPhone6, 8.0, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
    (.iPhone6, 10, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
    (.iPhone6, 11, UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)),
    (.iPhone6Plus, 12, UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20)),
    (.iPhone15, 17, UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)),
    (.iPhone15Plus, 17, UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20)),
  ])
  func theContentOfACellHasMargins(model: DeviceModel, version: Double, margins: UIEdgeInsets) throws {
    let table = show(on: model, iOS: version)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.layoutMargins == margins)
    cell.contentView.layoutMargins = .zero
    #expect(cell.contentView.layoutMargins == .zero)
  }

  @Test func inLandscapeTheContentStaysClearOfTheNotch() throws {
    let simulator = Simulator.boot(.iPhoneX, iOS: 12)
    let controller = ListController()
    simulator.launch(controller)
    simulator.rotate(to: .landscapeLeft)
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.width == 812)
    #expect(cell.contentView.frame.minX == 44 && cell.contentView.frame.maxX == 812 - 44)
  }

  private func show(on model: DeviceModel, iOS version: Double) -> UITableView {
    let simulator = Simulator.boot(model, iOS: version)
    let controller = ListController()
    simulator.launch(controller)
    return controller.tableView
  }
}

private final class ListController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    return cell
  }
}
