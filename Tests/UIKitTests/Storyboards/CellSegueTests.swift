import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of UIViewController.prepare(for:sender:): selecting a row performs the segue
/// of its cell, with the cell as sender.
///
/// And of UITableView.register(_:forCellReuseIdentifier:): the class replaces an earlier registration of the
/// identifier, so a prototype cell and its segue are lost.
@MainActor struct CellSegueTests {
  /// A table of three rows, of which the last has cells of another kind.
  private final class ListController: UITableViewController {
    var sender: Any?
    var log: [String] = []
    var registered = ["Plain"]

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
      super.viewDidLoad()
      for identifier in registered {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
      }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(
        withIdentifier: indexPath.row == 2 ? "Plain" : "Person",
        for: indexPath
      )
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("didSelect \(indexPath.row)")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      self.sender = sender
      log.append("prepare \(segue.identifier ?? "")")
    }
  }

  private final class PersonCell: UITableViewCell {}

  private func launch(
    registering identifiers: [String] = ["Plain"]
  ) throws -> (device: Simulator, list: ListController) {
    let device = Simulator.boot(.iPhone5, iOS: 9)
    UIStoryboard.register("Main", initial: "list") {
      StoryboardScene("list", ListController.self)
        .attributes { $0.registered = identifiers }
        .segue(
          .presentModally,
          to: "person",
          identifier: "show",
          fromCell: "Person",
          of: PersonCell.self
        )
      StoryboardScene("person", UIViewController.self)
    }
    device.launch(storyboard: "Main")
    device.settle()
    return (device, try #require(device.keyWindow?.rootViewController as? ListController))
  }

  @Test func selectingARowPerformsTheSegueOfItsCell() throws {
    let (device, list) = try launch()
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    device.tap(cell)
    device.advanceUntilIdle()
    #expect(list.log == ["didSelect 1", "prepare show"])
    #expect(list.sender as? UITableViewCell === cell)
    #expect(list.presentedViewController != nil)
  }

  @Test func cellsOfAnotherKindLeadNowhere() throws {
    let (device, list) = try launch()
    device.tap(try #require(list.tableView.cellForRow(at: IndexPath(row: 2, section: 0))))
    device.advanceUntilIdle()
    #expect(list.log == ["didSelect 2"])
    #expect(list.presentedViewController == nil)
  }

  @Test func thePrototypeIsMadeWithoutRegistration() throws {
    let (_, list) = try launch()
    #expect(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) is PersonCell)
  }

  @Test func aClassThatIsRegisteredReplacesThePrototypeAndItsSegue() throws {
    let (device, list) = try launch(registering: ["Plain", "Person"])
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(!(cell is PersonCell))
    device.tap(cell)
    device.advanceUntilIdle()
    #expect(list.log == ["didSelect 1"])
    #expect(list.presentedViewController == nil)
  }

  @Test func selectingInCodeLeadsNowhere() throws {
    let (device, list) = try launch()
    list.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    device.advanceUntilIdle()
    #expect(list.log.isEmpty)
  }
}
