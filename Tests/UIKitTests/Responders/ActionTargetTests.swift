import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of UIApplication.sendAction(_:to:from:for:) with a nil target: the search
/// starts at the first responder and goes up, then starts at the sender; the first object that implements the
/// action receives it.
@MainActor struct ActionTargetTests {
  @MainActor
  private protocol Saving {
    func save(_ what: String)
  }

  @MainActor
  private protocol Printing {}

  /// A controller that implements the action.
  private final class Document: UIViewController, Saving {
    var saved: [String] = []
    var isWilling = true

    func save(_ what: String) { saved.append(what) }

    override func canPerformAction(_ target: Any.Type, withSender sender: Any?) -> Bool { isWilling }
  }

  /// A view that can become the first responder and implements the action.
  private final class Page: UIView, Saving {
    var saved: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    func save(_ what: String) { saved.append(what) }
  }

  /// A device that shows a button in a view, in a document.
  @MainActor
  private struct Scene {
    let simulator = Simulator.boot(.iPhone5, iOS: 9)
    let document = Document()
    let page = Page(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))

    init() {
      simulator.launch(document)
      document.view.addSubview(page)
      document.view.addSubview(button)
    }
  }

  @Test func aControlFindsTheNearestTargetAboveIt() {
    let scene = Scene()
    scene.button.addAction(
      UIAction(to: (any Saving).self) { target, action in
        target.save(action.sender as? UIButton === scene.button ? "by button" : "by someone")
      },
      for: .touchUpInside
    )
    scene.simulator.tap(scene.button)
    #expect(scene.document.saved == ["by button"])
  }

  @Test func theFirstResponderIsAskedBeforeTheSender() {
    let scene = Scene()
    scene.page.becomeFirstResponder()
    let found = UIApplication.shared.sendAction(to: (any Saving).self, from: scene.button) { $0.save("x") }
    #expect(found)
    #expect(scene.page.saved == ["x"])
    #expect(scene.document.saved.isEmpty)
  }

  @Test func aClassWillDoAsWellAsAProtocol() {
    let scene = Scene()
    #expect(scene.button.target(for: Document.self) === scene.document)
    #expect(scene.button.target(for: UIWindow.self) === scene.simulator.keyWindow)
    #expect(scene.button.target(for: UIButton.self) === scene.button)
  }

  @Test func withoutATargetNothingHappens() {
    let scene = Scene()
    var ran = false
    #expect(!UIApplication.shared.sendAction(to: (any Printing).self, from: scene.button) { _ in ran = true })
    #expect(!UIApplication.shared.sendAction(to: (any Saving).self) { _ in ran = true })
    #expect(!ran)
  }

  @Test func oneThatIsNotWillingIsPassedOver() {
    let scene = Scene()
    scene.document.isWilling = false
    #expect(scene.button.target(for: (any Saving).self) == nil)
    scene.document.isWilling = true
    #expect(scene.button.target(for: (any Saving).self) != nil)
  }

  @Test func aChainThatComesBackToItselfEnds() {
    final class Loop: UIResponder {
      weak var after: UIResponder?
      override var next: UIResponder? { after }
    }
    let first = Loop()
    let second = Loop()
    first.after = second
    second.after = first
    #expect(first.target(for: (any Saving).self) == nil)
  }

  @Test func aPresentedControllerLeadsToItsPresenter() {
    let scene = Scene()
    let sheet = UIViewController()
    scene.document.present(sheet, animated: false)
    scene.simulator.advanceUntilIdle()
    #expect(sheet.next === scene.document)
    #expect(sheet.view.target(for: Document.self) === scene.document)
  }

  @Test func aDelegateThatIsAControllerDoesNotEndTheChain() {
    let scene = Scene()
    final class Everything: UIViewController, UIApplicationDelegate {}
    let delegate = Everything()
    scene.simulator.application.delegate = delegate
    #expect(scene.simulator.application.next == nil)
  }

  @Test func aFirstResponderControllerGivesUpWhenItsViewLeaves() {
    final class Host: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let scene = Scene()
    let host = Host()
    scene.document.addChild(host)
    scene.document.view.addSubview(host.view)
    #expect(host.becomeFirstResponder())
    host.view.removeFromSuperview()
    #expect(!host.isFirstResponder)
    scene.document.view.addSubview(host.view)
    #expect(!host.isFirstResponder)
  }
}
