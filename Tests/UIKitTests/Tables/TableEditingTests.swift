import Simulator
import Testing
import UIKit

/// Truth: Apple, UITableView and UITableViewDataSource, about swiping, editing and moving rows.
@MainActor struct TableEditingTests {
  private func cell(_ scene: TableScene, _ row: Int) -> UITableViewCell? {
    scene.table.cellForRow(at: IndexPath(row: row, section: 0))
  }

  @Test func swipingShowsTheButtonAndTheButtonDeletes() throws {
    let scene = TableScene([["a", "b", "c"]])
    scene.onCommit = { path in
      scene.sections[0].remove(at: path.row)
      scene.table.deleteRows(at: [path], with: .fade)
    }
    scene.simulator.swipe(.left, on: try #require(cell(scene, 1)))
    scene.simulator.advanceUntilIdle()
    #expect(cell(scene, 1)?.showingDeleteConfirmation == true)
    #expect(scene.log.take().contains { $0.contains("Select") } == false)
    scene.simulator.tap(at: CGPoint(x: 300, y: 66))
    scene.simulator.advanceUntilIdle()
    #expect(scene.log.take() == ["commit delete 0.1"])
    #expect(scene.texts == ["a", "c"])
    #expect(scene.table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
  }

  @Test func aFingerElsewhereClosesTheButton() throws {
    let scene = TableScene([["a", "b", "c"]])
    scene.simulator.swipe(.left, on: try #require(cell(scene, 1)))
    scene.simulator.advanceUntilIdle()
    _ = scene.log.take()
    scene.tap(2)
    scene.simulator.advanceUntilIdle()
    #expect(cell(scene, 1)?.showingDeleteConfirmation == false)
    #expect(scene.log.take() == [])
  }

  @Test func rowsThatMayNotBeEditedAreNotSwiped() throws {
    let scene = TableScene([["a", "b", "c"]])
    scene.style = .none
    scene.simulator.swipe(.left, on: try #require(cell(scene, 1)))
    #expect(cell(scene, 1)?.showingDeleteConfirmation == false)
  }

  @Test func editingShowsSignsAndMakesRoom() {
    let scene = TableScene([["a", "b", "c"]])
    scene.table.setEditing(true, animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(cell(scene, 0)?.isEditing == true && cell(scene, 0)?.editingStyle == .delete)
    #expect(cell(scene, 0)?.contentView.frame.minX == 38)
    scene.tap(1)
    #expect(scene.table.indexPathForSelectedRow == nil)
    scene.table.setEditing(false, animated: false)
    #expect(cell(scene, 0)?.contentView.frame.minX == 0)
  }

  @Test func theSignAsksBeforeItDeletes() {
    let scene = TableScene([["a", "b", "c"]])
    scene.table.setEditing(true, animated: false)
    scene.simulator.tap(at: CGPoint(x: 20, y: 66))
    scene.simulator.advanceUntilIdle()
    #expect(scene.log.take() == [])
    #expect(cell(scene, 1)?.showingDeleteConfirmation == true)
    scene.simulator.tap(at: CGPoint(x: 300, y: 66))
    #expect(scene.log.take() == ["commit delete 0.1"])
  }

  @Test func theOtherSignInserts() {
    let scene = TableScene([["a", "b", "c"]])
    scene.style = .insert
    scene.table.setEditing(true, animated: false)
    scene.simulator.tap(at: CGPoint(x: 20, y: 66))
    #expect(scene.log.take() == ["commit insert 0.1"])
  }

  @Test func aFingerMovesARow() {
    let scene = TableScene([["a", "b", "c", "d"]])
    scene.mayMove = true
    scene.table.setEditing(true, animated: false)
    let finger = scene.simulator.touchDown(at: CGPoint(x: 300, y: 22))
    scene.simulator.advance(by: 0.2)
    finger?.move(to: CGPoint(x: 300, y: 110), duration: 0.5)
    finger?.lift()
    scene.simulator.advanceUntilIdle()
    #expect(scene.log.take() == ["move 0 to 2"])
    #expect(scene.texts == ["b", "c", "a", "d"])
    #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    #expect(scene.table.contentOffset.y == 0)
  }

  @Test func detailButtonsAreNotSelections() throws {
    final class Detail: UITableViewDelegate {
      var paths: [IndexPath] = []
      func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        paths.append(indexPath)
      }
    }
    let scene = TableScene([["a", "b", "c"]])
    let detail = Detail()
    scene.table.delegate = detail
    scene.simulator.settle()
    cell(scene, 1)?.accessoryType = .detailButton
    scene.simulator.settle()
    #expect(cell(scene, 1)?.contentView.frame.width == 273)
    scene.simulator.tap(at: CGPoint(x: 295, y: 66))
    #expect(detail.paths == [IndexPath(row: 1, section: 0)])
    #expect(scene.table.indexPathForSelectedRow == nil)
  }
}
