import Simulator
import Testing
import UIKit

/// Truth: Apple, UITableViewDelegate and UICollectionViewDelegate: context menus of rows and items.
@MainActor struct ListMenuTests {
  private final class Rows: UITableViewController {
    let log = CallLog()

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.add("select \(indexPath.row)")
    }

    override func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.add("menu \(indexPath.row)")
      guard indexPath.row > 0 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [
          UIAction(title: "Delete") { [log = self.log] _ in log.add("delete \(indexPath.row)") }
        ])
      })
    }

    override func tableView(
      _ tableView: UITableView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.add("willDisplay")
    }

    override func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.add("willEnd")
    }
  }

  @Test func aPressOnARowShowsItsMenu() throws {
    let device = Simulator.boot(.iPhone15, iOS: 17)
    let rows = Rows(style: .plain)
    device.launch(rows)
    device.settle()
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    device.press(cell, duration: 0.6)
    device.advanceUntilIdle()
    #expect(device.menuItems == ["Delete"] && rows.log.take() == ["menu 1", "willDisplay"])
    device.chooseMenuItem("Delete")
    #expect(rows.log.take() == ["willEnd", "delete 1"])
    device.tap(cell)
    #expect(rows.log.take() == ["select 1"])
  }

  @Test func aRowWithoutAMenuIsSelectedByALongTouch() throws {
    let device = Simulator.boot(.iPhone15, iOS: 17)
    let rows = Rows(style: .plain)
    device.launch(rows)
    device.settle()
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    device.press(cell, duration: 0.8)
    #expect(device.shownMenu == nil && rows.log.take() == ["menu 0", "select 0"])
  }

  private final class Items: UICollectionViewController {
    let log = CallLog()

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 4 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.add("menu \(indexPaths.map(\.item))")
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Share") { _ in }])
      })
    }
  }

  @Test func aPressOnAnItemShowsItsMenu() throws {
    let device = Simulator.boot(.iPhone15, iOS: 17)
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    device.launch(items)
    device.settle()
    let cell = try #require(items.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
    device.press(cell, duration: 0.6)
    #expect(device.menuItems == ["Share"] && items.log.take() == ["menu [2]"])
  }
}
