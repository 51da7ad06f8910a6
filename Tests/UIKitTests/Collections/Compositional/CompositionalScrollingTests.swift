import Simulator
import Testing
import UIKit

/// Truth: Apple, UICollectionLayoutSectionOrthogonalScrollingBehavior and NSCollectionLayoutSection.visibleItemsInvalidationHandler;
/// offsets by hand.
@MainActor struct CompositionalScrollingTests {
  /// Groups of 200 by 100 points with 10 points between them: they begin at 0, 210, 420 and so on.
  private func makeScene(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    count: Int = 10,
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CompositionalScene {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
    )
    return CompositionalScene(count, group) {
      $0.orthogonalScrollingBehavior = behavior
      $0.interGroupSpacing = 10
      change($0)
    }
  }

  private func row(_ scene: CompositionalScene) throws -> UIScrollView {
    try #require(scene.view.subviews.compactMap { $0 as? UIScrollView }.first)
  }

  private func drag(_ scene: CompositionalScene, by distance: CGFloat, duration: Double = 0.4) {
    let start = CGPoint(x: distance < 0 ? 300 : 20, y: 50)
    scene.simulator.drag(from: start, to: CGPoint(x: start.x + distance, y: 50), duration: duration)
    scene.simulator.advanceUntilIdle()
  }

  @Test func groupsAreInARowThatScrolls() throws {
    let scene = makeScene(.continuous) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 30)
    }
    #expect(scene.frames().prefix(2).map(\.minX) == [20, 230] && scene.frames()[0].minY == 5)
    #expect(scene.view.contentSize == CGSize(width: 320, height: 112))
    let row = try row(scene)
    #expect(row.frame == CGRect(x: 0, y: 5, width: 320, height: 100))
    #expect(row.contentSize.width == CGFloat(20 + 10 * 210 - 10 + 30))
    #expect(scene.view.visibleCells.map { $0.superview === row } == [true, true])
    row.contentOffset.x = 500
    scene.simulator.settle()
    // Items 2 to 4 are at 440, 650 and 860: from 500 to 820 two of them are visible.
    #expect(scene.view.indexPathsForVisibleItems.map(\.item) == [2, 3])
    #expect(scene.view.indexPathForItem(at: CGPoint(x: 10, y: 50))?.item == 2)
    #expect(scene.view.indexPathForItem(at: CGPoint(x: 160, y: 50))?.item == 3)
  }

  @Test(arguments: [
    // Behaviour, distance of a slow drag that begins at rest, and where the row stops.
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, -150.0, 210.0),
    (.groupPaging, -280, 210),
    (.groupPaging, -30, 0), (.groupPagingCentered, -150, 150), (.groupPagingCentered, -20, -60),
    (.paging, -200, 320),
    (.paging, -20, 0),
  ])
  func rowsStopAtPages(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ distance: CGFloat,
    _ offset: CGFloat
  ) throws {
    let scene = makeScene(behavior)
    drag(scene, by: distance, duration: 3)
    // A centred group of 200 points has 60 points on each side: the second is at 210 - 60.
    #expect(try abs(row(scene).contentOffset.x - offset) < 0.5)
  }

  @Test(arguments: [UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .groupPagingCentered])
  func aQuickDragTurnsOneGroup(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
    let scene = makeScene(behavior)
    let start: CGFloat = behavior == .groupPagingCentered ? -60 : 0
    #expect(try row(scene).contentOffset.x == start)
    drag(scene, by: -60, duration: 0.1)
    #expect(try abs(row(scene).contentOffset.x - (start + 210)) < 0.5)
    drag(scene, by: 60, duration: 0.1)
    #expect(try abs(row(scene).contentOffset.x - start) < 0.5)
  }

  @Test func continuousRowsCanStopWhereGroupsBegin() throws {
    let scene = makeScene(.continuousGroupLeadingBoundary)
    drag(scene, by: -200, duration: 0.3)
    let offset = try row(scene).contentOffset.x
    #expect(offset > 0 && abs(offset / 210 - (offset / 210).rounded()) < 0.01)
  }

  @Test func rowsKeepTheirOffsetsWhileTheyAreAway() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(300)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let scene = CompositionalScene(
      Array(repeating: 10, count: 6),
      UICollectionViewCompositionalLayout(section: section)
    )
    try row(scene).contentOffset.x = 300
    scene.view.contentOffset.y = 1000
    scene.simulator.settle()
    scene.view.contentOffset.y = 0
    scene.simulator.settle()
    #expect(scene.view.subviews.compactMap { $0 as? UIScrollView }.contains { $0.contentOffset.x == 300 })
    #expect(scene.view.visibleCells.contains { $0.superview?.frame.minY == 0 })
  }

  @Test func codeScrollsToItemsInRows() throws {
    let scene = makeScene(.continuous)
    scene.view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .left, animated: false)
    #expect(try row(scene).contentOffset.x == 1050)
    scene.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: [], animated: false)
    #expect(try row(scene).contentOffset.x == 0)
  }

  @Test func cellsInRowsAreSelected() throws {
    let scene = makeScene(.continuous)
    try row(scene).contentOffset.x = 420
    scene.simulator.settle()
    scene.simulator.tap(at: CGPoint(x: 30, y: 50))
    #expect(scene.view.indexPathsForSelectedItems?.map(\.item) == [2])
  }

  @Test func rowsDoNotScrollFurtherThanTheirContent() throws {
    let scene = makeScene(.groupPaging, count: 1)
    drag(scene, by: -100)
    #expect(try row(scene).contentOffset.x == 0)
  }

  // MARK: Handlers

  @Test func aHandlerChangesVisibleItems() throws {
    var offsets: [CGFloat] = []
    let scene = makeScene(.continuous) {
      $0.visibleItemsInvalidationHandler = { items, offset, environment in
        offsets.append(offset.x)
        for item in items {
          let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          let scale = max(0.5, 1 - distance / 640)
          item.transform = CGAffineTransform(scaleX: scale, y: scale)
          item.alpha = scale
        }
      }
    }
    let cell = try #require(scene.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    // Its middle is 60 points from that of the row.
    #expect(abs(cell.alpha - (1 - 60.0 / 640)) < 1e-6 && abs(cell.transform.a - cell.alpha) < 1e-6)
    try row(scene).contentOffset.x = 50
    scene.simulator.settle()
    #expect(offsets.last == 50 && abs(cell.alpha - (1 - 110.0 / 640)) < 1e-6)
  }

  @Test func aHandlerOfAPlainSectionFollowsTheContentOffset() {
    var offsets: [CGFloat] = []
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
    )
    let scene = CompositionalScene(20, group) {
      $0.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.y) }
    }
    scene.view.contentOffset.y = 70
    scene.simulator.settle()
    #expect(offsets.first == 0 && offsets.last == 70)
  }
}
