import Simulator
import Testing

@testable import UIKit

/// A table of three rows, of which the last has cells of another kind.
final class PeopleController: UITableViewController {
  var sender: Any?
  var log: [String] = []
  static var registered = ["Plain"]

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    for identifier in Self.registered {
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

final class PersonCell: UITableViewCell {}

/// Truth: Apple's documentation of UIViewController.prepare(for:sender:): selecting a row performs the segue
/// of its cell, with the cell as sender.
///
/// And of UITableView.register(_:forCellReuseIdentifier:): the class replaces an earlier registration of the
/// identifier, so a prototype cell and its segue are lost.
@MainActor struct CellSegueTests {
  private func launch(
    registering identifiers: [String] = ["Plain"]
  ) throws -> (device: Simulator, list: PeopleController) {
    let device = Simulator.boot(.iPhone5, iOS: 9)
    PeopleController.registered = identifiers
    try UIStoryboard.install(
      initial: "list",
      """
      <tableViewController id="list" customClass="PeopleController" customModule="UIKitTests">
      <tableView key="view" id="table"><rect key="frame" x="0" y="0" width="320" height="568"/><prototypes>
      <tableViewCell reuseIdentifier="Person" customClass="PersonCell" customModule="UIKitTests" id="cell">
      <connections><segue destination="person" kind="presentation" identifier="show" id="s-1"/></connections>
      </tableViewCell></prototypes><connections><outlet property="dataSource" destination="list" id="o-1"/>
      <outlet property="delegate" destination="list" id="o-2"/></connections></tableView></tableViewController>
      """,
      "<viewController id=\"person\"/>"
    )
    device.launch(storyboard: "Main")
    device.settle()
    return (device, try #require(device.keyWindow?.rootViewController as? PeopleController))
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
