import Simulator
import Testing
import UIKit

/// Truth: up to iOS 7 a new animation of a property replaces the one in flight, which hears false; from iOS
/// 8 it adds to it (WWDC 2014, session 236): shown is the model value plus each animation's difference,
/// weighted with what is left of it.
///
/// Linear curves make all values plain fractions.
@MainActor struct AnimationInterruptionTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// What the completion handlers heard, with names.
  @MainActor
  private final class Heard {
    var lines: [String] = []
  }

  private let heard = Heard()

  private func boot(_ version: Double) -> Simulator {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    simulator.launch(UIViewController())
    simulator.keyWindow?.addSubview(view)
    return simulator
  }

  private func animate(
    _ name: String,
    _ duration: TimeInterval = 1,
    _ options: UIView.AnimationOptions = .curveLinear,
    _ change: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: options,
      animations: change,
      completion: { [heard] in heard.lines.append("\(name) \($0)") }
    )
  }

  // MARK: Up to iOS 7

  @Test func newAnimationReplacesTheOldAndStartsFromItsModelValue() {
    let simulator = boot(7)
    animate("first") { [view] in view.center.x = 150 }
    simulator.advance(by: 0.5)
    #expect(view.presentationCenter.x.isNear(100))
    animate("second") { [view] in view.center.x = 50 }
    #expect(view.presentationCenter.x.isNear(150))
    simulator.settle()
    #expect(heard.lines == ["first false"])
    simulator.advance(by: 0.5)
    #expect(view.presentationCenter.x.isNear(100))
    simulator.advance(by: 0.5)
    #expect(heard.lines == ["first false", "second true"])
  }

  @Test func newAnimationCanStartFromWhatIsShown() {
    let simulator = boot(7)
    animate("first") { [view] in view.center.x = 150 }
    simulator.advance(by: 0.25)
    animate("second", 1, [.curveLinear, .beginFromCurrentState]) { [view] in view.center.x = 50 }
    #expect(view.presentationCenter.x.isNear(75))
    simulator.advance(by: 0.5)
    #expect(view.presentationCenter.x.isNear(62.5))
  }

  @Test(arguments: [7.0, 8.0])
  func animationOfOnePropertyLeavesTheOthersAlone(version: Double) {
    let simulator = boot(version)
    animate("bounds") { [view] in view.bounds.size = CGSize(width: 200, height: 200) }
    animate("alpha") { [view] in view.alpha = 0 }
    simulator.advance(by: 0.5)
    animate("center") { [view] in view.center = CGPoint(x: 150, y: 150) }
    animate("transform") { [view] in view.transform = CGAffineTransform(scaleX: 2, y: 2) }
    #expect(view.presentationBounds.size.width.isNear(150))
    #expect(view.presentationAlpha.isNear(0.5))
    simulator.advance(by: 0.25)
    #expect(view.presentationBounds.size.width.isNear(175))
    #expect(view.presentationCenter.x.isNear(75))
    simulator.advance(by: 0.75)
    #expect(heard.lines == ["bounds true", "alpha true", "center true", "transform true"])
  }

  @Test func oneReplacedPropertyIsEnoughForFalseButTheRestGoesOn() {
    let simulator = boot(7)
    animate("both") { [view] in
      view.center.x = 150
      view.alpha = 0
    }
    simulator.advance(by: 0.5)
    animate("center") { [view] in view.center.x = 0 }
    simulator.settle()
    #expect(heard.lines.isEmpty)
    #expect(view.presentationAlpha.isNear(0.5))
    simulator.advance(by: 0.5)
    #expect(heard.lines == ["both false"])
    simulator.advance(by: 0.5)
    #expect(heard.lines == ["both false", "center true"])
  }

  // MARK: From iOS 8

  @Test func newAnimationAddsToTheOld() {
    let simulator = boot(8)
    animate("first") { [view] in view.center.x = 150 }
    simulator.advance(by: 0.5)
    animate("second") { [view] in view.center.x = 50 }
    // 50 + (50 - 150)·½ + (150 - 50)·1
    #expect(view.presentationCenter.x.isNear(100))
    simulator.advance(by: 0.25)
    // 50 + (50 - 150)·¼ + (150 - 50)·¾
    #expect(view.presentationCenter.x.isNear(100))
    #expect(heard.lines.isEmpty)
    simulator.advance(by: 0.25)
    #expect(heard.lines == ["first true"])
    #expect(view.presentationCenter.x.isNear(100))
    simulator.advance(by: 0.25)
    #expect(view.presentationCenter.x.isNear(75))
    simulator.advance(by: 0.25)
    #expect(heard.lines == ["first true", "second true"])
    #expect(view.presentationCenter.x == 50)
  }

  @Test func boundsAndAlphaAddUpToo() {
    let simulator = boot(9)
    animate("first") { [view] in
      view.bounds.size.width = 300
      view.alpha = 0
    }
    simulator.advance(by: 0.25)
    animate("second", 2) { [view] in
      view.bounds.size.width = 100
      view.alpha = 0.6
    }
    simulator.advance(by: 0.5)
    // 100 + (100 - 300)·¼ + (300 - 100)·¾ and 0.6 + (1 - 0)·¼ + (0 - 0.6)·¾
    #expect(view.presentationBounds.width.isNear(200))
    #expect(view.presentationAlpha.isNear(0.4))
  }

  @Test func pictureNeverJumpsWhenAnAnimationIsAdded() {
    let simulator = boot(8)
    for (step, target) in [300.0, -20, 77, 500, 0].enumerated() {
      let before = view.presentationCenter.x
      animate("\(step)", 0.9, .curveEaseInOut) { [view] in view.center.x = target }
      #expect(view.presentationCenter.x.isNear(before, within: 1e-6))
      simulator.advance(by: 0.13)
    }
    simulator.advanceUntilIdle()
    #expect(view.presentationCenter.x == 0)
    #expect(heard.lines == (0..<5).map { "\($0) true" })
  }

  // MARK: The same again

  @Test(arguments: [7.0, 8.0])
  func propertySetTwiceStartsWhereTheFirstChangeFoundIt(version: Double) {
    let simulator = boot(version)
    animate("center") { [view] in
      view.center.x = 150
      view.center.y = 250
      view.transform = CGAffineTransform(translationX: 50, y: 0)
      view.transform = CGAffineTransform(translationX: 100, y: 40)
    }
    simulator.advance(by: 0.25)
    #expect(view.presentationCenter.isNear(CGPoint(x: 75, y: 100)))
    #expect(view.presentationTransform.tx.isNear(25))
    #expect(view.presentationTransform.ty.isNear(10))
    simulator.advance(by: 0.75)
    #expect(heard.lines == ["center true"])
  }

  @Test(arguments: [7.0, 8.0])
  func movingByTheFrameLeavesAnAnimationOfTheSizeAlone(version: Double) {
    let simulator = boot(version)
    animate("size") { [view] in view.bounds.size.width = 200 }
    simulator.advance(by: 0.5)
    animate("place") { [view] in view.frame.origin.y += 100 }
    #expect(view.presentationBounds.width.isNear(150))
    simulator.advance(by: 1)
    #expect(heard.lines == ["size true", "place true"])
  }

  // MARK: Cut short

  @Test(arguments: [7.0, 8.0])
  func removingAllAnimationsShowsTheModelAndSaysFalse(version: Double) {
    let simulator = boot(version)
    animate("both") { [view] in
      view.center.x = 150
      view.alpha = 0
    }
    simulator.advance(by: 0.5)
    view.layer.removeAllAnimations()
    #expect(view.presentationCenter.x == 150)
    #expect(view.presentationAlpha == 0)
    #expect(heard.lines.isEmpty)
    simulator.settle()
    #expect(heard.lines == ["both false"])
    simulator.advance(by: 5)
    #expect(heard.lines == ["both false"])
  }

  @Test func leavingTheWindowCutsAnimationsShort() {
    let simulator = boot(7)
    animate("alpha") { [view] in view.alpha = 0 }
    simulator.advance(by: 0.5)
    view.removeFromSuperview()
    simulator.settle()
    #expect(heard.lines == ["alpha false"])
    #expect(view.presentationAlpha == 0)
  }

  @Test func viewThatIsGoneDoesNotHoldItsAnimationUp() {
    let simulator = boot(7)
    do {
      let brief = UIView()
      animate("brief") { [weak brief] in brief?.alpha = 0 }
    }
    simulator.advance(by: 1)
    #expect(heard.lines.count == 1)
    #expect(heard.lines.first?.hasPrefix("brief") == true)
  }

  @Test(arguments: [7.0, 8.0])
  func changeWithoutDurationCutsThatPropertyOnly(version: Double) {
    let simulator = boot(version)
    animate("bounds") { [view] in view.bounds.size.width = 200 }
    animate("center") { [view] in view.center.x = 150 }
    simulator.advance(by: 0.5)
    UIView.animate(withDuration: 0) { [view] in view.center.x = 10 }
    #expect(view.presentationCenter.x == 10)
    #expect(view.presentationBounds.width.isNear(150))
    simulator.settle()
    #expect(heard.lines == ["center false"])
    simulator.advance(by: 0.5)
    #expect(heard.lines == ["center false", "bounds true"])
  }

  @Test func interruptionDuringTheDelayCounts() {
    let simulator = boot(7)
    UIView.animate(
      withDuration: 1,
      delay: 1,
      animations: { [view] in view.alpha = 0 },
      completion: { [heard] in heard.lines.append("delayed \($0)") }
    )
    simulator.advance(by: 0.5)
    view.layer.removeAllAnimations()
    simulator.advance(by: 0)
    #expect(heard.lines == ["delayed false"])
    #expect(view.presentationAlpha == 0)
  }

  @Test func touchesComeThroughAgainAfterACut() {
    let simulator = boot(7)
    animate("alpha") { [view] in view.alpha = 0.5 }
    #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil)
    view.layer.removeAllAnimations()
    #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
    simulator.settle()
  }

  @Test func newBootForgetsAnimationsInFlight() {
    _ = boot(7)
    animate("old") { [view] in view.alpha = 0 }
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    simulator.advance(by: 5)
    #expect(heard.lines.isEmpty)
  }
}
