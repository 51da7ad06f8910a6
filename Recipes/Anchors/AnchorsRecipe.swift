import RecipeKit

/// Place and size a view with layout anchors.
@MainActor public let recipe: any Recipe = AnchorsRecipe()

struct AnchorsRecipe: Recipe {
  typealias Way = RaisingWay<CardViewController>

  let lesson = Lesson.embedded
  let rightWay = Way { CardViewController() }
  let wrongWays: WrongWays<Way> = [
    "mask left on": Way { MaskLeftOnController() },
    "never activated": Way { NeverActivatedController() },
    "activated too early": Way(substitute: { CardViewController() }) { TooEarlyController() },
    "plus at the right edge": Way { PlusAtTheRightController() },
    "no height": Way { NoHeightController() },
  ]

  func scene(_ way: Way, on stage: Stage) -> (device: Simulator, screen: CardViewController) {
    let (device, screen) = (stage.boot(.iPhone16), way.makeSafe())
    device.launch(screen)
    return (device, screen)
  }

  private let launching = Way.launching(on: .iPhone16)

  var claims: Claims<Way> {
    core("edges", "The card is 60 points away from the left and the right edge.") {
      expect($0.screen.distances, is: [60, 60], within: 0.01)
    }
    .fails(in: "plus at the right edge", seeing: [60, -60])
    .fails(in: "never activated", seeing: [0, 393])
    core("height", "It is 200 points high.") { expect($0.screen.card.frame.height, is: 200) }
      .fails(in: "no height", seeing: 0)
    core("centred", "It is in the middle between top and bottom.") {
      expect($0.screen.card.frame.midY, is: 426)
    }
    .fails(when: "it is pinned to the top", with: Way { CardAtTheTopController() }, seeing: 100)
    core("turned", "On its side, the phone shows the card with the same distances.") { scene in
      scene.device.rotateLeft()
      expect(scene.screen.card.frame, is: CGRect(x: 60, y: 96.5, width: 732, height: 200), within: 0.2)
    }
    .fails(
      when: "the card has a frame instead",
      with: Way { FrameOnceController() },
      seeing: CGRect(x: 60, y: 326, width: 273, height: 200)
    )
    core("no-conflict", "With the mask switched off, no constraints contradict each other.") {
      expect($0.device.conflicts.count, is: 0)
    }
    .fails(in: "mask left on")
    .fails(when: "the card has two heights", with: Way { TwoHeightsController() })
    core("active", "Four active constraints place the card.") { expect($0.screen.activeCount, is: 4) }
      .fails(in: "never activated", seeing: 0)
      .fails(when: "the card has two heights", with: Way { TwoHeightsController() }, seeing: 5)
    core("not-ambiguous", "They leave one place for the card.") {
      expect($0.screen.card.hasAmbiguousLayout, is: false)
    }
    .fails(in: "no height", seeing: true)
    launching.core("superview-first", "The card is in the view's tree before a constraint is activated.") {
      launch in
      expectException(nil) { _ = launch() }
    }
    .fails(
      in: "activated too early",
      seeing: SeenException(
        "NSGenericException",
        "Unable to activate constraint with anchors <NSLayoutXAxisAnchor \"UIView.leading\"> and "
          + "<NSLayoutXAxisAnchor \"UIView.leading\"> because they have no common ancestor.  Does the constraint "
          + "or its anchors reference items in different view hierarchies?  That's illegal."
      )
    )
    detail(
      "mask-on-by-default",
      "A view made in code translates its mask unless it is told not to.",
      isFact: true
    ) { _ in
      expect(UIView().translatesAutoresizingMaskIntoConstraints, is: true)
    }
    detail("axes-are-types", "The compiler keeps x and y apart: each axis has anchors of its own type.")
  }

  func illustrate(_ way: Way, on stage: Stage) {
    guard !way.raises else { return stage.note("The application ends with an exception.") }
    stage.liveConstraints("card", caption: "Pull at the corner, and change the distances") {
      let (device, screen) = scene(way, on: stage)
      return LiveForm(
        screen,
        on: device,
        naming: ["card": screen.card],
        handles: [
          .constant(of: screen.constraint(.leading), named: "Left", in: -20...160)
            .writing("equalTo: view.leadingAnchor, constant: #"),
          .constant(of: screen.constraint(.trailing), named: "Right", in: -160...0)
            .writing("equalTo: view.trailingAnchor, constant: -#"),
          .constant(of: screen.constraint(.height), named: "Card's height", in: 0...400)
            .writing("equalToConstant: #"),
        ]
      )
    }
    let (device, screen) = scene(way, on: stage)
    stage.output("frame of the card, upright", screen.card.frame)
    stage.output("conflicts on the console", device.conflicts.count)
    stage.picture("portrait", caption: "The card, upright")
    stage.picture(
      "edges",
      caption: "Sixty points on the left and on the right",
      showing: [
        .label(
          screen.distances.map { "\(ValueText.brief($0))" }.joined(separator: " left, right "),
          on: screen.card
        )
      ]
    )
    stage.picture("middle", caption: "Position and size", showing: [.frames { [screen.card] }])
    stage.film("turn", caption: "The phone is turned on its side", seconds: 0.6) {
      device.rotate(to: .landscapeLeft, animating: true)
      device.advanceUntilIdle()
    }
    stage.output("frame of the card, on its side", screen.card.frame)
  }

  func playground(_ way: Way) -> Playground? {
    way.raises ? nil : Playground([.turnLeft, .turnRight]) { self.scene(way, on: $0).device }
  }
}

extension CardViewController {
  /// How far the card is from the left and the right edge.
  fileprivate var distances: [CGFloat] { [card.frame.minX, view.bounds.width - card.frame.maxX] }

  /// The constraint that begins with an attribute of the card.
  fileprivate func constraint(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    (view.constraints + card.constraints).first { $0.firstItem === card && $0.firstAttribute == attribute }
  }

  /// The number of active constraints that begin with the card.
  fileprivate var activeCount: Int {
    (view.constraints + card.constraints).count { $0.firstItem === card && $0.isActive }
  }
}
