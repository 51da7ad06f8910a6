import RecipeKit

/// A column and a row of stack views, of which one part is hidden.
@MainActor public let recipe: any Recipe = StackViewsRecipe()

struct StackViewsRecipe: Recipe {
  typealias Way = ControllerFactory<TripViewController>

  let lesson = Lesson.embedded
  let rightWay: Way = { TripViewController() }
  let wrongWays: WrongWays<Way> = [
    "added, not arranged": { NotArrangedController() },
    "removed from the arrangement only": { RemovedOnlyController() },
    "transparent instead of hidden": { TransparentController() },
    "frames of arranged views": { FramesOfPartsController() },
    "nothing gives way": { NothingGivesWayController() },
    "as wide as its title": { FilledRowController() },
  ]

  func scene(_ make: Way, on stage: Stage) -> TripViewController { stage.launch(make(), on: .iPhone16) }

  /// The screen after Details was tapped once.
  private let hidden = SceneSetup { (make: Way, stage) in
    let trip = stage.launch(make(), on: .iPhone16)
    trip.tapDetails()
    return trip
  }

  var claims: Claims<Way> {
    core("arranged", "The stack arranges the text, the details and the buttons.") {
      expect($0.stack.arrangedSubviews.count, is: 3)
    }
    .fails(in: "added, not arranged", seeing: 0)
    .fails(when: "the text is taken out", seeing: 2) { $0.stack.removeArrangedSubview($0.trip) }
    core("column", "Neighbours in the column are 24 points apart.") {
      expect($0.gaps([$0.trip, $0.details, $0.buttons]), is: [24, 24], within: 0.01)
    }
    .fails(when: "the axis is horizontal", with: { RowInsteadController() })
    core("aligned", "The parts of the column are as wide as the stack.") { scene in
      expect(
        [scene.trip, scene.details, scene.buttons].map(\.frame.width),
        is: [scene.stack.frame.width, scene.stack.frame.width, scene.stack.frame.width]
      )
    }
    .fails(when: "the alignment is `.leading`", with: { LeadingController() })
    core("equal", "The buttons of the row are equally wide.") {
      expect($0.more.frame.width - $0.book.frame.width, is: 0, within: 0.5)
    }
    .fails(in: "as wide as its title")
    core("height", "Each part is as high as it wants to be.") {
      expect($0.stretched, is: [String]())
    }
    .fails(in: "nothing gives way")
    hidden.core("hidden", "When the details are hidden, the buttons move up, 24 points below the text.") {
      expect($0.gaps([$0.trip, $0.buttons]), is: [24], within: 0.01)
    }
    .fails(in: "transparent instead of hidden")
    .fails(in: "frames of arranged views")
    hidden.core("hidden#screen", "details that were hidden are off the screen") {
      expect($0.detailsAreDrawn, is: false)
    }
    .fails(in: "removed from the arrangement only", seeing: true)
    hidden.core("still-arranged", "A hidden part is still arranged.") {
      expect($0.stack.arrangedSubviews.count, is: 3)
    }
    .fails(in: "removed from the arrangement only", seeing: 2)
    hidden.core("comes-back", "When it is shown again, it is in its old place.") { scene in
      scene.tapDetails()
      expect(scene.gaps([scene.trip, scene.details, scene.buttons]), is: [24, 24], within: 0.01)
    }
    .fails(when: "it is hidden for good", with: { HiddenForGoodController() })
    detail("axis-at-first", "A new stack is a row without gaps, with the distribution `.fill`.", isFact: true)
    { _ in
      let stack = UIStackView()
      expect(
        [stack.axis.rawValue, stack.distribution.rawValue, Int(stack.spacing)],
        is: [NSLayoutConstraint.Axis.horizontal.rawValue, UIStackView.Distribution.fill.rawValue, 0]
      )
    }
  }

