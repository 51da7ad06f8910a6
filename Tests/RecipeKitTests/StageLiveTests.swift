import Testing

@testable import RecipeKit

/// Truth: the documented behaviour of `Stage.live`: nothing is set up unasked, and what is offered does what UIKit did.
@MainActor struct StageLiveTests {
  private final class Log {
    var scenes: [LiveRecord] = []
    var isSetUp = false
  }

  private let log = Log()

  private func stage(_ order: PictureOptions?) -> Stage {
    Stage(exceptions: { _ in .nothing }, pictures: order) { [log] entry in
      if let scene = entry.live { log.scenes.append(scene) }
    }
  }

  private final class Box: UIViewController {
    let square = UIView(frame: CGRect(x: 100, y: 50, width: 40, height: 40))
    lazy var animator = UIDynamicAnimator(referenceView: view)
    let gravity = UIGravityBehavior()
    var act: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(square)
      gravity.addItem(square)
      animator.addBehavior(gravity)
      let walls = UICollisionBehavior(items: [square])
      walls.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(walls)
    }
  }

  private func offer(on stage: Stage, _ prepare: @escaping @MainActor (Box, Simulator) -> Void = { _, _ in })
  {
    stage.live("box", caption: "Throw it") { [log] in
      log.isSetUp = true
      let device = stage.boot(.iPhone5)
      let box = Box()
      device.launch(box)
      prepare(box, device)
      return LiveMotion(
        box.animator,
        on: device,
        controls: [LiveControl(.magnitude, of: box.gravity), LiveControl(.damping, of: nil)]
      )
    }
  }

  @Test(arguments: [nil, PictureOptions([.svg])])
  func nothingIsSetUpUnasked(_ order: PictureOptions?) {
    offer(on: stage(order))
    #expect(log.scenes.isEmpty && !log.isSetUp)
  }

  @Test func aSceneHasItsItemsBoundariesAndControls() throws {
    offer(on: stage(PictureOptions([.live])))
    let scene = try #require(log.scenes.first)
    let motion = try #require(scene.motion)
    #expect(scene.name == "box" && scene.caption == "Throw it" && motion.hand == "drag")
    #expect(motion.items.map(\.width) == [40] && motion.frames == 300)
    #expect(motion.boundaries.map(\.points) == [[0, 0, 320, 0, 320, 568, 0, 568]])
    #expect(motion.controls.map(\.name) == ["Magnitude"], "a behaviour that is not there has no control")
    #expect(motion.backdrop.hasPrefix("<svg") && motion.items[0].svg.hasPrefix("<svg"))
  }

  @Test func anExampleThatDoesMoreThanItsBehavioursTellIsNotOffered() {
    offer(on: stage(PictureOptions([.live]))) { box, _ in
      var frames = 0
      box.gravity.action = { [unowned box] in
        frames += 1
        if frames == 30 { box.gravity.magnitude = 0 }
      }
    }
    #expect(log.isSetUp && log.scenes.isEmpty)
  }

  @Test func anAnimatorThatHasBegunIsNotOffered() {
    offer(on: stage(PictureOptions([.live]))) { _, device in device.advance(by: 0.1) }
    #expect(log.scenes.isEmpty)
  }

  @Test func anExampleThatCantBeSetUpOffersNothing() {
    let stage = stage(PictureOptions([.live]))
    stage.live("none", caption: "None") { throw StageError.missing("it") }
    stage.liveLayout("none", caption: "None") { throw StageError.missing("it") }
    stage.liveCount("none", caption: "None", of: "task", to: 3) { throw StageError.missing("it") }
    stage.liveCount("odd", caption: "Odd", of: "task", to: 3) { { _ in .nan } }
    #expect(log.scenes.isEmpty)
  }

  @Test func aCountHasAValueForEachNumber() throws {
    stage(PictureOptions([.live])).liveCount("tasks", caption: "Tick", of: "task", to: 4) {
      { Double($0) / 4 }
    }
    #expect(log.scenes.first?.count == CountRecord(unit: "task", values: [0, 0.25, 0.5, 0.75, 1]))
  }

  @Test func aLayoutHasFramesBeforeAndAfterTheTurn() throws {
    let stage = stage(PictureOptions([.live]))
    stage.liveLayout("turn", caption: "Turn") {
      let device = stage.boot(.iPhone5, iOS: 7)
      let controller = UIViewController()
      let button = UIButton(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
      button.autoresizingMask = [.flexibleWidth]
      button.setTitle("A", for: .normal)
      controller.view.addSubview(button)
      device.launch(controller)
      return (device, controller)
    }
    let layout = try #require(log.scenes.first?.layout)
    #expect(layout.size == [320, 568] && layout.turnedSize == [568, 320])
    #expect(
      layout.items == [.init(name: "A", frame: [10, 20, 100, 40], mask: 2, turned: [10, 20, 348, 40])]
    )
  }
}
