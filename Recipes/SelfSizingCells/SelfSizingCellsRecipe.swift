import RecipeKit

/// A table whose rows are as high as their texts.
@MainActor public let recipe: any Recipe = SelfSizingCellsRecipe()

struct SelfSizingCellsRecipe: Recipe {
  typealias Way = ControllerFactory<NotesViewController>

  let lesson = Lesson.embedded
  let rightWay: Way = { NotesViewController() }
  let wrongWays: WrongWays<Way> = [
    "not pinned to the bottom": { TopOnlyController() },
    "added to the cell": { AddedToCellController() },
    "one line": { OneLineController() },
    "a number as the height": { FixedHeightController() },
    "the delegate's method left in": { HeightForRowController() },
    "an estimate of 0": { NoEstimateController() },
    "only the text changed": { TextOnlyController() },
  ]

  func scene(_ make: Way, on stage: Stage) -> (device: Simulator, screen: NotesViewController) {
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    return (device, screen)
  }

  /// The table after its first row got another line.
  private let longer = SceneSetup { (make: Way, stage) in
    let device = stage.boot(.iPhone16)
    let table = GrownTable(make(), on: device)
    device.advanceUntilIdle()
    return table
  }

  /// The table in the middle of the animation that follows.
  private let moving = SceneSetup { (make: Way, stage) in
    let device = stage.boot(.iPhone16)
    let table = GrownTable(make(), on: device)
    device.advance(by: 0.15)
    return table
  }

  /// The table with a delegate that returns heights, in every way.
  private let delegated = SceneSetup { (_: Way, stage) in
    stage.launch(HeightForRowController(), on: .iPhone16)
  }

  /// The table with a label that isn't pinned to the bottom, in every way.
  private let open = SceneSetup { (_: Way, stage) in
    stage.launch(TopOnlyController(), on: .iPhone16)
  }

  /// The table with labels beside the content views, in every way.
  private let beside = SceneSetup { (_: Way, stage) in
    stage.launch(AddedToCellController(), on: .iPhone16)
  }

  /// The table without estimates, in every way.
  private let exact = SceneSetup { (_: Way, stage) in
    stage.launch(NoEstimateController(), on: .iPhone16)
  }

  var claims: Claims<Way> {
    core("as-high", "Each row is as high as its text and the margins above and below.") {
      expect($0.screen.spare, is: [0, 0, 0, 0], within: 0.5)
    }
    .fails(in: "a number as the height")
    .fails(in: "the delegate's method left in")
    core("whole", "Every text is shown whole.") { expect($0.screen.cut, is: [String]()) }
      .fails(in: "one line", seeing: ["Ask", "Book"])
      .fails(in: "an estimate of 0", seeing: ["Ask", "Book"])
    core("margins", "The margin below a text is as large as the one above it.") {
      expect($0.screen.marginBelow - $0.screen.marginAbove, is: 0, within: 0.5)
    }
    .fails(in: "not pinned to the bottom")
    core("in-content", "The label is a part of the content view.") {
      expect($0.screen.ownerOfLabel, is: "the content view")
    }
    .fails(in: "added to the cell", seeing: "the cell")
    core("turned", "On its side, the phone shows the same text on fewer lines, in a lower row.") { scene in
      scene.device.rotateLeft()
      expect(scene.screen.rows[1].frame.height, is: 62.67, within: 0.5)
    }
    .fails(when: "each text is measured only once", with: { MeasuredOnceController() })
    longer.core("grows", "When the text of a row gets one more line, the row grows by the height of a line.")
    {
      expect($0.growth, is: 20.33, within: 0.5)
    }
    .fails(in: "only the text changed", seeing: 0)
    longer.core("below", "The rows below move down by the same height.") {
      expect($0.move, is: 20.33, within: 0.5)
    }
    .fails(in: "only the text changed", seeing: 0)
    moving.core("animated", "The rows below move with an animation.") {
      expect($0.moveOnScreen, is: 10.17, within: 2)
    }
    .fails(when: "the data is read again", with: { ReloadController() })
    longer.detail("same-cells", "The rows keep their cells.") { expect($0.keptCells, is: 4) }
      .fails(when: "the data is read again", with: { ReloadController() })
    longer.detail("kept", "When the table reads its data again, the row still has its new text.") {
      $0.screen.tableView.reloadData()
      expect($0.screen.rows[0].label.text ?? "", is: "Buy bread\nDone")
    }
    .fails(
      when: "only the label gets the new text",
      with: { NotInTheDataController() },
      seeing: "Buy bread"
    )
    detail("automatic-at-first", "A table that is made in code has automatic row heights.", isFact: true) {
      _ in
      expect(UITableView().rowHeight, is: UITableView.automaticDimension)
    }
    detail("one-line-at-first", "A new label has one line.", isFact: true) { _ in
      expect(UILabel().numberOfLines, is: 1)
    }
    delegated.detail(
      "delegate-first",
      "A height from the delegate counts more than `rowHeight`.",
      isFact: true
    ) { expect($0.rows.map(\.frame.height), is: [44, 80, 44, 44]) }
    open.detail("standard-height", "A row without a height of its own is 44 points high.", isFact: true) {
      expect($0.rows.map(\.frame.height), is: [44, 44, 44, 44])
    }
    beside.detail("cell-itself", "A label beside the content view doesn't make a row higher.", isFact: true) {
      expect($0.rows.map(\.frame.height), is: [44, 44, 44, 44])
    }
    exact.detail("no-estimate", "A table without estimates doesn't measure its rows.", isFact: true) {
      expect($0.rows.map(\.frame.height), is: [44, 44, 44, 44])
    }
  }

