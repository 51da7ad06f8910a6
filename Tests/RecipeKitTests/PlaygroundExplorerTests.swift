import Testing

@testable import RecipeKit

/// Truth: small applications whose states can be counted without a simulator, and the bounds that are documented at
/// `PlaygroundExplorer`.
@MainActor struct PlaygroundExplorerTests {
  /// A button that counts taps, and a label that shows what a rule makes of the count.
  private final class CountingController: UIViewController {
    let button = UIButton(type: .system)
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    var count = 0
    let shown: (Int) -> String

    init(_ shown: @escaping (Int) -> String) {
      self.shown = shown
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.frame = CGRect(x: 20, y: 40, width: 200, height: 44)
      button.setTitle("Go", for: .normal)
      let tapped = UIAction { [weak self] _ in
        guard let self else { return }
        count += 1
        label.text = shown(count)
      }
      button.addAction(tapped, for: .touchUpInside)
      label.text = shown(0)
      view.addSubview(button)
      view.addSubview(label)
    }
  }

  private typealias Graph = (playground: PlaygroundRecord, states: [PlayStateRecord], moves: [PlayMoveRecord])

  private func explore(
    _ gestures: [Gesture],
    within steps: Int = 20,
    states: Int = 40,
    moves: Int = 200,
    prepare: @escaping @MainActor (CountingController) -> Void = { _ in },
    _ shown: @escaping (Int) -> String
  ) -> Graph {
    let playground = Playground(gestures, within: steps) { stage in
      let device = stage.boot(.iPhone5, iOS: 8)
      let controller = CountingController(shown)
      device.launch(controller)
      prepare(controller)
      return device
    }
    return PlaygroundExplorer.explore(playground, states: states, moves: moves)
  }

  /// The moves as triples of numbers: from, gesture, to.
  private func triples(_ graph: Graph) -> [[Int]] { graph.moves.map { [$0.from, $0.key, $0.to] } }

  // MARK: States

