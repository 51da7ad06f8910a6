import Simulator
import Testing
import UIKit

/// Truth: Apple, UIResponder.inputView, inputAccessoryView and reloadInputViews(); UIResponder.h: input views
/// are searched for up the responder chain.
@MainActor struct InputViewTests {
  private func view(height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
  }

  @Test func anInputViewStandsInPlaceOfTheKeys() {
    let scene = KeyboardScene(iOS: 7)
    let wheel = view(height: 180)
    scene.first.inputView = wheel
    scene.edit()
    #expect(scene.announcedFrame == CGRect(x: 0, y: 388, width: 320, height: 180))
    #expect(wheel.bounds.size == CGSize(width: 320, height: 180))
    #expect(scene.keyboardView(at: CGPoint(x: 300, y: 400)) === wheel)
    #expect(!scene.simulator.treeDump.contains("KeyboardView"))
    scene.first.resignFirstResponder()
    scene.simulator.advanceUntilIdle()
    #expect(wheel.window == nil)
  }

  @Test func anAccessoryLiesAboveTheKeysAndTakesTouches() {
    let scene = KeyboardScene(iOS: 7)
    let done = UIButton(type: .system)
    done.frame = CGRect(x: 0, y: 0, width: 10, height: 44)
    done.addAction(UIAction { _ in scene.first.resignFirstResponder() }, for: .touchUpInside)
    scene.first.inputAccessoryView = done
    scene.edit()
    #expect(scene.announcedFrame == CGRect(x: 0, y: 308, width: 320, height: 260))
    #expect(done.bounds.size == CGSize(width: 320, height: 44))
    scene.simulator.tap(at: CGPoint(x: 160, y: 330))
    #expect(!scene.first.isFirstResponder)
  }

  @Test func anotherViewIsShownWhenItIsReloaded() {
    let scene = KeyboardScene(iOS: 7)
    scene.edit()
    _ = scene.takeNames()
    scene.first.inputView = view(height: 300)
    scene.simulator.advanceUntilIdle()
    #expect(scene.takeNames() == [])
    scene.second.reloadInputViews()
    #expect(scene.takeNames() == [])
    scene.first.reloadInputViews()
    #expect(scene.announcedFrame == CGRect(x: 0, y: 268, width: 320, height: 300))
    scene.simulator.advanceUntilIdle()
    #expect(scene.takeNames() == ["willChange", "willShow", "didChange", "didShow"])
  }

  /// A view that has an input view instead of a keyboard.
  private final class Chooser: UIView {
    let wheel = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { wheel }
  }

  @Test func whoTakesNoTextMayHaveAnInputView() {
    let scene = KeyboardScene(iOS: 7)
    let chooser = Chooser(frame: .zero)
    scene.root.view.addSubview(chooser)
    chooser.becomeFirstResponder()
    #expect(scene.announcedFrame == CGRect(x: 0, y: 468, width: 320, height: 100))
    #expect(!scene.simulator.type("a"))
  }

  @Test func whoTakesNoTextAndHasNothingToShowGetsNoKeyboard() {
    final class Plain: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let scene = KeyboardScene(iOS: 7)
    let plain = Plain(frame: .zero)
    scene.root.view.addSubview(plain)
    plain.becomeFirstResponder()
    scene.simulator.advanceUntilIdle()
    #expect(scene.takeNames() == [])
  }

  @Test func theNearestAccessoryUpTheChainIsShown() {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
      override var inputAccessoryView: UIView? { bar }
      override var canBecomeFirstResponder: Bool { true }
    }
    let chat = Chat()
    let scene = KeyboardScene(iOS: 7, root: chat)
    chat.becomeFirstResponder()
    scene.simulator.advanceUntilIdle()
    #expect(scene.announcedFrame == CGRect(x: 0, y: 518, width: 320, height: 50))
    scene.edit()
    #expect(scene.announcedFrame == CGRect(x: 0, y: 302, width: 320, height: 266))
    let own = view(height: 30)
    scene.first.inputAccessoryView = own
    scene.first.reloadInputViews()
    #expect(scene.announcedFrame == CGRect(x: 0, y: 322, width: 320, height: 246))
    #expect(chat.bar.window == nil)
  }

  // MARK: Alerts

  @Test(arguments: [DeviceModel.iPhone5, .iPad])
  func anAlertWithAFieldStandsAboveItsKeyboard(model: DeviceModel) throws {
    let scene = KeyboardScene(model, iOS: 9)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    scene.root.present(alert, animated: true)
    scene.simulator.advanceUntilIdle()
    let keyboard = try #require(scene.announcedFrame)
    let box = try #require(alert.view)
    #expect(abs(scene.simulator.middle(of: box).y - keyboard.minY / 2) <= 1)
    #expect(box.convert(box.bounds, to: nil).maxY <= keyboard.minY)
    alert.dismiss(animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.takeNames().last == "didHide")
  }

  @Test(arguments: [5.0, 7])
  func anAlertViewWithAFieldStandsAboveItsKeyboard(version: Double) throws {
    let scene = KeyboardScene(iOS: version)
    let alert = UIAlertView(title: "T", message: nil, delegate: nil, cancelButtonTitle: "OK")
    alert.alertViewStyle = .plainTextInput
    alert.show()
    scene.simulator.advanceUntilIdle()
    #expect(scene.announcedFrame?.minY == 352)
    #expect(abs(scene.simulator.middle(of: alert).y - 176) <= 1)
  }

  @Test func anAlertWithoutFieldsSendsTheKeyboardAwayForAWhile() {
    for version in [7.0, 9] {
      let scene = KeyboardScene(iOS: version)
      scene.edit()
      _ = scene.takeNames()
      if version < 8 {
        let alert = UIAlertView(title: "T", message: nil, delegate: nil, cancelButtonTitle: "OK")
        alert.show()
        scene.simulator.advanceUntilIdle()
        #expect(scene.takeNames() == ["willChange", "willHide", "didChange", "didHide"])
        alert.dismiss(withClickedButtonIndex: 0, animated: true)
      } else {
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        scene.root.present(alert, animated: true)
        scene.simulator.advanceUntilIdle()
        #expect(scene.takeNames() == ["willChange", "willHide", "didChange", "didHide"])
        alert.dismiss(animated: true)
      }
      scene.simulator.advanceUntilIdle()
      #expect(scene.takeNames() == ["willChange", "willShow", "didChange", "didShow"])
      #expect(scene.first.isFirstResponder)
    }
  }
}
