import Simulator
import Testing
import UIKit

/// Truth: Apple, UICollectionViewLayout, "Methods to override", and UICollectionViewLayoutAttributes.
@MainActor struct CollectionLayoutTests {
  /// Items below each other, each 10 points to the right of the one before, with a decoration behind all.
  final class Stairs: UICollectionViewLayout {
    final class Step: UICollectionViewLayoutAttributes {
      var depth = 0

      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Step)?.depth = depth
        return copy
      }

      override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? Step)?.depth == depth
      }
    }

    final class Backdrop: UICollectionReusableView {}

    var preparations = 0
    var asked: [CGRect] = []
    var invalidatesOnScroll = false
    var step: CGFloat = 10

    override class var layoutAttributesClass: AnyClass { Step.self }

    override func prepare() {
      super.prepare()
      preparations += 1
    }

    override var collectionViewContentSize: CGSize {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      return CGSize(width: 320, height: CGFloat(count) * 100)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      asked.append(rect)
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      let items = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      let backdrop = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "Backdrop",
        with: IndexPath(item: 0, section: 0)
      )
      backdrop.frame = CGRect(origin: .zero, size: collectionViewContentSize)
      backdrop.zIndex = -1
      return items.filter { $0.frame.intersects(rect) } + [backdrop]
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = Step(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: CGFloat(indexPath.item) * step,
        y: CGFloat(indexPath.item) * 100,
        width: 50,
        height: 50
      )
      attributes.alpha = 0.5
      attributes.zIndex = indexPath.item == 1 ? 5 : 0
      attributes.depth = indexPath.item
      return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { invalidatesOnScroll }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100) }
  }

  private func makeScene(_ layout: Stairs, items: Int = 20) -> CollectionScene {
    layout.register(Stairs.Backdrop.self, forDecorationViewOfKind: "Backdrop")
    return CollectionScene(items: items, layout: layout)
  }

  @Test func aLayoutOfYourOwnPlacesCells() throws {
    let layout = Stairs()
    let scene = makeScene(layout)
    #expect(layout.preparations == 1 && layout.collectionView === scene.view)
    #expect(scene.view.contentSize == CGSize(width: 320, height: 2000))
    #expect(scene.texts == (0..<5).map { "Item \($0)" })
    let cell = try #require(scene.view.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(cell.frame == CGRect(x: 30, y: 300, width: 50, height: 50) && cell.alpha == 0.5)
    #expect(layout.asked.contains(scene.view.bounds))
  }

  @Test func higherIndexesAreInFront() {
    let scene = makeScene(Stairs())
    let views = scene.view.subviews.compactMap { $0 as? UICollectionReusableView }
    #expect(views.first is Stairs.Backdrop)
    #expect(views.last === scene.view.cellForItem(at: IndexPath(item: 1, section: 0)))
  }

  @Test func aLayoutIsPreparedAgainOnlyWhenInvalid() {
    let layout = Stairs()
    let scene = makeScene(layout)
    scene.view.contentOffset.y = 150
    scene.simulator.settle()
    #expect(layout.preparations == 1)
    layout.step = 0
    layout.invalidateLayout()
    scene.simulator.settle()
    #expect(layout.preparations == 2)
    #expect(scene.view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minX == 0)
    layout.invalidatesOnScroll = true
    scene.view.contentOffset.y = 250
    scene.simulator.settle()
    #expect(layout.preparations == 3)
  }

  @Test func contextsSayWhatIsInvalid() {
    final class Layout: UICollectionViewFlowLayout {
      var log: [String] = []
      var keepsPlaces = false

      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

      override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
      {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        flow?.invalidateFlowLayoutDelegateMetrics = !keepsPlaces
        flow?.invalidateFlowLayoutAttributes = !keepsPlaces
        return context
      }

      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        log.append("\(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
      }
    }
    let layout = Layout()
    let scene = CollectionScene(items: 100, layout: layout)
    layout.log = []
    scene.view.reloadData()
    #expect(layout.log == ["true true"])
    scene.simulator.settle()
    layout.log = []
    scene.view.contentOffset.y = 10
    #expect(layout.log == ["false false"])
    scene.simulator.settle()
    layout.log = []
    scene.sections[0].removeLast()
    scene.view.deleteItems(at: [IndexPath(item: 99, section: 0)])
    #expect(layout.log.first == "false true")
    scene.simulator.advanceUntilIdle()
    // Items keep their places although lines are shorter now.
    layout.keepsPlaces = true
    scene.view.frame.size.width = 170
    scene.simulator.settle()
    #expect(scene.frames()[4].minX == 270)
    layout.invalidateLayout()
    scene.simulator.settle()
    #expect(scene.frames()[4].minX == 60)
  }

  @Test func aContextMovesTheContent() {
    let layout = Stairs()
    let scene = makeScene(layout)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
    #expect(context.invalidatedItemIndexPaths?.map(\.item) == [1, 2])
    layout.invalidateLayout(with: context)
    scene.simulator.settle()
    #expect(scene.view.contentOffset.y == 30 && layout.preparations == 2)
  }

  @Test func aLayoutChoosesWhereScrollingStops() {
    let scene = makeScene(Stairs(), items: 100)
    scene.simulator.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 250), duration: 0.2)
    scene.simulator.advanceUntilIdle()
    let offset = scene.view.contentOffset.y
    #expect(offset > 50 && abs(offset - (offset / 100).rounded() * 100) < 0.01)
  }

  @Test func attributesOfYourOwnClassReachTheCell() {
    final class Cell: UICollectionViewCell {
      var depths: [Int] = []

      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        depths.append((layoutAttributes as? Stairs.Step)?.depth ?? -1)
      }
    }
    let layout = Stairs()
    let scene = makeScene(layout)
    scene.view.register(Cell.self, forCellWithReuseIdentifier: "Cell")
    scene.view.reloadData()
    // The queue has cells of the former class; the fifth to come are of the new one.
    scene.view.frame.size.height = 900
    scene.simulator.settle()
    let cells = scene.view.visibleCells.compactMap { $0 as? Cell }
    #expect(!cells.isEmpty)
    for cell in cells { #expect(cell.depths == [scene.view.indexPath(for: cell)?.item ?? -2]) }
  }

  // MARK: Decoration views

  /// Source: Apple, UICollectionViewLayout.register(_:forDecorationViewOfKind:) and layoutAttributesForDecorationView(ofKind:at:).
  final class Shelves: UICollectionViewFlowLayout {
    final class Board: UICollectionReusableView {
      var uses = 0
      override func prepareForReuse() { uses += 1 }
    }

    var asked: Set<IndexPath> = []

    override func prepare() {
      super.prepare()
      register(Board.self, forDecorationViewOfKind: "Board")
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let elements = super.layoutAttributesForElements(in: rect) ?? []
      let boards = (0..<20).map { row in
        let board = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "Board",
          with: IndexPath(item: row, section: 0)
        )
        board.frame = CGRect(x: 0, y: CGFloat(row) * 100, width: 320, height: 10)
        board.zIndex = -1
        return board
      }
      return elements + boards.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      asked.insert(indexPath)
      return nil
    }
  }

  @Test func decorationViewsAreMadeByTheLayoutAndReused() throws {
    let layout = Shelves()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let scene = CollectionScene(items: 20, layout: layout)
    func boards() -> [Shelves.Board] { scene.view.subviews.compactMap { $0 as? Shelves.Board } }
    #expect(Set(boards().map(\.frame.minY)) == [0, 100, 200, 300, 400])
    #expect(boards().allSatisfy { $0.bounds.size == CGSize(width: 320, height: 10) })
    #expect(layout.asked == Set((0..<5).map { IndexPath(item: $0, section: 0) }))
    let first = Set(boards().map(ObjectIdentifier.init))
    scene.view.contentOffset.y = 1000
    scene.simulator.settle()
    #expect(Set(boards().map(\.frame.minY)) == [1000, 1100, 1200, 1300, 1400])
    #expect(Set(boards().map(ObjectIdentifier.init)) == first && boards().allSatisfy { $0.uses == 1 })
    // Only the layout makes decorations: UIKit tells neither the data source nor the delegate about them.
    #expect(scene.view.visibleSupplementaryViews(ofKind: "Board").isEmpty)
  }

  // MARK: Attributes

  @Test func attributesKnowTheirElement() {
    let path = IndexPath(item: 2, section: 1)
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(cell.representedElementCategory == .cell && cell.representedElementKind == nil)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "Header", with: path)
    #expect(
      header.representedElementCategory == .supplementaryView && header.representedElementKind == "Header"
    )
    let back = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "Back", with: path)
    #expect(back.representedElementCategory == .decorationView && back.indexPath == path)
    #expect(cell.alpha == 1 && cell.zIndex == 0 && !cell.isHidden && cell.transform.isIdentity)
  }

  @Test func theFrameIsThatOfTheTransformedView() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
    #expect(attributes.center == CGPoint(x: 30, y: 30) && attributes.size == CGSize(width: 40, height: 20))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(attributes.frame == CGRect(x: -10, y: 25, width: 80, height: 10))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func copiesAreOfTheSameClassAndEqual() throws {
    let step = Stairs.Step(forCellWith: IndexPath(item: 4, section: 0))
    step.depth = 3
    step.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = try #require(step.copy() as? Stairs.Step)
    #expect(copy !== step && copy.isEqual(step) && copy.depth == 3 && copy.indexPath.item == 4)
    copy.alpha = 0.25
    #expect(!copy.isEqual(step) && step.alpha == 1)
  }
}
