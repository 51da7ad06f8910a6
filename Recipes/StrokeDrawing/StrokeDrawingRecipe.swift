import RecipeKit

/// A tick that is drawn like a line of a pen.
@MainActor public let recipe: any Recipe = StrokeDrawingRecipe()

struct StrokeDrawingRecipe: Recipe {
  typealias Way = ControllerFactory<CheckBoxController>

  let lesson = Lesson.embedded
  let rightWay: Way = { CheckBoxController() }
  let wrongWays: WrongWays<Way> = [
    "the fill left on": { FillLeftOnController() },
    "no line colour": { NoLineColorController() },
    "the path instead": { PathInsteadController() },
    "only in the animation": { OnlyInTheAnimationController() },
    "no start value": { NoStartValueController() },
    "the layer of the root view": { RootLayerController() },
  ]

  func scene(_ make: Way, on stage: Stage) -> (device: Simulator, screen: CheckBoxController) {
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    return (device, screen)
  }

  /// The box after a tap, when nothing moves any more.
  private let ticked = SceneSetup { (make: Way, stage) in
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    device.tap(screen.view)
    device.advanceUntilIdle()
    return (device: device, screen: screen)
  }

  /// The moment right after the tick was asked for.
  private let asked = SceneSetup { (make: Way, stage) in
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    screen.toggle()
    return (device: device, screen: screen)
  }

  var claims: Claims<Way> {
    core("empty", "Before the tap the box is empty.") {
      expect($0.screen.seen(.start, .middle, .corner, .end), is: ["box", "box", "box", "box"])
    }
    .fails(when: "the whole line is drawn from the start", with: { DrawnFromTheStartController() })
    asked.core("halfway", "After half of the time half of the line is drawn.") {
      $0.device.advance(by: 0.4)
      expect($0.screen.shownEnd, is: 0.5, within: 0.001)
    }
    .fails(in: "no start value", seeing: 1)
    .fails(in: "the path instead", seeing: 1)
    asked.core("pen", "By then the line has turned its corner and goes up.") {
      $0.device.advance(by: 0.4)
      expect(
        $0.screen.seen(.middle, .corner, .beforeHalf, .afterHalf),
        is: ["line", "line", "line", "box"]
      )
    }
    .fails(when: "the path has its points in reverse order", with: { BackwardsController() })
    asked.core("slow", "After a quarter of the time only 13 percent of it are drawn.") {
      $0.device.advance(by: 0.2)
      expect($0.screen.shownEnd, is: 0.1292, within: 0.001)
    }
    .fails(when: "the pace is even", with: { EvenPaceController() }, seeing: 0.25)
    ticked.core("drawn", "In the end the whole tick is there.") {
      expect($0.screen.seen(.start, .middle, .corner, .end), is: ["line", "line", "line", "line"])
    }
    .fails(in: "only in the animation", seeing: ["box", "box", "box", "box"])
    .fails(in: "no line colour", seeing: ["box", "box", "box", "box"])
    ticked.core("no-area", "The area between the lines stays empty.") {
      expect($0.screen.seen(.inside), is: ["box"])
    }
    .fails(in: "the fill left on", seeing: ["black"])
    ticked.core("in-the-box", "The points of the path count from the corner of the box.") {
      expect($0.screen.seenOnScreen(.middle, .corner), is: ["line", "line"])
    }
    .fails(in: "the layer of the root view", seeing: ["box", "box"])
    ticked.core("turned", "The tick is still in the box after the phone was turned.") { scene in
      scene.device.rotateLeft()
      expect(scene.screen.seenOnScreen(.middle, .corner), is: ["line", "line"])
    }
    .fails(in: "the layer of the root view", seeing: ["box", "box"])
    ticked.core("erased", "A second tap empties the box.") { scene in
      scene.device.tap(scene.screen.view)
      scene.device.advanceUntilIdle()
      expect(scene.screen.seen(.start, .middle, .corner, .end), is: ["box", "box", "box", "box"])
    }
    .fails(when: "each tap draws the tick", with: { DrawsOnlyController() })
    asked.core("at-once", "Right after the call the layer's own value is 1, and the shown one is 0.") {
      expect([$0.screen.tick.strokeEnd, $0.screen.shownEnd], is: [1, 0])
    }
    .fails(in: "only in the animation", seeing: [0, 0])
    .fails(in: "no start value", seeing: [1, 1])
    ticked.detail("removed", "When the animation is over, Core Animation removes it.") {
      expect($0.screen.tick.animationKeys() ?? [], is: [])
    }
    .fails(when: "the animation is kept", with: { KeptAnimationController() }, seeing: ["strokeEnd"])
    ticked.detail("by-itself", "A new `strokeEnd` alone is animated as well, for a quarter of a second.") {
      $0.screen.toggle()
      $0.device.advance(by: 0.125)
      expect($0.screen.shownEnd, is: 0.1976, within: 0.001)
    }
    .fails(when: "the transaction has no actions", with: { ErasedAtOnceController() }, seeing: 0)
    asked.detail("key", "Your animation has the same key, so it takes the place of that one.") {
      expect($0.screen.tick.animationKeys() ?? [], is: ["strokeEnd"])
    }
    .fails(when: "it has another key", with: { AnotherKeyController() }, seeing: ["strokeEnd", "draw"])
    ticked.detail("round", "The line reaches beyond its first point, with a round end.") {
      expect($0.screen.lineOutline?.contains(.beforeStart), is: true)
    }
    .fails(when: "the ends are flat", seeing: false) { $0.screen.tick.lineCap = .butt }
    detail("defaults", "A new shape layer fills its path in black and draws no line.", isFact: true) { _ in
      let layer = CAShapeLayer()
      expect(layer.fillColor.map { UIColor(cgColor: $0) }, is: .black)
      expect(layer.strokeColor.map { UIColor(cgColor: $0) }, is: nil, "a new shape layer has no line colour")
    }
  }

