import RecipeKit

extension ResponderChainRecipe {
  /// Walks the chain from the button, then taps the card while one after the other is told to answer.
  func check(_ example: Example, on stage: Stage) throws {
    checkChain(example, on: stage)
    checkBubbling(example, on: stage)
    checkNearest(example, on: stage)
    film(example, on: stage)
  }

  func launch(
    _ example: Example,
    on stage: Stage
  ) -> (device: Simulator, controller: OuterController) {
    let device = stage.boot(.iPhone4, iOS: 7)
    let controller = example()
    device.launch(controller)
    return (device, controller)
  }

  // MARK: The chain

  private func checkChain(_ example: Example, on stage: Stage) {
    let (device, outer) = launch(example, on: stage)
    let inner = outer.inner
    let expected: [(String, UIResponder?)] = [
      ("panel", inner.panel), ("inner view", inner.view), ("inner controller", inner),
      ("outer view", outer.view), ("outer controller", outer), ("window", device.keyWindow),
      ("application", device.application),
    ]
    func name(_ responder: UIResponder) -> String {
      expected.first { $0.1 === responder }?.0 ?? "another"
    }
    var chain: [String] = []
    var responder = inner.button.next
    while let present = responder {
      chain.append(name(present))
      responder = present.next
    }
    stage.output("from the button upwards", chain)
    stage.picture(
      "chain",
      caption: "A card and a button on a panel, in a controller within another",
      showing: [.responderChain { inner.button }]
    )
    stage.check(
      "responder-chain",
      "the responders that follow the button are each the `next` of the one before",
      expected: expected.map(\.0),
      actual: chain
    )
    stage.check(
      "responder-chain",
      named: "card",
      "from the card the chain leads to its controller, then to the one that contains it",
      expected: ["inner controller", "outer controller"],
      actual: sequence(first: inner.card as UIResponder, next: \.next).filter { $0 is UIViewController }.map(
        name
      )
    )
  }

  // MARK: Going up

  /// The stations of the way up from the card, nearest first.
  func stations(
    of outer: OuterController
  ) -> [(name: String, answer: (@escaping () -> Void) -> Void)] {
    let inner = outer.inner
    return [
      ("card", { inner.card.answer = $0 }),
      ("panel", { inner.panel.answer = $0 }),
      ("inner view", { (inner.view as? AnsweringView)?.answer = $0 }),
      ("inner controller", { inner.answer = $0 }),
      ("outer view", { (outer.view as? AnsweringView)?.answer = $0 }),
      ("outer controller", { outer.answer = $0 }),
    ]
  }

  /// Where the card is, whether or not it can be hit.
  private func place(of view: UIView) -> CGPoint {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return view.convert(middle, to: nil)
  }

  private func checkBubbling(_ example: Example, on stage: Stage) {
    let names = ["card", "panel", "inner view", "inner controller", "outer view", "outer controller"]
    for (index, name) in names.enumerated() {
      let (device, outer) = launch(example, on: stage)
      var heard: [String] = []
      let station = stations(of: outer)[index]
      station.answer { heard.append(station.name) }
      device.tap(at: place(of: outer.inner.card))
      stage.check(
        "responder-event-bubbles",
        named: name.replacing(" ", with: "-"),
        "if nobody nearer answers, the \(name) hears a tap on the card",
        expected: [name],
        actual: heard
      )
    }
  }

  private func checkNearest(_ example: Example, on stage: Stage) {
    let (device, outer) = launch(example, on: stage)
    var heard: [String] = []
    for station in stations(of: outer) where station.name != "card" {
      station.answer { heard.append(station.name) }
    }
    device.tap(at: place(of: outer.inner.card))
    stage.check(
      "responder-event-bubbles",
      named: "nearest",
      "if all but the card answer, the nearest one hears a tap on the card",
      expected: ["panel"],
      actual: heard
    )
  }

  // MARK: Pictures

  private func film(_ example: Example, on stage: Stage) {
    let (device, outer) = launch(example, on: stage)
    stage.film(
      "up",
      caption: "Taps on the card, answered one station higher each time",
      seconds: 5,
      showing: [.touches]
    ) {
      for station in stations(of: outer) {
        station.answer { [unowned outer] in outer.label.text = "The \(station.name) answered" }
      }
      for clear in [nil] + clearings(of: outer).map(Optional.some) {
        clear?()
        device.tap(at: place(of: outer.inner.card))
        device.advance(by: 0.7)
      }
    }
  }

  /// Makes the stations fall silent again, nearest first.
  func clearings(of outer: OuterController) -> [() -> Void] {
    let inner = outer.inner
    return [
      { inner.card.answer = nil }, { inner.panel.answer = nil },
      { (inner.view as? AnsweringView)?.answer = nil }, { inner.answer = nil },
      { (outer.view as? AnsweringView)?.answer = nil },
    ]
  }
}
