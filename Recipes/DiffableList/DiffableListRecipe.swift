import RecipeKit

/// A list of players, whose rows move when their points change.
@MainActor public let recipe: any Recipe = DiffableListRecipe()

struct DiffableListRecipe: Recipe {
  typealias Way = RaisingWay<ScoresViewController>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  let lesson = Lesson.embedded
  let rightWay = Way { ScoresViewController() }
  let wrongWays: WrongWays<Way> = [
    "what people are called": Way(substitute: { ScoresViewController() }) { CalledController() },
    "all that is known of a player": Way { EntriesController() },
    "equal if the number is": Way { MembersController() },
    "in a constant of the method": Way { ConstantController() },
    "as with every other table": Way { EveryTableController() },
  ]

  func scene(_ way: Way, on stage: Stage) -> Scores { Scores(way.makeSafe(), on: stage.boot(.iPhone16)) }

  private let launching = Way.launching(on: .iPhone16)

  var claims: Claims<Way> {
    core("filled", "The list shows a row for each player.") { list in
      expect(list.rows, is: ["Anna 3", "Ben 2", "Dora 1", "Anna 1"])
    }
    .fails(in: "in a constant of the method", seeing: [])
    .fails(when: "the players are not sorted", with: Way { UnsortedController() })
    launching.core("unique", "Two players may have the same name.") { launch in
      expectException(nil) { _ = launch().view }
    }
    .fails(
      in: "what people are called",
      seeing: SeenException(
        "NSInternalInconsistencyException",
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    Anna\n)}"
      )
    )
    core("points", "A tapped row shows one point more.") { list in
      list.tap(row: 0)
      expect(list.rows.first ?? "", is: "Anna 4")
    }
    .fails(in: "equal if the number is", seeing: "Anna 3")
    .fails(when: "the player isn't marked", with: Way { UnmarkedController() }, seeing: "Anna 3")
    core("same-cell", "It keeps its cell.") { list in
      let cell = list.cells.first
      list.tap(row: 0)
      expect(list.cells.first === cell, is: true)
    }
    .fails(in: "all that is known of a player", seeing: false)
    .fails(when: "the item is reloaded", with: Way { ReloadingController() }, seeing: false)
    core("order", "A player who has more points than another one moves up.") { list in
      list.tap(row: 2)
      list.tap(row: 2)
      expect(list.names, is: ["Anna", "Dora", "Ben", "Anna"])
    }
    .fails(in: "as with every other table", seeing: ["Anna", "Ben", "Dora", "Anna"])
    core("added", "A new player gets a row.") { list in
      list.addCarl()
      expect(list.rows.last ?? "", is: "Carl 0")
    }
    .fails(in: "as with every other table", seeing: "Anna 1")
    core("moves", "The row moves there, and doesn't jump.") { list in
      list.tap(row: 2)
      let cell = list.cells.first { list.name(of: $0) == "Dora" }
      list.touch(row: 2)
      list.device.advance(by: 0.15)
      expect(list.isBetweenRows(cell), is: true)
    }
    .fails(when: "the change isn't animated", with: Way { JumpingController() }, seeing: false)
    detail("copy", "A snapshot is a copy: changing it changes nothing on the screen.", isFact: true) { list in
      var snapshot = list.screen.source?.snapshot()
      snapshot?.deleteAllItems()
      expect(list.screen.tableView.numberOfRows(inSection: 0), is: 4)
    }
    detail("section-first", "Items need a section.", isFact: true) { _ in
      expectException(
        "NSInternalInconsistencyException",
        "There are currently no sections in the data source. Please add a section first."
      ) {
        var snapshot = Snapshot()
        snapshot.appendItems([1])
      }
    }
    detail("unknown", "Only items that are in the snapshot can be reconfigured.", isFact: true) { _ in
      expectException(
        "NSInternalInconsistencyException",
        "Attempted to reconfigure item identifier that does not exist in the snapshot: 1"
      ) {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.reconfigureItems([1])
      }
    }
    detail("weak", "The table doesn't keep its data source.", isFact: true) { list in
      list.screen.source = nil
      expect(list.screen.tableView.dataSource == nil, is: true)
    }
  }

  func illustrate(_ way: Way, on stage: Stage) {
    guard !way.raises else { return stage.note("The application ends with an exception.") }
    let list = scene(way, on: stage)
    stage.picture("scores", caption: "The list when it appears")
    stage.output("rows", list.rows.joined(separator: ", "))
    stage.film("point", caption: "A tap on the first row", seconds: 0.5, showing: [.touches]) {
      list.touch(row: 0)
    }
    stage.output("after a tap on row 1", list.rows.joined(separator: ", "))
    list.tap(row: 2)
    stage.film("up", caption: "Dora overtakes Ben", seconds: 0.6, showing: [.touches]) { list.touch(row: 2) }
    stage.output("after two taps on row 3", list.rows.joined(separator: ", "))
    stage.film("add", caption: "Carl joins", seconds: 0.5, showing: [.touches]) { list.touchAdd() }
    stage.output("after Add Carl", list.rows.joined(separator: ", "))
  }

  func playground(_ way: Way) -> Playground? {
    if way.raises { return nil }
    return Playground([.tapRow(1), .tapRow(3), .tap("Add Carl")], within: 3) {
      self.scene(way, on: $0).device
    }
  }
}

/// The list on a phone.
@MainActor
struct Scores {
  let device: Simulator
  let screen: ScoresViewController

  init(_ screen: ScoresViewController, on device: Simulator) {
    (self.device, self.screen) = (device, screen)
    device.launch(UINavigationController(rootViewController: screen))
  }

  var cells: [UITableViewCell] { screen.tableView.visibleCells }

  /// The names and points on the screen.
  var rows: [String] {
    contents.map { "\($0.text ?? "") \($0.secondaryText ?? "")" }
  }

  /// The names on the screen.
  var names: [String] { contents.compactMap(\.text) }

  private var contents: [UIListContentConfiguration] { cells.compactMap(content) }

  func name(of cell: UITableViewCell) -> String? { content(cell)?.text }

  private func content(_ cell: UITableViewCell) -> UIListContentConfiguration? {
    cell.contentConfiguration as? UIListContentConfiguration
  }

  /// Whether a cell is seen between its row and another one.
  func isBetweenRows(_ cell: UITableViewCell?) -> Bool {
    guard let shown = cell?.layer.presentation()?.position.y else { return false }
    return !cells.contains { abs($0.center.y - shown) < 1 }
  }

  func touch(row: Int) {
    guard cells.indices.contains(row) else { return }
    device.tap(cells[row])
  }

  func tap(row: Int) {
    touch(row: row)
    device.advance(by: 0.6)
  }

  func touchAdd() {
    guard let bar = screen.navigationController?.navigationBar else { return }
    device.tap(at: bar.convert(CGPoint(x: bar.bounds.maxX - 40, y: 22), to: nil))
  }

  func addCarl() {
    touchAdd()
    device.advance(by: 0.6)
  }
}
