import Simulator
import Testing
import UIKit

/// Truth: Apple, UICollectionView.beginInteractiveMovementForItem(at:), "Reordering Items Interactively", and
/// UICollectionViewController.installsStandardGestureForInteractiveMovement.
@MainActor struct InteractiveMovementTests {
  /// Rows of 50 points with letters.
  final class Letters: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var sections = [["A", "B", "C", "D"], ["E", "F"]]
    var moves: [String] = []
    var isMovable = true
    var target: IndexPath?

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(CollectionScene.Cell.self, forCellWithReuseIdentifier: "Cell")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      sections[section].count
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
      (cell as? CollectionScene.Cell)?.label.text = sections[indexPath.section][indexPath.item]
      return cell
    }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
      -> Bool
    {
      isMovable
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append(
        "\(sourceIndexPath.section)-\(sourceIndexPath.item) \(destinationIndexPath.section)-\(destinationIndexPath.item)"
      )
      let letter = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      sections[destinationIndexPath.section].insert(letter, at: destinationIndexPath.item)
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { target ?? proposedIndexPath }

    /// The letters as they are shown, from top to bottom.
    var shown: String {
      collectionView.visibleCells.sorted { $0.frame.midY < $1.frame.midY }
        .compactMap { ($0 as? CollectionScene.Cell)?.label.text }.joined()
    }
  }

  private func makeScene() -> (Simulator, Letters) {
    let simulator = Simulator.boot(.iPhone5, iOS: 12)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let letters = Letters(collectionViewLayout: layout)
    letters.loadViewIfNeeded()
    letters.collectionView.contentInsetAdjustmentBehavior = .never
    simulator.launch(letters)
    return (simulator, letters)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func itemsMakeRoomForTheMovingOne() {
    let (simulator, letters) = makeScene()
    let view: UICollectionView = letters.collectionView
    #expect(view.beginInteractiveMovementForItem(at: path(0)) && view.hasUncommittedUpdates)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 130))
    simulator.advanceUntilIdle()
    #expect(letters.shown == "BCADEF" && letters.sections[0] == ["A", "B", "C", "D"])
    // The moving cell is under the finger, in front of the others.
    let moving = view.cellForItem(at: path(2))
    #expect(moving?.center == CGPoint(x: 160, y: 130))
    #expect(view.subviews.last { $0 is UICollectionViewCell } === moving)
    view.endInteractiveMovement()
    simulator.advanceUntilIdle()
    #expect(
      letters.moves == ["0-0 0-2"] && letters.sections[0] == ["B", "C", "A", "D"] && letters.shown == "BCADEF"
    )
    #expect(moving?.frame == CGRect(x: 0, y: 100, width: 320, height: 50) && !view.hasUncommittedUpdates)
  }

  @Test func itemsMoveToOtherSections() {
    let (simulator, letters) = makeScene()
    let view: UICollectionView = letters.collectionView
    _ = view.beginInteractiveMovementForItem(at: path(3))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 260))
    simulator.advanceUntilIdle()
    #expect(view.numberOfItems(inSection: 0) == 3 && view.numberOfItems(inSection: 1) == 3)
    view.endInteractiveMovement()
    simulator.advanceUntilIdle()
    #expect(letters.moves == ["0-3 1-1"] && letters.sections == [["A", "B", "C"], ["E", "D", "F"]])
    #expect(letters.shown == "ABCEDF")
  }

  @Test func aCancelledMovementChangesNothing() {
    let (simulator, letters) = makeScene()
    let view: UICollectionView = letters.collectionView
    _ = view.beginInteractiveMovementForItem(at: path(1))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 280))
    view.cancelInteractiveMovement()
    simulator.advanceUntilIdle()
    #expect(letters.moves.isEmpty && letters.shown == "ABCDEF" && view.numberOfItems(inSection: 0) == 4)
  }

  @Test func theDataSourceAndTheDelegateDecide() {
    let (simulator, letters) = makeScene()
    let view: UICollectionView = letters.collectionView
    letters.isMovable = false
    #expect(!view.beginInteractiveMovementForItem(at: path(0)))
    letters.isMovable = true
    #expect(!view.beginInteractiveMovementForItem(at: path(9)))
    letters.target = path(1)
    #expect(
      view.beginInteractiveMovementForItem(at: path(0)) && !view.beginInteractiveMovementForItem(at: path(1))
    )
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 180))
    view.endInteractiveMovement()
    simulator.advanceUntilIdle()
    #expect(letters.moves == ["0-0 0-1"])
    // Without a movement nothing happens.
    view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 0))
    view.endInteractiveMovement()
    view.cancelInteractiveMovement()
    #expect(letters.moves.count == 1)
  }

  @Test(arguments: [true, false])
  func aLongPressMovesItems(_ installs: Bool) throws {
    let (simulator, letters) = makeScene()
    letters.installsStandardGestureForInteractiveMovement = installs
    let finger = try #require(simulator.touchDown(at: CGPoint(x: 160, y: 25)))
    simulator.advance(by: 1)
    finger.move(to: CGPoint(x: 160, y: 60), duration: 0.1)
    finger.move(to: CGPoint(x: 160, y: 130), duration: 0.2)
    finger.lift()
    simulator.advanceUntilIdle()
    #expect(letters.moves == (installs ? ["0-0 0-2"] : []))
  }

  @Test func layoutsSeeTheMovement() {
    final class Layout: UICollectionViewFlowLayout {
      var log: [String] = []
      override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
      ) -> UICollectionViewLayoutInvalidationContext {
        log.append("\(previousIndexPaths[0].item) \(targetIndexPaths[0].item)")
        return super.invalidationContext(
          forInteractivelyMovingItems: targetIndexPaths,
          withTargetPosition: targetPosition,
          previousIndexPaths: previousIndexPaths,
          previousPosition: previousPosition
        )
      }
      override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath,
        withTargetPosition position: CGPoint
      ) -> UICollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(
          at: indexPath,
          withTargetPosition: position
        )
        attributes.alpha = 0.5
        return attributes
      }
    }
    let (simulator, letters) = makeScene()
    let layout = Layout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let view: UICollectionView = letters.collectionView
    view.collectionViewLayout = layout
    simulator.settle()
    _ = view.beginInteractiveMovementForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 80))
    simulator.advanceUntilIdle()
    #expect(layout.log == ["0 1"] && view.cellForItem(at: path(1))?.alpha == 0.5)
    view.endInteractiveMovement()
    simulator.advanceUntilIdle()
    #expect(view.cellForItem(at: path(1))?.alpha == 1)
  }
}
