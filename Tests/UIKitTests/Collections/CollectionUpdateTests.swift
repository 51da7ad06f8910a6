import Simulator
import Testing
import UIKit

/// Truth: Apple, UICollectionView.performBatchUpdates(_:completion:): deletions use index paths before the change, insertions those
/// after it, and the numbers of items must agree; and the texts of crash reports if they don't.
@MainActor struct CollectionUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func severalChangesAreOne() {
    let scene = CollectionScene([["a", "b", "c", "d"], ["p"]])
    scene.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    var finished: Bool?
    scene.view.performBatchUpdates(
      {
        scene.sections = [["n", "d", "b"], ["c", "p"], ["new"]]
        scene.view.deleteItems(at: [path(0)])
        scene.view.insertItems(at: [path(0)])
        scene.view.moveItem(at: path(3), to: path(1))
        scene.view.moveItem(at: path(2), to: path(0, 1))
        scene.view.insertSections([2])
      },
      completion: { finished = $0 }
    )
    #expect(finished == nil)
    scene.simulator.advanceUntilIdle()
    #expect(finished == true)
    #expect(scene.texts == ["n", "d", "b", "c", "p", "new"])
    #expect(scene.view.indexPathsForSelectedItems == [path(0, 1)])
    #expect(scene.view.cellForItem(at: path(0, 1))?.isSelected == true)
  }

  @Test func cellsStayTheirItemsOwnAndMove() throws {
    let scene = CollectionScene([["a", "b", "c"]])
    let cell = try #require(scene.view.cellForItem(at: path(1)))
    let gone = try #require(scene.view.cellForItem(at: path(0)))
    scene.sections = [["b", "c"]]
    scene.view.deleteItems(at: [path(0)])
    #expect(scene.view.cellForItem(at: path(0)) === cell && cell.frame.minX == 0)
    // The deleted cell fades out before it is removed.
    #expect(gone.superview === scene.view && gone.alpha == 0)
    scene.simulator.advanceUntilIdle()
    #expect(gone.superview == nil)
    // It is reused as new.
    scene.sections = [["b", "c", "d"]]
    scene.view.insertItems(at: [path(2)])
    scene.simulator.advanceUntilIdle()
    #expect(scene.view.cellForItem(at: path(2)) === gone && gone.alpha == 1)
    #expect(scene.texts == ["b", "c", "d"])
  }

  @Test func reloadsAskForCellsAgain() {
    let scene = CollectionScene([["a", "b", "c"], ["p"]])
    scene.sections = [["A", "B", "C"], ["P", "Q"]]
    scene.view.performBatchUpdates({
      scene.view.reloadItems(at: [path(1)])
      scene.view.reloadSections([1])
    })
    scene.simulator.advanceUntilIdle()
    #expect(scene.texts == ["a", "B", "c", "P", "Q"])
  }

  @Test func sectionsMoveWithTheirHeaders() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let scene = CollectionScene([["a"], ["b"], ["c"]], layout: layout)
    let kind = UICollectionView.elementKindSectionHeader
    let header = scene.view.supplementaryView(forElementKind: kind, at: path(0, 2))
    scene.sections = [["c"], ["a"]]
    scene.view.performBatchUpdates({
      scene.view.moveSection(2, toSection: 0)
      scene.view.deleteSections([1])
    })
    scene.simulator.advanceUntilIdle()
    #expect(scene.texts == ["c", "a"])
    #expect(scene.view.supplementaryView(forElementKind: kind, at: path(0)) === header)
    #expect(header?.frame.minY == 0 && scene.view.visibleSupplementaryViews(ofKind: kind).count == 2)
  }

  @Test func aLayoutHearsOfUpdatesAndAnimatesThem() throws {
    final class Layout: UICollectionViewFlowLayout {
      var calls: [String] = []

      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for item in updateItems {
          calls.append(
            "\(item.updateAction) \(item.indexPathBeforeUpdate?.item ?? -1) \(item.indexPathAfterUpdate?.item ?? -1)"
          )
        }
      }

      override func finalizeCollectionViewUpdates() { calls.append("finalize") }

      override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
        attributes.frame = CGRect(x: 7, y: 8, width: 9, height: 10)
        return attributes
      }
    }
    let layout = Layout()
    let scene = CollectionScene([["a", "b", "c"]], layout: layout)
    let gone = try #require(scene.view.cellForItem(at: path(1)))
    scene.sections = [["c", "a", "new"]]
    scene.view.performBatchUpdates({
      scene.view.insertItems(at: [path(2)])
      scene.view.deleteItems(at: [path(1)])
      scene.view.moveItem(at: path(2), to: path(0))
    })
    #expect(layout.calls == ["delete 1 -1", "insert -1 2", "move 2 0", "finalize"])
    #expect(gone.frame == CGRect(x: 7, y: 8, width: 9, height: 10))
  }

  @Test func anotherLayoutMovesCells() throws {
    let scene = CollectionScene([["a", "b"]])
    let cell = try #require(scene.view.cellForItem(at: path(1)))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    var finished = false
    scene.view.setCollectionViewLayout(layout, animated: true) { finished = $0 }
    #expect(scene.view.collectionViewLayout === layout && layout.collectionView === scene.view)
    #expect(cell.frame == CGRect(x: 0, y: 110, width: 320, height: 100) && !finished)
    scene.simulator.advanceUntilIdle()
    #expect(finished && scene.view.contentSize.height == 210)
  }

  // MARK: Misuse

  @Test func countsThatDisagreeRaise() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = CollectionScene([["a", "b", "c"]])
        scene.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    // github.com/PlenipotentSS/DragDropCollectionViewDemo/issues/2
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section after "
        + "the update (3) must be equal to the number of items contained in that section before the update (3), plus "
        + "or minus the number of items inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus "
        + "the number of items moved into or out of that section (0 moved in, 0 moved out)."
    )
  }

  @Test func countsOfSectionsThatDisagreeRaise() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = CollectionScene([["a"], ["b"]])
        scene.view.insertSections([1])
      }
    }
    // github.com/MessageKit/MessageKit/issues/1008
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "Invalid update: invalid number of sections.  The number of sections contained in the collection view after the "
        + "update (2) must be equal to the number of sections contained in the collection view before the update (2), "
        + "plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted)."
    )
  }

  @Test func itemsThatWereNotThereRaise() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = CollectionScene([["a", "b", "c"]])
        scene.view.deleteItems(at: [IndexPath(item: 5, section: 0)])
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "attempt to delete item 5 from section 0 which only contains 3 items before the update"
    )
  }
}
