import Simulator
import Testing
import UIKit

/// Truth: Apple, NSCollectionLayoutDimension.estimated(_:), UICollectionReusableView.preferredLayoutAttributesFitting(_:) and
/// UICollectionViewLayout, "Responding to self-sizing cells"; frames by hand.
@MainActor struct CompositionalSelfSizingTests {
  private func makeList(_ count: Int, estimate: CGFloat = 44, _ height: @escaping (Int) -> CGFloat)
    -> CompositionalScene
  {
    let rowSize = size(.fractionalWidth(1), .estimated(estimate))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: rowSize, subitems: [NSCollectionLayoutItem(layoutSize: rowSize)])
    )
    return CompositionalScene([count], UICollectionViewCompositionalLayout(section: section)) {
      CGSize(width: 50, height: height($0.item))
    }
  }

  @Test func rowsHaveTheHeightThatTheirCellsDemand() {
    let scene = makeList(5) { 20 + CGFloat($0) * 10 }
    #expect(scene.frames().map(\.height) == [20, 30, 40, 50, 60])
    #expect(scene.frames().map(\.minY) == [0, 20, 50, 90, 140])
    #expect(scene.view.contentSize.height == 200)
    #expect(scene.view.visibleCells.map(\.frame) == scene.frames())
  }

  @Test func onlyVisibleRowsAreMeasured() {
    let scene = makeList(100_000, estimate: 50) { _ in 120 }
    func height(_ item: Int) -> CGFloat? {
      scene.view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.height
    }
    // Four rows fill the screen.
    #expect((0..<5).map(height) == [120, 120, 120, 120, 50])
    #expect(scene.view.contentSize.height == CGFloat(99_996 * 50 + 4 * 120))
    scene.view.contentOffset.y = 480
    scene.simulator.settle()
    #expect(scene.view.contentSize.height == CGFloat(99_992 * 50 + 8 * 120))
  }

  @Test func whatIsVisibleStaysWhenRowsAboveAreMeasured() throws {
    let scene = makeList(100, estimate: 50) { _ in 80 }
    scene.view.contentOffset.y = 2500
    scene.simulator.settle()
    let path = try #require(scene.view.indexPathsForVisibleItems.dropFirst(2).first)
    func position() throws -> CGFloat {
      try #require(scene.view.cellForItem(at: path)).frame.minY - scene.view.contentOffset.y
    }
    let before = try position()
    scene.view.contentOffset.y -= 40
    scene.simulator.settle()
    #expect(try abs(position() - before - 40) < 0.01)
  }

  @Test func aLineIsAsHighAsItsHighestItem() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(30)),
        subitem: item(.fractionalWidth(0.5), .estimated(30)),
        count: 2
      )
    )
    let scene = CompositionalScene([4], UICollectionViewCompositionalLayout(section: section)) {
      CGSize(width: 10, height: [40, 70, 20, 25][$0.item])
    }
    #expect(scene.frames().map(\.height) == [40, 70, 20, 25])
    #expect(scene.frames().map(\.minY) == [0, 0, 70, 70])
    #expect(scene.view.contentSize.height == 95)
  }

  @Test func siblingsMayShareTheLargestHeight() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(30)),
        subitems: [item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30))]
      )
    )
    let scene = CompositionalScene([3], UICollectionViewCompositionalLayout(section: section)) {
      CGSize(width: 10, height: [40, 70, 20][$0.item])
    }
    #expect(scene.frames().map(\.height) == [70, 70, 30])
  }

  @Test func tagsFlowByTheirOwnWidth() {
    let tag = item(.estimated(40), .absolute(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      subitems: [tag]
    )
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let widths: [CGFloat] = [100, 150, 60, 200, 80, 40]
    let scene = CompositionalScene([6], UICollectionViewCompositionalLayout(section: section)) {
      CGSize(width: widths[$0.item], height: 30)
    }
    // 100 + 10 + 150 = 260, then 60 doesn't fit; 60 + 10 + 200 = 270; 80 + 10 + 40.
    #expect(scene.frames().map(\.width) == widths)
    #expect(scene.frames().map(\.minX) == [0, 110, 0, 70, 0, 90])
    #expect(scene.frames().map(\.minY) == [0, 0, 35, 35, 70, 70])
  }

  @Test func headersAreMeasured() {
    let rowSize = size(.fractionalWidth(1), .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: rowSize, subitems: [NSCollectionLayoutItem(layoutSize: rowSize)])
    )
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(20)),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
    ]
    let scene = CompositionalScene([2], UICollectionViewCompositionalLayout(section: section))
    #expect(scene.frames()[0].minY == 20)
    scene.markHeight = 64
    scene.view.reloadData()
    scene.simulator.settle()
    #expect(scene.frame(UICollectionView.elementKindSectionHeader)?.height == 64)
    #expect(scene.frames().map(\.minY) == [64, 114])
  }

  @Test func sizesMoveWithTheirItems() {
    let scene = makeList(30) { 20 + CGFloat($0) }
    let heights = scene.frames().map(\.height)
    scene.counts[0] = 29
    scene.demand = { CGSize(width: 50, height: 21 + CGFloat($0.item)) }
    scene.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    scene.simulator.advanceUntilIdle()
    #expect(scene.frames().prefix(8).map(\.height) == Array(heights.dropFirst().prefix(8)))
  }

  @Test func anotherWidthMeasuresAgain() {
    let scene = makeList(3) { _ in 30 }
    scene.demand = { _ in CGSize(width: 50, height: 60) }
    for case let cell as CompositionalScene.Cell in scene.view.visibleCells {
      cell.demand(CGSize(width: 50, height: 60))
    }
    scene.view.frame.size.width = 200
    scene.simulator.settle()
    #expect(scene.frames().map(\.height) == [60, 60, 60] && scene.frames()[0].width == 200)
  }

  @Test func layoutsOfYourOwnAreAskedAboutPreferredAttributes() {
    final class Layout: UICollectionViewFlowLayout {
      var asked = 0
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        asked += 1
        return super.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferredAttributes,
          withOriginalAttributes: originalAttributes
        )
      }
    }
    let layout = Layout()
    layout.estimatedItemSize = CGSize(width: 60, height: 40)
    let scene = CompositionalScene([3], layout) { CGSize(width: 70 + 10 * CGFloat($0.item), height: 30) }
    #expect(layout.asked >= 3)
    #expect(scene.frames().map(\.size) == [70, 80, 90].map { CGSize(width: $0, height: 30) })
  }
}