  func illustrate(_ make: Way, on stage: Stage) {
    let (device, screen) = scene(make, on: stage)
    stage.picture("empty", caption: "The empty box")
    stage.film("draw", caption: "The screen is tapped", seconds: 1, showing: [.touches]) {
      device.tap(at: CGPoint(x: 196, y: 640))
    }
    stage.picture("ticked", caption: "The tick")
    screen.toggle()
    device.advanceUntilIdle()
    screen.toggle()
    device.settle()
    device.advance(by: 0.4)
    stage.picture("halfway", caption: "The tick after half of the time")
    stage.output("fraction of the line that is seen, halfway", screen.shownEnd)
    device.advanceUntilIdle()
    stage.output("in the end", screen.shownEnd)
  }

  func playground(_ make: @escaping Way) -> Playground? {
    Playground([.tap(at: CGPoint(x: 0.5, y: 0.75), called: "the screen"), .turnLeft, .turnRight]) {
      self.scene(make, on: $0).device
    }
  }
}

extension CheckBoxController {
  /// The fraction of the line that is seen, where the animation may go on.
  fileprivate var shownEnd: CGFloat { tick.presentation()?.strokeEnd ?? 0 }

  /// The outline of the whole line.
  fileprivate var lineOutline: CGPath? {
    tick.path?.copy(
      strokingWithWidth: tick.lineWidth,
      lineCap: tick.lineCap == .round ? .round : .butt,
      lineJoin: .round,
      miterLimit: tick.miterLimit
    )
  }

  private static let colors: KeyValuePairs<String, UIColor> = [
    "line": .systemIndigo, "box": .systemGray5, "black": .black, "page": .white,
  ]

  /// What is seen at points of the box.
  fileprivate func seen(_ points: CGPoint...) -> [String] {
    points.map { box.drawnColor(at: $0, among: Self.colors) }
  }

  /// What is seen on the whole screen at points of the box.
  fileprivate func seenOnScreen(_ points: CGPoint...) -> [String] {
    points.map { view.drawnColor(at: box.convert($0, to: view), among: Self.colors) }
  }
}

/// Points of the tick, whose two lines are 60 and 120 points long.
extension CGPoint {
  fileprivate static let start = CGPoint(x: 46, y: 104)
  /// 5.5 points before the start, in the direction of the first line.
  fileprivate static let beforeStart = CGPoint(x: 42.7, y: 99.6)
  fileprivate static let middle = CGPoint(x: 64, y: 128)
  fileprivate static let corner = CGPoint(x: 82, y: 152)
  /// 20 points before half of the length, which is at (100, 128), and 20 points after it.
  fileprivate static let beforeHalf = CGPoint(x: 88, y: 144)
  fileprivate static let afterHalf = CGPoint(x: 112, y: 112)
  fileprivate static let end = CGPoint(x: 154, y: 56)
  fileprivate static let inside = CGPoint(x: 94, y: 104)
}
