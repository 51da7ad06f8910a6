import Simulator
import Testing
import UIKit

/// Truth: up to iOS 7 a new animation of a property replaces the running one, which completes with false.
///
/// From iOS 8 animations are additive (WWDC 2014, session 236): the presentation value is the model value
/// plus each animation's difference, weighted with its remaining fraction. Linear curves make all values
/// simple fractions.
@MainActor struct AnimationInterruptionTests {
  // MARK: Up to iOS 7

  @Test func newAnimationReplacesTheOldAndStartsFromItsModelValue() {
    let scene = AnimationScene(iOS: 7)
    scene.animate("first") { scene.view.center.x = 150 }
    scene.simulator.advance(by: 0.5)
    #expect(scene.view.presentationCenter.x.isNear(100))
    scene.animate("second") { scene.view.center.x = 50 }
    #expect(scene.view.presentationCenter.x.isNear(150))
    scene.simulator.settle()
    #expect(scene.heard == ["first false"])
    scene.simulator.advance(by: 0.5)
    #expect(scene.view.presentationCenter.x.isNear(100))
    scene.simulator.advance(by: 0.5)
    #expect(scene.heard == ["first false", "second true"])
  }

  @Test func newAnimationCanStartFromWhatIsShown() {
    let scene = AnimationScene(iOS: 7)
    scene.animate("first") { scene.view.center.x = 150 }
    scene.simulator.advance(by: 0.25)
    scene.animate("second", options: [.curveLinear, .beginFromCurrentState]) { scene.view.center.x = 50 }
    #expect(scene.view.presentationCenter.x.isNear(75))
    scene.simulator.advance(by: 0.5)
    #expect(scene.view.presentationCenter.x.isNear(62.5))
  }

  @Test(arguments: [7.0, 8.0])
  func animationOfOnePropertyLeavesTheOthersAlone(version: Double) {
    let scene = AnimationScene(iOS: version)
    scene.animate("bounds") { scene.view.bounds.size = CGSize(width: 200, height: 200) }
    scene.animate("alpha") { scene.view.alpha = 0 }
    scene.simulator.advance(by: 0.5)
    scene.animate("center") { scene.view.center = CGPoint(x: 150, y: 150) }
    scene.animate("transform") { scene.view.transform = CGAffineTransform(scaleX: 2, y: 2) }
    #expect(scene.view.presentationBounds.size.width.isNear(150))
    #expect(scene.view.presentationAlpha.isNear(0.5))
    scene.simulator.advance(by: 0.25)
    #expect(scene.view.presentationBounds.size.width.isNear(175))
    #expect(scene.view.presentationCenter.x.isNear(75))
    scene.simulator.advance(by: 0.75)
    #expect(scene.heard == ["bounds true", "alpha true", "center true", "transform true"])
  }

  @Test func oneReplacedPropertyIsEnoughForFalseButTheRestGoesOn() {
    let scene = AnimationScene(iOS: 7)
    scene.animate("both") {
      scene.view.center.x = 150
      scene.view.alpha = 0
    }
    scene.simulator.advance(by: 0.5)
    scene.animate("center") { scene.view.center.x = 0 }
    scene.simulator.settle()
    #expect(scene.heard.isEmpty)
    #expect(scene.view.presentationAlpha.isNear(0.5))
    scene.simulator.advance(by: 0.5)
    #expect(scene.heard == ["both false"])
    scene.simulator.advance(by: 0.5)
    #expect(scene.heard == ["both false", "center true"])
  }

  // MARK: From iOS 8

  @Test func newAnimationAddsToTheOld() {
    let scene = AnimationScene(iOS: 8)
    scene.animate("first") { scene.view.center.x = 150 }
    scene.simulator.advance(by: 0.5)
    scene.animate("second") { scene.view.center.x = 50 }
    // 50 + (50 - 150)·½ + (150 - 50)·1
    #expect(scene.view.presentationCenter.x.isNear(100))
    scene.simulator.advance(by: 0.25)
    // 50 + (50 - 150)·¼ + (150 - 50)·¾
    #expect(scene.view.presentationCenter.x.isNear(100))
    #expect(scene.heard.isEmpty)
    scene.simulator.advance(by: 0.25)
    #expect(scene.heard == ["first true"])
    #expect(scene.view.presentationCenter.x.isNear(100))
    scene.simulator.advance(by: 0.25)
    #expect(scene.view.presentationCenter.x.isNear(75))
    scene.simulator.advance(by: 0.25)
    #expect(scene.heard == ["first true", "second true"])
    #expect(scene.view.presentationCenter.x == 50)
  }

  @Test func boundsAndAlphaAddUpToo() {
    let scene = AnimationScene(iOS: 9)
    scene.animate("first") {
      scene.view.bounds.size.width = 300
      scene.view.alpha = 0
    }
    scene.simulator.advance(by: 0.25)
    scene.animate("second", duration: 2) {
      scene.view.bounds.size.width = 100
      scene.view.alpha = 0.6
    }
    scene.simulator.advance(by: 0.5)
    // 100 + (100 - 300)·¼ + (300 - 100)·¾ and 0.6 + (1 - 0)·¼ + (0 - 0.6)·¾
    #expect(scene.view.presentationBounds.width.isNear(200))
    #expect(scene.view.presentationAlpha.isNear(0.4))
  }

