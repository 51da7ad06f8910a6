import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UITableViewCell.contentConfiguration, updateConfiguration(using:), backgroundConfiguration;
/// UITableView.Style.insetGrouped, sectionHeaderTopPadding, separatorInsetReference, selfSizingInvalidation.
@MainActor struct TableConfigurationTests {
  private final class Source: UITableViewController {
    var prepare: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    var made = 0
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Title"
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made += 1
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      prepare(cell, indexPath)
      return cell
    }
  }

  private func launch(
    _ style: UITableView.Style = .plain,
    iOS version: Int = 17,
    _ prepare: @escaping (UITableViewCell, IndexPath) -> Void
  ) -> (Simulator, Source) {
    let simulator = Simulator.boot(.iPhone15, iOS: Double(version))
    let source = Source(style: style)
    source.prepare = prepare
    simulator.launch(source)
    simulator.settle()
    return (simulator, source)
  }

  private func cell(_ source: Source, _ row: Int) throws -> UITableViewCell {
    try #require(source.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  @Test func aContentViewReplacesTheCellsOwn() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let own = cell.contentView
    #expect(cell.contentConfiguration == nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    let view = cell.contentView
    #expect(view is UIListContentView)
    #expect(own.superview == nil && view.superview === cell)
    content.text = "Other"
    cell.contentConfiguration = content
    #expect(cell.contentView === view, "a view that supports the new content is kept")
    cell.contentConfiguration = nil
    #expect(cell.contentView === own && own.superview === cell)
  }

  @Test func theDefaultContentHasTheCellsStyle() {
    func content(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
      UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
    }
    #expect(content(.default) == .cell())
    #expect(content(.subtitle) == .subtitleCell())
    #expect(content(.value1) == .valueCell())
  }

  @Test func rowsAreAsHighAsTheirContent() throws {
    let (_, source) = launch { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = path.row == 1 ? String(repeating: "Long text ", count: 20) : "Text"
      cell.contentConfiguration = content
    }
    #expect(try cell(source, 0).frame.height == 44)
    #expect(try cell(source, 1).frame.height > 80)
    #expect(try cell(source, 2).frame.minY == cell(source, 1).frame.maxY)
  }

  @Test(arguments: [(15, 44.0), (16, 100.0)])
  func aRowGrowsWithItsContentFromIOS16(version: Int, least: Double) throws {
    let (simulator, source) = launch(iOS: version) { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      cell.contentConfiguration = content
    }
    let cell = try cell(source, 0)
    var content = cell.defaultContentConfiguration()
    content.text = String(repeating: "Long text ", count: 20)
    cell.contentConfiguration = content
    simulator.settle()
    #expect(version < 16 ? cell.frame.height == 44 : cell.frame.height > least)
  }

  @Test func theHandlerIsCalledForEachState() throws {
    var states: [UICellConfigurationState] = []
    let (simulator, source) = launch { cell, path in
      if path == IndexPath(row: 0, section: 0) {
        cell.configurationUpdateHandler = { _, state in states.append(state) }
      }
    }
    #expect(states.count == 1)
    source.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(states.count == 1, "updates wait for the next layout")
    simulator.settle()
    #expect(states.map(\.isSelected) == [false, true])
    let cell = try cell(source, 0)
    cell.isUserInteractionEnabled = false
    simulator.settle()
    #expect(states.last?.isDisabled == true)
    for _ in 0..<2 { cell.setNeedsUpdateConfiguration() }
    simulator.settle()
    #expect(states.count == 4)
  }

  private final class OwnCell: UITableViewCell {
    var texts: [String] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      texts.append(state.isSelected ? "selected" : "normal")
      if let key = state[.mark] { texts.append("\(key)") }
    }
    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[.mark] = "marked"
      return state
    }
  }

  @Test func aSubclassAddsStatesOfItsOwn() {
    let simulator = Simulator.boot(.iPhone15, iOS: 17)
    let controller = UIViewController()
    simulator.launch(controller)
    let cell = OwnCell(style: .default, reuseIdentifier: nil)
    controller.view.addSubview(cell)
    simulator.settle()
    cell.isSelected = true
    simulator.settle()
    #expect(cell.texts == ["normal", "marked", "selected", "marked"])
  }

  @Test func backgroundsExcludeEachOther() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test func aBackgroundFollowsTheSelectionUnlessItIsSet() throws {
    let (simulator, source) = launch { cell, path in
      cell.backgroundConfiguration = .listPlainCell()
      cell.automaticallyUpdatesBackgroundConfiguration = path.row == 0
    }
    for row in 0...1 { try cell(source, row).isSelected = true }
    simulator.settle()
    #expect(try cell(source, 0).backgroundConfiguration?.backgroundColor != .systemBackground)
    #expect(try cell(source, 1).backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  @Test func groupsWithInsetsHaveRoundCorners() throws {
    let (_, source) = launch(.insetGrouped) { _, _ in }
    let frames = try (0...2).map { try cell(source, $0).frame }
    #expect(frames.allSatisfy { $0.minX == 16 && $0.width == 393 - 32 })
    #expect(try cell(source, 0).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(try cell(source, 1).layer.cornerRadius == 0)
    #expect(try cell(source, 2).layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(try cell(source, 2).layer.cornerRadius == 10)
    #expect(source.tableView.rectForHeader(inSection: 0).minX == 16)
    #expect(source.tableView.backgroundColor == .systemGroupedBackground)
  }

  @Test(arguments: [(14, 0.0), (15, 22.0)])
  func headersOfPlainTablesHaveRoomAboveThemFromIOS15(version: Int, padding: CGFloat) {
    let (_, source) = launch(iOS: version) { _, _ in }
    let table = source.tableView!
    #expect(table.rectForHeader(inSection: 0).minY == padding)
    #expect(table.rect(forSection: 1).minY == table.rectForRow(at: IndexPath(row: 2, section: 0)).maxY)
    table.sectionHeaderTopPadding = 5
    #expect(table.rectForHeader(inSection: 0).minY == (version < 15 ? 0 : 5))
  }

  @Test func aHeaderTakesAConfiguration() throws {
    let simulator = Simulator.boot(.iPhone15, iOS: 17)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let controller = UIViewController()
    simulator.launch(controller)
    controller.view.addSubview(header)
    header.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    var content = header.defaultContentConfiguration()
    #expect(content == .plainHeader())
    content.text = "Title"
    header.contentConfiguration = content
    header.backgroundConfiguration = header.defaultBackgroundConfiguration()
    simulator.settle()
    #expect(header.contentView is UIListContentView)
    #expect(header.contentView.frame == header.bounds)
  }

  private final class HeaderSource: UITableViewController {
    var contents: [UIListContentConfiguration] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      make(
        "A title that is so long that it needs several lines in a table as narrow as a phone's is, or more"
      )
    }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      make("Footer")
    }
    private func make(_ text: String) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      guard var content = view?.defaultContentConfiguration() else { return nil }
      contents.append(content)
      content.text = text
      view?.contentConfiguration = content
      return view
    }
  }

  @Test func headersWithContentsKnowTheirTableAndFindTheirHeight() {
    let simulator = Simulator.boot(.iPhone15, iOS: 17)
    let source = HeaderSource(style: .insetGrouped)
    source.tableView.register(
      UITableViewHeaderFooterView.self as AnyClass,
      forHeaderFooterViewReuseIdentifier: "header"
    )
    simulator.launch(source)
    simulator.settle()
    #expect(source.contents.first == .groupedHeader())
    #expect(source.contents.last == .groupedFooter())
    #expect(source.tableView.rectForHeader(inSection: 0).height > 17 + 6 + 2 * 15)
    #expect(source.tableView.headerView(forSection: 0)?.contentView.frame.width == CGFloat(361))
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let mark = UIConfigurationStateCustomKey("mark")
}
