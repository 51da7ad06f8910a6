import Simulator
import Testing
import UIKit

/// Truth: Apple, UIKeyCommand and UIResponder.keyCommands: the commands of the responder chain, from the first responder up, for the
/// keys with exactly their modifiers; the action goes up the same chain with the command as its sender.
@MainActor struct UIKeyCommandTests {
  /// A controller that can be first responder, with a field beside it.
  private final class Editor: Receiver {
    override var canBecomeFirstResponder: Bool { true }
  }

  private func scene(_ commands: UIKeyCommand...) -> SelectorScene {
    let scene = SelectorScene(Editor())
    for command in commands { scene.receiver.addKeyCommand(command) }
    return scene
  }

  private let save = UIKeyCommand(input: "s", modifierFlags: .command, action: "tapped:")

  @Test func aCommandIsTheSenderOfItsAction() {
    let scene = scene(save)
    scene.receiver.becomeFirstResponder()
    #expect(scene.simulator.press("s", modifiers: .command))
    #expect(scene.simulator.press("S", modifiers: .command))
    #expect(scene.receiver.received == ["tapped UIKeyCommand", "tapped UIKeyCommand"])
  }

  @Test(arguments: [[], .shift, [.command, .shift], .control] as [UIKeyModifierFlags])
  func otherModifiersAreAnotherCommand(_ modifiers: UIKeyModifierFlags) {
    let scene = scene(save)
    scene.receiver.becomeFirstResponder()
    #expect(!scene.simulator.press("s", modifiers: modifiers))
    #expect(scene.receiver.received.isEmpty)
  }

  @Test func onlyTheFirstRespondersChainHasCommandsInEffect() {
    let scene = scene(save)
    #expect(!scene.simulator.press("s", modifiers: .command))
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    scene.receiver.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(scene.simulator.press("s", modifiers: .command))
    #expect(scene.receiver.received == ["tapped UIKeyCommand"])
  }

  @Test func keysWithoutACommandTypeTheirText() {
    let scene = scene(UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: "plain"))
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    scene.receiver.view.addSubview(field)
    field.becomeFirstResponder()
    scene.simulator.press("a")
    scene.simulator.press("b", modifiers: .shift)
    #expect(!scene.simulator.press("c", modifiers: .command))
    #expect(!scene.simulator.press(UIKeyCommand.inputUpArrow))
    #expect(scene.simulator.press(UIKeyCommand.inputEscape))
    #expect(field.text == "aB")
    #expect(scene.receiver.received == ["plain"])
  }

  @Test func aCommandThatNoResponderPerformsGivesWayToTheNextOne() {
    let scene = scene(UIKeyCommand(input: "s", modifierFlags: .command, action: "unknown"), save)
    scene.receiver.becomeFirstResponder()
    #expect(scene.simulator.press("s", modifiers: .command))
    #expect(scene.receiver.received == ["tapped UIKeyCommand"])
  }

  /// Truth: Apple, UICommandAlternate: its modifiers are held in addition to those of the command.
  @Test(
    arguments: [([.command], "tapped UIKeyCommand"), ([.command, .alternate], "plain")]
      as [(UIKeyModifierFlags, String)]
  )
  func furtherModifiersTriggerAnAlternate(_ modifiers: UIKeyModifierFlags, _ received: String) {
    let alternate = UICommandAlternate(title: "Save All", action: "plain", modifierFlags: .alternate)
    let scene = scene(
      UIKeyCommand(action: "tapped:", input: "s", modifierFlags: .command, alternates: [alternate])
    )
    scene.receiver.becomeFirstResponder()
    #expect(scene.simulator.press("s", modifiers: modifiers))
    #expect(scene.receiver.received == [received])
  }

  @Test func aDisabledCommandGivesWayToTheNextOne() {
    let disabled = UIKeyCommand(action: "plain", input: "s", modifierFlags: .command, attributes: .disabled)
    let scene = scene(disabled, save)
    scene.receiver.becomeFirstResponder()
    #expect(scene.simulator.press("s", modifiers: .command))
    #expect(scene.receiver.received == ["tapped UIKeyCommand"])
  }

  @Test func aRemovedCommandIsNotInEffect() {
    let scene = scene(save)
    scene.receiver.becomeFirstResponder()
    #expect(scene.receiver.keyCommands?.count == 1)
    scene.receiver.removeKeyCommand(save)
    #expect(scene.receiver.keyCommands == nil)
    #expect(!scene.simulator.press("s", modifiers: .command))
  }
}
