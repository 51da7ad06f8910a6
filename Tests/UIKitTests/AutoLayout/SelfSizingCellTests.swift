import Simulator
import Testing
import UIKit

/// Truth: Apple, UITableView.rowHeight and estimatedRowHeight: with both automatic, constraints of the content view decide.
@MainActor struct SelfSizingCellTests {
  @MainActor
  private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var heights: [CGFloat]
    var fixed: [Int: CGFloat] = [:]

    init(_ heights: [CGFloat]) { self.heights = heights }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Cell") ?? makeCell()
      (cell.contentView.subviews.first as? ContentView)?.content.height = heights[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      fixed[indexPath.row] ?? UITableView.automaticDimension
    }

    private func makeCell() -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: "Cell")
      let view = ContentView(50, 10)
      view.translatesAutoresizingMaskIntoConstraints = false
      let content = cell.contentView
      content.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: content.leftAnchor),
        view.rightAnchor.constraint(equalTo: content.rightAnchor),
        view.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
        view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5),
      ])
      return cell
    }
  }

  private func table(_ rows: Rows, iOS version: Double, estimate: CGFloat? = nil) -> (
    ConstraintScene, UITableView
  ) {
    let scene = ConstraintScene(iOS: version)
    let table = UITableView(frame: scene.view.bounds)
    table.dataSource = rows
    table.delegate = rows
    if let estimate { table.estimatedRowHeight = estimate }
    scene.view.addSubview(table)
    scene.simulator.settle()
    return (scene, table)
  }

  @Test(arguments: [(11, nil), (9, 60)] as [(Double, CGFloat?)])
  func rowsAreAsHighAsTheirContents(version: Double, estimate: CGFloat?) {
    let rows = Rows([20, 100, 30, 60])
    let (scene, table) = table(rows, iOS: version, estimate: estimate)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 30, 140, 180])
    #expect(table.visibleCells.map(\.frame.height) == [30, 110, 40, 70])
    #expect(table.visibleCells.map { $0.contentView.subviews[0].frame.height } == rows.heights)
    #expect(table.contentSize.height == 250)
    #expect(scene.conflicts.isEmpty)
    rows.heights = [50, 50]
    table.reloadData()
    scene.simulator.settle()
    #expect(table.visibleCells.map(\.frame.height) == [60, 60])
  }

  @Test func fixedHeightsAndRowsThatWereNotSeenStayAsTheyAre() {
    let rows = Rows(Array(repeating: 90, count: 40))
    rows.fixed = [0: 33]
    let (scene, table) = table(rows, iOS: 11, estimate: 50)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 33)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 100)
    #expect(table.rectForRow(at: IndexPath(row: 39, section: 0)).height == 50)
    table.contentOffset.y = table.contentSize.height - table.bounds.height
    scene.simulator.settle()
    #expect(
      table.rectForRow(at: IndexPath(row: 39, section: 0)).height == 100 || table.contentSize.height > 2000
    )
    #expect(table.visibleCells.allSatisfy { $0.frame.height == 100 })
  }

  @Test(arguments: [7, 9] as [Double]) func withoutAnEstimateRowsAre44PointsHigh(version: Double) {
    let (_, table) = table(Rows([20, 100]), iOS: version)
    #expect(table.visibleCells.map(\.frame.height) == [44, 44])
  }
}
