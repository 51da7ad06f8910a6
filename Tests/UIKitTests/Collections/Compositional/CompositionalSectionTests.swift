import Simulator
import Testing
import UIKit

/// Truth: Apple, NSCollectionLayoutSection, NSCollectionLayoutBoundarySupplementaryItem, NSCollectionLayoutDecorationItem and
/// UICollectionViewCompositionalLayoutConfiguration; frames by hand.
@MainActor struct CompositionalSectionTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  /// Rows of 50 points.
  private func makeSection() -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
      )
    )
  }

  private func boundary(_ kind: String, _ alignment: NSRectAlignment, _ height: CGFloat = 30)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(height)),
      elementKind: kind,
      alignment: alignment
    )
  }

  @Test func headersAreAboveTheInsetsAndFootersBelow() {
    let section = makeSection()
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 20)
    section.boundarySupplementaryItems = [boundary(header, .top), boundary(footer, .bottom, 20)]
    let scene = CompositionalScene([2, 0, 1], UICollectionViewCompositionalLayout(section: section))
    #expect(scene.frame(header) == rect(10, 0, 290, 30))
    #expect(scene.frames() == [rect(10, 35, 290, 50), rect(10, 85, 290, 50)])
    #expect(scene.frame(footer) == rect(10, 142, 290, 20))
    // A section without items has its insets, if it has a header.
    #expect(scene.frame(header, 0, 1) == rect(10, 162, 290, 30))
    #expect(scene.frame(footer, 0, 1) == rect(10, 204, 290, 20))
    #expect(scene.frames(2) == [rect(10, 259, 290, 50)])
    #expect(scene.view.contentSize.height == 336)
  }

  @Test func headersMayIgnoreTheInsets() {
    let section = makeSection()
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [boundary(header, .top)]
    #expect(
      CompositionalScene([1], UICollectionViewCompositionalLayout(section: section)).frame(header)
        == rect(0, 0, 320, 30)
    )
  }

  @Test(arguments: [
    (NSRectAlignment.topLeading, 0.0, 0.0), (.top, 110, 0), (.topTrailing, 220, 0), (.bottomLeading, 0, 150),
    (.bottom, 110, 150), (.bottomTrailing, 220, 150), (.leading, 0, 60), (.trailing, 220, 60),
  ])
  func alignmentsNameSidesAndCorners(_ alignment: NSRectAlignment, _ x: CGFloat, _ y: CGFloat) {
    let section = makeSection()
    // 100 by 30 points at a body of 150; at the top the body moves down by 30.
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(100), .absolute(30)),
        elementKind: "side",
        alignment: alignment
      )
    ]
    let scene = CompositionalScene([3], UICollectionViewCompositionalLayout(section: section))
    #expect(scene.frame("side") == rect(x, y, 100, 30))
    let isBeside = alignment == .leading || alignment == .trailing
    #expect(scene.view.contentSize.height == (isBeside ? 150 : 180))
  }

  @Test func offsetsMoveAndViewsMayLieInside() {
    let section = makeSection()
    let inside = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(100), .absolute(30)),
      elementKind: "side",
      alignment: .topLeading,
      absoluteOffset: CGPoint(x: 4, y: 6)
    )
    inside.extendsBoundary = false
    section.boundarySupplementaryItems = [inside]
    let scene = CompositionalScene([3], UICollectionViewCompositionalLayout(section: section))
    #expect(scene.frame("side") == rect(4, 6, 100, 30) && scene.view.contentSize.height == 150)
  }

  @Test(arguments: [
    // The offset, and where the header of the first section (10 rows, 0 to 530) is.
    (0.0, 0.0), (100, 100), (490, 490), (515, 500),
  ])
  func pinnedHeadersStayWhileTheirSectionIsThere(_ offset: CGFloat, _ y: CGFloat) {
    let section = makeSection()
    let pinned = boundary(header, .top)
    pinned.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [pinned]
    let scene = CompositionalScene([10, 10], UICollectionViewCompositionalLayout(section: section))
    scene.view.contentOffset.y = offset
    scene.simulator.settle()
    #expect(scene.frame(header) == rect(0, y, 320, 30))
    let view = scene.view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0))
    #expect(view?.frame.minY == y && scene.view.subviews.last { $0 is UICollectionReusableView } != nil)
  }

  @Test func pinnedFootersStayAtTheBottom() {
    let section = makeSection()
    let pinned = boundary(footer, .bottom)
    pinned.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [pinned]
    let scene = CompositionalScene([20], UICollectionViewCompositionalLayout(section: section))
    #expect(scene.frame(footer) == rect(0, 450, 320, 30))
    scene.view.contentOffset.y = 550
    scene.simulator.settle()
    #expect(scene.frame(footer) == rect(0, 1000, 320, 30))
  }

  @Test func backgroundsAreBehindTheirSection() throws {
    final class Card: UICollectionReusableView {}
    let section = makeSection()
    section.boundarySupplementaryItems = [boundary(header, .top)]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Card.self, forDecorationViewOfKind: "card")
    let scene = CompositionalScene([2, 0], layout)
    let card = try #require(scene.view.subviews.first { $0 is Card })
    #expect(card.frame == rect(2, 1, 314, 126))
    #expect(scene.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex == 1)
    let cell = try #require(scene.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let order = scene.view.subviews
    #expect(try #require(order.firstIndex { $0 === card }) < #require(order.firstIndex { $0 === cell }))
  }

  @Test func theConfigurationAppliesToTheWholeLayout() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    configuration.boundarySupplementaryItems = [boundary("top", .top, 40)]
    let layout = UICollectionViewCompositionalLayout(section: makeSection(), configuration: configuration)
    let scene = CompositionalScene([1, 1], layout)
    #expect(scene.frames() == [rect(0, 40, 320, 50)] && scene.frames(1) == [rect(0, 102, 320, 50)])
    #expect(scene.view.contentSize.height == 152)
    #expect(scene.view.visibleSupplementaryViews(ofKind: "top").map(\.frame) == [rect(0, 0, 320, 40)])
    // The layout has a copy, so that only setting it has an effect.
    configuration.interSectionSpacing = 0
    #expect(layout.configuration.interSectionSpacing == 12)
    layout.configuration = configuration
    scene.simulator.settle()
    #expect(scene.frames(1) == [rect(0, 90, 320, 50)])
  }

  @Test func layoutsScrollHorizontally() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.contentInsetsReference = .none
    configuration.interSectionSpacing = 8
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.absolute(100), .fractionalHeight(1)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))]
      )
    )
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 5, bottom: 0, trailing: 5)
    section.interGroupSpacing = 10
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let scene = CompositionalScene([3, 1], layout)
    #expect(scene.frames() == [rect(5, 20, 100, 230), rect(5, 250, 100, 230), rect(115, 20, 100, 230)])
    #expect(scene.frames(1) == [rect(233, 20, 100, 230)])
    #expect(scene.view.contentSize == CGSize(width: 338, height: 480))
  }

  @Test func theProviderGetsTheEnvironment() {
    var log: [String] = []
    let layout = UICollectionViewCompositionalLayout { number, environment in
      let size = environment.container.effectiveContentSize
      log.append(
        "\(number) \(Int(size.width))×\(Int(size.height)) \(environment.traitCollection.horizontalSizeClass)"
      )
      return self.makeSection()
    }
    let scene = CompositionalScene([1, 1], layout)
    #expect(log.prefix(2) == ["0 320×480 compact", "1 320×480 compact"])
    log = []
    scene.view.contentOffset.y = 10
    scene.simulator.settle()
    #expect(log.isEmpty)
    scene.view.frame.size.width = 300
    scene.simulator.settle()
    #expect(log == ["0 300×480 compact", "1 300×480 compact"])
  }

  @Test func aSectionWithoutItemsNeedsNoDefinition() {
    let layout = UICollectionViewCompositionalLayout { number, _ in number == 0 ? nil : self.makeSection() }
    #expect(CompositionalScene([0, 2], layout).frames(1).count == 2)
  }

  @Test func aSectionWithItemsNeedsADefinition() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = CompositionalScene([1], UICollectionViewCompositionalLayout { _, _ in nil })
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. "
        + "This is a client error."
    )
  }

  /// Only what is visible has cells, and places of items follow by multiplication.
  @Test func manyItemsCostNothing() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
      count: 4
    )
    let scene = CompositionalScene(100_000, group) { $0.interGroupSpacing = 2 }
    #expect(scene.view.contentSize.height == CGFloat(25_000 * 52 - 2))
    #expect(scene.made == 40)
    #expect(
      scene.view.layoutAttributesForItem(at: IndexPath(item: 99_999, section: 0))?.frame
        == rect(240, 24_999 * 52, 80, 50)
    )
    scene.view.contentOffset.y = 52 * 12_000
    scene.simulator.settle()
    #expect(scene.view.indexPathsForVisibleItems.first?.item == 48_000 && scene.made == 80)
    scene.counts[0] -= 1
    scene.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    scene.simulator.advanceUntilIdle()
    #expect(scene.view.numberOfItems(inSection: 0) == 99_999)
  }
}
