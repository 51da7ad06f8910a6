import Simulator
import Testing
import UIKit

/// Truth: Apple's developer forums, thread 728797, and github.com/exyte/Chat/issues/56; a data source may return anything.
@MainActor struct TableCountTests {
  private final class Source: UITableViewDataSource {
    var counts: [Int]
    /// Whether each answer differs from the one before.
    var isRestless = false
    private var calls = 0

    init(_ counts: [Int]) { self.counts = counts }

    private var noise: Int {
      calls += 1
      return isRestless ? calls % 5 - 2 : 0
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count + noise }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      (counts.indices.contains(section) ? counts[section] : 0) + noise
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    {
      Int.max
    }
  }

  private static func launch(_ source: Source, iOS version: Double) -> (Simulator, UITableView) {
    let simulator = Simulator.boot(.iPhone14, iOS: version)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    table.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(table)
    simulator.launch(controller)
    return (simulator, table)
  }

  @Test func wrongCountsAreListedFromIOS16Point4On() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = Source([3])
        let (_, table) = TableCountTests.launch(source, iOS: 16.4)
        source.counts = [0]
        table.performBatchUpdates {
          table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
        }
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      """
      Invalid batch updates detected: the number of sections and/or rows returned by the data source before and/or after performing \
      the batch updates are inconsistent with the updates.
      Data source before updates = { 1 section with row counts: [3] }
      Data source after updates = { 1 section with row counts: [0] }
      Updates = [
      \tDelete row (0 - 1),
      \tDelete row (0 - 0)
      ]
      """
    )
  }

  @Test func aRestlessDataSourceNeitherTrapsNorHangs() {
    let source = Source([4, 0, 3])
    source.isRestless = true
    let (simulator, table) = TableCountTests.launch(source, iOS: 17)
    for _ in 0..<20 {
      table.reloadData()
      simulator.settle()
      table.contentOffset.y += 30
      simulator.swipe(.left, rowAt: IndexPath(row: 0, section: 0), of: table)
      simulator.tap(at: CGPoint(x: 385, y: 300))
      simulator.advance(by: 0.1)
    }
    source.counts = [-5, Int.min / 2]
    table.reloadData()
    simulator.advanceUntilIdle()
    #expect(table.numberOfSections >= 0)
  }
}
