import Simulator
import Testing
import UIKit

/// Truth: Apple, UIControl.addAction: actions are unique by identifier, a later one replaces the earlier.
@MainActor @Suite struct UIControlActionTests {
  private let control: UIControl
  private let log = CallLog()

  init() {
    _ = Simulator.boot()
    control = UIControl(frame: .zero)
  }

  private func action(_ name: String, identifier: String? = nil) -> UIAction {
    UIAction(identifier: identifier.map { UIAction.Identifier($0) }) { [log] _ in log.add(name) }
  }

  @Test func actionsRunInTheOrderAdded() {
    control.addAction(action("first"), for: .touchUpInside)
    control.addAction(action("second"), for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["first", "second"])
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["second"])
    control.sendActions(for: .touchDown)
    #expect(log.take() == [])
  }

  @Test func allControlEventsIsTheUnion() {
    control.addAction(action("first"), for: .touchUpInside)
    control.addAction(action("second"), for: .valueChanged)
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
  }

  @Test func anActionOfTheSameIdentifierReplaces() {
    control.addAction(action("old", identifier: "save"), for: .touchUpInside)
    control.addAction(action("new", identifier: "save"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["new"])
  }

  @Test func itReplacesForItsOwnEventsOnly() {
    control.addAction(action("old", identifier: "save"), for: [.touchUpInside, .valueChanged])
    control.addAction(action("new", identifier: "save"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["new"])
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["old"])
  }

  @Test func unnamedActionsDoNotReplaceEachOther() {
    control.addAction(action("one"), for: .touchUpInside)
    control.addAction(action("two"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["one", "two"])
  }

  @Test func theSameActionAddedTwiceRunsOnce() {
    let action = action("once")
    control.addAction(action, for: .touchUpInside)
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["once"])
  }

  @Test func removingIsByIdentifierAndEvents() {
    let named = action("named", identifier: "save")
    control.addAction(named, for: [.touchUpInside, .valueChanged])
    control.removeAction(named, for: .valueChanged)
    #expect(control.allControlEvents == .touchUpInside)
    control.removeAction(identifiedBy: UIAction.Identifier("other"), for: .allEvents)
    #expect(control.allControlEvents == .touchUpInside)
    control.removeAction(identifiedBy: UIAction.Identifier("save"), for: .allEvents)
    #expect(control.allControlEvents == [])
    control.sendActions(for: .allEvents)
    #expect(log.take() == [])
  }

  @Test func anActionMayRemoveItself() {
    let identifier = UIAction.Identifier("once")
    control.addAction(
      UIAction(identifier: identifier) { [log, control] _ in
        log.add("once")
        control.removeAction(identifiedBy: identifier, for: .allEvents)
      },
      for: .touchUpInside
    )
    control.addAction(action("always"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["once", "always", "always"])
  }

  @Test func thePrimaryActionOfTheInitializerRuns() {
    let control = UIControl(frame: .zero, primaryAction: action("primary"))
    #expect(control.allControlEvents == .primaryActionTriggered)
    control.sendActions(for: .primaryActionTriggered)
    #expect(log.take() == ["primary"])
    #expect(UIControl(frame: .zero, primaryAction: nil).allControlEvents == [])
  }
}
