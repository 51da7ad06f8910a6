import Simulator
import Testing
import UIKit

/// Truth: Apple, UITableViewDataSource.sectionIndexTitles(for:) and UITableView.sectionIndexMinimumDisplayRowCount.
@MainActor struct TableIndexTests {
  private final class Source: UITableViewDataSource {
    var titles: [String]? = ["{search}", "A", "B", "C"]
    var asked: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    {
      asked.append("\(title) \(index)")
      return index == 0 ? NSNotFound : index - 1
    }
  }

  private let source = Source()

  private func launch() -> (Simulator, UITableView) {
    let simulator = Simulator.boot(.iPhone5, iOS: 10)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    table.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(table)
    simulator.launch(controller)
    return (simulator, table)
  }

  @Test func aTouchOfATitleScrollsToItsSection() {
    let (simulator, table) = launch()
    // Four titles of 14 points in the middle of 568 points.
    simulator.tap(at: CGPoint(x: 314, y: 284 + 7))
    #expect(source.asked == ["B 2"])
    #expect(table.contentOffset.y == table.rect(forSection: 1).minY)
    simulator.tap(at: CGPoint(x: 314, y: 284 - 21))
    #expect(table.contentOffset.y == 0)
    simulator.drag(from: CGPoint(x: 314, y: 284 - 7), to: CGPoint(x: 314, y: 284 + 21), duration: 0.5)
    #expect(source.asked == ["B 2", "{search} 0", "A 1", "B 2", "C 3"])
    #expect(table.contentOffset.y == table.rect(forSection: 2).minY)
  }

  @Test func cellsMakeRoomForTheIndex() throws {
    let (simulator, table) = launch()
    let cell = try #require(table.visibleCells.first)
    #expect(cell.contentView.frame.width <= 305)
    source.titles = nil
    table.reloadSectionIndexTitles()
    simulator.settle()
    #expect(table.visibleCells.first?.contentView.frame.width == 320)
  }

  @Test func aShortTableShowsNoIndex() {
    let (simulator, table) = launch()
    table.sectionIndexMinimumDisplayRowCount = 61
    simulator.settle()
    #expect(table.visibleCells.first?.contentView.frame.width == 320)
    table.sectionIndexMinimumDisplayRowCount = 60
    simulator.settle()
    #expect((table.visibleCells.first?.contentView.frame.width ?? 320) < 320)
  }

  @Test func manyTitlesStayWithinTheTable() {
    source.titles = (0..<500).map(String.init)
    let (simulator, table) = launch()
    simulator.tap(at: CGPoint(x: 314, y: 567))
    #expect(source.asked == ["499 499"])
    table.frame.size.height = 0
    simulator.settle()
  }
}
