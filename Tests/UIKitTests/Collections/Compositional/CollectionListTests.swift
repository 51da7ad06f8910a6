import Simulator
import Testing
import UIKit

/// Truth: Apple, UICollectionLayoutListConfiguration and UIListSeparatorConfiguration; frames by hand.
@MainActor struct CollectionListTests {
  private let header = UICollectionView.elementKindSectionHeader

  private func makeScene(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ counts: [Int] = [3, 2],
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> CompositionalScene {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    return CompositionalScene(counts, UICollectionViewCompositionalLayout.list(using: configuration))
  }

  /// The separators of an item: their tops and leading edges.
  private func separators(_ scene: CompositionalScene, _ item: Int, _ section: Int = 0) -> [String] {
    guard let cell = scene.view.cellForItem(at: IndexPath(item: item, section: section)) else { return [] }
    return cell.subviews.filter { $0.frame.height == 0.5 }.sorted { $0.frame.minY < $1.frame.minY }.map {
      "\($0.frame.minY == 0 ? "top" : "bottom") \(Int($0.frame.minX))"
    }
  }

  @Test func plainRowsGoFromSideToSide() {
    let scene = makeScene(.plain)
    #expect(scene.frames().map(\.minY) == [0, 44, 88])
    #expect(scene.frames().allSatisfy { $0.minX == 0 && $0.width == 320 && $0.height == 44 })
    #expect(scene.frames(1).map(\.minY) == [132, 176])
  }

  @Test func rowsAreAtLeast44PointsHigh() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    let scene = CompositionalScene([3], UICollectionViewCompositionalLayout.list(using: configuration)) {
      CGSize(width: 10, height: [20, 60, 44][$0.item])
    }
    #expect(scene.frames().map(\.height) == [44, 60, 44])
  }

  @Test func insetGroupsHaveRoundCorners() throws {
    let scene = makeScene(.insetGrouped)
    #expect(scene.frames().allSatisfy { $0.minX == 16 && $0.width == 288 })
    let cells = try (0..<3).map { try #require(scene.view.cellForItem(at: IndexPath(item: $0, section: 0))) }
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    #expect(cells[0].layer.maskedCorners == top && cells[2].layer.maskedCorners == bottom)
    #expect(cells.map { $0.layer.cornerRadius > 0 } == [true, false, true])
    #expect(scene.frames(1)[0].minY - scene.frames()[2].maxY == 35)
  }

  @Test(arguments: [
    // The separators of the first and the last row of a group.
    (UICollectionLayoutListConfiguration.Appearance.plain, ["bottom 16"], ["bottom 16"]),
    (.grouped, ["top 0", "bottom 16"], ["bottom 0"]), (.insetGrouped, ["bottom 16"], []), (.sidebar, [], []),
  ])
  func appearancesHaveSeparators(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ first: [String],
    _ last: [String]
  ) {
    let scene = makeScene(appearance)
    #expect(separators(scene, 0) == first && separators(scene, 2) == last)
  }

  @Test func separatorsCanBeChanged() {
    let scene = makeScene(.plain) {
      $0.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
        top: 0,
        leading: 40,
        bottom: 0,
        trailing: 8
      )
      $0.itemSeparatorHandler = { path, configuration in
        var configuration = configuration
        if path.item == 1 {
          configuration.bottomSeparatorVisibility = .hidden
          configuration.topSeparatorVisibility = .visible
        }
        return configuration
      }
    }
    #expect(separators(scene, 0) == ["bottom 40"] && separators(scene, 1) == ["top 16"])
    #expect(
      makeScene(.plain) { $0.showsSeparators = false }.view.visibleCells.allSatisfy { $0.subviews.count == 1 }
    )
  }

  @Test func headersOfPlainListsStayAtTheTop() {
    let scene = makeScene(.plain, [30, 2]) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = 0
    }
    #expect(scene.frame(header) == CGRect(x: 0, y: 0, width: 320, height: 28))
    scene.view.contentOffset.y = 200
    scene.simulator.settle()
    #expect(scene.frame(header)?.minY == 200)
    #expect(makeScene(.grouped, [2]) { $0.headerMode = .supplementary }.frame(header)?.minY == 0)
  }

  @Test(arguments: [(15.0, 22.0), (14, 0)])
  func headersHaveRoomAboveFromIOS15On(_ version: Double, _ padding: CGFloat) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    _ = Simulator.boot(.iPhone5, iOS: version)
    let scene = CompositionalScene(
      [2],
      UICollectionViewCompositionalLayout.list(using: configuration),
      iOS: version
    )
    #expect(scene.frame(header)?.minY == padding && scene.frames()[0].minY == padding + 28)
  }

  @Test func theFirstItemMayBeTheHeader() {
    let scene = makeScene(.insetGrouped, [3]) { $0.headerMode = .firstItemInSection }
    let cells = scene.view.visibleCells
    #expect(cells.map { $0.layer.cornerRadius > 0 } == [false, true, true])
  }

  @Test func theBackgroundFillsTheView() {
    let scene = makeScene(.insetGrouped, [1])
    #expect(scene.view.subviews.first?.frame == scene.view.bounds)
    #expect(scene.view.subviews.first?.backgroundColor == .systemGroupedBackground)
    let colored = makeScene(.plain, [1]) { $0.backgroundColor = .red }
    #expect(colored.view.subviews.first?.backgroundColor == .red)
  }

  @Test func aSectionCanBeAList() {
    let grid = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
      count: 2
    )
    let layout = UICollectionViewCompositionalLayout { number, environment in
      number == 0
        ? NSCollectionLayoutSection(group: grid)
        : .list(
          using: UICollectionLayoutListConfiguration(appearance: .plain),
          layoutEnvironment: environment
        )
    }
    let scene = CompositionalScene([2, 2], layout)
    #expect(scene.frames(1).map(\.minY) == [100, 144])
  }
}
