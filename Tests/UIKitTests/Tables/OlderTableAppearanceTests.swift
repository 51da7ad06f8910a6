import Simulator
import Testing
import UIKit

/// Truth: the style up to iOS 6: groups are inset by 10 points on a phone, and the background colour getter
/// of a cell returns the colour that was set.
@MainActor struct OlderTableAppearanceTests {
  @MainActor private final class Source: UITableViewDataSource {
    var count = 3
    let cells = (0..<4).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = cells[indexPath.row]
      cell.textLabel?.text = "Row"
      return cell
    }
  }

  private let source = Source()

  private func table(iOS version: Double, _ style: UITableView.Style) -> (Simulator, UITableView) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    source.cells[1].backgroundColor = .yellow
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    table.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(table)
    simulator.launch(controller)
    return (simulator, table)
  }

  @Test(arguments: [
    (6.0, UITableView.Style.grouped, 10.0, 300.0), (6, .plain, 0, 320), (7, .grouped, 0, 320),
  ])
  func contentStaysWithinItsGroup(version: Double, style: UITableView.Style, left: Double, width: Double) {
    let (simulator, table) = table(iOS: version, style)
    withExtendedLifetime(simulator) {
      let content = source.cells[0].contentView.frame
      #expect(content.minX == left && content.width == width)
      #expect(source.cells[0].frame.width == table.bounds.width)
    }
  }

  @Test(arguments: [6.0, 7], [UITableView.Style.plain, .grouped])
  func aCellTellsTheColourThatItWasGiven(version: Double, style: UITableView.Style) {
    let (simulator, _) = table(iOS: version, style)
    #expect(source.cells[0].backgroundColor == .white)
    #expect(source.cells[1].backgroundColor == .yellow)
    source.cells[0].backgroundColor = .red
    simulator.settle()
    #expect(source.cells[0].backgroundColor == .red)
  }

  @Test func aRowThatBecomesTheLastOneGetsRoundCorners() {
    let (simulator, table) = table(iOS: 6, .grouped)
    #expect(drawnCorners(of: source.cells[2]) == 2)
    #expect(drawnCorners(of: source.cells[1]) == 0)
    source.count = 2
    table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    simulator.advance(by: 1)
    #expect(drawnCorners(of: source.cells[1]) == 2)
  }

  /// The maximum number of curves in an outline behind a cell's content.
  private func drawnCorners(of cell: UITableViewCell) -> Int {
    let paths = cell.subviews.flatMap(\.drawing).map { command -> PathOutline? in
      switch command {
      case .fill(let path, _, _, _), .shade(let path, _, _): path
      default: nil
      }
    }
    return paths.compactMap { $0 }.map { $0.elements.count { if case .curve = $0 { true } else { false } } }
      .max() ?? 0
  }
}
