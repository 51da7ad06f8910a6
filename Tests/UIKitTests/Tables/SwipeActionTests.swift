import Simulator
import Testing
import UIKit

/// Truth: Apple, UISwipeActionsConfiguration, UIContextualAction and UITableViewDelegate; the first action is at the edge of the row.
@MainActor struct SwipeActionTests {
  /// A table of five rows on an iPhone 15 with iOS 17.
  @MainActor
  final class Scene: UITableViewDataSource, UITableViewDelegate {
    let simulator: Simulator
    let table: UITableView
    let log = CallLog()
    var rows = ["a", "b", "c", "d", "e"]
    var leading: [UIContextualAction]?
    var trailing: [UIContextualAction]?
    var performsFirst = true
    var canEdit = true
    /// The closures that end the actions that were performed.
    var completions: [(Bool) -> Void] = []

    init(iOS version: Double = 17) {
      simulator = Simulator.boot(.iPhone15, iOS: version)
      table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = self
      table.delegate = self
      let controller = UIViewController()
      controller.view.addSubview(table)
      simulator.launch(controller)
    }

    func action(_ style: UIContextualAction.Style, _ title: String) -> UIContextualAction {
      UIContextualAction(style: style, title: title) { [unowned self] action, view, completion in
        log.add("\(action.title ?? "") in \(view.bounds.width > 0)")
        completions.append(completion)
      }
    }

    func swipe(
      _ direction: UISwipeGestureRecognizer.Direction = .left,
      _ row: Int = 1,
      whole: Bool = false
    ) {
      simulator.swipe(direction, rowAt: path(row), of: table, acrossWholeRow: whole)
      simulator.advanceUntilIdle()
    }

    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
    func cell(_ row: Int = 1) -> UITableViewCell? { table.cellForRow(at: path(row)) }
    /// The distance by which a row is moved to the right.
    func shift(_ row: Int = 1) -> CGFloat? { cell(row)?.frame.minX }

    /// Taps the action with this title.
    func tap(_ title: String) {
      guard let element = simulator.screenElements.first(where: { $0.label == title }) else {
        return log.add("no \(title)")
      }
      simulator.tap(at: element.middle)
    }

    var titles: [String] {
      simulator.screenElements.filter { $0.view.accessibilityTraits.contains(.button) }.compactMap(\.label)
    }

    func delete(_ row: Int) {
      rows.remove(at: row)
      table.deleteRows(at: [path(row)], with: .automatic)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "Cell")
        ?? UITableViewCell(style: .default, reuseIdentifier: "Cell")
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }

    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { log.add("commit \(indexPath.row)") }

    private func configuration(_ actions: [UIContextualAction]?) -> UISwipeActionsConfiguration? {
      let configuration = actions.map(UISwipeActionsConfiguration.init)
      configuration?.performsFirstActionWithFullSwipe = performsFirst
      return configuration
    }

