import Simulator
import Testing
import UIKit

/// Truth: Apple, NSCollectionLayoutGroup, NSCollectionLayoutDimension, NSCollectionLayoutEdgeSpacing and Implementing Modern Collection
/// Views; frames by hand.
@MainActor struct CompositionalGroupTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test(arguments: [
    // Columns, spacing, inset: the width is that without spacing, divided and rounded down to half points.
    (1, 0.0, 0.0, 320.0), (2, 0, 0, 160), (3, 0, 0, 106.5), (2, 10, 10, 145), (3, 10, 10, 93), (4, 8, 4, 72),
  ])
  func aNumberOfItemsSharesTheLine(_ columns: Int, _ spacing: CGFloat, _ inset: CGFloat, _ width: CGFloat) {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
      count: columns
    )
    group.interItemSpacing = .fixed(spacing)
    let scene = CompositionalScene(7, group) {
      $0.interGroupSpacing = spacing
      $0.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    }
    let expected = (0..<7).map { index in
      rect(
        inset + CGFloat(index % columns) * (width + spacing),
        inset + CGFloat(index / columns) * (44 + spacing),
        width,
        44
      )
    }
    #expect(scene.frames() == expected)
    let lines = CGFloat((7 + columns - 1) / columns)
    #expect(
      scene.view.contentSize == CGSize(width: 320, height: 2 * inset + lines * 44 + (lines - 1) * spacing)
    )
  }

  /// The width of items as a fraction, the spacing, and how many are on a line.
  nonisolated private static let fillings: [(CGFloat, CGFloat, Int)] = [
    (0.5, 0, 2), (0.5, 10, 2), (0.25, 0, 4), (1.0 / 3, 0, 3), (0.3, 8, 3), (0.4, 0, 2), (1, 5, 1),
    (0.2, 20, 5),
  ]

  @Test(arguments: fillings)
  func itemsFillALineUntilTheNextDoesNotFit(_ fraction: CGFloat, _ spacing: CGFloat, _ count: Int) {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.fractionalWidth(fraction), .fractionalHeight(1))]
    )
    group.interItemSpacing = .fixed(spacing)
    let frames = CompositionalScene(12, group).frames()
    #expect(frames.filter { $0.minY == 0 }.count == count)
    #expect(frames.allSatisfy { $0.maxX <= 320 })
  }

  @Test func lengthsFillALine() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.absolute(100), .absolute(30)), item(.absolute(60), .fractionalHeight(0.5))]
    )
    group.interItemSpacing = .fixed(10)
    // 100 + 10 + 60 + 10 + 100 = 280; another 70 doesn't fit.
    #expect(
      CompositionalScene(4, group).frames() == [
        rect(0, 0, 100, 30), rect(110, 0, 60, 20), rect(180, 0, 100, 30), rect(0, 40, 100, 30),
      ]
    )
  }

  @Test func aRepeatedItemKeepsItsOwnWidth() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      repeatingSubitem: item(.absolute(50), .fractionalHeight(1)),
      count: 3
    )
    #expect(CompositionalScene(4, group).frames().map(\.minX) == [0, 50, 100, 0])
  }

  @Test func columnsGoDown() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .absolute(100)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
      count: 2
    )
    group.interItemSpacing = .fixed(10)
    // The third item is alone in its group, which ends below it.
    let scene = CompositionalScene(3, group)
    #expect(scene.frames() == [rect(0, 0, 160, 45), rect(0, 55, 160, 45), rect(0, 100, 160, 45)])
    #expect(scene.view.contentSize.height == 145)
  }

  /// The nested groups of Implementing Modern Collection Views.
  @Test func groupsAreNested() {
    let leading = item(.fractionalWidth(0.7), .fractionalHeight(1))
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(0.3)),
      count: 2
    )
    for item in [leading] + trailing.subitems {
      item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)),
      subitems: [leading, trailing]
    )
    #expect(
      CompositionalScene(4, group).frames() == [
        rect(10, 10, 204, 172), rect(234, 10, 76, 76), rect(234, 106, 76, 76), rect(10, 202, 204, 172),
      ]
    )
  }

  @Test(arguments: [
    // The flexible distances: between items, or before, after or around them.
    ("between", [0.0, 110.0, 220.0]), ("before", [20, 120, 220]), ("after", [0, 100, 200]),
    ("around", [10, 110, 210]),
  ])
  func flexibleSpacingTakesTheRoomLeftOver(_ kind: String, _ starts: [CGFloat]) {
    let first = item(.absolute(100), .absolute(20))
    let last = item(.absolute(100), .absolute(20))
    if kind == "before" || kind == "around" {
      first.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .flexible(0),
        top: nil,
        trailing: nil,
        bottom: nil
      )
    }
    if kind == "after" || kind == "around" {
      last.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: nil,
        top: nil,
        trailing: .flexible(0),
        bottom: nil
      )
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)),
      subitems: [first, item(.absolute(100), .absolute(20)), last]
    )
    if kind == "between" { group.interItemSpacing = .flexible(0) }
    #expect(CompositionalScene(3, group).frames().map(\.minX) == starts)
  }

  @Test func fixedEdgeSpacingPushesNeighbours() {
    let spaced = item(.absolute(50), .absolute(20))
    spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(8),
      top: .fixed(5),
      trailing: .fixed(4),
      bottom: nil
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [spaced, item(.absolute(50), .absolute(20))]
    )
    #expect(
      Array(CompositionalScene(2, group).frames()) == [rect(8, 5, 50, 20), rect(62, 0, 50, 20)]
    )
  }

  @Test func edgeSpacingOfGroupsCentresThem() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(40)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
    )
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0),
      top: .fixed(6),
      trailing: .flexible(0),
      bottom: .fixed(4)
    )
    #expect(CompositionalScene(2, group).frames() == [rect(60, 6, 200, 40), rect(60, 56, 200, 40)])
  }

  @Test func customGroupsPlaceItemsThemselves() {
    var sizes: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
      environment in
      sizes.append(environment.container.contentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 5, width: 50, height: 50), zIndex: 3),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 100, y: 20, width: 80, height: 80)),
      ]
    }
    let scene = CompositionalScene(3, group)
    #expect(scene.frames() == [rect(5, 5, 50, 50), rect(100, 20, 80, 80), rect(5, 105, 50, 50)])
    #expect(scene.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex == 3)
    #expect(Set(sizes.map(\.height)) == [100] && Set(sizes.map(\.width)) == [320])
  }

  @Test func groupsHaveADescription() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.fractionalWidth(0.5), .estimated(44))]
    )
    #expect(group.visualDescription().contains("horizontal") && group.visualDescription().contains("44"))
  }

  // MARK: Anchors

  /// Edges, the offset, whether it is in points rather than fractions of the badge of 20 points, and the badge's origin on an item at
  /// 0, 0 of 100 by 80 points.
  nonisolated private static let anchors:
    [(NSDirectionalRectEdge, CGFloat, CGFloat, Bool, CGFloat, CGFloat)] = [
      ([.top, .trailing], 0, 0, true, 80, 0), ([.top, .trailing], 0.3, -0.3, false, 86, -6),
      ([.top, .leading], 0, 0, true, 0, 0), ([.bottom], 0, 4, true, 40, 64), ([], 0, 0, true, 40, 30),
      ([.bottom, .trailing], 0.5, 0.5, false, 90, 70),
    ]

  @Test(arguments: anchors)
  func badgesAreAnchored(
    _ edges: NSDirectionalRectEdge,
    _ dx: CGFloat,
    _ dy: CGFloat,
    _ isAbsolute: Bool,
    _ x: CGFloat,
    _ y: CGFloat
  ) {
    let offset = CGPoint(x: dx, y: dy)
    let anchor =
      isAbsolute
      ? NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
      : NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)),
      elementKind: "badge",
      containerAnchor: anchor
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)),
      subitems: [
        NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(80)), supplementaryItems: [badge])
      ]
    )
    let scene = CompositionalScene(5, group)
    #expect(scene.frame("badge") == rect(x, y, 20, 20))
    // Three items are on a line; badges are numbered in the section.
    #expect(scene.frame("badge", 4) == rect(x + 100, y + 80, 20, 20))
    #expect(scene.frame("badge", 5) == nil)
  }

  @Test func anItemAnchorNamesThePointOfTheView() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading])
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(80)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
    )
    group.supplementaryItems = [badge]
    #expect(CompositionalScene(1, group).frame("badge") == rect(100, 80, 20, 10))
  }

  // MARK: Invalid input

  nonisolated private static let odd: [CGFloat] = [
    0, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  @Test(arguments: odd)
  func oddLengthsDoNoHarm(_ value: CGFloat) {
    let dimensions: [(CGFloat) -> Dimension] = [
      { .absolute($0) }, { .estimated($0) }, { .fractionalWidth($0) }, { .fractionalHeight($0) },
      { .uniformAcrossSiblings(estimate: $0) },
    ]
    for dimension in dimensions {
      _ = Simulator.boot(.iPhone5, iOS: 15)
      let odd = dimension(value)
      #expect(odd.dimension.isFinite && odd.dimension >= 0)
      for (width, height): (Dimension, Dimension) in [(odd, .absolute(40)), (.absolute(40), odd), (odd, odd)]
      {
        let inner = NSCollectionLayoutGroup.horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(50)),
          subitems: [item(width, height)]
        )
        let outer = NSCollectionLayoutGroup.vertical(
          layoutSize: size(width, height),
          subitems: [item(.fractionalWidth(1), .absolute(20))]
        )
        for group in [inner, outer] {
          let scene = CompositionalScene(30, group) { $0.interGroupSpacing = value }
          scene.view.contentOffset.y = 50
          scene.simulator.settle()
          #expect(scene.frames().allSatisfy { $0.minX.isFinite && $0.maxY.isFinite })
        }
      }
    }
  }

  @Test(arguments: odd)
  func oddDistancesDoNoHarm(_ value: CGFloat) {
    _ = Simulator.boot(.iPhone5, iOS: 15)
    let insets = NSDirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value)
    let spaced = item(.absolute(40), .absolute(40))
    spaced.contentInsets = insets
    spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(value),
      top: .fixed(value),
      trailing: .fixed(value),
      bottom: .flexible(value)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [spaced]
    )
    group.contentInsets = insets
    group.interItemSpacing = .fixed(value)
    let scene = CompositionalScene(30, group) { $0.contentInsets = insets }
    #expect(scene.frames().allSatisfy { $0.minX.isFinite && $0.maxY.isFinite })
  }

  @Test func emptyGroupsShowNothing() {
    let whole = size(.fractionalWidth(1), .absolute(50))
    for group in [
      NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: []),
      .vertical(layoutSize: whole, subitems: []),
      .horizontal(layoutSize: whole, subitem: item(.absolute(10), .absolute(10)), count: 0),
      .vertical(layoutSize: whole, repeatingSubitem: item(.absolute(10), .absolute(10)), count: -3),
      .custom(layoutSize: whole) { _ in [] },
      .horizontal(layoutSize: whole, subitems: [item(.absolute(400), .absolute(10))]),
    ] {
      let scene = CompositionalScene(10, group)
      #expect(scene.frames().isEmpty && scene.view.contentSize.height == 0 && scene.view.visibleCells.isEmpty)
    }
  }

  @Test func aLengthThatIsNotPositiveIsLogged() {
    _ = Simulator.boot(.iPhone5, iOS: 15)
    _ = Dimension.absolute(0)
    #expect(
      SimulatedDevice.current.console.lines.last?.contains(
        "Invalid absolute dimension, must be > 0. NOTE: This will be a hard-assert soon, please update your call site."
      ) == true
    )
  }
}
