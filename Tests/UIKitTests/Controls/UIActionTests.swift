import Simulator
import Testing
import UIKit

/// Truth: Apple, UIAction.
@MainActor struct UIActionTests {
  @Test func defaultsAreEmpty() {
    _ = Simulator.boot()
    let action = UIAction { _ in }
    #expect(action.title == "")
    #expect(action.discoverabilityTitle == nil)
    #expect(action.attributes == [])
    #expect(action.state == .off)
    #expect(action.sender == nil)
  }

  @Test func everyUnnamedActionHasAnIdentifierOfItsOwn() {
    _ = Simulator.boot()
    #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
    let named = UIAction(identifier: UIAction.Identifier("save")) { _ in }
    #expect(named.identifier.rawValue == "save")
  }

  @Test func identifiersAreTheSameInEveryRunOfAWorld() {
    _ = Simulator.boot()
    let first = UIAction { _ in }.identifier
    _ = Simulator.boot()
    #expect(UIAction { _ in }.identifier == first)
  }

  @Test func theSenderIsKnownWhileTheHandlerRuns() {
    _ = Simulator.boot()
    let control = UIControl(frame: .zero)
    var sender: UIControl?
    let action = UIAction { sender = $0.sender as? UIControl }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
    #expect(action.sender == nil)
  }

  @Test func anActionRunByAnotherKeepsBothSendersApart() {
    _ = Simulator.boot()
    var seen: [String] = []
    let action = UIAction { action in
      seen.append("\(action.sender ?? "none")")
      if seen.count == 1 {
        action.performWithSender("inner", target: nil)
        seen.append("\(action.sender ?? "none")")
      }
    }
    action.performWithSender("outer", target: nil)
    #expect(seen == ["outer", "inner", "outer"])
  }

  @Test func aDisabledActionDoesNothing() {
    _ = Simulator.boot()
    var count = 0
    let action = UIAction(attributes: .disabled) { _ in count += 1 }
    action.performWithSender(nil, target: nil)
    #expect(count == 0)
    action.attributes = []
    action.performWithSender(nil, target: nil)
    #expect(count == 1)
  }
}