    func tableView(
      _ tableView: UITableView,
      leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration(leading) }

    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration(trailing) }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.add("begin \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.add("end \(indexPath.map { "\($0.row)" } ?? "gone")")
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.add("select \(indexPath.row)")
    }
  }

  @Test func actionsHaveTheColoursOfTheirStyles() {
    let scene = Scene()
    let (more, delete) = (scene.action(.normal, "More"), scene.action(.destructive, "Delete"))
    #expect(delete.backgroundColor == .systemRed && more.backgroundColor != delete.backgroundColor)
    more.backgroundColor = .systemBlue
    #expect(more.backgroundColor == .systemBlue)
    more.backgroundColor = nil
    #expect(more.backgroundColor == scene.action(.normal, "").backgroundColor)
    #expect(UISwipeActionsConfiguration(actions: [more]).performsFirstActionWithFullSwipe)
  }

  @Test func aSwipeRevealsTheActionsWithTheFirstAtTheEdge() throws {
    let scene = Scene()
    scene.trailing = [scene.action(.destructive, "Delete"), scene.action(.normal, "More")]
    scene.swipe()
    #expect(scene.log.take() == ["begin 1"])
    #expect(scene.titles.sorted() == ["Delete", "More"])
    let frames = scene.simulator.screenElements.filter { ["Delete", "More"].contains($0.label) }
    let delete = try #require(frames.first { $0.label == "Delete" }).frame
    let more = try #require(frames.first { $0.label == "More" }).frame
    #expect(delete.maxX == 393 && delete.minX == more.maxX)
    #expect(scene.shift() == more.minX - 393)
    #expect(scene.cell()?.showingDeleteConfirmation == true)
  }

  @Test func theRowFollowsTheFinger() throws {
    let scene = Scene()
    scene.trailing = [scene.action(.normal, "More")]
    let finger = try #require(scene.simulator.touchDown(at: CGPoint(x: 300, y: 66)))
    finger.move(to: CGPoint(x: 260, y: 66), duration: 0.2)
    #expect(scene.shift() == -40)
    finger.move(to: CGPoint(x: 290, y: 66), duration: 0.2)
    #expect(scene.shift() == -10)
    finger.lift()
    scene.simulator.advanceUntilIdle()
    #expect(scene.shift() == 0 && scene.titles.isEmpty)
    #expect(scene.log.take() == ["begin 1", "end 1"])
  }

  @Test func leadingActionsAreAtTheOtherEdge() {
    let scene = Scene()
    scene.leading = [scene.action(.normal, "Read")]
    scene.trailing = []
    scene.swipe(.left)
    #expect(scene.titles.isEmpty && scene.shift() == 0)
    scene.swipe(.right)
    #expect(scene.titles == ["Read"] && (scene.shift() ?? 0) >= 74)
  }

  @Test func aTapPerformsAnActionWhichClosesTheRowAtItsEnd() throws {
    let scene = Scene()
    scene.trailing = [scene.action(.destructive, "Delete"), scene.action(.normal, "More")]
    scene.swipe()
    scene.tap("More")
    scene.simulator.advanceUntilIdle()
    #expect(scene.log.take() == ["begin 1", "More in true"])
    #expect(scene.titles.count == 2)
    let complete = try #require(scene.completions.first)
    complete(true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.titles.isEmpty && scene.shift() == 0 && scene.log.take() == ["end 1"])
    #expect(scene.cell()?.showingDeleteConfirmation == false)
    scene.completions[0](true)
  }

  @Test func aDeletedRowLeavesWithItsActions() throws {
    let scene = Scene()
    scene.trailing = [scene.action(.destructive, "Delete")]
    scene.swipe()
    let cell = try #require(scene.cell())
    scene.tap("Delete")
    scene.delete(1)
    scene.completions[0](true)
    scene.simulator.advance(by: 0.15)
    let frame = try #require(cell.layer.presentation()).frame
    #expect(frame.minX < -74)
    #expect(frame.minX > -393)
    scene.simulator.advanceUntilIdle()
    #expect(scene.table.visibleCells.map { $0.textLabel?.text } == ["a", "c", "d", "e"])
    #expect(scene.titles.isEmpty && cell.superview == nil)
    #expect(scene.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    #expect(scene.log.take() == ["begin 1", "Delete in true", "end gone"])
  }

  @Test func aFullSwipePerformsTheFirstAction() {
    let scene = Scene()
    scene.trailing = [scene.action(.destructive, "Delete"), scene.action(.normal, "More")]
    scene.swipe(.left, 2, whole: true)
    #expect(scene.log.take() == ["begin 2", "Delete in true"])
    #expect(scene.shift(2) == -393)
    scene.completions[0](false)
    scene.simulator.advanceUntilIdle()
    #expect(scene.shift(2) == 0)
  }

  @Test func aFullSwipeOnlyRevealsTheActionsIfItShallNotPerform() {
    let scene = Scene()
    scene.trailing = [scene.action(.destructive, "Delete")]
    scene.performsFirst = false
    scene.swipe(.left, 2, whole: true)
    #expect(scene.log.take() == ["begin 2"])
    #expect(scene.titles == ["Delete"] && scene.shift(2) == -74)
  }

  @Test(arguments: [(3, 3), (1, 1)])
  func aTapClosesTheRowAndSelectsNothing(_ row: Int, _ unused: Int) {
    let scene = Scene()
    scene.trailing = [scene.action(.normal, "More")]
    scene.swipe()
    _ = scene.log.take()
    scene.simulator.tap(at: CGPoint(x: 100, y: 44 * CGFloat(row) + 22))
    scene.simulator.advanceUntilIdle()
    #expect(scene.titles.isEmpty && scene.shift() == 0 && scene.log.take() == ["end 1"])
    scene.simulator.tap(at: CGPoint(x: 100, y: 44 * CGFloat(row) + 22))
    #expect(scene.log.take() == ["select \(row)"])
  }

  @Test func scrollingClosesTheRow() {
    let scene = Scene()
    scene.rows = (0..<50).map(String.init)
    scene.table.reloadData()
    scene.trailing = [scene.action(.normal, "More")]
    scene.swipe()
    scene.simulator.drag(from: CGPoint(x: 150, y: 66), to: CGPoint(x: 150, y: 30), duration: 0.2)
    scene.simulator.advanceUntilIdle()
    #expect(scene.titles.isEmpty && scene.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }

  @Test func onlyOneRowIsOpen() {
    let scene = Scene()
    scene.trailing = [scene.action(.normal, "More")]
    scene.swipe(.left, 1)
    scene.swipe(.left, 3)
    scene.swipe(.left, 3)
    #expect(scene.titles == ["More"] && scene.shift(1) == 0 && scene.shift(3) == -74)
  }

  @Test func aFingerPushesTheOpenRowBack() {
    let scene = Scene()
    scene.trailing = [scene.action(.normal, "More")]
    scene.swipe()
    scene.swipe(.right)
    #expect(scene.titles.isEmpty && scene.shift() == 0)
  }

  @Test func withoutAConfigurationThereIsTheDeleteButton() {
    let scene = Scene()
    scene.swipe()
    #expect(scene.titles == ["Delete"])
    scene.tap("Delete")
    scene.simulator.advanceUntilIdle()
    #expect(scene.log.take() == ["begin 1", "commit 1", "end 1"])
    scene.swipe(.left, 0, whole: true)
    #expect(scene.log.take() == ["begin 0", "commit 0", "end 0"])
  }

  @Test func rowsThatCanNotBeEditedAreNotSwiped() {
    let scene = Scene()
    scene.trailing = [scene.action(.normal, "More")]
    scene.canEdit = false
    scene.swipe()
    #expect(scene.titles.isEmpty && scene.shift() == 0 && !scene.log.take().contains("begin 1"))
  }

  @Test func theEditControlRevealsTheActions() {
    let scene = Scene()
    scene.table.setEditing(true, animated: false)
    scene.simulator.tap(at: CGPoint(x: 20, y: 66))
    scene.simulator.advanceUntilIdle()
    #expect(scene.titles.contains("Delete") && scene.shift() == -74)
    scene.tap("Delete")
    #expect(scene.log.take() == ["commit 1"])
    scene.table.setEditing(false, animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.titles.isEmpty && scene.shift() == 0)
  }

  @Test func endingEditingInCodeClosesTheRow() {
    let scene = Scene()
    scene.trailing = [scene.action(.normal, "More")]
    scene.swipe()
    scene.table.setEditing(false, animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.titles.isEmpty && scene.shift() == 0)
  }

  @Test(arguments: [false, true])
  func reloadingEndsTheSwipe(_ onlyRow: Bool) {
    let scene = Scene()
    scene.trailing = [scene.action(.normal, "More")]
    scene.swipe()
    if onlyRow {
      scene.table.reloadRows(at: [scene.path(1)], with: .automatic)
    } else {
      scene.table.reloadData()
    }
    scene.simulator.advanceUntilIdle()
    #expect(scene.titles.isEmpty && scene.shift() == 0)
    scene.completions.forEach { $0(true) }
  }

  @Test func rowsThatMoveTakeTheirActionsAlong() {
    let scene = Scene()
    scene.trailing = [scene.action(.normal, "More")]
    scene.swipe()
    scene.rows.insert("new", at: 0)
    scene.table.insertRows(at: [scene.path(0)], with: .automatic)
    scene.simulator.advanceUntilIdle()
    #expect(scene.shift(1) == 0 && scene.shift(2) == -74)
    let more = scene.simulator.screenElements.first { $0.label == "More" }
    #expect(more?.frame.minY == 88)
  }

  @Test func imagesReplaceTitlesInLowRows() {
    let scene = Scene()
    let action = scene.action(.normal, "Flag")
    action.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    scene.trailing = [action]
    scene.swipe()
    #expect(scene.titles == ["Flag"])
    let texts = scene.table.subviews.flatMap(labels).compactMap(\.text)
    #expect(!texts.contains("Flag"))
    scene.table.rowHeight = 91
    scene.table.reloadData()
    scene.simulator.settle()
    scene.swipe()
    #expect(scene.table.subviews.flatMap(labels).compactMap(\.text).contains("Flag"))
  }

  private func labels(_ view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }
}
