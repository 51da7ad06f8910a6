import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of the two transition methods: the model changes immediately, the completion
/// handler runs after the duration, and the second view replaces the first one in its superview.
@MainActor struct UIViewTransitionTests {
  /// A booted device with the views of the tests.
  @MainActor
  private struct Scene {
    let simulator: Simulator
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let old = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let new = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    /// A log of the completion handlers.
    @MainActor
    final class Heard {
      var values: [Bool] = []
    }

    let heard = Heard()

    init() {
      simulator = Simulator.boot(.iPhone5, iOS: 7)
      simulator.launch(UIViewController())
      simulator.keyWindow?.addSubview(container)
      container.addSubview(old)
    }

    func transition(_ options: UIView.AnimationOptions, _ change: @escaping () -> Void) {
      UIView.transition(
        with: container,
        duration: 0.5,
        options: options,
        animations: change,
        completion: { [heard] in heard.values.append($0) }
      )
    }

    func exchange(_ options: UIView.AnimationOptions) {
      UIView.transition(
        from: old,
        to: new,
        duration: 0.5,
        options: options,
        completion: { [heard] in heard.values.append($0) }
      )
    }
  }

  // MARK: Within a view

  nonisolated static let styles: [UIView.AnimationOptions] = [
    .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
    .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
  ]

  @Test(arguments: styles)
  func contentChangesAtOnceAndTheEndComesAfterTheDuration(style: UIView.AnimationOptions) {
    let scene = Scene()
    scene.transition(style) {
      scene.old.removeFromSuperview()
      scene.container.addSubview(scene.new)
    }
    #expect(scene.container.subviews == [scene.new])
    #expect(scene.container.transition?.style.rawValue == style.rawValue >> 20)
    scene.simulator.advance(by: 0.49)
    #expect(scene.heard.values.isEmpty)
    scene.simulator.advance(by: 0.01)
    #expect(scene.heard.values == [true])
    #expect(scene.container.transition == nil)
  }

  @Test func touchesAreBlockedMeanwhile() {
    let scene = Scene()
    scene.transition(.transitionCrossDissolve) {}
    #expect(scene.container.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil)
    scene.simulator.advance(by: 0.5)
    #expect(scene.container.hitTest(CGPoint(x: 1, y: 1), with: nil) === scene.old)
  }

  @Test func touchesComeThroughIfAllowed() {
    let scene = Scene()
    scene.transition([.transitionCrossDissolve, .allowUserInteraction]) {}
    #expect(scene.container.hitTest(CGPoint(x: 1, y: 1), with: nil) === scene.old)
  }

  @Test func leavingTheWindowCutsItShort() {
    let scene = Scene()
    scene.transition(.transitionFlipFromLeft) {}
    scene.simulator.advance(by: 0.25)
    scene.container.removeFromSuperview()
    scene.simulator.settle()
    #expect(scene.heard.values == [false])
    #expect(scene.container.transition == nil)
    #expect(scene.container.hitTest(CGPoint(x: 1, y: 1), with: nil) === scene.old)
    scene.simulator.advance(by: 1)
    #expect(scene.heard.values == [false])
  }

  @Test func secondTransitionTakesOver() {
    let scene = Scene()
    scene.transition(.transitionFlipFromLeft) {}
    scene.simulator.advance(by: 0.25)
    scene.transition(.transitionCurlUp) {}
    scene.simulator.advance(by: 0.25)
    #expect(scene.heard.values == [false])
    #expect(scene.container.transition?.style == .curlUp)
    scene.simulator.advance(by: 0.25)
    #expect(scene.heard.values == [false, true])
    #expect(scene.container.transition == nil)
  }

  @Test func withoutDurationItIsDoneAtOnce() {
    let scene = Scene()
    UIView.transition(
      with: scene.container,
      duration: 0,
      options: .transitionCurlUp,
      animations: { scene.old.removeFromSuperview() },
      completion: { scene.heard.values.append($0) }
    )
    #expect(scene.container.subviews.isEmpty)
    scene.simulator.settle()
    #expect(scene.heard.values == [true])
  }

  // MARK: From view to view

  @Test func secondViewTakesThePlaceOfTheFirst() {
    let scene = Scene()
    scene.exchange(.transitionFlipFromRight)
    #expect(scene.container.subviews == [scene.new])
    #expect(scene.old.superview == nil)
    #expect(scene.new.window === scene.container.window)
    scene.simulator.advance(by: 0.5)
    #expect(scene.heard.values == [true])
  }

  @Test func viewsAreOnlyHiddenAndShownIfAskedFor() {
    let scene = Scene()
    scene.container.addSubview(scene.new)
    scene.new.isHidden = true
    scene.exchange([.transitionFlipFromRight, .showHideTransitionViews])
    #expect(scene.container.subviews == [scene.old, scene.new])
    #expect(scene.old.isHidden)
    #expect(!scene.new.isHidden)
    scene.simulator.advance(by: 0.5)
    #expect(scene.heard.values == [true])
  }

  @Test func newViewIsAlreadyInTheSuperviewWithoutHarm() {
    let scene = Scene()
    scene.container.insertSubview(scene.new, at: 0)
    scene.exchange(.transitionCrossDissolve)
    #expect(scene.container.subviews == [scene.new])
  }

  @Test func viewWithoutSuperviewIsNotReplaced() {
    let scene = Scene()
    scene.old.removeFromSuperview()
    scene.exchange(.transitionFlipFromLeft)
    scene.simulator.advance(by: 1)
    #expect(scene.new.superview == nil)
    #expect(scene.heard.values.count == 1)
  }
}