  func illustrate(_ make: Way, on stage: Stage) {
    let (device, screen) = scene(make, on: stage)
    stage.output("heights of the rows", screen.rows.map(\.frame.height))
    stage.output("texts that are cut", screen.cut)
    stage.picture("notes", caption: "Four notes")
    stage.picture(
      "labels",
      caption: "The labels in their rows",
      showing: [.frames { screen.rows.map(\.label) }]
    )
    stage.film("grow", caption: "The first row is tapped", seconds: 0.8, showing: [.touches]) {
      device.tap(screen.rows[0])
    }
    stage.output("height of the first row after the tap", screen.rows[0].frame.height)
    stage.film("turn", caption: "The phone is turned on its side", seconds: 0.6) {
      device.rotate(to: .landscapeLeft, animating: true)
      device.advanceUntilIdle()
    }
  }

  func playground(_ make: @escaping Way) -> Playground? {
    Playground([.tapRow(1), .tapRow(3), .turnLeft, .turnRight]) {
      self.scene(make, on: $0).device
    }
  }
}

/// A table whose first row got another line, and what it was like before.
@MainActor
private struct GrownTable {
  let screen: NotesViewController
  private let cells: [NoteCell]
  private let height: CGFloat
  private let top: CGFloat

  /// Launches the table and adds a line to its first row, as a tap does.
  init(_ screen: NotesViewController, on device: Simulator) {
    device.launch(screen)
    self.screen = screen
    cells = screen.rows
    height = cells[0].frame.height
    top = cells[1].frame.minY
    screen.addLine(to: IndexPath(row: 0, section: 0))
    device.settle()
  }

  /// The points by which the first row has grown.
  var growth: CGFloat { screen.rows[0].frame.height - height }

  /// The points by which the second row has moved down.
  var move: CGFloat { screen.rows[1].frame.minY - top }

  /// The points by which the second row has moved down on the screen, where its animation may go on.
  var moveOnScreen: CGFloat { (screen.rows[1].layer.presentation()?.frame.minY ?? 0) - top }

  /// The number of rows that have the cell that they had before.
  var keptCells: Int { zip(screen.rows, cells).count { $0 === $1 } }
}

extension NotesViewController {
  /// The cells from top to bottom.
  fileprivate var rows: [NoteCell] { tableView.visibleCells.compactMap { $0 as? NoteCell } }

  /// For each row the height that its text and the margins leave over, negative if they don't fit.
  fileprivate var spare: [CGFloat] {
    rows.map { row in
      let margins = row.contentView.layoutMargins
      return (row.frame.height - row.heightOfWholeText - margins.top - margins.bottom).inTenths
    }
  }

  /// The first words of the texts that can't be read to their end.
  fileprivate var cut: [String] {
    rows.filter(\.isCut).compactMap { $0.label.text?.split(separator: " ").first.map(String.init) }
  }

  /// The space above the text of the second row.
  fileprivate var marginAbove: CGFloat { rows[1].label.frame.minY }

  /// The space below the text of the second row; negative if it reaches beyond the row.
  fileprivate var marginBelow: CGFloat { rows[1].bounds.height - rows[1].label.frame.maxY }

  /// The view that has the label of the second row.
  fileprivate var ownerOfLabel: String {
    let row = rows[1]
    let names: ObjectNames = ["the cell": row, "the content view": row.contentView]
    return names.of(row.label.superview)
  }
}

extension NoteCell {
  /// The height of the text with as many lines as it needs.
  fileprivate var heightOfWholeText: CGFloat {
    let copy = UILabel()
    copy.text = label.text
    copy.font = label.font
    copy.numberOfLines = 0
    return copy.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)).height
  }

  /// Whether the label, or the part of it that is in the cell, is too low for the text.
  fileprivate var isCut: Bool {
    let frame = label.convert(label.bounds, to: self)
    return frame.intersection(bounds).height < heightOfWholeText - 0.5
  }
}

extension CGFloat {
  /// The number, rounded to tenths.
  fileprivate var inTenths: CGFloat { (self * 10).rounded() / 10 }
}
