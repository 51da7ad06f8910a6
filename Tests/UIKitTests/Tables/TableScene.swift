import Simulator
import UIKit

/// A table that fills an iPhone 5 with iOS 7 and shows strings in sections.
@MainActor
final class TableScene: UITableViewDataSource, UITableViewDelegate {
  let simulator: Simulator
  let table: UITableView
  let log = CallLog()
  var sections: [[String]]
  var titles: [String?] = []
  var cellCount = 0
  var mayMove = false
  var style = UITableViewCell.EditingStyle.delete
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var mayHighlight = true
  var onCommit: ((IndexPath) -> Void)?
  var onSelect: ((IndexPath) -> Void)?
  var onCell: (() -> Void)?

  init(_ sections: [[String]], style: UITableView.Style = .plain) {
    simulator = Simulator.boot(.iPhone5, iOS: 7)
    self.sections = sections
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), style: style)
    table.dataSource = self
    table.delegate = self
    let controller = UIViewController()
    controller.view.addSubview(table)
    simulator.launch(controller)
  }

  convenience init(rows: Int) {
    self.init([(0..<rows).map { "Row \($0)" }])
  }

  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  func tap(_ row: Int, _ section: Int = 0) {
    let frame = table.rectForRow(at: IndexPath(row: row, section: section))
    simulator.tap(at: table.convert(CGPoint(x: 100, y: frame.midY), to: nil))
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    onCell?()
    let cell: UITableViewCell
    if let old = tableView.dequeueReusableCell(withIdentifier: "Cell") {
      cell = old
    } else {
      cellCount += 1
      cell = UITableViewCell(style: .default, reuseIdentifier: "Cell")
    }
    cell.textLabel?.text =
      sections.indices.contains(indexPath.section)
        && sections[indexPath.section].indices.contains(indexPath.row)
      ? sections[indexPath.section][indexPath.row] : "?"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { mayMove }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.add("commit \(editingStyle) \(indexPath.section).\(indexPath.row)")
    onCommit?(indexPath)
  }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    log.add("move \(source.row) to \(destination.row)")
    let text = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(text, at: destination.row)
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    style
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.add("shouldHighlight \(indexPath.row)")
    return mayHighlight
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.add("didHighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.add("didUnhighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.add("willSelect \(indexPath.row)")
    return willSelect(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("didSelect \(indexPath.row)")
    onSelect?(indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.add("didDeselect \(indexPath.row)")
  }
}
