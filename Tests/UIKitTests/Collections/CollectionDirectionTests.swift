import Simulator
import Testing
import UIKit

/// Truth: Apple, UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection (the horizontal coordinates are flipped) and
/// NSCollectionLayoutSection (leading and trailing); StackOverflow 54087393 (a flow layout fills lines from the right) and openradar
/// 25698641 (but begins at the content offset 0); and sums of lengths.
@MainActor struct CollectionDirectionTests {
  private final class FlippedFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private final class BackwardFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
  }

  /// Ten items on an iPhone 13, which is 390 points wide.
  @MainActor
  private final class Scene: UICollectionViewDataSource {
    let simulator: Simulator
    let view: UICollectionView

    init(_ layout: UICollectionViewLayout, _ direction: UIUserInterfaceLayoutDirection = .rightToLeft) {
      simulator = Simulator.boot(.iPhone13, layoutDirection: direction)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 390, height: 200),
        collectionViewLayout: layout
      )
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
      view.dataSource = self
      let controller = UIViewController()
      controller.view.addSubview(view)
      simulator.launch(controller)
      simulator.settle()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: path) }

    /// The left side of an item on the screen; nil if it isn't visible.
    func left(_ item: Int) -> CGFloat? {
      view.cellForItem(at: IndexPath(item: item, section: 0)).map {
        ($0.convert($0.bounds, to: nil).minX * 1000).rounded() / 1000
      }
    }
  }

  private func flow(_ layout: UICollectionViewFlowLayout, _ axis: UICollectionView.ScrollDirection)
    -> UICollectionViewFlowLayout
  {
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    layout.scrollDirection = axis
    layout.minimumLineSpacing = 5
    return layout
  }

  @Test func defaults() {
    _ = Simulator.boot(.iPhone13)
    let flow = UICollectionViewFlowLayout()
    #expect(
      !flow.flipsHorizontallyInOppositeLayoutDirection && flow.developmentLayoutDirection == .leftToRight
    )
  }

  /// Three items of 100 points and two spaces of 25 fill the 350 points between the insets.
  @Test func aFlowLayoutFillsLinesFromTheRight() {
    let normal = Scene(flow(UICollectionViewFlowLayout(), .vertical), .leftToRight)
    #expect([0, 1, 2].map(normal.left) == [30, 155, 280])
    let scene = Scene(flow(UICollectionViewFlowLayout(), .vertical))
    #expect([0, 1, 2, 3].map(scene.left) == [260, 135, 10, 260])
    #expect(scene.view.indexPathForItem(at: CGPoint(x: 300, y: 10))?.item == 0)
  }

  /// Four lines of three, three and four items: 10 columns of 100 points with spaces of 5 and insets of 40 are 1085 points wide.
  @Test func aHorizontalFlowLayoutBeginsAtOffsetZero() {
    let layout = flow(UICollectionViewFlowLayout(), .horizontal)
    layout.itemSize.height = 200
    let scene = Scene(layout)
    #expect(scene.view.contentSize.width == 1085 && scene.view.contentOffset.x == 0)
    #expect(scene.left(9) == 10 && scene.left(0) == nil)
    scene.view.contentOffset.x = 1085 - 390
    scene.simulator.settle()
    #expect(scene.left(0) == 260)
  }

  @Test func flippedCoordinatesBeginAtTheRight() {
    let layout = flow(FlippedFlow(), .horizontal)
    layout.itemSize.height = 200
    let scene = Scene(layout)
    #expect(scene.view.contentOffset.x == 0 && scene.left(0) == 260 && scene.left(1) == 155)
    #expect(scene.view.cellForItem(at: [0, 0])?.frame.minX == 30)
    // The content of cells isn't a mirror image.
    let cell = scene.view.cellForItem(at: [0, 0])
    let middle = cell?.contentView.convert(CGPoint(x: 20, y: 0), to: nil)
    #expect(middle == CGPoint(x: 280, y: 100))
    #expect(scene.view.frame == CGRect(x: 0, y: 100, width: 390, height: 200))
    // A finger that moves to the right shows what is on the left.
    scene.simulator.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 200, y: 200), duration: 0.5)
    scene.simulator.advance(by: 0.02)
    #expect(scene.view.contentOffset.x >= 100)
    #expect(scene.view.frame == CGRect(x: 0, y: 100, width: 390, height: 200))
  }

  @Test func tapsInFlippedCoordinatesReachTheItems() {
    final class Taps: UICollectionViewDelegate {
      var items: [Int] = []
      func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        items.append(path.item)
      }
    }
    let layout = flow(FlippedFlow(), .vertical)
    let scene = Scene(layout)
    let taps = Taps()
    scene.view.delegate = taps
    scene.simulator.tap(at: CGPoint(x: 300, y: 110))
    scene.simulator.tap(at: CGPoint(x: 50, y: 110))
    #expect(taps.items == [0, 2])
  }

  /// The layout is for an interface from right to left, so it is flipped where the interface isn't.
  @Test func theDirectionOfDevelopmentDecidesWhereCoordinatesAreFlipped() {
    #expect(Scene(flow(BackwardFlow(), .vertical), .leftToRight).left(0) == 260)
    let layout = flow(FlippedFlow(), .vertical)
    #expect(Scene(layout, .leftToRight).left(0) == 30)
  }

  @Test func aChangeOfDirectionMovesItems() {
    let scene = Scene(flow(FlippedFlow(), .vertical))
    #expect(scene.left(0) == 260)
    scene.simulator.layoutDirection = .leftToRight
    scene.simulator.settle()
    #expect(scene.left(0) == 30 && scene.view.transform.isIdentity)
  }

  private func compositional(
    orthogonal: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none,
    axis: UICollectionView.ScrollDirection = .vertical
  ) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(60))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
    section.orthogonalScrollingBehavior = orthogonal
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = axis
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  @Test func leadingInsetsOfSectionsAreAtTheRight() {
    #expect(Scene(compositional(), .leftToRight).left(0) == 30)
    let scene = Scene(compositional())
    #expect(scene.left(0) == 260)
    #expect(scene.view.layoutAttributesForItem(at: [0, 0])?.frame.minX == 260)
  }

  /// The row is 1040 points long.
  @Test func aRowBeginsAtTheRightAndScrollsToTheLeft() throws {
    let scene = Scene(compositional(orthogonal: .groupPaging))
    #expect([0, 1, 2].map(scene.left) == [260, 160, 60])
    let row = try #require(scene.view.subviews.compactMap { $0 as? UIScrollView }.first)
    #expect(abs(row.contentOffset.x - (1040 - 390)) < 1e-6)
    scene.simulator.drag(from: CGPoint(x: 150, y: 130), to: CGPoint(x: 220, y: 130), duration: 0.5)
    scene.simulator.advanceUntilIdle()
    #expect(scene.left(1) == 260 && abs(row.contentOffset.x - (1040 - 390 - 100)) < 1e-6)
    scene.view.scrollToItem(at: [0, 9], at: .left, animated: false)
    scene.simulator.settle()
    #expect(scene.left(9) == 0)
  }

  @Test func aHorizontalCompositionalLayoutBeginsAtTheRight() {
    let scene = Scene(compositional(axis: .horizontal))
    #expect(scene.left(0) == 260 && abs(scene.view.contentOffset.x - (1040 - 390)) < 1e-6)
    scene.view.frame.size.width = 300
    scene.simulator.settle()
    #expect(scene.left(0) == 170)
  }
}