  @Test func pictureNeverJumpsWhenAnAnimationIsAdded() {
    let scene = AnimationScene(iOS: 8)
    for (step, target) in [300.0, -20, 77, 500, 0].enumerated() {
      let before = scene.view.presentationCenter.x
      scene.animate("\(step)", duration: 0.9, options: .curveEaseInOut) { scene.view.center.x = target }
      #expect(scene.view.presentationCenter.x.isNear(before, within: 1e-6))
      scene.simulator.advance(by: 0.13)
    }
    scene.simulator.advanceUntilIdle()
    #expect(scene.view.presentationCenter.x == 0)
    #expect(scene.heard == (0..<5).map { "\($0) true" })
  }

  // MARK: Equal animations

  @Test(arguments: [7.0, 8.0])
  func propertySetTwiceStartsWhereTheFirstChangeFoundIt(version: Double) {
    let scene = AnimationScene(iOS: version)
    scene.animate("center") {
      scene.view.center.x = 150
      scene.view.center.y = 250
      scene.view.transform = CGAffineTransform(translationX: 50, y: 0)
      scene.view.transform = CGAffineTransform(translationX: 100, y: 40)
    }
    scene.simulator.advance(by: 0.25)
    #expect(scene.view.presentationCenter.isNear(CGPoint(x: 75, y: 100)))
    #expect(scene.view.presentationTransform.tx.isNear(25))
    #expect(scene.view.presentationTransform.ty.isNear(10))
    scene.simulator.advance(by: 0.75)
    #expect(scene.heard == ["center true"])
  }

  @Test(arguments: [7.0, 8.0])
  func movingByTheFrameLeavesAnAnimationOfTheSizeAlone(version: Double) {
    let scene = AnimationScene(iOS: version)
    scene.animate("size") { scene.view.bounds.size.width = 200 }
    scene.simulator.advance(by: 0.5)
    scene.animate("place") { scene.view.frame.origin.y += 100 }
    #expect(scene.view.presentationBounds.width.isNear(150))
    scene.simulator.advance(by: 1)
    #expect(scene.heard == ["size true", "place true"])
  }

  // MARK: Interrupted animations

  @Test(arguments: [7.0, 8.0])
  func removingAllAnimationsShowsTheModelAndSaysFalse(version: Double) {
    let scene = AnimationScene(iOS: version)
    scene.animate("both") {
      scene.view.center.x = 150
      scene.view.alpha = 0
    }
    scene.simulator.advance(by: 0.5)
    scene.view.layer.removeAllAnimations()
    #expect(scene.view.presentationCenter.x == 150)
    #expect(scene.view.presentationAlpha == 0)
    #expect(scene.heard.isEmpty)
    scene.simulator.settle()
    #expect(scene.heard == ["both false"])
    scene.simulator.advance(by: 5)
    #expect(scene.heard == ["both false"])
  }

  @Test func leavingTheWindowCutsAnimationsShort() {
    let scene = AnimationScene(iOS: 7)
    scene.animate("alpha") { scene.view.alpha = 0 }
    scene.simulator.advance(by: 0.5)
    scene.view.removeFromSuperview()
    scene.simulator.settle()
    #expect(scene.heard == ["alpha false"])
    #expect(scene.view.presentationAlpha == 0)
  }

  @Test func viewThatIsGoneDoesNotHoldItsAnimationUp() {
    let scene = AnimationScene(iOS: 7)
    do {
      let brief = UIView()
      scene.animate("brief") { [weak brief] in brief?.alpha = 0 }
    }
    scene.simulator.advance(by: 1)
    #expect(scene.heard.count == 1)
    #expect(scene.heard.first?.hasPrefix("brief") == true)
  }

  @Test(arguments: [7.0, 8.0])
  func changeWithoutDurationCutsThatPropertyOnly(version: Double) {
    let scene = AnimationScene(iOS: version)
    scene.animate("bounds") { scene.view.bounds.size.width = 200 }
    scene.animate("center") { scene.view.center.x = 150 }
    scene.simulator.advance(by: 0.5)
    UIView.animate(withDuration: 0) { scene.view.center.x = 10 }
    #expect(scene.view.presentationCenter.x == 10)
    #expect(scene.view.presentationBounds.width.isNear(150))
    scene.simulator.settle()
    #expect(scene.heard == ["center false"])
    scene.simulator.advance(by: 0.5)
    #expect(scene.heard == ["center false", "bounds true"])
  }

  @Test func interruptionDuringTheDelayCounts() {
    let scene = AnimationScene(iOS: 7)
    scene.animate("delayed", delay: 1) { scene.view.alpha = 0 }
    scene.simulator.advance(by: 0.5)
    scene.view.layer.removeAllAnimations()
    scene.simulator.advance(by: 0)
    #expect(scene.heard == ["delayed false"])
    #expect(scene.view.presentationAlpha == 0)
  }

  @Test func touchesComeThroughAgainAfterACut() {
    let scene = AnimationScene(iOS: 7)
    scene.animate("alpha") { scene.view.alpha = 0.5 }
    #expect(scene.view.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil)
    scene.view.layer.removeAllAnimations()
    #expect(scene.view.hitTest(CGPoint(x: 1, y: 1), with: nil) === scene.view)
    scene.simulator.settle()
  }

  @Test func newBootForgetsAnimationsInFlight() {
    let scene = AnimationScene(iOS: 7)
    scene.animate("old") { scene.view.alpha = 0 }
    Simulator.boot(.iPhone5, iOS: 7).advance(by: 5)
    #expect(scene.heard.isEmpty)
  }
}
