import Simulator
import Testing
import UIKit

/// Truth: UICollectionViewFlowLayout.h for defaults; Apple, Collection View Programming Guide for iOS, "Using the Flow Layout": a line
/// takes the items that fit with the least spacing, and its spacing grows until they fill it; rdar://20825965 for the last line; and sums
/// of lengths.
@MainActor struct UICollectionViewFlowLayoutTests {
  /// Sizes, insets and headers that a delegate returns.
  final class Sizes: UICollectionViewDelegateFlowLayout {
    var widths: [CGFloat] = []
    var inset: UIEdgeInsets?

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: widths[indexPath.item], height: indexPath.item == 0 ? 20 : 40) }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { section == 1 ? UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) : .zero }
  }

  @Test func defaults() {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.scrollDirection == .vertical && layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
    #expect(!layout.sectionHeadersPinToVisibleBounds && layout.collectionView == nil)
  }

  /// Five items of 50 points and four spaces of 10 leave 30 points of 320, a quarter of which goes into each space.
  @Test func itemsOfALineAreSpreadToBothEnds() {
    let scene = CollectionScene(items: 12)
    let frames = scene.frames()
    #expect(frames.map(\.minX) == [0, 67.5, 135, 202.5, 270, 0, 67.5, 135, 202.5, 270, 0, 67.5])
    #expect(
      frames.map(\.minY) == Array(repeating: 0, count: 5) + Array(repeating: 60, count: 5) + [120, 120]
    )
    #expect(scene.view.contentSize == CGSize(width: 320, height: 170))
  }

  @Test(
    arguments: [
      // Four exact columns; three, of which the fourth misses a point; and one.
      (72.5, [0, 82.5, 165, 247.5, 0]), (73, [0, 123.5, 247, 0, 123.5]), (200, [60, 60, 60, 60, 60]),
    ] as [(CGFloat, [CGFloat])]
  )
  func equalItemsAreInColumns(width: CGFloat, lefts: [CGFloat]) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: 30)
    let scene = CollectionScene(items: 5, layout: layout)
    #expect(scene.frames().map(\.minX) == lefts)
  }

  @Test func otherItemsKeepTheLeastSpacingInTheLastLine() {
    let scene = CollectionScene([["a", "b", "c", "d", "e", "f"]])
    let sizes = Sizes()
    // 100, 100 and 90 share the first line, with 30 points between them; 300 is alone; 60 and 70 are the last line.
    sizes.widths = [100, 100, 90, 300, 60, 70]
    scene.view.delegate = sizes
    scene.simulator.settle()
    let frames = scene.frames()
    #expect(frames.map(\.minX) == [0, 115, 230, 10, 0, 70])
    // Items have their middles at one height.
    #expect(frames.map(\.minY) == [10, 0, 0, 50, 100, 100])
    #expect(scene.view.contentSize.height == 140)
  }

  @Test func sectionsAddUp() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.footerReferenceSize = CGSize(width: 0, height: 30)
    layout.minimumLineSpacing = 5
    let scene = CollectionScene([Array(repeating: "x", count: 7), [], ["y"]], layout: layout)
    // 20 + 1 + 50 + 5 + 50 + 3 + 30, then 20 + 1 + 3 + 30 without items, then 20 + 1 + 50 + 3 + 30.
    #expect(scene.view.contentSize == CGSize(width: 320, height: 159 + 54 + 104))
    let first = scene.frames()
    #expect(first[0].origin == CGPoint(x: 2, y: 21) && first[4].maxX == 316 && first[5].minY == 76)
    #expect(scene.frames(2)[0].origin == CGPoint(x: 2, y: 159 + 54 + 21))
    let header = UICollectionView.elementKindSectionHeader
    #expect(
      scene.view.layoutAttributesForSupplementaryElement(ofKind: header, at: IndexPath(item: 0, section: 1))?
        .frame
        == CGRect(x: 0, y: 159, width: 320, height: 20)
    )
    #expect(
      scene.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter,
        at: IndexPath(item: 0, section: 2)
      )?.frame == CGRect(x: 0, y: 287, width: 320, height: 30)
    )
    #expect(scene.view.visibleSupplementaryViews(ofKind: header).count == 3)
  }

  @Test func theDelegateGivesSectionsInsets() {
    let scene = CollectionScene([["a"], ["b"]])
    let sizes = Sizes()
    sizes.widths = [50]
    scene.view.delegate = sizes
    #expect(scene.frames(1)[0].origin == CGPoint(x: 6, y: 25))
    #expect(scene.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) == nil)
  }

  @Test func horizontallyLinesAreColumns() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 150)
    layout.headerReferenceSize = CGSize(width: 30, height: 0)
    let scene = CollectionScene(items: 7, layout: layout)
    // Three items of 150 and two spaces of 10 leave 10 of 480 points.
    let frames = scene.frames()
    #expect(frames.map(\.minY) == [0, 165, 330, 0, 165, 330, 0])
    #expect(frames.map(\.minX) == [30, 30, 30, 140, 140, 140, 250])
    #expect(scene.view.contentSize == CGSize(width: 350, height: 480))
  }

  @Test func anotherWidthArrangesItemsAnew() {
    let scene = CollectionScene(items: 6)
    scene.view.frame.size.width = 170
    scene.simulator.settle()
    #expect(scene.frames().map(\.minX) == [0, 60, 120, 0, 60, 120])
    #expect(scene.view.cellForItem(at: IndexPath(item: 5, section: 0))?.frame.minX == 120)
    (scene.view.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 0
    scene.simulator.settle()
    #expect(scene.frames()[3].minY == 50)
  }

  @Test func pinnedHeadersStayWhileTheirSectionIsVisible() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.minimumLineSpacing = 0
    layout.sectionHeadersPinToVisibleBounds = true
    let scene = CollectionScene(
      [Array(repeating: "x", count: 5), Array(repeating: "y", count: 9)],
      layout: layout
    )
    func top() -> CGFloat? {
      scene.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)
      )?.frame.minY
    }
    #expect(top() == 0)
    scene.view.contentOffset.y = 70
    scene.simulator.settle()
    #expect(top() == 70)
    // The next section pushes it away.
    scene.view.contentOffset.y = 510
    scene.simulator.settle()
    #expect(top() == 500)
  }

  @Test func aHundredThousandItemsAreFoundBySearching() {
    let scene = CollectionScene(items: 100_000)
    #expect(scene.view.contentSize.height == CGFloat(20_000 * 60 - 10))
    scene.view.contentOffset.y = 600_000
    scene.simulator.settle()
    #expect(scene.view.indexPathsForVisibleItems.first?.item == 50_000)
    #expect(scene.view.indexPathForItem(at: CGPoint(x: 70, y: 600_010))?.item == 50_001)
    #expect(scene.view.indexPathForItem(at: CGPoint(x: 60, y: 600_010)) == nil)
  }
}
