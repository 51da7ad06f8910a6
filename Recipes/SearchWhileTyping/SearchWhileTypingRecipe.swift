import RecipeKit

/// A list of cities that is searched while somebody types.
@MainActor public let recipe: any Recipe = SearchWhileTypingRecipe()

struct SearchWhileTypingRecipe: Recipe {
  typealias Way = ControllerFactory<CitiesViewController>

  let lesson = Lesson.embedded
  let rightWay: Way = { CitiesViewController() }
  let wrongWays: WrongWays<Way> = [
    "one rule for every text": { OneRuleController() },
    "every answer counts": { EveryAnswerController() },
    "smaller and smaller": { SmallerController() },
    "counted from the first one": { CountedController() },
    "the property as it was": { AsItWasController() },
    "nobody told": { NobodyToldController() },
  ]

  private static let all = [
    "Athens", "Berlin", "Geneva", "Kyiv", "Lisbon", "London", "Oslo", "Prague", "Rome", "Vienna", "Vilnius",
    "Zürich",
  ]

  func scene(_ make: Way, on stage: Stage) -> SearchedList { SearchedList(make(), on: stage.boot(.iPhone16)) }

  var claims: Claims<Way> {
    core("matching", "The list shows the cities whose names contain the text.") { list in
      list.begin()
      list.type("v")
      list.wait()
      expect(list.rows, is: ["Geneva", "Kyiv", "Vienna", "Vilnius"])
    }
    .fails(in: "nobody told")
    .fails(when: "the table isn't told", with: { FarFromTheTableController() })
    core("begins", "When the search begins, the text is empty, and all cities stay.") { list in
      list.begin()
      list.wait()
      expect(list.rows, is: Self.all)
    }
    .fails(in: "one rule for every text", seeing: [])
    core("late", "The answer for v comes after the one for vi, and is dropped.") { list in
      list.begin()
      list.type("vi")
      list.wait()
      expect(list.rows, is: ["Vienna", "Vilnius"])
    }
    .fails(in: "every answer counts")
    core("shorter", "When a letter is deleted, the cities for the shorter text are back.") { list in
      list.begin()
      list.type("vi")
      list.wait()
      list.device.pressDelete()
      list.wait()
      expect(list.rows, is: ["Geneva", "Kyiv", "Vienna", "Vilnius"])
    }
    .fails(in: "smaller and smaller", seeing: ["Vienna", "Vilnius"])
    core("opened", "A tap on Vienna in the results opens the screen of Vienna.") { list in
      list.search("vi")
      list.tap("Vienna")
      expect(list.title, is: "Vienna")
    }
    .fails(in: "counted from the first one", seeing: "Athens")
    .fails(in: "the property as it was", seeing: "Cities")
    core("cancelled", "Cancel clears the text, and all cities are back.") { list in
      list.search("vi")
      list.cancel()
      expect(list.rows, is: Self.all)
    }
    .fails(
      when: "an empty text is ignored",
      with: { OnlyWithATextController() },
      seeing: ["Vienna", "Vilnius"]
    )
    core("after-cancel", "An answer that comes after Cancel doesn't change the list.") { list in
      list.begin()
      list.type("v")
      list.cancel()
      list.wait()
      expect(list.rows, is: Self.all)
    }
    .fails(in: "every answer counts", seeing: ["Geneva", "Kyiv", "Vienna", "Vilnius"])
    detail("accents", "`localizedStandardContains` ignores case and accents: zu finds Zürich.") { list in
      list.search("zu")
      expect(list.rows, is: ["Zürich"])
    }
    .fails(when: "the letters must be the same", with: { ExactLettersController() }, seeing: [])
    detail(
      "empty-finds-nothing",
      "`localizedStandardContains` finds nothing for an empty text.",
      isFact: true
    ) { _ in
      expect("Vienna".localizedStandardContains(""), is: false)
    }
    detail(
      "calls",
      "The updater is called when the search begins, for each letter, and at the end.",
      isFact: true
    ) { list in
      let texts = UpdatedTexts()
      list.screen.search.searchResultsUpdater = texts
      list.begin()
      list.type("vi")
      list.cancel()
      expect(texts.all, is: ["", "v", "vi", ""])
    }
    detail("grey-at-first", "A new search controller obscures the content.", isFact: true) { _ in
      expect(UISearchController(searchResultsController: nil).obscuresBackgroundDuringPresentation, is: true)
    }
    detail("grey-tapped", "A tap on the grey layer ends the search.", isFact: true) { list in
      list.screen.search.obscuresBackgroundDuringPresentation = true
      list.begin()
      list.tap("Athens")
      expect(list.screen.search.isActive, is: false)
    }
    detail("context", "With `definesPresentationContext` the search bar stays on its screen.")
    detail("still-there", "After the way back the search is as it was.", isFact: true) { list in
      list.search("vi")
      list.screen.visit(list.screen.shown[0])
      list.device.advanceUntilIdle()
      list.screen.navigationController?.popViewController(animated: true)
      list.device.advanceUntilIdle()
      expect(list.screen.search.searchBar.text ?? "", is: "vi")
    }
  }

