import RecipeKit

extension ViewsRecipe {
  /// Attaches the pinboard to a window, looks at its tree, moves it, and taps.
  func check(_ example: Example, on stage: Stage) throws {
    try checkDrawing(example, on: stage)
    checkTree(example, on: stage)
    checkAreas(example, on: stage)
    checkPlaces(example, on: stage)
    checkAnimation(example, on: stage)
    checkSliding(example, on: stage)
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
    let pin = WatchedPin()
    controller.pin = pin
    controller.loadViewIfNeeded()
    device.settle()
    let before = pin.drawings
    device.launch(controller)
    stage.output("drawings of the pin", pin.drawings)
    stage.check(
      "window-supports-drawing",
      named: "outside",
      "outside of a window a view is drawn no times",
      expected: 0,
      actual: before
    )
    stage.check(
      "window-supports-drawing",
      "in a window a view is asked to draw once",
      expected: 1,
      actual: pin.drawings - before
    )
    stage.check(
      "screen-identifies-display",
      "a backdrop of the screen's size covers an iPhone 6",
      expected: CGSize(width: 375, height: 667),
      actual: controller.backdrop.frame.size
    )
  }

  private func checkTree(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    stage.picture(
      "pinboard",
      caption: "A note and a photo on a board",
      showing: [.frames { [controller.board, controller.note, controller.pin] }]
    )
    let path = Array(sequence(first: controller.pin as UIView, next: \.superview))
    stage.output("from the pin upwards", path.map { "\(type(of: $0))" }.joined(separator: ", "))
    stage.check(
      "window-is-view",
      "the last superview of the pin is the window",
      expected: "window",
      actual: path.last === device.keyWindow ? "window" : path.last.map { "\(type(of: $0))" } ?? "none"
    )
    stage.check(
      "window-is-view",
      named: "window",
      "from the pin up no view is without a window",
      expected: 0,
      actual: path.filter { $0.window == nil }.count
    )
    stage.check(
      "views-nest",
      "the pin lies in the note, the note on the board, and the board in the controller's view",
      expected: ["note", "board", "view"],
      actual: [controller.pin, controller.note, controller.board].map {
        name(of: $0.superview, in: controller)
      }
    )
  }

  // MARK: Places

  private func checkAreas(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    stage.check(
      "view-covers-area",
      "a finger just inside of the note's corner meets the note",
      expected: "note",
      actual: name(of: device.view(at: CGPoint(x: 111, y: 61)), in: controller)
    )
    stage.check(
      "view-covers-area",
      named: "outside",
      "a finger just outside of the note meets the board",
      expected: "board",
      actual: name(of: device.view(at: CGPoint(x: 109, y: 59)), in: controller)
    )
  }

  private func checkPlaces(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    stage.check(
      "subview-relative-position",
      "the note at (10, 10) on a board at (100, 50) lies at (110, 60) in the window",
      expected: CGPoint(x: 110, y: 60),
      actual: placeInWindow(controller.note)
    )
    let origin = controller.note.frame.origin
    let pin = placeInWindow(controller.pin)
    controller.moveBoard(by: CGPoint(x: 30, y: 40))
    device.settle()
    stage.picture(
      "moved",
      caption: "After the board has moved",
      showing: [.frames { [controller.board, controller.note, controller.pin] }]
    )
    stage.check(
      "moving-superview-moves-subviews",
      "when the board moves by (30, 40) the pin goes as far in the window",
      expected: CGPoint(x: 30, y: 40),
      actual: CGPoint(
        x: placeInWindow(controller.pin).x - pin.x,
        y: placeInWindow(controller.pin).y - pin.y
      )
    )
    stage.check(
      "moving-superview-moves-subviews",
      named: "own-frame",
      "the note's own frame stays where it is when the board moves",
      expected: origin,
      actual: controller.note.frame.origin
    )
  }

  // MARK: Animation

  private func checkAnimation(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    var halfway: [CGFloat] = []
    var ends: [Int] = [-1, -1, -1, -1]
    stage.film("gather", caption: "A tap on Gather", seconds: 0.8) {
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
    stage.check(
      "animate-property-values",
      "after half of the time y and alpha of the note and of the photo are halfway",
      expected: [80, 0.75, 200, 0.75],
      actual: halfway,
      within: 0.01
    )
    stage.check(
      "animations-coordinated",
      "the four values of an animation of 0.6 seconds arrive in one frame, the 36th",
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

  /// Taps Slide twice, and looks where the board is shown.
  private func checkSliding(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    let places = (0..<2).map { _ in
      device.tap(controller.slideButton)
      var places: [CGFloat] = []
      for _ in 0..<2 {
        device.advance(by: 0.3)
        places.append(controller.board.layer.presentation()?.frame.minX ?? -1)
      }
      device.advanceUntilIdle()
      return places
    }
    stage.check(
      "views-animate-on-and-off-screen",
      "on its way off the screen the board is halfway after half of the time, and then outside",
      expected: [237.5, 375],
      actual: places[0],
      within: 1
    )
    stage.check(
      "views-animate-on-and-off-screen",
      named: "on",
      "on its way back the board is halfway after half of the time",
      expected: 237.5,
      actual: places[1][0],
      within: 1
    )
  }

  // MARK: Buttons

  private func checkButtons(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    let places = [181, 179].map { x in
      device.tap(at: CGPoint(x: x, y: 562))
      device.advanceUntilIdle()
      return controller.note.alpha
    }
    stage.check(
      "control-reacts-in-its-area",
      "a tap one point outside of Gather leaves the note opaque, and one a point inside makes it half opaque",
      expected: [1, 0.5],
      actual: places
    )
    device.tap(controller.scatterButton)
    device.advanceUntilIdle()
    device.tap(controller.gatherButton)
    device.advanceUntilIdle()
    stage.check(
      "control-sends-message",
      "a tap on Gather sends the note to the middle",
      expected: CGPoint(x: 90, y: 110),
      actual: controller.note.center
    )
    device.tap(controller.scatterButton)
    device.advanceUntilIdle()
    stage.check(
      "one-button-class-many-actions",
      "a tap on Scatter, another `UIButton`, sends the note back",
      expected: CGPoint(x: 60, y: 50),
      actual: controller.note.center
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
}
