import RecipeKit

/// A list that is pulled down to fetch what is new.
@MainActor public let recipe: any Recipe = PullToRefreshRecipe()

struct PullToRefreshRecipe: Recipe {
  typealias Way = ControllerFactory<LettersViewController>

  let lesson = Lesson.embedded
  let rightWay: Way = { LettersViewController() }
  let wrongWays: WrongWays<Way> = [
    "a spinner without an end": { EndlessController() },
    "ended too soon": { EndedTooSoonController() },
    "only begun": { OnlyBegunController() },
    "an offset to watch": { WatchedOffsetController() },
    "the table without its data": { TableOnlyController() },
    "new letters only": { ReplacedController() },
  ]

  func scene(_ make: Way, on stage: Stage) -> Mailbox { Mailbox(make(), on: stage.boot(.iPhone16)) }

  var claims: Claims<Way> {
    core("fetched", "A pull fetches the new letters, which then stand at the top.") { box in
      box.pull()
      box.device.advance(by: 3)
      expect(
        box.rows,
        is: [
          "Lena: the tickets", "Otto: see you on Monday", "Anna: the boat", "Jonas: a key",
          "Marta: thank you",
        ]
      )
    }
    .fails(in: "the table without its data")
    .fails(in: "new letters only")
    core("once", "One pull fetches once.") { box in
      box.pull()
      box.device.advance(by: 3)
      expect(box.screen.post.visits, is: 1)
    }
    .fails(in: "an offset to watch")
    core("spins", "While the letters are on their way, the spinner turns.") { box in
      box.pull()
      box.device.advance(by: 1)
      expect(box.spins, is: true)
    }
    .fails(in: "ended too soon", seeing: false)
    core("ends", "When the letters are there, the spinner is gone.") { box in
      box.pull()
      box.device.advance(by: 3)
      expect(box.spins, is: false)
    }
    .fails(in: "a spinner without an end", seeing: true)
    core("ends#back", "the list is back at its top") { box in
      box.pull()
      box.device.advance(by: 3)
      expect(box.room, is: 0, within: 0.5)
    }
    .fails(in: "a spinner without an end", seeing: 60)
    core("by-code", "Code that begins a refresh fetches the letters itself.") { box in
      box.screen.refreshByCode()
      box.device.advance(by: 3)
      expect(box.rows.count, is: 5)
    }
    .fails(in: "only begun", seeing: 3)
    detail("room", "While it spins, the list leaves room for the spinner.") { box in
      box.pull()
      box.device.advance(by: 1)
      expect(box.room, is: 60, within: 0.5)
    }
    .fails(in: "ended too soon")
    detail("no-second", "A pull in the meantime doesn't fetch again.") { box in
      box.pull()
      box.device.advance(by: 1.2)
      box.pull()
      box.device.advance(by: 3)
      expect(box.screen.post.visits, is: 1)
    }
    .fails(when: "the control ends in between", with: { EndedTooSoonController() }, seeing: 2)
    detail("short", "A short pull does nothing.") { box in
      box.pull(by: 60)
      box.device.advance(by: 3)
      expect(box.screen.post.visits, is: 0)
    }
    .fails(when: "the list fetches as soon as it moves", with: { EachMoveController() })
    detail("silent", "`beginRefreshing()` sends no action.", isFact: true) { _ in
      let control = UIRefreshControl()
      var actions = 0
      control.addAction(UIAction { _ in actions += 1 }, for: .valueChanged)
      control.beginRefreshing()
      expect(actions, is: 0)
    }
  }

  func illustrate(_ make: Way, on stage: Stage) {
    let box = scene(make, on: stage)
    box.pull()
    box.device.advance(by: 1)
    stage.output("spinner after one second", box.spins ? "turns" : "is gone")
    stage.picture("waiting", caption: "The letters are on their way")
    box.device.advance(by: 2)
    stage.output("spinner after three seconds", box.spins ? "turns" : "is gone")
    stage.output("visits to the post office", box.screen.post.visits)
    stage.picture("fetched", caption: "The letters are there")
    let other = scene(make, on: stage)
    stage.film("pull", caption: "A pull, and two seconds later the letters", seconds: 3) { other.pull() }
  }

  func playground(_ make: @escaping Way) -> Playground? {
    Playground(
      [
        .drag(
          from: CGPoint(x: 0.5, y: 0.4),
          to: CGPoint(x: 0.5, y: 0.8),
          called: "the list down",
          while: "Marta: thank you"
        )
      ],
      within: 2
    ) { Mailbox(make(), on: $0.boot(.iPhone16)).device }
  }
}

/// The list on a phone.
@MainActor
struct Mailbox {
  let device: Simulator
  let screen: LettersViewController

  init(_ screen: LettersViewController, on device: Simulator) {
    (self.device, self.screen) = (device, screen)
    device.launch(UINavigationController(rootViewController: screen))
  }

  /// The texts on the screen.
  var rows: [String] { screen.tableView.visibleCells.compactMap { $0.textLabel?.text } }

  var spins: Bool { screen.refreshControl?.isRefreshing ?? false }

  /// How far below its top the list rests, in points.
  var room: CGFloat { -screen.tableView.contentOffset.y - screen.view.safeAreaInsets.top }

  func pull(by distance: CGFloat = 320) {
    device.drag(from: CGPoint(x: 196, y: 300), to: CGPoint(x: 196, y: 300 + distance))
  }
}
