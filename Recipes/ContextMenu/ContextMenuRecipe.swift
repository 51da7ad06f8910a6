import RecipeKit

/// A list whose rows have a context menu.
@MainActor public let recipe: any Recipe = ContextMenuRecipe()

struct ContextMenuRecipe: Recipe {
  typealias Way = ControllerFactory<TripsViewController>

  let lesson = Lesson.embedded
  let rightWay: Way = { TripsViewController() }
  let wrongWays: WrongWays<Way> = [
    "where the trip was": { WhereItWasController() },
    "made in advance": { MadeInAdvanceController() },
    "an unnamed group": { UnnamedGroupController() },
    "content without numbers": { NoNumbersController() },
    "only to look at": { OnlyToLookAtController() },
    "the array alone": { ArrayAloneController() },
  ]

  func scene(_ make: Way, on stage: Stage) -> Travels { Travels(make(), on: stage.boot(.iPhone16)) }

  /// A label with a menu of its own, in every way.
  private let label = SceneSetup { (_: Way, stage) in
    let device = stage.boot(.iPhone16)
    let screen = LabelMenuController()
    device.launch(screen)
    return (device: device, screen: screen)
  }

  var claims: Claims<Way> {
    core("menu", "A long press on a trip opens a menu with Favourite, Company and Delete.") { travels in
      travels.press("Oslo")
      expect(travels.device.menuItems.joined(separator: ", "), is: "Favourite, Company, Delete")
    }
    .fails(in: "an unnamed group")
    core("right-trip", "Delete removes the pressed trip, also if another one has come in at the top.") {
      travels in
      travels.press("Oslo")
      travels.receive()
      travels.choose("Delete")
      expect(travels.cities.joined(separator: ", "), is: "Paris, Lisbon, Rome, Vienna")
    }
    .fails(in: "where the trip was", seeing: "Paris, Oslo, Rome, Vienna")
    core("state", "The menu of a favourite has a check mark.") { travels in
      travels.press("Oslo")
      travels.choose("Favourite")
      travels.press("Oslo")
      expect(travels.checked, is: true)
    }
    .fails(in: "made in advance", seeing: false)
    core("heart", "The heart of a favourite is full.") { travels in
      travels.press("Oslo")
      travels.choose("Favourite")
      expect(travels.heart, is: "full")
    }
    .fails(in: "the array alone", seeing: "empty")
    core("submenu", "Company opens a menu of its own.") { travels in
      travels.press("Oslo")
      travels.choose("Company")
      expect(travels.device.menuItems.joined(separator: ", "), is: "Alone, With friends")
    }
    .fails(when: "the company is shown inline", with: { OneLevelController() })
    core("submenu#choice", "a choice in the submenu changes the trip") { travels in
      travels.press("Oslo")
      travels.choose("Company")
      travels.choose("With friends")
      expect(travels.screen.trips[1].company, is: "With friends")
    }
    .fails(when: "trips never change", with: { AlwaysAloneController() }, seeing: "Alone")
    core("red", "The title of Delete is red.") { travels in
      travels.press("Oslo")
      expect(travels.color(of: "Delete"), is: UIColor.systemRed)
    }
    .fails(when: "Delete has no attributes", with: { PlainDeletionController() })
    core("size", "The preview has the size that it asks for.") { travels in
      travels.press("Oslo")
      expect(travels.preview?.size ?? .zero, is: CGSize(width: 240, height: 120))
    }
    .fails(in: "content without numbers")
    core("opened", "A tap on the preview opens the trip.") { travels in
      travels.press("Oslo")
      travels.tapPreview()
      expect(travels.title, is: "Oslo")
    }
    .fails(in: "only to look at", seeing: "Trips")
    detail("no-menu", "If the closure returns no menu, a long press shows nothing.", isFact: true) {
      travels in
      let silent = NoMenuController()
      travels.device.launch(silent)
      travels.device.press(at: CGPoint(x: 100, y: 130))
      expect(travels.device.menuItems, is: [])
    }
    label.detail("any-view", "A label with the interaction has a context menu, too.", isFact: true) { scene in
      scene.device.press(scene.screen.label)
      expect(scene.device.menuItems, is: ["Copy"])
    }
    label.detail("deferred", "The actions of a deferred element are added when they are known.", isFact: true)
    {
      scene in
      scene.screen.isDeferred = true
      scene.device.press(scene.screen.label)
      scene.device.advance(by: 2)
      expect(scene.device.menuItems, is: ["Later"])
    }
  }

