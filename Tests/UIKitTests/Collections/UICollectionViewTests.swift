import Simulator
import Testing
import UIKit

/// Truth: UICollectionView.h for defaults and for the order of the delegate's calls; Apple, UICollectionView: only visible items have
/// cells, cells are reused, and selecting in code doesn't call the delegate; and the texts of crash reports.
@MainActor struct UICollectionViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func defaults() {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.allowsSelection && !view.allowsMultipleSelection)
    #expect(view.numberOfSections == 0 && view.indexPathsForSelectedItems == nil && view.visibleCells == [])
    #expect(view.collectionViewLayout.collectionView === view)
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(
      cell.contentView.frame == cell.bounds && cell.backgroundView == nil && cell.reuseIdentifier == nil
    )
  }

  @Test func onlyVisibleItemsHaveCells() {
    let scene = CollectionScene(items: 1000)
    // Eight lines of five: the last one begins at 420 points.
    #expect(scene.texts == (0..<40).map { "Item \($0)" })
    #expect(scene.cells.count == 40)
    for step in 0..<20 {
      scene.view.contentOffset.y = CGFloat(step) * 500
      scene.simulator.settle()
    }
    #expect(scene.cells.count <= 90)
    #expect(scene.view.visibleCells.contains { ($0 as? CollectionScene.Cell)?.reuses ?? 0 > 0 })
    #expect(scene.view.cellForItem(at: path(0)) == nil)
    let first = scene.view.indexPathsForVisibleItems[0]
    #expect(scene.view.cellForItem(at: first).flatMap(scene.view.indexPath) == first)
    #expect(scene.view.subviews.filter { $0 is UICollectionViewCell }.count == scene.view.visibleCells.count)
  }

  @Test func aFingerSelectsInOrder() {
    let scene = CollectionScene(items: 9)
    scene.tap(1)
    #expect(
      scene.log.take() == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1",
      ]
    )
    #expect(scene.view.cellForItem(at: path(1))?.isSelected == true)
    #expect(scene.view.cellForItem(at: path(1))?.isHighlighted == false)
    scene.simulator.advance(by: 1)
    scene.tap(3)
    #expect(scene.view.indexPathsForSelectedItems == [path(3)])
    #expect(scene.view.cellForItem(at: path(1))?.isSelected == false)
    #expect(scene.log.take().contains("didDeselect 1"))
  }

  @Test func severalItemsAreSelectedAndDeselected() {
    let scene = CollectionScene(items: 9)
    scene.view.allowsMultipleSelection = true
    for item in [3, 1, 3, 0] {
      scene.simulator.advance(by: 1)
      scene.tap(item)
    }
    #expect(scene.view.indexPathsForSelectedItems == [path(1), path(0)])
    _ = scene.log.take()
    scene.mayDeselect = false
    scene.simulator.advance(by: 1)
    scene.tap(1)
    #expect(
      scene.log.take() == ["shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didUnhighlight 1"]
    )
    #expect(scene.view.indexPathsForSelectedItems == [path(1), path(0)])
  }

  @Test func theDelegateDecides() {
    let scene = CollectionScene(items: 9)
    scene.maySelect = false
    scene.tap(1)
    #expect(scene.view.indexPathsForSelectedItems == nil)
    scene.mayHighlight = false
    _ = scene.log.take()
    scene.simulator.advance(by: 1)
    scene.tap(2)
    #expect(scene.log.take() == ["shouldHighlight 2"])
    scene.view.allowsSelection = false
    scene.simulator.advance(by: 1)
    scene.tap(2)
    #expect(scene.log.take() == [])
  }

  @Test func codeSelectsWithoutTellingTheDelegate() {
    let scene = CollectionScene(items: 500)
    scene.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    #expect(scene.view.cellForItem(at: path(2))?.isSelected == true)
    scene.view.selectItem(at: path(400), animated: false, scrollPosition: .top)
    #expect(scene.view.contentOffset.y == 4800)
    scene.simulator.settle()
    #expect(scene.view.cellForItem(at: path(400))?.isSelected == true)
    #expect(scene.view.indexPathsForSelectedItems == [path(400)])
    scene.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(scene.view.indexPathsForSelectedItems == nil)
    #expect(scene.log.take() == [])
  }

  @Test func reloadingClearsTheSelection() {
    let scene = CollectionScene(items: 9)
    scene.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    scene.sections = [["a", "b"], ["c"]]
    scene.view.reloadData()
    #expect(scene.view.indexPathsForSelectedItems == nil && scene.view.numberOfSections == 2)
    #expect(scene.texts == ["a", "b", "c"])
    #expect(scene.view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test(
    arguments: [(.top, 2400), (.centeredVertically, 2185), (.bottom, 1970), ([], 1970)]
      as [(UICollectionView.ScrollPosition, CGFloat)]
  )
  func itemsAreScrolledTo(position: UICollectionView.ScrollPosition, offset: CGFloat) {
    let scene = CollectionScene(items: 500)
    scene.view.scrollToItem(at: path(200), at: position, animated: false)
    #expect(scene.view.contentOffset.y == offset)
    scene.view.contentOffset.y = 0
    scene.view.scrollToItem(at: path(200), at: position, animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.view.contentOffset.y == offset)
    // Not beyond the end.
    scene.view.scrollToItem(at: path(499), at: .top, animated: false)
    #expect(scene.view.contentOffset.y == scene.view.contentSize.height - 480)
  }

  @Test func backgroundsFillTheCell() {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let (back, selected) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = back
    cell.layoutIfNeeded()
    #expect(cell.subviews == [back, cell.contentView] && back.frame == cell.bounds)
    cell.isHighlighted = true
    #expect(cell.subviews == [back, selected, cell.contentView] && selected.frame == cell.bounds)
    cell.isHighlighted = false
    cell.isSelected = true
    #expect(selected.superview === cell && cell.accessibilityTraits.contains(.selected))
    cell.isSelected = false
    #expect(selected.superview == nil)
  }

  @Test func aControllerShowsItems() {
    final class Controller: UICollectionViewController {
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      {
        3
      }

      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }
    }
    let simulator = Simulator.boot(.iPhone5, iOS: 9)
    let layout = UICollectionViewFlowLayout()
    let controller = Controller(collectionViewLayout: layout)
    controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    simulator.launch(controller)
    #expect(controller.collectionView.visibleCells.count == 3 && controller.collectionViewLayout === layout)
    controller.collectionView.selectItem(at: path(1), animated: false, scrollPosition: [])
    controller.viewWillAppear(false)
    #expect(controller.collectionView.indexPathsForSelectedItems == nil)
  }

  @Test func classesHaveAppearances() {
    let simulator = Simulator.boot(.iPhone5, iOS: 9)
    UICollectionView.appearance().backgroundColor = .red
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let controller = UIViewController()
    controller.view.addSubview(view)
    simulator.launch(controller)
    #expect(view.backgroundColor == .red)
  }

  // MARK: Misuse

  @Test func unregisteredIdentifiersRaise() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = CollectionScene(items: 1)
        _ = scene.view.dequeueReusableCell(withReuseIdentifier: "Other", for: IndexPath(item: 0, section: 0))
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier Other - must register a nib or a class "
        + "for the identifier or connect a prototype cell in a storyboard"
    )
  }

  @Test func cellsThatWereNotDequeuedRaise() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Source: UICollectionViewDataSource {
          func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
          { 1 }

          func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
          { UICollectionViewCell(frame: .zero) }
        }
        let scene = CollectionScene(items: 1)
        let source = Source()
        scene.view.dataSource = source
        scene.simulator.settle()
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
        + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    )
  }

  @Test func missingItemsCannotBeScrolledTo() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = CollectionScene(items: 1)
        scene.view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .top, animated: false)
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "attempt to scroll to invalid index path: <NSIndexPath> {length = 2, path = 0 - 4}"
    )
  }

  @Test func aLayoutIsNeeded() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Simulator.boot(.iPhone5, iOS: 9)
        _ = UICollectionView(frame: .zero)
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "UICollectionView must be initialized with a non-nil layout parameter"
    )
  }
}
