import RecipeKit

/// View controllers work together: which responder gets an event that a view does not handle.
@MainActor public let recipe: any Recipe = ResponderChainRecipe()

struct ResponderChainRecipe: Recipe {
  let lesson = Lesson.embedded
  let rightWay: ControllerFactory<OuterController> = { OuterController() }
  let wrongWays: WrongWays<ControllerFactory<OuterController>> = [
    "super forgotten": { SuperForgottenController() },
    "past the parent": { PastTheParentController() },
    "view without its controller": { ViewWithoutControllerController() },
    "switched off": { SwitchedOffController() },
  ]

  func scene(_ make: ControllerFactory<OuterController>, on stage: Stage) -> ChainScene {
    ChainScene(make, on: stage)
  }

  var claims: Claims<ControllerFactory<OuterController>> {
    core(
      "responder-chain",
      "Views and controllers put together make up the chain of responders: superviews, the controller, its "
        + "parents' views and controllers, the window, the application."
    ) {
      expect(
        $0.chain(from: $0.inner.button),
        is: [
          "panel", "inner view", "inner controller", "outer view", "outer controller", "window",
          "application",
        ]
      )
    }
    .fails(
      when: "the button lies beside the panel",
      seeing: ["inner view", "inner controller", "outer view", "outer controller", "window", "application"]
    ) { $0.inner.view.addSubview($0.inner.button) }
    .fails(
      in: "past the parent",
      seeing: ["panel", "inner view", "inner controller", "window", "application"]
    )
    .fails(in: "view without its controller")
    detail(
      "responder-chain#card",
      "from the card the chain leads to its controller, then to the one that contains it"
    ) {
      expect(
        $0.chain(from: $0.inner.card).filter { $0.hasSuffix("controller") },
        is: ["inner controller", "outer controller"]
      )
    }
    .fails(in: "past the parent", seeing: ["inner controller"])
    .fails(in: "view without its controller", seeing: ["outer controller"])

    detail(
      "responder-event-bubbles",
      "An event that a view does not handle goes up that chain to the first one that does."
    ) { scene in
      expect(
        scene.names.map { scene.heard(answering: [$0]) },
        is: [
          ["card"], ["panel"], ["inner view"], ["inner controller"], ["outer view"], ["outer controller"],
        ]
      )
    }
    .fails(in: "super forgotten", seeing: [["card"], ["panel"], [], [], [], []])
    .fails(
      in: "past the parent",
      seeing: [["card"], ["panel"], ["inner view"], ["inner controller"], [], []]
    )
    .fails(
      in: "view without its controller",
      seeing: [["card"], ["panel"], [], [], ["outer view"], ["outer controller"]]
    )
    .fails(
      in: "switched off",
      seeing: [[], [], ["inner view"], ["inner controller"], ["outer view"], ["outer controller"]]
    )
    detail(
      "responder-event-bubbles#nearest",
      "if all but the card handle taps, only the nearest gets a tap on the card"
    ) {
      expect($0.heard(answering: Array($0.names.dropFirst())), is: ["panel"])
    }
    .fails(
      when: "the panel passes on what it has answered",
      with: { PassingOnController() },
      seeing: ["panel", "inner view"]
    )
    .fails(in: "switched off", seeing: ["inner view"])
    detail(
      "responder-event-bubbles#button",
      "a tap on the button reaches no responder further up, though all of them handle taps"
    ) { expect($0.heard(answering: $0.names, tapping: $0.inner.button), is: []) }
    .fails(when: "the button ignores touches", seeing: ["panel"]) {
      $0.inner.button.isUserInteractionEnabled = false
    }
  }

  func illustrate(_ make: ControllerFactory<OuterController>, on stage: Stage) {
    let still = scene(make, on: stage)
    stage.output("from the button upwards", still.chain(from: still.inner.button))
    stage.picture(
      "chain",
      caption: "A card and a button on a panel, in a controller within another",
      showing: [.responderChain { still.inner.button }]
    )
    let scene = scene(make, on: stage)
    stage.film(
      "up",
      caption: "Taps on the card, answered one station higher each time",
      seconds: 5,
      showing: [.touches]
    ) {
      scene.answerWithNames()
      for index in scene.stations.indices {
        if index > 0 { scene.stations[index - 1].answer(nil) }
        scene.tap(scene.inner.card)
        scene.device.advance(by: 0.7)
      }
    }
  }

  /// Everything may be tapped, while fewer and fewer answer.
  func playground(_ make: @escaping ControllerFactory<OuterController>) -> Playground? {
    let silences = [
      "All answer", "All but the card", "From the inner view on", "From the inner controller on",
      "From the outer view on", "The outer controller alone",
    ]
    return Playground(
      [.tap("Card"), .tap("Panel"), .tap("Inner view"), .tap("Button")],
      starts: silences.enumerated().map { count, title in
        Playground.Start(title) { stage in
          let scene = scene(make, on: stage)
          // The label also says who is silent, so that equal screens answer in the same way.
          let label = scene.outer.label
          (label.numberOfLines, label.font, label.text) = (2, .systemFont(ofSize: 12), title)
          scene.answerWithNames(below: title)
          for station in scene.stations.prefix(count) { station.answer(nil) }
          return scene.device
        }
      }
    )
  }
}

/// A controller within another, launched.
@MainActor
struct ChainScene {
  let device: Simulator
  let outer: OuterController
  var inner: InnerController { outer.inner }

  init(_ make: ControllerFactory<OuterController>, on stage: Stage) {
    device = stage.boot(.iPhone4, iOS: 7)
    outer = make()
    device.launch(outer)
  }

  /// The names of the responders that follow one.
  func chain(from responder: UIResponder) -> [String] {
    let names: ObjectNames = [
      "panel": inner.panel, "inner view": inner.view, "inner controller": inner, "outer view": outer.view,
      "outer controller": outer, "window": device.keyWindow, "application": device.application,
    ]
    return sequence(first: responder, next: \.next).dropFirst().map { names.of($0) }
  }

  /// The stations of the way up from the card, nearest first, and what sets their answers.
  var stations: [(name: String, answer: ((() -> Void)?) -> Void)] {
    let (inner, outer) = (inner, outer)
    return [
      ("card", { inner.card.answer = $0 }),
      ("panel", { inner.panel.answer = $0 }),
      ("inner view", { (inner.view as? AnsweringView)?.answer = $0 }),
      ("inner controller", { inner.answer = $0 }),
      ("outer view", { (outer.view as? AnsweringView)?.answer = $0 }),
      ("outer controller", { outer.answer = $0 }),
    ]
  }

  var names: [String] { stations.map(\.name) }

  /// Taps where a view is, whether or not it can be hit.
  func tap(_ view: UIView) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    device.tap(at: view.convert(middle, to: nil))
  }

  /// The stations that get a tap on a view, the card if none is given, if those with some names answer.
  func heard(answering names: [String], tapping view: UIView? = nil) -> [String] {
    var heard: [String] = []
    for (name, answer) in stations {
      answer(names.contains(name) ? { heard.append(name) } : nil)
    }
    tap(view ?? inner.card)
    return heard
  }

  /// Lets each station write its name into the label, below a heading if there is one.
  func answerWithNames(below heading: String? = nil) {
    for (name, answer) in stations {
      let lines = [heading, "The \(name) answered"].compactMap(\.self)
      answer { [unowned outer] in outer.label.text = lines.joined(separator: "\n") }
    }
  }
}