  func illustrate(_ make: Way, on stage: Stage) {
    offer(make, on: stage, caption: "Pull at the corner, and change the spacing")
    offer(make, on: stage, "details hidden", caption: "The column has no gap where the details were") {
      $0.tapDetails()
    }
    offer(make, on: stage, "alignment leading", caption: "Each part is as wide as its content") {
      $0.stack.alignment = .leading
    }
    offer(make, on: stage, "buttons in proportion", caption: "Longer titles have wider buttons") {
      $0.buttons.distribution = .fillProportionally
    }
    let scene = scene(make, on: stage)
    stage.output("gaps between the three parts", scene.gaps([scene.trip, scene.details, scene.buttons]))
    stage.picture("shown", caption: "The column")
    stage.picture(
      "frames",
      caption: "Where the stacks have put their parts",
      showing: [.frames { [scene.trip, scene.details, scene.more, scene.book] }]
    )
    stage.film("hide", caption: "Details is tapped", seconds: 0.6, showing: [.touches]) {
      scene.tapDetails()
    }
    stage.output("gap when the details are hidden", scene.gaps([scene.trip, scene.buttons]))
    stage.picture("hidden", caption: "The column without the details")
  }

  /// Offers the screen, or another one as a choice.
  private func offer(
    _ make: Way,
    on stage: Stage,
    _ choice: String? = nil,
    caption: String,
    _ change: (TripViewController) -> Void = { _ in }
  ) {
    stage.liveConstraints("column", choice: choice, caption: caption) {
      let (device, screen) = (stage.boot(.iPhone16), make())
      device.launch(screen)
      change(screen)
      screen.view.layoutIfNeeded()
      return LiveForm(
        screen,
        on: device,
        naming: [
          "stack": screen.stack, "trip": screen.trip, "details": screen.details, "buttons": screen.buttons,
          "more": screen.more, "book": screen.book,
        ],
        handles: [
          .spacing(of: screen.stack, named: "Spacing", in: 0...120).writing("stack.spacing = #"),
          .spacing(of: screen.buttons, named: "Spacing of the buttons", in: 0...120),
          .constant(of: screen.topConstraint, named: "Below the margin", in: 0...200)
            .writing("equalTo: area.topAnchor, constant: #"),
        ] + (screen.fillsTheHeight ? screen.huggings : [])
      )
    }
  }

  func playground(_ make: @escaping Way) -> Playground? {
    Playground([.tap("Details"), .turnLeft, .turnRight]) { stage in
      let device = stage.boot(.iPhone16)
      device.launch(make())
      return device
    }
  }
}

extension TripViewController {
  /// Sends what a tap sends, also to a button that can't be touched.
  fileprivate func tapDetails() {
    more.sendActions(for: .touchUpInside)
    view.layoutIfNeeded()
  }

  /// How far each view is below the one before.
  fileprivate func gaps(_ views: [UIView]) -> [CGFloat] {
    zip(views.dropFirst(), views).map { $0.frame.minY - $1.frame.maxY }
  }

  /// The constraint of the stack's top.
  fileprivate var topConstraint: NSLayoutConstraint? {
    view.constraints.first { $0.firstItem === stack && $0.firstAttribute == .top }
  }

  /// How strongly the labels keep the height of their texts.
  fileprivate var huggings: [LiveHandle] {
    [
      .hugging(of: trip, for: .vertical, named: "Trip, hugging"),
      .hugging(of: details, for: .vertical, named: "Details, hugging"),
    ]
  }

  /// Whether the stack must be as high as the screen.
  fileprivate var fillsTheHeight: Bool {
    view.constraints.contains { $0.firstItem === stack && $0.firstAttribute == .bottom }
  }

  /// The parts that are higher than their content.
  fileprivate var stretched: [String] {
    let parts: [(String, UIView, UIView)] = [
      ("trip", trip, trip), ("details", details, details), ("buttons", buttons, more),
    ]
    return parts.filter { $0.1.frame.height > $0.2.intrinsicContentSize.height + 0.5 }.map(\.0)
  }

  /// Whether anything of the details can be seen.
  fileprivate var detailsAreDrawn: Bool {
    details.window != nil && !details.isHidden && details.alpha > 0 && !details.frame.isEmpty
  }
}
