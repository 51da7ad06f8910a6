import RecipeKit

extension ViewsRecipe {
  /// Attaches the pinboard to a window, looks at its tree, moves it, and taps.
  func check(_ example: Example, on stage: Stage) throws {
    try checkDrawing(example, on: stage)
    checkTree(example, on: stage)
    checkAreas(example, on: stage)
    checkPlaces(example, on: stage)
    checkAnimation(example, on: stage)
    checkButtons(example, on: stage)
  }

  private func launch(
    _ example: Example,
    on stage: Stage
  ) -> (device: Simulator, controller: PinboardController) {
    let device = stage.boot(.iPhone6, iOS: 8)
    let controller = example()
    device.launch(controller)
    device.settle()
    return (device, controller)
  }

  // MARK: Screen and window

  private func checkDrawing(_ example: Example, on stage: Stage) throws {
    let device = stage.boot(.iPhone6, iOS: 8)
    let controller = example()
    controller.loadViewIfNeeded()
    device.settle()
    let before = controller.pin.drawings
    device.launch(controller)
    stage.picture("pinboard", caption: "A note and a photo on a board")
    stage.output("drawings of the pin", controller.pin.drawings)
    stage.check(
      "window-supports-drawing",
      "whether the pin was drawn outside of a window, and in one",
      expected: [false, true],
      actual: [before > 0, controller.pin.drawings > 0]
    )
    let window = try stage.require(device.keyWindow, "the window")
    stage.check(
      "screen-identifies-display",
      "the window's screen, the size of the main one, and that of a backdrop as large as the screen",
      expected: "main, (375, 667), (375, 667)",
      actual: (window.screen === UIScreen.main ? "main" : "another")
        + ", \(text(UIScreen.main.bounds.size)), \(text(controller.backdrop.frame.size))"
    )
  }

  private func checkTree(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    let path = Array(sequence(first: controller.pin as UIView, next: \.superview))
    stage.output("from the pin upwards", path.map { "\(type(of: $0))" }.joined(separator: ", "))
    stage.check(
      "window-is-view",
      "the last superview of the pin is the window, as `window` says of each on the way",
      expected: [true, true],
      actual: [
        path.last === device.keyWindow, path.allSatisfy { $0.window === path.last && $0.window != nil },
      ]
    )
    stage.check(
      "views-nest",
      "the pin lies in the note, the note on the board, the board in the controller's view",
      expected: [true, true, true],
      actual: [
        isSubview(controller.pin, of: controller.note), isSubview(controller.note, of: controller.board),
        isSubview(controller.board, of: controller.view),
      ]
    )
  }

  private func isSubview(_ child: UIView, of parent: UIView) -> Bool {
    child.superview === parent && parent.subviews.contains(child)
  }

  // MARK: Places

  private func checkAreas(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    stage.check(
      "view-covers-area",
      "what a finger meets at the note's corner, and a point outside of it",
      expected: "note, board",
      actual: [CGPoint(x: 111, y: 61), CGPoint(x: 109, y: 59)]
        .map { name(of: device.view(at: $0), in: controller) }
        .joined(separator: ", ")
    )
  }

  private func checkPlaces(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    stage.check(
      "subview-relative-position",
      "the note at (10, 10) on a board at (100, 50) lies in the window at",
      expected: CGPoint(x: 110, y: 60),
      actual: placeInWindow(controller.note)
    )
    let frame = controller.note.frame
    let pin = placeInWindow(controller.pin)
    controller.moveBoard(by: CGPoint(x: 30, y: 40))
    device.settle()
    stage.picture("moved", caption: "The board has moved, and all that is on it")
    let moved = CGPoint(
      x: placeInWindow(controller.pin).x - pin.x,
      y: placeInWindow(controller.pin).y - pin.y
    )
    stage.check(
      "moving-superview-moves-subviews",
      "the board moved by (30, 40): how far the pin went in the window, and the note's own frame",
      expected: "(30, 40), unchanged",
      actual: text(moved) + (controller.note.frame == frame ? ", unchanged" : ", changed")
    )
  }

  // MARK: Animation

  private func checkAnimation(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    var halfway: [CGFloat] = []
    var ends: [Int] = [-1, -1, -1, -1]
    stage.film("gather", caption: "Note and photo gather in the middle, and fade", seconds: 0.8) {
      controller.gather(nil)
      for frame in 1...48 {
        device.advance(by: 1.0 / 60)
        let now = shown(controller)
        if frame == 18 { halfway = now }
        for (index, target) in [110, 0.5, 170, 0.5].enumerated()
        where ends[index] < 0 && abs(now[index] - target) < 1e-6 {
          ends[index] = frame
        }
      }
    }
    stage.output("shown halfway: y and alpha of note and photo", halfway)
    let starts: [CGFloat] = [50, 1, 230, 1]
    let targets: [CGFloat] = [110, 0.5, 170, 0.5]
    stage.check(
      "animate-property-values",
      "after half of the time, whether each value lies between the old and the new one",
      expected: [true, true, true, true],
      actual: halfway.indices.map {
        halfway[$0] > min(starts[$0], targets[$0]) + 0.01 && halfway[$0] < max(starts[$0], targets[$0]) - 0.01
      }
    )
    stage.check(
      "animations-coordinated",
      "the frames in which the four values arrive: 0.6 seconds are 36 of them",
      expected: [36, 36, 36, 36],
      actual: ends
    )
  }

  /// What is on screen at this moment: y and alpha of the note and of the photo.
  private func shown(_ controller: PinboardController) -> [CGFloat] {
    [controller.note, controller.photo].flatMap { view -> [CGFloat] in
      let layer = view.layer.presentation() ?? view.layer
      return [layer.position.y, CGFloat(layer.opacity)]
    }
  }

  // MARK: Buttons

  private func checkButtons(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    var senders: [String] = []
    controller.gatherButton.addAction(
      UIAction {
        senders.append($0.sender as? UIButton === controller.gatherButton ? "from Gather" : "from another")
      },
      for: .touchUpInside
    )
    device.tap(controller.gatherButton)
    device.advanceUntilIdle()
    stage.check(
      "control-sends-message",
      "the messages that a tap on Gather sends, and where the note goes",
      expected: "from Gather, (90, 110)",
      actual: senders.joined(separator: " ") + ", " + text(controller.note.center)
    )
    device.tap(controller.scatterButton)
    device.advanceUntilIdle()
    stage.check(
      "one-button-class-many-actions",
      "a tap on Scatter, another UIButton, sends the note back to",
      expected: "UIButton UIButton (60, 50)",
      actual: "\(type(of: controller.gatherButton)) \(type(of: controller.scatterButton)) "
        + text(controller.note.center)
    )
  }

  // MARK: Reading

  private func placeInWindow(_ view: UIView) -> CGPoint { view.convert(.zero, to: nil) }

  private func name(of view: UIView?, in controller: PinboardController) -> String {
    switch view {
    case controller.note: "note"
    case controller.pin: "pin"
    case controller.board: "board"
    case controller.photo: "photo"
    case controller.backdrop: "backdrop"
    case controller.view: "view"
    default: view.map { "\(type(of: $0))" } ?? "nothing"
    }
  }

  private func text(_ size: CGSize) -> String { "(\(Int(size.width)), \(Int(size.height)))" }

  private func text(_ point: CGPoint) -> String { "(\(Int(point.x)), \(Int(point.y)))" }
}
