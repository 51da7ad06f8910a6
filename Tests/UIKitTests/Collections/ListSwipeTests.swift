import Simulator
import Testing
import UIKit

/// Truth: Apple, UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider.
@MainActor struct ListSwipeTests {
  @MainActor
  private final class Scene {
    let simulator = Simulator.boot(.iPhone15, iOS: 17)
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>
    var log: [String] = []

    init() {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      let log = Box()
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
            log.perform?(path)
            completion(true)
          }
        ])
      }
      configuration.leadingSwipeActionsConfigurationProvider = { path in
        path.item == 0 ? nil : UISwipeActionsConfiguration(actions: [])
      }
      let layout = UICollectionViewCompositionalLayout.list(using: configuration)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 393, height: 600),
        collectionViewLayout: layout
      )
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
      }
      let controller = UIViewController()
      controller.view.addSubview(view)
      simulator.launch(controller)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "c"])
      source.apply(snapshot)
      simulator.advanceUntilIdle()
      log.perform = { [unowned self] path in delete(path) }
    }

    final class Box { var perform: ((IndexPath) -> Void)? }

    private func delete(_ path: IndexPath) {
      log.append("delete \(path.item)")
      guard let item = source.itemIdentifier(for: path) else { return }
      var snapshot = source.snapshot()
      snapshot.deleteItems([item])
      source.apply(snapshot)
    }

    func cell(_ item: Int) -> UICollectionViewCell? {
      view.cellForItem(at: IndexPath(item: item, section: 0))
    }
    var titles: [String] { simulator.screenElements.compactMap(\.label).filter { $0 == "Delete" } }
  }

  @Test func aSwipeRevealsTheActionsOfTheList() throws {
    let scene = Scene()
    let row = try #require(scene.cell(1)).frame
    scene.simulator.swipe(.left, at: CGPoint(x: 200, y: row.midY))
    scene.simulator.advanceUntilIdle()
    #expect(scene.titles == ["Delete"] && scene.cell(1)?.frame.minX == -74)
    scene.simulator.tap(at: CGPoint(x: 380, y: row.midY))
    scene.simulator.advanceUntilIdle()
    #expect(scene.log == ["delete 1"] && scene.source.snapshot().itemIdentifiers == ["a", "c"])
    #expect(scene.titles.isEmpty && scene.view.visibleCells.allSatisfy { $0.frame.minX == 0 })
    #expect(scene.view.visibleCells.count == 2)
  }

  @Test func withoutActionsNothingMoves() throws {
    let scene = Scene()
    for item in 0..<2 {
      let row = try #require(scene.cell(item)).frame
      scene.simulator.swipe(.right, at: CGPoint(x: 200, y: row.midY))
      scene.simulator.advanceUntilIdle()
      #expect(scene.cell(item)?.frame.minX == 0)
    }
  }
}
