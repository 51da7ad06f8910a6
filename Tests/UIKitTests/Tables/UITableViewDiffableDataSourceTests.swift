import Simulator
import Testing
import UIKit

/// Truth: Apple, UITableViewDiffableDataSource; WWDC 2021 session 10252; the answers of UIKit as recorded by github.com/kern0x1b/charon.
@MainActor struct UITableViewDiffableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  /// A table with a diffable data source on the screen.
  @MainActor
  final class Scene {
    final class Source: UITableViewDiffableDataSource<String, String> {
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)?.uppercased()
      }
    }

    let simulator: Simulator
    let table: UITableView
    let source: Source
    let log = CallLog()

    init(iOS version: Double = 17) {
      simulator = Simulator.boot(.iPhoneX, iOS: version)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      self.table = table
      let log = log
      source = Source(tableView: table) { table, path, item in
        log.add("cell \(item)")
        let cell =
          table.dequeueReusableCell(withIdentifier: "Cell")
          ?? UITableViewCell(style: .default, reuseIdentifier: "Cell")
        cell.textLabel?.text = item
        return cell
      }
      let controller = UIViewController()
      controller.view.addSubview(table)
      simulator.launch(controller)
    }

    func apply(_ sections: KeyValuePairs<String, [String]>, animated: Bool = true) {
      source.apply(Scene.snapshot(sections), animatingDifferences: animated)
    }

    static func snapshot(_ sections: KeyValuePairs<String, [String]>) -> Snapshot {
      var snapshot = Snapshot()
      for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items)
      }
      return snapshot
    }

    var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
  }

  @Test func theTableShowsTheSnapshot() {
    let scene = Scene()
    #expect(scene.table.numberOfSections == 0 && scene.source.snapshot().numberOfSections == 0)
    scene.apply(["a": ["1", "2"], "b": ["3"]])
    #expect(scene.texts == ["1", "2", "3"])
    #expect(scene.table.headerView(forSection: 1)?.textLabel?.text == "B")
    #expect(scene.source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "2")
    #expect(scene.source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil)
    #expect(scene.source.itemIdentifier(for: IndexPath(row: -1, section: -4)) == nil)
    #expect(scene.source.indexPath(for: "3") == IndexPath(row: 0, section: 1))
    #expect(scene.source.indexPath(for: "4") == nil)
    #expect(scene.source.sectionIdentifier(for: 1) == "b" && scene.source.sectionIdentifier(for: 2) == nil)
    #expect(scene.source.index(for: "b") == 1 && scene.source.index(for: "z") == nil)
    #expect(!scene.source.tableView(scene.table, canEditRowAt: IndexPath(row: 0, section: 0)))
  }

  @Test func onlyNewRowsGetCellsAndOthersMove() throws {
    let scene = Scene()
    scene.apply(["a": ["1", "2", "3"], "b": ["4"]])
    scene.simulator.advanceUntilIdle()
    let cells = Dictionary(
      uniqueKeysWithValues: scene.table.visibleCells.map { ($0.textLabel?.text ?? "", $0) }
    )
    _ = scene.log.take()
    scene.apply(["b": ["2", "4", "5"], "a": ["3", "1"]])
    #expect(scene.log.take() == ["cell 5"])
    #expect(scene.texts == ["2", "4", "5", "3", "1"])
    scene.simulator.advanceUntilIdle()
    for item in ["1", "2", "3", "4"] {
      let path = try #require(scene.source.indexPath(for: item))
      #expect(scene.table.cellForRow(at: path) === cells[item])
      #expect(cells[item]?.frame == scene.table.rectForRow(at: path))
    }
  }

  @Test func aNewRowFadesInOnTheVirtualClock() throws {
    let scene = Scene()
    scene.apply(["a": ["1"]])
    scene.simulator.advanceUntilIdle()
    var isDone = false
    scene.source.apply(Scene.snapshot(["a": ["0", "1"]])) { isDone = true }
    scene.simulator.advance(by: 0.1)
    let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let alpha = try #require(cell.layer.presentation()).opacity
    #expect(alpha > 0 && alpha < 1 && !isDone)
    scene.simulator.advance(by: 0.3)
    #expect(isDone)
  }

  @Test(arguments: [(14, 3), (15, 1)])
  func withoutAnimationTheRowsAreReloadedUpToIOS14(_ version: Double, _ count: Int) {
    let scene = Scene(iOS: version)
    scene.apply(["a": ["1", "2"]], animated: false)
    #expect(scene.texts == ["1", "2"])
    _ = scene.log.take()
    scene.apply(["a": ["1", "3", "2"]], animated: false)
    #expect(scene.texts == ["1", "3", "2"])
    #expect(scene.log.take().count == count)
  }

  @Test func reloadingAndReconfiguringAskForCellsAgain() throws {
    let scene = Scene()
    scene.apply(["a": ["1", "2", "3"]])
    scene.simulator.advanceUntilIdle()
    let first = try #require(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    _ = scene.log.take()
    var snapshot = scene.source.snapshot()
    snapshot.reloadItems(["2"])
    var isDone = false
    scene.source.apply(snapshot) { isDone = true }
    scene.simulator.advanceUntilIdle()
    #expect(scene.log.take() == ["cell 2"] && isDone)
    #expect(scene.source.snapshot().reloadedItemIdentifiers.isEmpty)
    snapshot = scene.source.snapshot()
    snapshot.deleteItems(["1"])
    snapshot.insertItems(["0", "1"], beforeItem: "2")
    snapshot.reloadItems(["3"])
    scene.source.apply(snapshot)
    #expect(scene.log.take() == ["cell 0", "cell 3"])
    scene.simulator.advanceUntilIdle()
    #expect(scene.texts == ["0", "1", "2", "3"])
    #expect(scene.table.cellForRow(at: IndexPath(row: 1, section: 0)) === first)
  }

  @Test func reloadDataReplacesEverything() {
    let scene = Scene()
    scene.apply(["a": ["1", "2"]])
    scene.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    _ = scene.log.take()
    var isDone = false
    scene.source.applySnapshotUsingReloadData(Scene.snapshot(["a": ["1", "2"]])) { isDone = true }
    scene.simulator.advance(by: 0.1)
    #expect(scene.log.take() == ["cell 1", "cell 2"] && isDone)
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test(.held(.iPhoneX, iOS: 17)) func anAsynchronousCallReturnsWhenTheAnimationHasEnded() async {
    let scene = Scene()
    scene.apply(["a": ["1"]])
    scene.simulator.advanceUntilIdle()
    let start = scene.simulator.time
    await scene.source.apply(Scene.snapshot(["a": ["1", "2"]]))
    #expect(scene.simulator.time > start && scene.texts == ["1", "2"])
  }

  @Test func aSnapshotDuringACallWaitsForTheNextPass() {
    let scene = Scene()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    scene.table.superview?.addSubview(table)
    var asked = 0
    var source: UITableViewDiffableDataSource<Int, Int>?
    source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      asked += 1
      if asked < 50, var snapshot = source?.snapshot() {
        snapshot.appendItems([asked])
        source?.apply(snapshot)
      }
      return UITableViewCell()
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0])
    source?.apply(snapshot)
    scene.simulator.advanceUntilIdle()
    #expect(table.numberOfRows(inSection: 0) > 1 && asked < 200)
    source = nil
  }

  @Test func manyRandomSnapshotsAreShown() {
    let scene = Scene()
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    for _ in 0..<150 {
      var snapshot = Snapshot()
      var sections = ["a", "b", "c", "d"].filter { _ in next(4) > 0 }
      if sections.count > 1 { sections.swapAt(0, next(sections.count)) }
      snapshot.appendSections(sections)
      var items = (0..<12).map(String.init)
      while !items.isEmpty, !sections.isEmpty {
        let item = items.remove(at: next(items.count))
        if next(3) > 0 { snapshot.appendItems([item], toSection: sections[next(sections.count)]) }
      }
      scene.source.apply(snapshot, animatingDifferences: next(2) == 0)
      if next(3) > 0 { scene.simulator.advance(by: 0.15) }
      #expect(scene.texts == snapshot.itemIdentifiers)
    }
    scene.simulator.advanceUntilIdle()
    #expect(scene.table.subviews.filter { $0 is UITableViewCell }.count == scene.texts.count)
  }

  @Test func aMissingCellRaises() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = Scene()
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: scene.table) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([5])
        source.apply(snapshot)
        scene.table.layoutIfNeeded()
      }
    }
    let console = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      console.contains(
        "'NSInternalInconsistencyException', reason: 'UITableViewDiffableDataSource cell provider returned nil for index path "
          + "<NSIndexPath> {length = 2, path = 0 - 0} with item identifier '5', which is not allowed. You must always return a cell "
          + "to the table view: <"
      )
    )
  }
}
