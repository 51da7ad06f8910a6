import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UICollectionViewDiffableDataSource.SectionSnapshotHandlers, UICellAccessory.OutlineDisclosureOptions.Style and
/// UICollectionViewListCell.indentationLevel.
@MainActor struct SectionSnapshotHandlersTests {
  /// A list of two parents with children, whose cells have arrows.
  @MainActor
  private final class Scene: UICollectionViewController {
    var source: UICollectionViewDiffableDataSource<Int, String>?
    var log: [String] = []
    let accessory: (String) -> UICellAccessory

    init(_ style: UICellAccessory.OutlineDisclosureOptions.Style) {
      accessory = { _ in .outlineDisclosure(options: .init(style: style)) }
      let list = UICollectionLayoutListConfiguration(appearance: .plain)
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [unowned self] cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = item.count == 1 ? [accessory(item)] : []
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var handlers = source.sectionSnapshotHandlers
      handlers.shouldExpandItem = { $0 != "z" }
      handlers.willExpandItem = { [unowned self] in log.append("expand \($0)") }
      handlers.willCollapseItem = { [unowned self] in log.append("collapse \($0)") }
      source.sectionSnapshotHandlers = handlers
      var tree = NSDiffableDataSourceSectionSnapshot<String>()
      tree.append(["a", "b", "z"])
      tree.append(["a1", "a2"], to: "a")
      tree.append(["z1"], to: "z")
      source.apply(tree, to: 0, animatingDifferences: false)
      self.source = source
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(source?.itemIdentifier(for: indexPath) ?? "")")
    }

    var shown: [String] { source?.snapshot().itemIdentifiers ?? [] }

    func cell(_ item: String) -> UICollectionViewListCell? {
      let path = source?.indexPath(for: item)
      return path.flatMap { collectionView.cellForItem(at: $0) } as? UICollectionViewListCell
    }

    func arrow(_ item: String) -> UIView? { cell(item)?.subviews.first { $0 is ListSign } }
  }

  private func launch(
    _ style: UICellAccessory.OutlineDisclosureOptions.Style
  ) -> (simulator: Simulator, scene: Scene) {
    let simulator = Simulator.boot(.iPhone16, iOS: 18)
    let scene = Scene(style)
    simulator.launch(scene)
    simulator.advanceUntilIdle()
    return (simulator, scene)
  }

  @Test func aTapOnTheArrowExpandsAndCollapses() throws {
    let (simulator, scene) = launch(.cell)
    #expect(scene.shown == ["a", "b", "z"])
    simulator.tap(try #require(scene.arrow("a")))
    simulator.advanceUntilIdle()
    #expect(scene.shown == ["a", "a1", "a2", "b", "z"])
    #expect(scene.cell("a")?.configurationState.isExpanded == true)
    #expect(scene.cell("a")?.indentationLevel == 0 && scene.cell("a1")?.indentationLevel == 1)
    simulator.tap(try #require(scene.arrow("a")))
    simulator.advanceUntilIdle()
    #expect(scene.shown == ["a", "b", "z"])
    #expect(scene.cell("a")?.configurationState.isExpanded == false)
    #expect(scene.log == ["expand a", "collapse a"])
  }

  @Test func aTapOnACellSelectsIt() throws {
    let (simulator, scene) = launch(.cell)
    simulator.tap(try #require(scene.cell("a")))
    simulator.advanceUntilIdle()
    #expect(scene.log == ["select a"] && scene.shown == ["a", "b", "z"])
  }

  @Test func aTapAnywhereOnAHeaderExpandsIt() throws {
    let (simulator, scene) = launch(.header)
    simulator.tap(try #require(scene.cell("a")))
    simulator.advanceUntilIdle()
    #expect(scene.log == ["expand a"] && scene.shown == ["a", "a1", "a2", "b", "z"])
    #expect(scene.collectionView.indexPathsForSelectedItems?.isEmpty ?? true)
  }

  @Test func handlersCanRefuse() throws {
    let (simulator, scene) = launch(.cell)
    simulator.tap(try #require(scene.arrow("z")))
    simulator.advanceUntilIdle()
    #expect(scene.log.isEmpty && scene.shown == ["a", "b", "z"])
  }

  @Test func childrenCanBeLoadedLate() throws {
    let (simulator, scene) = launch(.cell)
    scene.source?.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      var children = children
      children.append(["\(parent)3"])
      return children
    }
    simulator.tap(try #require(scene.arrow("a")))
    simulator.advanceUntilIdle()
    #expect(scene.shown == ["a", "a1", "a2", "a3", "b", "z"])
  }

  @Test func anApplicationsClosureReplacesTheEffect() throws {
    _ = Simulator.boot(.iPhone16, iOS: 18)
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var taps = 0
    cell.accessories = [.outlineDisclosure { taps += 1 }]
    cell.layoutIfNeeded()
    cell.toggleOutline()
    #expect(taps == 1)
  }

  @Test func codeExpandsToo() {
    let (simulator, scene) = launch(.cell)
    guard let source = scene.source else { return }
    var tree = source.snapshot(for: 0)
    tree.expand(["a"])
    source.apply(tree, to: 0)
    simulator.advanceUntilIdle()
    #expect(scene.cell("a")?.configurationState.isExpanded == true && scene.shown.contains("a2"))
    #expect(scene.log.isEmpty)
  }
}
