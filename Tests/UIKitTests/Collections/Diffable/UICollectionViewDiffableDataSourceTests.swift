import Simulator
import Testing
import UIKit

/// Truth: Apple, UICollectionViewDiffableDataSource; the answers of UIKit as recorded by github.com/kern0x1b/charon.
@MainActor struct UICollectionViewDiffableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  /// A collection view with a diffable data source on the screen.
  @MainActor
  final class Scene {
    let simulator: Simulator
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, String>
    let log = CallLog()

    init() {
      simulator = Simulator.boot(.iPhoneX, iOS: 17)
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 100, height: 20)
      let frame = CGRect(x: 0, y: 0, width: 375, height: 812)
      view = UICollectionView(frame: frame, collectionViewLayout: layout)
      view.register(CollectionScene.Cell.self, forCellWithReuseIdentifier: "Cell")
      view.register(
        CollectionScene.Header.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "Header"
      )
      let log = log
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        log.add("cell \(item)")
        let cell = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
        (cell as? CollectionScene.Cell)?.label.text = item
        return cell
      }
      source.supplementaryViewProvider = { view, kind, path in
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: path)
      }
      let controller = UIViewController()
      controller.view.addSubview(view)
      simulator.launch(controller)
    }

    var texts: [String] { view.visibleCells.map { ($0 as? CollectionScene.Cell)?.label.text ?? "" } }

    func snapshot(_ sections: KeyValuePairs<String, [String]>) -> Snapshot {
      var snapshot = Snapshot()
      for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items)
      }
      return snapshot
    }
  }

  @Test func onlyNewItemsGetCells() {
    let scene = Scene()
    scene.source.apply(scene.snapshot(["a": ["1", "2", "3"], "b": ["4"]]))
    #expect(scene.texts == ["1", "2", "3", "4"])
    #expect(
      scene.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 2
    )
    scene.simulator.advanceUntilIdle()
    _ = scene.log.take()
    var isDone = false
    scene.source.apply(scene.snapshot(["b": ["4", "2", "5"], "a": ["3", "1"]])) { isDone = true }
    #expect(scene.log.take() == ["cell 5"] && !isDone)
    scene.simulator.advanceUntilIdle()
    #expect(scene.texts == ["4", "2", "5", "3", "1"] && isDone)
    #expect(scene.source.indexPath(for: "3") == IndexPath(item: 0, section: 1))
  }

  @Test func reconfiguringKeepsTheCell() throws {
    let scene = Scene()
    scene.source.apply(scene.snapshot(["a": ["1", "2"]]))
    let cell = try #require(
      scene.view.cellForItem(at: IndexPath(item: 1, section: 0)) as? CollectionScene.Cell
    )
    let reuses = cell.reuses
    _ = scene.log.take()
    var snapshot = scene.source.snapshot()
    snapshot.reconfigureItems(["2"])
    scene.source.apply(snapshot)
    #expect(scene.log.take() == ["cell 2"])
    #expect(scene.view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell && cell.reuses == reuses)
  }

  @Test func aSectionSnapshotShowsItsVisibleItems() {
    let scene = Scene()
    scene.source.apply(scene.snapshot(["a": ["1"], "b": ["2"]]))
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["p", "q"])
    tree.append(["x", "y"], to: "p")
    scene.source.apply(tree, to: "a")
    #expect(scene.texts == ["p", "q", "2"])
    tree.expand(["p"])
    scene.source.apply(tree, to: "a")
    scene.simulator.advanceUntilIdle()
    #expect(scene.texts == ["p", "x", "y", "q", "2"])
    #expect(scene.source.snapshot(for: "a").isExpanded("p"))
    #expect(scene.source.snapshot(for: "b").rootItems == ["2"])
    scene.source.apply(tree.snapshot(of: "p"), to: "new")
    #expect(scene.source.snapshot().sectionIdentifiers == ["a", "b", "new"])
    scene.simulator.advanceUntilIdle()
    #expect(scene.texts == ["p", "q", "2", "x", "y"])
  }

  @Test func aSnapshotOfAllSectionsChangesTheTree() {
    let scene = Scene()
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["p", "q"])
    tree.append(["x", "y"], to: "p")
    tree.expand(["p"])
    scene.source.apply(tree, to: "a")
    var snapshot = scene.source.snapshot()
    snapshot.deleteItems(["x"])
    snapshot.insertItems(["z"], afterItem: "y")
    scene.source.apply(snapshot)
    let changed = scene.source.snapshot(for: "a")
    #expect(changed.items == ["p", "y", "z", "q"] && changed.parent(of: "z") == "p")
    snapshot.deleteSections(["a"])
    scene.source.apply(snapshot)
    #expect(scene.source.snapshot(for: "a").items.isEmpty)
  }

  @Test func newItemsOfAllSectionsAreSiblingsOfTheItemBefore() {
    let scene = Scene()
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["p", "q"])
    tree.append(["x", "y"], to: "p")
    tree.expand(["p"])
    scene.source.apply(tree, to: "a")
    let items = ["m", "n", "p", "x", "z", "w", "q"]
    scene.source.apply(scene.snapshot(["a": items]))
    let changed = scene.source.snapshot(for: "a")
    #expect(changed.items == items && changed.rootItems == ["m", "n", "p", "q"])
    #expect(["x", "z", "w"].map(changed.parent) == ["p", "p", "p"])
    scene.source.apply(scene.snapshot(["a": ["w", "v"]]))
    #expect(scene.source.snapshot(for: "a").items == ["w", "v"])
  }

  @Test(.held(.iPhoneX, iOS: 17)) func anAsynchronousCallReturns() async {
    let scene = Scene()
    await scene.source.apply(scene.snapshot(["a": ["1"]]), animatingDifferences: false)
    await scene.source.applySnapshotUsingReloadData(scene.snapshot(["a": ["2"]]))
    #expect(scene.texts == ["2"])
  }

  @Test func headersWithoutAProviderRaise() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = Scene()
        scene.source.supplementaryViewProvider = nil
        scene.source.apply(scene.snapshot(["a": ["1"]]))
        scene.view.layoutIfNeeded()
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "Invalid parameter not satisfying: self.supplementaryViewProvider || (self.supplementaryReuseIdentifierProvider && "
        + "self.supplementaryViewConfigurationHandler)"
    )
  }
}
