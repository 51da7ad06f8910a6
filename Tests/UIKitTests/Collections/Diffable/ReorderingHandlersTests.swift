import Simulator
import Testing
import UIKit

/// Truth: Apple, UICollectionViewDiffableDataSource.ReorderingHandlers and NSDiffableDataSourceTransaction.
@MainActor struct ReorderingHandlersTests {
  /// A controller of nine items in three columns, with a diffable data source.
  @MainActor
  private final class Scene: UICollectionViewController {
    var source: UICollectionViewDiffableDataSource<Int, String>?
    var log: [String] = []

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumInteritemSpacing = 10
      layout.minimumLineSpacing = 10
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.register(CollectionScene.Cell.self, forCellWithReuseIdentifier: "Cell")
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
        view,
        path,
        item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
        (cell as? CollectionScene.Cell)?.label.text = item
        return cell
      }
      source.reorderingHandlers.canReorderItem = { $0 != "a" }
      source.reorderingHandlers.willReorder = { [unowned self] _ in log.append("will") }
      source.reorderingHandlers.didReorder = { [unowned self] in
        log.append($0.finalSnapshot.itemIdentifiers.joined())
        log.append("\($0.sectionTransactions.count) \($0.difference.count)")
        log.append($0.initialSnapshot.itemIdentifiers.applying($0.difference)?.joined() ?? "")
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems("abcdefghi".map(String.init))
      source.apply(snapshot)
      self.source = source
    }

    var texts: String {
      collectionView.visibleCells.map { ($0 as? CollectionScene.Cell)?.label.text ?? "" }.joined()
    }
  }

  private func launch() -> (Simulator, Scene) {
    let simulator = Simulator.boot(.iPhone5, iOS: 15)
    let scene = Scene()
    simulator.launch(scene)
    return (simulator, scene)
  }

  @Test func aLongPressMovesAnItem() throws {
    let (simulator, scene) = launch()
    let cell = try #require(scene.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    let finger = try #require(simulator.touchDown(at: CGPoint(x: 160, y: 50)))
    simulator.advance(by: 0.6)
    finger.move(to: CGPoint(x: 160, y: 165), duration: 0.3)
    #expect(cell.center == CGPoint(x: 160, y: 165) && scene.texts == "acdebfghi")
    finger.move(to: CGPoint(x: 265, y: 50), duration: 0.3)
    #expect(scene.texts == "acbdefghi" && scene.log.isEmpty)
    finger.lift()
    simulator.advanceUntilIdle()
    #expect(scene.log == ["will", "acbdefghi", "1 2", "acbdefghi"])
    #expect(scene.source?.snapshot().itemIdentifiers.joined() == "acbdefghi")
    #expect(scene.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    #expect(cell.frame.minX == 220 && cell.frame.minY == 0)
  }

  @Test func itemsOnlyMoveIfTheHandlerAllowsIt() {
    let (_, scene) = launch()
    #expect(!scene.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    scene.source?.reorderingHandlers.canReorderItem = nil
    #expect(!scene.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
  }
}
