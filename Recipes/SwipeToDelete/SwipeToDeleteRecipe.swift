import RecipeKit

/// A list whose rows are swiped aside to delete or check them.
@MainActor public let recipe: any Recipe = SwipeToDeleteRecipe()

struct SwipeToDeleteRecipe: Recipe {
  typealias Way = RaisingWay<ErrandsViewController>

  let lesson = Lesson.embedded
  let rightWay = Way { ErrandsViewController() }
  let wrongWays: WrongWays<Way> = [
    "the table first": Way(substitute: { ErrandsViewController() }) { TableFirstController() },
    "only the array": Way { OnlyArrayController() },
    "a handler that just returns": Way { JustReturnsController() },
    "most important last": Way { ImportantLastController() },
    "after the server has answered": Way { ServerController() },
  ]

  func scene(_ way: Way, on stage: Stage) -> Errands { Errands(way.makeSafe(), on: stage.boot(.iPhone16)) }

  private let launching = Way.launching(on: .iPhone16)

  var claims: Claims<Way> {
    core("row-goes", "A tap on Delete takes the row away.") { list in
      list.swipe("Stamps")
      list.tap("Delete")
      list.rest()
      expect(list.rows, is: "Bread, Flowers, Library")
    }
    .fails(in: "only the array", seeing: "Bread, Stamps, Flowers, Library")
    core("errand-goes", "The errand is gone, too.") { list in
      list.swipe("Stamps")
      list.tap("Delete")
      list.rest()
      expect(list.errands, is: "Bread, Flowers, Library")
    }
    .fails(when: "the handler deletes nothing", with: Way { UndeletedController() })
    launching.core("count", "When a row is deleted, the number of errands fits the number of rows.") {
      launch in
      expectException(nil) { launch().remove(IndexPath(row: 1, section: 0)) }
    }
    .fails(
      in: "the table first",
      seeing: SeenException("NSInternalInconsistencyException", Errands.wrongCount)
    )
    core("closes", "When the handler has called `completion`, the row goes back to its place.") { list in
      list.swipe("Stamps")
      list.tap("Done")
      expect(list.aside, is: [])
    }
    .fails(in: "a handler that just returns", seeing: ["Stamps"])
    core("checked", "A tap on Done checks the row.") { list in
      list.swipe("Stamps")
      list.tap("Done")
      expect(list.checked, is: ["Stamps"])
    }
    .fails(when: "only the errand changes", with: Way { SilentController() }, seeing: [])
    core("checked#errand", "the errand is done") { list in
      list.swipe("Stamps")
      list.tap("Done")
      expect(list.screen.errands.filter(\.isDone).map { Errands.word($0.name) }, is: ["Stamps"])
    }
    .fails(when: "only the cell changes", with: Way { CellOnlyController() }, seeing: [])
    core("full", "A swipe across the whole row deletes it without a tap.") { list in
      list.swipe("Stamps", acrossWholeRow: true)
      list.rest()
      expect(list.rows, is: "Bread, Flowers, Library")
    }
    .fails(in: "most important last")
    .fails(when: "full swipes perform nothing", with: Way { TapsOnlyController() })
    core("right-ones", "Of two errands that are deleted one after the other, both are the right ones.") {
      list in
      list.delete("Bread")
      list.delete("Flowers")
      list.rest()
      expect(list.errands, is: "Stamps, Library")
    }
    .fails(in: "after the server has answered", seeing: "Stamps, Flowers")
    detail("short", "A shorter swipe only shows the buttons.") { list in
      list.swipe("Stamps")
      expect(list.screen.errands.count, is: 4)
    }
    .fails(when: "the swipe itself deletes", with: Way { AnyLengthController() }, seeing: 3)
    detail("edge", "The first action of the list is at the edge.") { list in
      list.swipe("Stamps")
      expect(list.buttons, is: ["Done", "Delete"])
    }
    .fails(in: "most important last", seeing: ["Delete", "Done"])
    detail("red", "A destructive action is red.", isFact: true) { list in
      let action = list.screen.makeDelete(IndexPath(row: 0, section: 0))
      expect(action.backgroundColor, is: .systemRed)
    }
    detail("elsewhere", "A tap on another row closes the row that is open.", isFact: true) { list in
      list.swipe("Stamps")
      list.tap("Library")
      expect(list.aside, is: [])
    }
    detail("full-by-default", "A full swipe performs the first action by default.", isFact: true) { _ in
      expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe, is: true)
    }
  }

  func illustrate(_ way: Way, on stage: Stage) {
    let list = scene(way, on: stage)
    list.swipe("Stamps")
    stage.picture("open", caption: "The row is aside, and shows two buttons")
    stage.film("done", caption: "A tap on Done", seconds: 0.5, showing: [.touches]) { list.touch("Done") }
    stage.output("rows that are aside after Done", list.aside.count)
    guard !way.raises else { return stage.note("A tap on Delete ends the application with an exception.") }
    let second = scene(way, on: stage)
    second.swipe("Stamps")
    stage.film("delete", caption: "A tap on Delete", seconds: 0.6, showing: [.touches]) {
      second.touch("Delete")
    }
    second.rest()
    stage.output("rows after Delete", second.rows)
    let other = scene(way, on: stage)
    stage.film("full", caption: "A swipe across the whole row", seconds: 1, showing: [.touches]) {
      other.swipe("Stamps", acrossWholeRow: true)
    }
    other.rest()
    stage.output("rows after a full swipe across Stamps", other.rows)
    let third = scene(way, on: stage)
    third.delete("Bread")
    third.delete("Flowers")
    third.rest()
    stage.output("rows after Bread and Flowers were deleted", third.rows)
  }

  func playground(_ way: Way) -> Playground? {
    if way.raises { return nil }
    let y: CGFloat = 0.205
    return Playground(
      [
        .drag(
          from: CGPoint(x: 0.7, y: y),
          to: CGPoint(x: 0.4, y: y),
          called: "the second row to the left",
          while: "Bread and rolls for tomorrow"
        ),
        .drag(
          from: CGPoint(x: 0.98, y: y),
          to: CGPoint(x: 0.02, y: y),
          called: "the second row all the way",
          while: "Bread and rolls for tomorrow"
        ),
        .tap("Delete"), .tap("Done"),
      ],
      within: 4
    ) { self.scene(way, on: $0).device }
  }
}

