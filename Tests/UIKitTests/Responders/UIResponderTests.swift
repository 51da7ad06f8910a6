import Simulator
import Testing
import UIKit

/// Truth: Apple's UIResponder documentation: the order of the responder chain, and when a responder can
/// become and resign the first responder.
@MainActor struct UIResponderTests {
  /// A booted device with the views of the tests.
  @MainActor
  private struct Scene {
    /// A view that can become the first responder, and may refuse to resign.
    final class Field: UIView {
      var refusesToResign = false
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { !refusesToResign }
    }

    /// An application delegate that can respond to events.
    final class RespondingDelegate: UIResponder, UIApplicationDelegate {}

    let simulator: Simulator
    let controller = UIViewController()
    let first = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let second = Field(frame: CGRect(x: 0, y: 20, width: 10, height: 10))

    init() {
      simulator = Simulator.boot(.iPhone5, iOS: 7)
      simulator.launch(controller)
      controller.view.addSubview(first)
      controller.view.addSubview(second)
    }
  }

  // MARK: The chain

  @Test func chainRunsFromViewToControllerToWindowToApplication() throws {
    let scene = Scene()
    let inner = UIView()
    scene.first.addSubview(inner)
    let window = try #require(scene.simulator.keyWindow)
    #expect(inner.next === scene.first)
    #expect(scene.first.next === scene.controller.view)
    #expect(scene.controller.view.next === scene.controller)
    #expect(scene.controller.next === window)
    #expect(window.next === scene.simulator.application)
    #expect(scene.simulator.application.next == nil)
  }

  @Test func applicationDelegateEndsTheChainIfItIsAResponder() {
    let scene = Scene()
    let delegate = Scene.RespondingDelegate()
    scene.simulator.application.delegate = delegate
    #expect(scene.simulator.application.next === delegate)
    #expect(delegate.next == nil)
  }

  @Test func loneViewHasNoNextResponder() {
    #expect(UIView().next == nil)
    #expect(UIResponder().next == nil)
  }

  // MARK: The first responder

  @Test func plainViewCannotBecomeFirst() {
    let scene = Scene()
    let plain = UIView()
    scene.controller.view.addSubview(plain)
    #expect(!plain.becomeFirstResponder())
    #expect(!plain.isFirstResponder)
  }

  @Test func viewOutsideOfAWindowCannotBecomeFirst() {
    #expect(!Scene.Field().becomeFirstResponder())
  }

  @Test func firstResponderGivesWayToTheNext() {
    let scene = Scene()
    #expect(scene.first.becomeFirstResponder())
    #expect(scene.first.isFirstResponder)
    #expect(scene.first.becomeFirstResponder())
    #expect(scene.second.becomeFirstResponder())
    #expect(!scene.first.isFirstResponder)
    #expect(scene.second.isFirstResponder)
    #expect(scene.second.resignFirstResponder())
    #expect(!scene.second.isFirstResponder)
  }

  @Test func firstResponderMayRefuse() {
    let scene = Scene()
    scene.first.becomeFirstResponder()
    scene.first.refusesToResign = true
    #expect(!scene.second.becomeFirstResponder())
    #expect(scene.first.isFirstResponder)
    #expect(!scene.first.resignFirstResponder())
    #expect(!scene.controller.view.endEditing(false))
    #expect(scene.first.isFirstResponder)
    #expect(scene.controller.view.endEditing(true))
    #expect(!scene.first.isFirstResponder)
  }

  @Test func endEditingConcernsWhatIsBelowOnly() {
    let scene = Scene()
    scene.first.becomeFirstResponder()
    #expect(scene.second.endEditing(true))
    #expect(scene.first.isFirstResponder)
    #expect(scene.first.endEditing(false))
    #expect(!scene.first.isFirstResponder)
  }

  @Test func leavingTheWindowEndsIt() {
    let scene = Scene()
    let box = UIView()
    scene.controller.view.addSubview(box)
    box.addSubview(scene.first)
    scene.first.becomeFirstResponder()
    box.removeFromSuperview()
    #expect(!scene.first.isFirstResponder)
    scene.controller.view.addSubview(box)
    #expect(!scene.first.isFirstResponder)
    #expect(scene.second.becomeFirstResponder())
  }

  @Test func windowsHaveTheirOwnFirstResponders() {
    let scene = Scene()
    let other = UIWindow(frame: UIScreen.main.bounds)
    let field = Scene.Field()
    other.addSubview(field)
    #expect(scene.first.becomeFirstResponder())
    #expect(field.becomeFirstResponder())
    #expect(scene.first.isFirstResponder)
  }

  // MARK: Identity

  @Test func respondersAreComparedByIdentity() {
    let scene = Scene()
    #expect(scene.first == scene.first)
    #expect(scene.first != scene.second)
    #expect(Set<UIResponder>([scene.first, scene.second, scene.first, scene.controller]).count == 3)
  }

  @Test func descriptionHasNoAddress() {
    #expect(UIResponder().description == "<UIResponder>")
  }
}
