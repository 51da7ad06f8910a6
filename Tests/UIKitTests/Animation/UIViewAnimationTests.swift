import Simulator
import Testing
import UIKit

/// Truth: Apple's animation methods: model values change immediately, presentation values follow the curve
/// over the duration after the delay, and the completion handler is called with true at the end.
///
/// Intermediate values come from the definition of the timing curves.
@MainActor struct UIViewAnimationTests {
  // MARK: Model and presentation

  @Test func modelChangesAtOnceAndThePictureFollows() {
    let scene = AnimationScene()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      scene.view.center = CGPoint(x: 150, y: 250)
      scene.view.bounds = CGRect(x: 20, y: 0, width: 200, height: 50)
      scene.view.alpha = 0
      scene.view.backgroundColor = .red
      scene.view.transform = CGAffineTransform(translationX: 10, y: 20)
    }
    #expect(scene.view.center == CGPoint(x: 150, y: 250))
    #expect(scene.view.bounds == CGRect(x: 20, y: 0, width: 200, height: 50))
    #expect(scene.view.alpha == 0)
    #expect(scene.view.backgroundColor == UIColor.red)
    #expect(scene.view.presentationCenter == CGPoint(x: 50, y: 50))
    #expect(scene.view.presentationAlpha == 1)
    #expect(scene.view.hasAnimations)
    scene.simulator.advance(by: 0.5)
    #expect(scene.view.presentationCenter.isNear(CGPoint(x: 75, y: 100)))
    #expect(scene.view.presentationBounds.isNear(CGRect(x: 5, y: 0, width: 125, height: 87.5)))
    #expect(scene.view.presentationAlpha.isNear(0.75))
    #expect(scene.view.presentationTransform.tx.isNear(2.5))
    #expect(scene.view.presentationTransform.ty.isNear(5))
    var alpha: CGFloat = 0
    var red: CGFloat = 0
    #expect(
      scene.view.presentationBackgroundColor?.getRed(&red, green: nil, blue: nil, alpha: &alpha) == true
    )
    #expect(red == 1)
    #expect(alpha.isNear(0.25))
    scene.simulator.advance(by: 1.5)
    #expect(scene.view.presentationCenter == scene.view.center)
    #expect(scene.view.presentationBounds == scene.view.bounds)
    #expect(scene.view.presentationAlpha == 0)
    #expect(scene.view.presentationTransform == scene.view.transform)
    #expect(!scene.view.hasAnimations)
  }

  @Test func presentationLayerShowsTheMoment() throws {
    let scene = AnimationScene()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.frame = CGRect(x: 100, y: 100, width: 200, height: 300)
      scene.view.alpha = 0.5
    }
    scene.simulator.advance(by: 0.5)
    let shown = try #require(scene.view.layer.presentation())
    #expect(shown.position.isNear(CGPoint(x: 125, y: 150)))
    #expect(shown.frame.isNear(CGRect(x: 50, y: 50, width: 150, height: 200)))
    #expect(shown.opacity == 0.75)
    #expect(scene.view.layer.frame == CGRect(x: 100, y: 100, width: 200, height: 300))
    shown.position = .zero
    #expect(scene.view.center == CGPoint(x: 200, y: 250))
    scene.simulator.advance(by: 0.5)
    #expect(scene.view.layer.presentation()?.frame == scene.view.frame)
  }

  @Test func presentationLayerOfATurnedViewHasItsBox() throws {
    let scene = AnimationScene()
    scene.view.layer.anchorPoint = .zero
    scene.view.layer.position = CGPoint(x: 50, y: 50)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    scene.simulator.advance(by: 0.5)
    let diagonal = 100 * CGFloat(2).squareRoot()
    let expected = CGRect(x: 50 - diagonal / 2, y: 50, width: diagonal, height: diagonal)
    #expect(try #require(scene.view.layer.presentation()).frame.isNear(expected))
  }

  nonisolated static let curves: [(options: UIView.AnimationOptions, curve: TimingCurve)] = [
    ([], .easeInOut), (.curveEaseInOut, .easeInOut), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut),
    (.curveLinear, .linear),
  ]

  @Test(arguments: curves.indices, [0.1, 0.25, 0.5, 0.8, 0.97])
  func pictureFollowsTheCurveOfTheOptions(index: Int, parameter: Double) {
    let scene = AnimationScene()
    let (options, curve) = Self.curves[index]
    let point = curve.point(at: parameter)
    UIView.animate(withDuration: 3, delay: 0, options: options) { scene.view.center.x = 1050 }
    scene.simulator.advance(by: 3 * point.time)
    #expect(scene.view.presentationCenter.x.isNear(50 + 1000 * CGFloat(point.progress), within: 1e-6))
    #expect(scene.view.presentationCenter.y == 50)
  }

  @Test func defaultIsEaseInEaseOut() {
    let scene = AnimationScene()
    let point = TimingCurve.easeInOut.point(at: 0.25)
    UIView.animate(withDuration: 1) { scene.view.alpha = 0 }
    scene.simulator.advance(by: point.time)
    #expect(scene.view.presentationAlpha.isNear(1 - CGFloat(point.progress), within: 1e-9))
  }

  @Test func frameAnimatesCenterAndSizeAndWhatFollowsTheSize() {
    let scene = AnimationScene()
    let child = UIView(frame: scene.view.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scene.view.addSubview(child)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    }
    #expect(child.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    scene.simulator.advance(by: 0.5)
    #expect(scene.view.presentationCenter.isNear(CGPoint(x: 75, y: 50)))
    #expect(child.presentationBounds.isNear(CGRect(x: 0, y: 0, width: 150, height: 100)))
    #expect(child.presentationCenter.isNear(CGPoint(x: 75, y: 50)))
  }

  @Test func layoutInsideTheAnimationIsAnimated() {
    let scene = AnimationScene()
    final class Container: UIView {
      override func layoutSubviews() {
        for child in subviews { child.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10) }
      }
    }
    for options in [UIView.AnimationOptions.curveLinear, [.curveLinear, .layoutSubviews]] {
      let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView()
      container.addSubview(child)
      scene.view.addSubview(container)
      scene.simulator.settle()
      UIView.animate(withDuration: 1, delay: 0, options: options) { container.frame.size.width = 200 }
      scene.simulator.advance(by: 0.5)
      #expect(child.frame.width == 100)
      #expect(child.presentationBounds.width.isNear(options.contains(.layoutSubviews) ? 75 : 100))
    }
  }

  @Test func turnGoesTheShortWay() {
    let scene = AnimationScene()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    scene.simulator.advance(by: 0.5)
    let shown = scene.view.presentationTransform
    #expect(atan2(shown.b, shown.a).isNear(.pi / 4))
    #expect((shown.a * shown.d - shown.b * shown.c).isNear(1))
  }

  // MARK: Delay and completion

  @Test func delayHoldsTheOldValueOnScreen() {
    let scene = AnimationScene()
    var ends: [TimeInterval] = []
    UIView.animate(
      withDuration: 1,
      delay: 0.5,
      options: .curveLinear,
      animations: { scene.view.alpha = 0 },
      completion: { _ in ends.append(scene.simulator.time) }
    )
    #expect(scene.view.alpha == 0)
    scene.simulator.advance(by: 0.5)
    #expect(scene.view.presentationAlpha == 1)
    scene.simulator.advance(by: 0.5)
    #expect(scene.view.presentationAlpha.isNear(0.5))
    #expect(ends.isEmpty)
    scene.simulator.advance(by: 0.5)
    #expect(scene.view.presentationAlpha == 0)
    #expect(ends.count == 1)
    #expect(abs((ends.first ?? 0) - 1.5) < 1e-9)
  }

  @Test func completionHearsTrueAtTheEndAndNotBefore() {
    let scene = AnimationScene()
    var heard: [Bool] = []
    UIView.animate(
      withDuration: 0.3,
      animations: { scene.view.alpha = 0.5 },
      completion: { heard.append($0) }
    )
    #expect(heard.isEmpty)
    scene.simulator.advance(by: 0.29)
    #expect(heard.isEmpty)
    scene.simulator.advance(by: 0.01)
    #expect(heard == [true])
    scene.simulator.advance(by: 10)
    #expect(heard == [true])
  }

  @Test func completionsRunInTheOrderOfTheirEnds() {
    let scene = AnimationScene()
    var order: [String] = []
    let other = UIView()
    func animate(
      _ name: String,
      _ duration: TimeInterval,
      _ delay: TimeInterval,
      _ change: @escaping () -> Void
    ) {
      UIView.animate(
        withDuration: duration,
        delay: delay,
        animations: change,
        completion: { _ in order.append(name) }
      )
    }
    animate("late", 1, 0) { scene.view.alpha = 0 }
    animate("early", 0.25, 0) { scene.view.center.x = 0 }
    animate("delayed", 0.5, 0.5) { other.alpha = 0 }
    animate("middle", 0.5, 0) { other.center.x = 9 }
    scene.simulator.advance(by: 2)
    #expect(order == ["early", "middle", "late", "delayed"])
  }

  @Test func completionMayStartTheNextAnimation() {
    let scene = AnimationScene()
    var ends: [TimeInterval] = []
    UIView.animate(
      withDuration: 0.5,
      animations: { scene.view.center.x = 150 },
      completion: { _ in
        ends.append(scene.simulator.time)
        UIView.animate(
          withDuration: 0.5,
          animations: { scene.view.center.x = 250 },
          completion: { _ in ends.append(scene.simulator.time) }
        )
      }
    )
    scene.simulator.advanceUntilIdle()
    #expect(ends.count == 2)
    #expect(zip(ends, [0.5, 1]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(scene.view.presentationCenter.x == 250)
  }

  @Test func animationThatChangesNothingCompletesSoon() {
    let scene = AnimationScene()
    var heard: [Bool] = []
    UIView.animate(withDuration: 5, animations: {}, completion: { heard.append($0) })
    scene.simulator.settle()
    #expect(heard == [true])
  }

  // MARK: Without a duration

  @Test(arguments: [0, -1, TimeInterval.nan])
  func withoutADurationAllIsDoneAtOnceAndCompletedSoon(duration: TimeInterval) {
    let scene = AnimationScene()
    var heard: [Bool] = []
    UIView.animate(
      withDuration: duration,
      animations: { scene.view.alpha = 0 },
      completion: { heard.append($0) }
    )
    #expect(scene.view.alpha == 0)
    #expect(scene.view.presentationAlpha == 0)
    #expect(!scene.view.hasAnimations)
    scene.simulator.settle()
    #expect(heard == [true])
    #expect(scene.simulator.time == 0)
  }

  @Test func animationsThatAreSwitchedOffChangeAtOnce() {
    let scene = AnimationScene()
    var heard: [Bool] = []
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.animate(
      withDuration: 1,
      animations: { scene.view.alpha = 0 },
      completion: { heard.append($0) }
    )
    UIView.setAnimationsEnabled(true)
    #expect(scene.view.presentationAlpha == 0)
    scene.simulator.settle()
    #expect(heard == [true])
  }

  @Test func partOfAnAnimationCanBeKeptOutOfIt() {
    let scene = AnimationScene()
    UIView.animate(withDuration: 1) {
      scene.view.alpha = 0
      UIView.performWithoutAnimation { scene.view.center.x = 500 }
      scene.view.center.y = 500
    }
    #expect(UIView.areAnimationsEnabled)
    #expect(scene.view.presentationAlpha == 1)
    #expect(scene.view.presentationCenter == CGPoint(x: 500, y: 50))
  }

  @Test func bootStartsWithAnimationsOn() {
    UIView.setAnimationsEnabled(false)
    _ = Simulator.boot(.iPhone5, iOS: 7)
    #expect(UIView.areAnimationsEnabled)
  }
}