/// The list on a phone.
@MainActor
struct Errands {
  let device: Simulator
  let screen: ErrandsViewController

  init(_ screen: ErrandsViewController, on device: Simulator) {
    (self.device, self.screen) = (device, screen)
    device.launch(UINavigationController(rootViewController: screen))
  }

  /// What UIKit says if a row is deleted and its errand isn't.
  static let wrongCount = """
    Invalid batch updates detected: the number of sections and/or rows returned by the data source before and/or after \
    performing the batch updates are inconsistent with the updates.
    Data source before updates = { 1 section with row counts: [4] }
    Data source after updates = { 1 section with row counts: [4] }
    Updates = [
    \tDelete row (0 - 1)
    ]
    """

  /// The first words of the rows on the screen.
  var rows: String { cells.map(word).joined(separator: ", ") }

  /// The first words of the errands.
  var errands: String { screen.errands.map { Self.word($0.name) }.joined(separator: ", ") }

  /// The rows that are not in their places.
  var aside: [String] { cells.filter { $0.frame.minX != 0 }.map(word) }

  /// The rows with a check mark.
  var checked: [String] { cells.filter { $0.accessoryType == .checkmark }.map(word) }

  private func word(_ cell: UITableViewCell) -> String { Self.word(cell.textLabel?.text ?? "") }

  static func word(_ text: String) -> String { String(text.prefix(while: \.isLetter)) }

  /// The titles of the buttons, from left to right.
  var buttons: [String] {
    let found = labels(in: screen.tableView).filter { ["Delete", "Done"].contains($0.text) }
    return found.sorted { left($0) < left($1) }.compactMap(\.text)
  }

  private var cells: [UITableViewCell] { screen.tableView.visibleCells }

  private func left(_ view: UIView) -> CGFloat { view.convert(CGPoint.zero, to: nil).x }

  private func labels(in view: UIView) -> [UILabel] {
    [view as? UILabel].compactMap { $0 } + view.subviews.flatMap(labels)
  }

  /// Swipes a row to the left, and waits until all is at rest.
  func swipe(_ row: String, acrossWholeRow: Bool = false) {
    guard let index = screen.errands.firstIndex(where: { Self.word($0.name) == row }) else { return }
    let path = IndexPath(row: index, section: 0)
    device.swipe(.left, rowAt: path, of: screen.tableView, acrossWholeRow: acrossWholeRow)
    device.advance(by: 0.4)
  }

  /// Taps a button or row.
  func touch(_ text: String) {
    if let label = labels(in: screen.tableView).first(where: { Self.word($0.text ?? "") == text }) {
      device.tap(label)
    }
  }

  /// Taps a button or row, and waits until all is at rest.
  func tap(_ text: String) {
    touch(text)
    device.advance(by: 0.4)
  }

  /// Waits until every answer has come.
  func rest() { device.advance(by: 3) }

  /// Deletes an errand by a tap.
  func delete(_ row: String) {
    swipe(row)
    touch("Delete")
    device.advance(by: 0.1)
  }
}