  func illustrate(_ make: Way, on stage: Stage) {
    let list = scene(make, on: stage)
    list.begin()
    list.wait()
    stage.output("rows when the search begins", list.rows.count)
    stage.picture("begun", caption: "The search has begun")
    stage.film("typed", caption: "Somebody types v, and then i", seconds: 2) {
      list.type("v")
      list.device.advance(by: 0.3)
      list.type("i")
    }
    stage.output("rows for vi", list.rows.joined(separator: ", "))
    stage.picture("found", caption: "vi is searched")
    list.tap("Vienna")
    stage.output("title after a tap on Vienna", list.title)
    stage.picture("opened", caption: "After a tap on Vienna")
    let other = scene(make, on: stage)
    other.search("vi")
    other.cancel()
    stage.output("rows after Cancel", other.rows.count)
    stage.picture("cancelled", caption: "After Cancel")
  }

  func playground(_ make: @escaping Way) -> Playground? {
    Playground(
      [.tap("Search"), .type("vi"), .tap("Vienna"), .goBack, .tap("Cancel")],
      within: 4
    ) { SearchedList(make(), on: $0.boot(.iPhone16)).device }
  }
}

/// The list on a phone.
@MainActor
struct SearchedList {
  let device: Simulator
  let screen: CitiesViewController

  init(_ screen: CitiesViewController, on device: Simulator) {
    (self.device, self.screen) = (device, screen)
    device.launch(UINavigationController(rootViewController: screen))
  }

  /// The texts of the rows.
  var rows: [String] { screen.tableView.visibleCells.compactMap { $0.textLabel?.text } }

  /// The title of the screen in front.
  var title: String { screen.navigationController?.topViewController?.navigationItem.title ?? "" }

  func begin() {
    device.tap(screen.search.searchBar.searchTextField)
    device.advance(by: 0.5)
  }

  func type(_ text: String) { device.type(text) }

  /// Lets all answers come.
  func wait() { device.advance(by: 3) }

  /// Begins a search, types a text, and waits for the results.
  func search(_ text: String) {
    begin()
    type(text)
    wait()
  }

  func tap(_ city: String) {
    guard let cell = screen.tableView.visibleCells.first(where: { $0.textLabel?.text == city }) else {
      return
    }
    device.tap(cell)
    device.advance(by: 1)
  }

  /// Taps Cancel.
  func cancel() {
    let buttons = screen.search.searchBar.subtree().compactMap { $0 as? UIButton }
    if let cancel = buttons.first(where: { $0.title(for: .normal) == "Cancel" }) { device.tap(cancel) }
    device.advance(by: 0.5)
  }
}

/// Notes the texts for which it is called.
private final class UpdatedTexts: NSObject, UISearchResultsUpdating {
  var all: [String] = []

  func updateSearchResults(for searchController: UISearchController) {
    all.append(searchController.searchBar.text ?? "")
  }
}
