import Simulator
import Testing
import UIKit

/// Truth: Apple, UIControl.addAction: actions are unique by identifier, a later one replaces the earlier.
@MainActor struct UIControlActionTests {
  @Test func actionsRunInTheOrderAdded() {
    let scene = Scene()
    scene.control.addAction(scene.action("first"), for: .touchUpInside)
    scene.control.addAction(scene.action("second"), for: [.touchUpInside, .valueChanged])
    scene.control.sendActions(for: .touchUpInside)
    #expect(scene.log.take() == ["first", "second"])
    scene.control.sendActions(for: .valueChanged)
    #expect(scene.log.take() == ["second"])
    scene.control.sendActions(for: .touchDown)
    #expect(scene.log.take() == [])
  }

  @Test func allControlEventsIsTheUnion() {
    let scene = Scene()
    scene.control.addAction(scene.action("first"), for: .touchUpInside)
    scene.control.addAction(scene.action("second"), for: .valueChanged)
    #expect(scene.control.allControlEvents == [.touchUpInside, .valueChanged])
  }

  @Test func anActionOfTheSameIdentifierReplaces() {
    let scene = Scene()
    scene.control.addAction(scene.action("old", identifier: "save"), for: .touchUpInside)
    scene.control.addAction(scene.action("new", identifier: "save"), for: .touchUpInside)
    scene.control.sendActions(for: .touchUpInside)
    #expect(scene.log.take() == ["new"])
  }

  @Test func itReplacesForItsOwnEventsOnly() {
    let scene = Scene()
    scene.control.addAction(scene.action("old", identifier: "save"), for: [.touchUpInside, .valueChanged])
    scene.control.addAction(scene.action("new", identifier: "save"), for: .touchUpInside)
    scene.control.sendActions(for: .touchUpInside)
    #expect(scene.log.take() == ["new"])
    scene.control.sendActions(for: .valueChanged)
    #expect(scene.log.take() == ["old"])
  }

  @Test func unnamedActionsDoNotReplaceEachOther() {
    let scene = Scene()
    scene.control.addAction(scene.action("one"), for: .touchUpInside)
    scene.control.addAction(scene.action("two"), for: .touchUpInside)
    scene.control.sendActions(for: .touchUpInside)
    #expect(scene.log.take() == ["one", "two"])
  }

  @Test func theSameActionAddedTwiceRunsOnce() {
    let scene = Scene()
    let action = scene.action("once")
    scene.control.addAction(action, for: .touchUpInside)
    scene.control.addAction(action, for: .touchUpInside)
    scene.control.sendActions(for: .touchUpInside)
    #expect(scene.log.take() == ["once"])
  }

  @Test func removingIsByIdentifierAndEvents() {
    let scene = Scene()
    let named = scene.action("named", identifier: "save")
    scene.control.addAction(named, for: [.touchUpInside, .valueChanged])
    scene.control.removeAction(named, for: .valueChanged)
    #expect(scene.control.allControlEvents == .touchUpInside)
    scene.control.removeAction(identifiedBy: UIAction.Identifier("other"), for: .allEvents)
    #expect(scene.control.allControlEvents == .touchUpInside)
    scene.control.removeAction(identifiedBy: UIAction.Identifier("save"), for: .allEvents)
    #expect(scene.control.allControlEvents == [])
    scene.control.sendActions(for: .allEvents)
    #expect(scene.log.take() == [])
  }

  @Test func anActionMayRemoveItself() {
    let scene = Scene()
    let identifier = UIAction.Identifier("once")
    scene.control.addAction(
      UIAction(identifier: identifier) { [scene] _ in
        scene.log.add("once")
        scene.control.removeAction(identifiedBy: identifier, for: .allEvents)
      },
      for: .touchUpInside
    )
    scene.control.addAction(scene.action("always"), for: .touchUpInside)
    scene.control.sendActions(for: .touchUpInside)
    scene.control.sendActions(for: .touchUpInside)
    #expect(scene.log.take() == ["once", "always", "always"])
  }

  @Test func thePrimaryActionOfTheInitializerRuns() {
    let scene = Scene()
    let control = UIControl(frame: .zero, primaryAction: scene.action("primary"))
    #expect(control.allControlEvents == .primaryActionTriggered)
    control.sendActions(for: .primaryActionTriggered)
    #expect(scene.log.take() == ["primary"])
    #expect(UIControl(frame: .zero, primaryAction: nil).allControlEvents == [])
  }
}

/// A control, and a log of the actions that it runs.
@MainActor private struct Scene {
  let control: UIControl
  let log = CallLog()

  init() {
    _ = Simulator.boot()
    control = UIControl(frame: .zero)
  }

  func action(_ name: String, identifier: String? = nil) -> UIAction {
    UIAction(identifier: identifier.map { UIAction.Identifier($0) }) { [log] _ in log.add(name) }
  }
}
