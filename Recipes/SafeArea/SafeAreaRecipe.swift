import RecipeKit

/// A form that keeps to the safe area and turns with the phone.
@MainActor public let recipe: any Recipe = SafeAreaRecipe()

struct SafeAreaRecipe: Recipe {
  typealias Way = ControllerFactory<FormViewController>

  let lesson = Lesson.embedded
  let rightWay: Way = { FormViewController() }
  let wrongWays: WrongWays<Way> = [
    "under the status bar": { UnderStatusBarController() },
    "the edges of the view": { ViewEdgesController() },
    "the width of one phone": { OneWidthController() },
    "a number for the status bar": { NumberForTheBarController() },
    "frames in viewDidLoad": { FramesController() },
  ]

  func scene(_ make: Way, on stage: Stage) -> (device: Simulator, screen: FormViewController) {
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    return (device, screen)
  }

  /// The form on a phone that is turned on its side.
  private let turned = SceneSetup { (make: Way, stage) in
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    device.rotateLeft()
    return screen
  }

  /// The form on a narrower phone.
  private let narrow = SceneSetup { (make: Way, stage) in stage.launch(make(), on: .iPhone13Mini) }

  var claims: Claims<Way> {
    core("top", "The first field is 16 points below the top of the safe area.") {
      expect($0.screen.distances[0], is: 16)
    }
    .fails(in: "under the status bar", seeing: -43)
    core("sides", "Every row is 16 points away from both sides of the safe area.") {
      expect($0.screen.sides, is: [[16, 16], [16, 16], [16, 16]])
    }
    .fails(
      when: "the rows keep 40 points to the sides",
      with: { WiderMarginsController() },
      seeing: [[40, 40], [40, 40], [40, 40]]
    )
    core("rows", "Each row is 16 points below the one before.") {
      expect(Array($0.screen.distances.dropFirst()), is: [16, 16])
    }
    .fails(when: "all rows are at the top", with: { AllAtTheTopController() })
    turned.core("turned-sides", "On its side, the phone shows the rows within the safe area.") {
      expect($0.sides, is: [[16, 16], [16, 16], [16, 16]])
    }
    .fails(in: "the edges of the view", seeing: [[-43, -43], [-43, -43], [-43, -43]])
    .fails(in: "the width of one phone")
    turned.core(
      "turned-top",
      "On its side, where nothing covers the top, the form begins 16 points below it."
    ) {
      expect($0.nameField.frame.minY, is: 16)
    }
    .fails(in: "a number for the status bar", seeing: 75)
    narrow.core("narrow", "On an iPhone 13 mini the rows are narrower.") {
      expect($0.rows.map(\.frame.width), is: [343, 343, 343])
    }
    .fails(in: "the width of one phone", seeing: [361, 361, 361])
    detail("insets", "An iPhone 16 covers 59 points at the top and 34 at the bottom.", isFact: true) {
      scene in
      let insets = scene.screen.view.safeAreaInsets
      expect([insets.top, insets.left, insets.bottom, insets.right], is: [59, 0, 34, 0])
      scene.device.rotateLeft()
      let turned = scene.screen.view.safeAreaInsets
      expect(
        [turned.top, turned.left, turned.bottom, turned.right],
        is: [0, 59, 21, 59],
        "on its side the phone covers 59 points left and right, and 21 at the bottom"
      )
    }
    detail("insets-in-viewdidload", "A view that isn't on the screen has no insets.", isFact: true) { _ in
      let controller = FormViewController()
      controller.loadViewIfNeeded()
      expect(controller.view.safeAreaInsets, is: .zero)
    }
  }

  func illustrate(_ make: Way, on stage: Stage) {
    stage.liveConstraints("form", caption: "Turn the phone, and change what it covers") {
      let (device, screen) = scene(make, on: stage)
      let area: UILayoutGuide = screen.view.safeAreaLayoutGuide
      return LiveForm(
        screen,
        on: device,
        naming: [
          "nameField": screen.nameField, "mailField": screen.mailField, "sendButton": screen.sendButton,
        ],
        handles: [
          .inset(of: area, at: .top, named: "Covered at the top", in: 0...160),
          .inset(of: area, at: .left, named: "Covered at the left", in: 0...160),
          .inset(of: area, at: .right, named: "Covered at the right", in: 0...160),
          .constant(of: screen.constraints(.top), named: "Above each row", in: 0...80)
            .writing("equalTo: above, constant: #"),
          .constant(of: screen.constraints(.leading), named: "Left", in: 0...120)
            .writing("equalTo: area.leadingAnchor, constant: #"),
          .constant(of: screen.constraints(.trailing), named: "Right", in: -120...0)
            .writing("equalTo: area.trailingAnchor, constant: -#"),
        ]
      )
    }
    let (device, screen) = scene(make, on: stage)
    stage.output("distances between the rows", screen.distances)
    stage.picture("portrait", caption: "The form, upright")
    stage.picture("rows", caption: "Each row below the one before", showing: [.frames { screen.rows }])
    stage.film("turn", caption: "The phone is turned on its side", seconds: 0.6) {
      device.rotate(to: .landscapeLeft, animating: true)
      device.advanceUntilIdle()
    }
    stage.output("frame of the first field, on its side", screen.nameField.frame)
    stage.picture("landscape", caption: "The form, on its side")
  }

  func playground(_ make: @escaping Way) -> Playground? {
    Playground([.turnLeft, .turnRight]) { self.scene(make, on: $0).device }
  }
}

extension FormViewController {
  fileprivate var rows: [UIView] { [nameField, mailField, sendButton] }

  /// The constraints that begin with an attribute of a row.
  fileprivate func constraints(_ attribute: NSLayoutConstraint.Attribute) -> [NSLayoutConstraint] {
    view.constraints.filter { constraint in
      constraint.firstAttribute == attribute && rows.contains { $0 === constraint.firstItem }
    }
  }

  /// How far each row is below the one before, and the first below the top of the safe area.
  fileprivate var distances: [CGFloat] {
    zip(rows, [view.safeAreaInsets.top] + rows.map(\.frame.maxY)).map { $0.frame.minY - $1 }
  }

  /// How far each row is away from both sides of the safe area.
  fileprivate var sides: [[CGFloat]] {
    let area = view.bounds.inset(by: view.safeAreaInsets)
    return rows.map { [$0.frame.minX - area.minX, area.maxX - $0.frame.maxX] }
  }
}
