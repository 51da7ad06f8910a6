import Simulator
import Testing
import UIKit

/// Truth: Apple, UITableViewDataSourcePrefetching and UITableView.reconfigureRows(at:).
@MainActor struct TablePrefetchTests {
  private final class Source: UITableViewDataSource, UITableViewDataSourcePrefetching {
    var log: [String] = []
    var text = "one line"
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath) as? Cell ?? Cell()
      cell.label.text = text
      return cell
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("prefetch \(indexPaths.map { "\($0.row)" }.joined(separator: " "))")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("cancel \(indexPaths.map { "\($0.row)" }.joined(separator: " "))")
    }
  }

  private final class Cell: UITableViewCell {
    let label = UILabel()
    var reuses = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private let source = Source()

  private func launch(rowHeight: CGFloat) -> (Simulator, UITableView) {
    let simulator = Simulator.boot(.iPhone5, iOS: 11)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.contentInsetAdjustmentBehavior = .never
    table.register(Cell.self, forCellReuseIdentifier: "Cell")
    table.rowHeight = rowHeight
    table.dataSource = source
    table.prefetchDataSource = source
    let controller = UIViewController()
    controller.view.addSubview(table)
    simulator.launch(controller)
    return (simulator, table)
  }

  @Test func rowsAheadArePrefetchedAndCancelledAfterATurn() {
    let (simulator, table) = launch(rowHeight: 100)
    #expect(source.log == ["prefetch 4 5 6 7"])
    source.log = []
    table.contentOffset.y = 200
    simulator.settle()
    #expect(source.log == ["prefetch 8 9"])
    source.log = []
    table.contentOffset.y = 150
    simulator.settle()
    #expect(source.log == ["cancel 6 7 8 9", "prefetch 0"])
    source.log = []
    table.isPrefetchingEnabled = false
    table.contentOffset.y = 900
    simulator.settle()
    #expect(source.log.isEmpty)
  }

  @Test func aReconfiguredCellStaysAndGrows() throws {
    let (simulator, table) = launch(rowHeight: UITableView.automaticDimension)
    let path = IndexPath(row: 1, section: 0)
    let cell = try #require(table.cellForRow(at: path) as? Cell)
    let (height, reuses) = (cell.frame.height, cell.reuses)
    source.text = "one line\nand another\nand a third"
    table.reconfigureRows(at: [path, IndexPath(row: 90, section: 0), IndexPath(row: 900, section: 3)])
    simulator.advanceUntilIdle()
    #expect(table.cellForRow(at: path) === cell && cell.reuses == reuses)
    #expect(cell.label.text == source.text && cell.frame.height > 2 * height)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == cell.frame.maxY)
  }
}
