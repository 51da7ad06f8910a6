import Simulator
import Testing
import UIKit

/// Truth: Apple, UITableViewDragDelegate, UITableViewDropDelegate, and "Supporting drag and drop in table views".
@MainActor struct TableDragTests {
  private final class Source: UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    var rows = ["a", "b", "c", "d", "e"]
    var log: [String] = []
    var canMove = true
    var hasItems = true
    var operation = UIDropOperation.move

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      log.append("move \(source.row) to \(destination.row)")
      rows.insert(rows.remove(at: source.row), at: destination.row)
    }
    func tableView(
      _ tableView: UITableView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      guard hasItems else { return [] }
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = rows[indexPath.row]
      return [item]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      log.append("will begin \(tableView.hasActiveDrag)")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log.append("did end")
    }
    func tableView(
      _ tableView: UITableView,
      dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      let item = coordinator.items[0]
      log.append(
        "drop \(item.dragItem.localObject ?? "") from \(item.sourceIndexPath?.row ?? -1) at "
          + "\(coordinator.destinationIndexPath?.row ?? -1)"
      )
      guard let source = item.sourceIndexPath, let destination = coordinator.destinationIndexPath else {
        return
      }
      rows.insert(rows.remove(at: source.row), at: destination.row)
      tableView.performBatchUpdates {
        tableView.deleteRows(at: [source], with: .automatic)
        tableView.insertRows(at: [destination], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: destination).addCompletion { [unowned self] _ in
        log.append("landed")
      }
    }
  }

  private let source = Source()

  private func launch(withDropDelegate: Bool, iOS version: Double = 17) -> (Simulator, UITableView) {
    let simulator = Simulator.boot(.iPhone15, iOS: version)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = source
    table.dragDelegate = source
    if withDropDelegate { table.dropDelegate = source }
    let controller = UIViewController()
    controller.view.addSubview(table)
    simulator.launch(controller)
    return (simulator, table)
  }

  /// Drags the second row to the fourth.
  private func drag(_ simulator: Simulator) {
    let finger = simulator.touchDown(at: CGPoint(x: 100, y: 66))
    simulator.advance(by: 0.6)
    finger?.move(to: CGPoint(x: 100, y: 154), duration: 0.3)
    finger?.lift()
    simulator.advanceUntilIdle()
  }

  private func texts(_ table: UITableView) -> String {
    table.visibleCells.compactMap { $0.textLabel?.text }.joined()
  }

  @Test(arguments: [false, true])
  func aLongPressMovesARowOfTheDataSource(_ withDropDelegate: Bool) {
    let (simulator, table) = launch(withDropDelegate: withDropDelegate)
    drag(simulator)
    #expect(source.log == ["will begin true", "move 1 to 3", "did end"])
    #expect(texts(table) == "acdbe" && !table.hasActiveDrag)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
  }

  @Test func otherwiseTheDelegateCarriesOutTheDrop() {
    source.canMove = false
    let (simulator, table) = launch(withDropDelegate: true)
    drag(simulator)
    #expect(source.log == ["will begin true", "drop b from 1 at 3", "did end", "landed"])
    #expect(texts(table) == "acdbe")
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden])
  func aForbiddenDropMovesTheRowBack(_ operation: UIDropOperation) {
    source.operation = operation
    let (simulator, table) = launch(withDropDelegate: true)
    drag(simulator)
    #expect(source.log == ["will begin true", "did end"] && texts(table) == "abcde")
  }

  @Test func withoutItemsNothingIsDragged() {
    source.hasItems = false
    let (simulator, table) = launch(withDropDelegate: true)
    drag(simulator)
    #expect(source.log.isEmpty && texts(table) == "abcde")
  }

  @Test(arguments: [(14, false), (15, true)])
  func phonesDragByDefaultFromIOS15On(_ version: Double, _ drags: Bool) {
    let (_, table) = launch(withDropDelegate: false, iOS: version)
    #expect(table.dragInteractionEnabled == drags)
  }
}