  func illustrate(_ make: Way, on stage: Stage) {
    let travels = scene(make, on: stage)
    stage.film("menu", caption: "A long press on Oslo", seconds: 1.6, showing: [.touches]) {
      travels.press("Oslo")
    }
    stage.output("menu of Oslo", travels.device.menuItems.joined(separator: ", "))
    travels.choose("Company")
    stage.picture("submenu", caption: "The menu Company")
    let marked = scene(make, on: stage)
    marked.press("Oslo")
    marked.choose("Favourite")
    marked.press("Oslo")
    stage.picture("checked", caption: "The menu of a favourite")
    let busy = scene(make, on: stage)
    busy.press("Oslo")
    busy.receive()
    stage.picture("arrived", caption: "Paris has come in, and Oslo is in row 2")
    busy.choose("Delete")
    stage.output("trips after Delete", busy.cities.joined(separator: ", "))
    let opened = scene(make, on: stage)
    opened.press("Oslo")
    opened.tapPreview()
    stage.picture("opened", caption: "After a tap on the preview")
  }

  func playground(_ make: @escaping Way) -> Playground? {
    Playground([
      .press("Oslo"), .tap("Favourite"), .tap("Company"), .tap("Alone"), .tap("With friends"), .tap("Delete"),
      .tap(at: CGPoint(x: 0.5, y: 0.27), called: "the preview", while: "Delete"),
      .tap(at: CGPoint(x: 0.5, y: 0.95), called: "below the menu", while: "Delete"),
      .goBack, .tap("Restore"),
    ]) { Travels(make(), on: $0.boot(.iPhone16)).device }
  }
}

/// The list on a phone.
@MainActor
struct Travels {
  let device: Simulator
  let screen: TripsViewController

  init(_ screen: TripsViewController, on device: Simulator) {
    (self.device, self.screen) = (device, screen)
    device.launch(UINavigationController(rootViewController: screen))
  }

  /// The cities of the list, from top to bottom.
  var cities: [String] { screen.trips.map(\.city) }

  /// The title of the screen in front.
  var title: String { screen.navigationController?.topViewController?.title ?? "Trips" }

  /// Whether the first action of the menu has a check mark.
  var checked: Bool { (device.shownMenu?.children.first as? UIAction)?.state == .on }

  private func cell(of city: String) -> UITableViewCell? {
    screen.tableView.visibleCells.first { cell in
      (cell.contentConfiguration as? UIListContentConfiguration)?.text == city
    }
  }

  /// The heart in Oslo's row, as its middle looks.
  var heart: String {
    guard let cell = cell(of: "Oslo") else { return "none" }
    let middle = CGPoint(x: 26, y: cell.bounds.midY)
    return cell.drawnColor(at: middle, among: ["full": .systemBlue, "empty": .white])
  }

  /// Holds a finger on a row for a second.
  func press(_ city: String) {
    if let cell = cell(of: city) { device.press(cell) }
    device.advance(by: 0.5)
  }

  func choose(_ title: String) {
    device.chooseMenuItem(title)
    device.advanceUntilIdle()
  }

  /// A trip comes in.
  func receive() {
    screen.receive(Trip(id: 5, city: "Paris", days: 2))
    device.advanceUntilIdle()
  }

  /// The texts on the screen that are shown for a trip and nowhere in the list.
  private var labels: [UILabel] {
    device.application.windows.flatMap { $0.subtree() }.compactMap { $0 as? UILabel }
  }

  /// Where the preview is, in the window.
  var preview: CGRect? {
    labels.first { $0.text?.hasPrefix("5 days in") == true }.map { $0.convert($0.bounds, to: nil) }
  }

  func tapPreview() {
    if let preview { device.tap(at: CGPoint(x: preview.midX, y: preview.midY)) }
    device.advanceUntilIdle()
  }

  /// The colour of a title on the screen.
  func color(of title: String) -> UIColor? { labels.first { $0.text == title }?.textColor }

  func configuration(forRow row: Int) -> UIContextMenuConfiguration? {
    screen.tableView(
      screen.tableView,
      contextMenuConfigurationForRowAt: IndexPath(row: row, section: 0),
      point: .zero
    )
  }
}

/// A label with a context menu.
private final class LabelMenuController: UIViewController, UIContextMenuInteractionDelegate {
  let label = UILabel(frame: CGRect(x: 40, y: 200, width: 200, height: 40))
  var isDeferred = false

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Oslo"
    label.isUserInteractionEnabled = true
    label.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addSubview(label)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let later = UIDeferredMenuElement { complete in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { complete([UIAction(title: "Later") { _ in }]) }
    }
    return UIContextMenuConfiguration(actionProvider: { [isDeferred] _ in
      UIMenu(children: isDeferred ? [later] : [UIAction(title: "Copy") { _ in }])
    })
  }
}