  @Test func aSwitchOnAPhoneThatTurnsHasTwoTimesTwoStates() {
    let graph = explore([.tap("Go"), .turn(.portrait), .turn(.landscapeLeft)]) { $0 % 2 == 0 ? "off" : "on" }
    #expect(graph.playground.issue == nil)
    #expect(graph.playground.starts == [.init(title: "Start", state: 0)])
    // Off upright, on upright, off on its side, on on its side.
    #expect(
      triples(graph) == [
        [0, 0, 1], [0, 2, 2], [1, 0, 0], [1, 2, 3], [2, 0, 3], [2, 1, 0], [3, 0, 2], [3, 1, 1],
      ]
    )
    #expect(graph.states.map { $0.words.contains("landscape") } == [false, false, true, true])
    #expect(graph.states.map { $0.words.contains("off") } == [true, false, true, false])
    #expect(graph.states.allSatisfy { $0.barred.map(\.reason) == ["already in this orientation"] })
  }

  @Test func whatCannotBeSeenAndMakesNoDifferenceMakesNoStates() {
    let graph = explore([.tap("Go")]) { _ in "always" }
    #expect(triples(graph) == [[0, 0, 0]] && graph.states.count == 1)
  }

  @Test func statesThatLookTheSameAreOneState() {
    let graph = explore([.tap("Go")]) { $0 < 2 ? "A" : "B" }
    #expect(triples(graph) == [[0, 0, 0]])
  }

  @Test func whatLiesOutsideOfTheScreenMakesNoStates() {
    let graph = explore([.tap("Go")]) { controller in
      let line = UIView(frame: CGRect(x: -2, y: 0, width: 2, height: 568))
      line.backgroundColor = .gray
      controller.view.addSubview(line)
      controller.button.addAction(
        UIAction { _ in controller.view.sendSubviewToBack(line) },
        for: .touchUpInside
      )
    } _: { _ in
      "always"
    }
    #expect(triples(graph) == [[0, 0, 0]])
  }

  @Test func startsThatLookTheSameAreDifferentStates() {
    let playground = Playground(
      [.tap("Go")],
      starts: [1, 2].map { step in
        Playground.Start("By \(step)") { stage in
          let device = stage.boot(.iPhone5)
          device.launch(CountingController { "\(($0 * step) % 4)" })
          return device
        }
      }
    )
    let graph = PlaygroundExplorer.explore(playground)
    #expect(graph.playground.starts.map(\.state) == [0, 1])
    // 0, 1, 2, 3 by one; 0, 2 by two.
    #expect(graph.states.count == 6)
  }

  @Test func textsBehindAPresentedScreenKeepStatesApart() {
    let graph = explore([.tap("Go"), .tap("Cover"), .tap("Uncover")]) { controller in
      @MainActor func button(_ title: String, in view: UIView, _ action: @escaping @MainActor () -> Void) {
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        view.addSubview(button)
      }
      button("Cover", in: controller.view) { [weak controller] in
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        button("Uncover", in: cover.view) { controller?.dismiss(animated: false) }
        controller?.present(cover, animated: false)
      }
    } _: {
      $0 % 2 == 0 ? "even" : "odd"
    }
    #expect(graph.states.count == 4)
    #expect(graph.states.map { $0.words.contains("Behind it: ") } == [false, false, true, true])
    #expect(graph.states.map { $0.words.contains("even") } == [true, false, true, false])
    // Even, odd, even behind the cover, odd behind it.
    #expect(triples(graph) == [[0, 0, 1], [0, 1, 2], [1, 0, 0], [1, 1, 3], [2, 2, 0], [3, 2, 1]])
  }

  @Test func theSameIsRecordedAgain() {
    let (one, other) = (
      explore([.tap("Go"), .turnLeft]) { "\($0 % 2)" }, explore([.tap("Go"), .turnLeft]) { "\($0 % 2)" }
    )
    #expect(one.playground == other.playground && one.states == other.states && one.moves == other.moves)
  }

  // MARK: Bounds

  @Test func aCountIsRecordedAsFarAsItIsSaid() {
    let graph = explore([.tap("Go")], within: 3) { "\($0)" }
    #expect(graph.playground.issue == nil)
    #expect(triples(graph) == [[0, 0, 1], [1, 0, 2], [2, 0, 3]])
    #expect(graph.states[3].barred == [.init(key: 0, reason: "the recording ends here")])
  }

  @Test func tooManyStatesAreAnIssueThatSaysWhatToDo() throws {
    let issue = try #require(explore([.tap("Go")], states: 5) { "\($0)" }.playground.issue)
    #expect(issue.contains("more than 5 states") && issue.contains("Offer fewer gestures"))
  }

  @Test func tooManyMovesAreAnIssue() {
    let many = explore([.tap("Go"), .turnLeft], moves: 3) { "\($0)" }
    #expect(many.playground.issue?.contains("more than 3 moves") == true && many.moves.count == 3)
  }

  @Test func whatNeverComesToRestIsAnIssue() {
    var animator: UIDynamicAnimator?
    let graph = explore([.tap("Go")]) { controller in
      animator = UIDynamicAnimator(referenceView: controller.view)
      animator?.addBehavior(UIGravityBehavior(items: [controller.label]))
    } _: {
      "\($0)"
    }
    #expect(graph.playground.issue?.contains("does not come to rest after 'Start'") == true)
  }

  @Test func aSetUpThatThrowsIsAnIssue() {
    let playground = Playground([.tap("Go")]) { _ in throw StageError.missing("the root") }
    let graph = PlaygroundExplorer.explore(playground)
    #expect(graph.playground.issue == "The playground can't be started: the root is missing (nil).")
    #expect(graph.states.isEmpty)
  }

  // MARK: What is offered

  @Test func aThingThatIsNotThereIsNotOfferedAndSaysWhy() {
    let graph = explore([.tap("Go"), .tap("Stop")]) { _ in "A" }
    #expect(graph.states.map(\.barred) == [[.init(key: 1, reason: "not on screen now")]])
  }

  @Test func aThingUnderAnotherOrDimmedSaysWhy() {
    let covered = explore([.tap("Go")]) { controller in
      let cover = UIView(frame: controller.view.bounds)
      cover.alpha = 0.5
      controller.view.addSubview(cover)
    } _: { _ in
      "A"
    }
    #expect(covered.states.first?.barred == [.init(key: 0, reason: "covered by another view")])
    let dimmed = explore([.tap("Go")]) {
      $0.button.isEnabled = false
    } _: { _ in
      "A"
    }
    #expect(dimmed.states.first?.barred == [.init(key: 0, reason: "disabled")])
  }

  /// The iPhone 5 is 376 × 794 points around a screen of 320 × 568, and a picture leaves 4 points around it.
  @Test func aSpotLiesWhereTheThingIsInThePicture() throws {
    let spot = try #require(explore([.tap("Go")]) { _ in "A" }.states.first?.spots.first)
    let (left, top) = (4.0 + (376 - 320) / 2, 4.0 + (794 - 568) / 2)
    #expect(spot == .init(key: 0, frame: .init(x: left + 20, y: top + 40, width: 200, height: 44)))
  }

  // MARK: Films

  @Test func onlyWhatMovesIsFilmed() {
    let still = explore([.tap("Go"), .turn(.landscapeLeft), .turn(.portrait)]) { "\($0 % 2)" }
    #expect(still.moves.allSatisfy { ($0.svg != nil) == ($0.key != 0) }, "a turn moves, a new text doesn't")
    let moving = explore([.tap("Go")], within: 1) { controller in
      let slide = UIAction { [weak controller] _ in
        UIView.animate(withDuration: 0.3) { controller?.label.center.x += 60 }
      }
      controller.button.addAction(slide, for: .touchUpInside)
    } _: {
      "\(min($0, 1))"
    }
    #expect(moving.moves.first?.svg?.contains("film-motion") == true)
  }

  @Test func aLongWayIsNotFilmed() {
    let graph = explore([.tap("Go")], within: 1) { controller in
      let slide = UIAction { [weak controller] _ in
        UIView.animate(withDuration: 3) { controller?.label.center.x += 60 }
      }
      controller.button.addAction(slide, for: .touchUpInside)
    } _: {
      "\(min($0, 1))"
    }
    #expect(graph.moves.count == 1 && graph.moves[0].svg == nil)
  }
}
