import RecipeKit

/// A list of switches, each of which belongs to a room.
@MainActor public let recipe: any Recipe = SwitchAndModelRecipe()

struct SwitchAndModelRecipe: Recipe {
  typealias Way = ControllerFactory<RoomsViewController>

  let lesson = Lesson.embedded
  let rightWay: Way = { RoomsViewController() }
  let wrongWays: WrongWays<Way> = [
    "a memory in the switches": { SwitchesRememberController() },
    "only if it is heated": { OnlyIfHeatedController() },
    "a closure for each cell": { ClosurePerCellController() },
    "an action at each visit": { ActionAtEachVisitController() },
    "toggle": { ToggleController() },
    "switches moved by code": { MovedByCodeController() },
  ]

  func scene(_ make: Way, on stage: Stage) -> House { House(make(), on: stage.boot(.iPhone16)) }

  var claims: Claims<Way> {
    core("written", "A tap on a switch changes its room.") { house in
      house.tap("Room 2")
      expect(house.heated, is: ["Room 2"])
    }
    .fails(in: "a memory in the switches", seeing: [])
    core("cleared", "A cell that another room gets shows that room, not the one before.") { house in
      house.tap("Room 2")
      house.scrollToEnd()
      expect(house.shownOn, is: [])
    }
    .fails(in: "only if it is heated")
    core("shown-again", "A row that comes back shows what its room has.") { house in
      house.tap("Room 2")
      house.scrollToEnd()
      house.scrollToTop()
      expect(house.shownOn, is: ["Room 2"])
    }
    .fails(in: "a memory in the switches")
    core("own-room", "In a cell that had another room, the switch changes the room that it shows now.") {
      house in
      house.scrollToEnd()
      house.tap("Room 30")
      expect(house.heated, is: ["Room 30"])
    }
    .fails(in: "a closure for each cell")
    .fails(in: "an action at each visit")
    core("position", "What counts is where the switch stands.") { house in
      house.screen.rooms[1].isHeated = true
      house.tap("Room 2")
      expect(house.heated, is: ["Room 2"])
    }
    .fails(in: "toggle", seeing: [])
    core("all-off", "“All off” turns off the rooms.") { house in
      house.tapBoth()
      house.tapAllOff()
      expect(house.heated, is: [])
    }
    .fails(in: "switches moved by code", seeing: ["Room 2", "Room 3"])
    core("all-off#switches", "the switches follow their rooms") { house in
      house.tapBoth()
      house.tapAllOff()
      expect(house.shownOn, is: [])
    }
    .fails(
      when: "the rows are not read again",
      with: { NotReadAgainController() },
      seeing: ["Room 2", "Room 3"]
    )
    detail("few-cells", "The last row gets a cell that another row had.") { house in
      let atTheTop = house.visible
      house.scrollToEnd()
      expect(atTheTop.contains { $0 === house.visible.last }, is: true)
    }
    .fails(when: "each row gets a new cell", with: { NewCellsController() }, seeing: false)
    detail("silent", "A switch that code moves sends no action.", isFact: true) { _ in
      expect(actions(of: UISwitch()) { $0.setOn(true, animated: false) }, is: 0)
    }
    detail("off-at-first", "A new switch is off.", isFact: true) { _ in
      expect(UISwitch().isOn, is: false)
    }
  }

  /// How many actions a switch sends while `change` runs.
  private func actions(of control: UISwitch, during change: (UISwitch) -> Void) -> Int {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    change(control)
    return count
  }

  func illustrate(_ make: Way, on stage: Stage) {
    let house = scene(make, on: stage)
    house.tapBoth()
    stage.output("heated", house.heated.joined(separator: ", "))
    stage.picture("on", caption: "Rooms 2 and 3 are heated")
    house.scrollToEnd()
    stage.output("switches that are on at the end of the list", house.shownOn.joined(separator: ", "))
    stage.picture("end", caption: "The end of the list, in the same cells")
    house.scrollToTop()
    stage.film("off", caption: "All off", seconds: 0.4) { house.tapAllOff() }
    stage.output("heated after “All off”", house.heated.joined(separator: ", "))
  }

  func playground(_ make: @escaping Way) -> Playground? {
    Playground(
      [
        .tap(at: CGPoint(x: 0.87, y: 0.205), called: "the switch of Room 2", while: "Room 2"),
        .swipe(.up), .swipe(.down), .tap("All off"),
      ],
      within: 4
    ) { House(make(), on: $0.boot(.iPhone16)).device }
  }
}

/// The list on a phone.
@MainActor
struct House {
  let device: Simulator
  let screen: RoomsViewController

  init(_ screen: RoomsViewController, on device: Simulator) {
    (self.device, self.screen) = (device, screen)
    device.launch(UINavigationController(rootViewController: screen))
  }

  /// The rooms that are heated.
  var heated: [String] { screen.rooms.filter(\.isHeated).map(\.name) }

  /// The rooms whose switches are on the screen and on.
  var shownOn: [String] { visible.filter(\.heating.isOn).compactMap { $0.textLabel?.text } }

  /// The cells on the screen.
  var visible: [RoomCell] { screen.tableView.visibleCells.compactMap { $0 as? RoomCell } }

  func tap(_ room: String) {
    if let cell = visible.first(where: { $0.textLabel?.text == room }) { device.tap(cell.heating) }
    device.advanceUntilIdle()
  }

  func tapBoth() {
    tap("Room 2")
    tap("Room 3")
  }

  func tapAllOff() {
    let bar = screen.navigationController?.navigationBar.bounds ?? .zero
    let right = screen.navigationController?.navigationBar.convert(
      CGPoint(x: bar.maxX - 40, y: bar.midY),
      to: nil
    )
    if let right { device.tap(at: right) }
    device.advanceUntilIdle()
  }

  func scrollToEnd() { scroll(to: screen.rooms.count - 1) }

  func scrollToTop() { scroll(to: 0) }

  private func scroll(to row: Int) {
    // In steps, as a finger does, so that cells are used again.
    let rows = screen.tableView.indexPathsForVisibleRows?.map(\.row) ?? []
    let path =
      row > (rows.first ?? 0) ? Array((rows.first ?? 0)...row) : Array(row...(rows.last ?? 0)).reversed()
    for row in path {
      screen.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: false)
      screen.view.layoutIfNeeded()
    }
  }
}
