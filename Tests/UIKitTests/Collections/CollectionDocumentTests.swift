import InterfaceBuilder
import Simulator
import Testing

@testable import UIKit

/// Truth: what Interface Builder writes for a collection view with a flow layout, prototype cells and headers; Apple,
/// UICollectionView.dequeueReusableCell(withReuseIdentifier:for:), which makes prototype cells.
@MainActor struct CollectionDocumentTests {
  final class Source: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "Top",
        for: indexPath
      )
    }
  }

  private static let drawn = """
    <collectionView key="view" allowsMultipleSelection="YES" id="col-1">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="4"
    minimumInteritemSpacing="6" id="lay-1"><size key="itemSize" width="80" height="60"/>
    <size key="headerReferenceSize" width="20" height="0"/><size key="footerReferenceSize" width="0" height="0"/>
    <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
    <cells><collectionViewCell reuseIdentifier="Photo" id="cel-1">
    <rect key="frame" x="21" y="2" width="80" height="60"/>
    <view key="contentView"><rect key="frame" x="0" y="0" width="80" height="60"/>
    <autoresizingMask key="autoresizingMask"/><subviews><label text="Photo" id="lab-1">
    <rect key="frame" x="5" y="6" width="70" height="20"/></label></subviews></view>
    </collectionViewCell></cells>
    <collectionReusableView key="sectionHeaderView" reuseIdentifier="Top" id="top-1">
    <rect key="frame" x="0" y="0" width="20" height="667"/></collectionReusableView>
    </collectionView>
    """

  @Test func aLayoutIsReadFromItsDocument() throws {
    let document = try DrawnDocument(Self.drawn)
    let view = try #require(document["col-1"] as? UICollectionView)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(document["lay-1"] === layout && layout.collectionView === view && view.allowsMultipleSelection)
    #expect(layout.scrollDirection == .horizontal && layout.itemSize == CGSize(width: 80, height: 60))
    #expect(layout.minimumLineSpacing == 4 && layout.minimumInteritemSpacing == 6)
    #expect(layout.headerReferenceSize.width == 20 && layout.footerReferenceSize == .zero)
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test func estimatesAndReferencesAreRead() throws {
    let drawn = Self.drawn
      .replacing("allowsMultipleSelection", with: "prefetchingEnabled=\"NO\" allowsMultipleSelection")
      .replacing("minimumLineSpacing", with: "automaticEstimatedItemSize=\"YES\" minimumLineSpacing")
      .replacing(
        "minimumInteritemSpacing",
        with: "sectionInsetReference=\"safeArea\" minimumInteritemSpacing"
      )
    let document = try DrawnDocument(drawn)
    let view = try #require(document["col-1"] as? UICollectionView)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
    #expect(layout.sectionInsetReference == .fromSafeArea && !view.isPrefetchingEnabled)
  }

  @Test func prototypesAreMadeForEachItem() throws {
    let document = try DrawnDocument(Self.drawn)
    let view = try #require(document["col-1"] as? UICollectionView)
    let source = Source()
    view.dataSource = source
    document.device.settle()
    let cells = view.visibleCells
    #expect(cells.count == 3 && Set(cells.map { ObjectIdentifier($0) }).count == 3)
    for cell in cells {
      let label = try #require(cell.contentView.subviews.first as? UILabel)
      #expect(label.text == "Photo" && label.frame == CGRect(x: 5, y: 6, width: 70, height: 20))
      #expect(cell.reuseIdentifier == "Photo")
    }
    #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
  }

  private func makeStoryboard() throws -> UIStoryboard {
    try UIStoryboard.install(
      initial: "grid",
      """
      <collectionViewController clearsSelectionOnViewWillAppear="NO" id="grid">
      <collectionView key="view" id="col-1"><rect key="frame" x="0" y="0" width="320" height="568"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="lay-1"><size key="itemSize" width="90" height="90"/>
      </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="Photo" id="cel-1">
      <rect key="frame" x="0" y="20" width="90" height="90"/>
      <connections><segue destination="next" kind="presentation" identifier="open" id="seg-1"/></connections>
      </collectionViewCell></cells></collectionView></collectionViewController>
      """,
      "<viewController id=\"next\"/>"
    )
    return UIStoryboard(name: "Main", bundle: nil)
  }

  @Test func aTappedCellPerformsItsSegue() throws {
    let device = Simulator.boot(.iPhone5, iOS: 9)
    let controller = try #require(
      makeStoryboard().instantiateInitialViewController() as? UICollectionViewController
    )
    device.launch(controller)
    #expect(!controller.clearsSelectionOnViewWillAppear)
    let view = try #require(controller.collectionView)
    #expect(view.dataSource === controller && view.delegate === controller)
    let source = Source()
    view.dataSource = source
    device.settle()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.frame.size == CGSize(width: 90, height: 90))
    device.tap(at: cell.convert(CGPoint(x: 45, y: 45), to: nil))
    device.advanceUntilIdle()
    #expect(controller.presentedViewController != nil)
  }

  /// Interface Builder shows prototype cells, at which segues start.
  @Test func anOutlineShowsPrototypeCells() throws {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let ways = try makeStoryboard().outline.connections
    #expect(ways.map(\.trigger) == [CGRect(x: 0, y: 20, width: 90, height: 90)])
  }

  @Test func aNibHasACell() throws {
    let document = try DrawnDocument(Self.drawn)
    let view = try #require(document["col-1"] as? UICollectionView)
    view.register(
      try UINib.xib("<collectionViewCell tag=\"7\" id=\"cel-9\"/>"),
      forCellWithReuseIdentifier: "Photo"
    )
    let source = Source()
    view.dataSource = source
    document.device.settle()
    #expect(view.visibleCells.map(\.tag) == [7, 7, 7])
  }
}
