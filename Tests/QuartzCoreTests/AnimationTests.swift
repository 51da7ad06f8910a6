@testable import QuartzCore
import Testing

/// Truth: Apple, CABasicAnimation ("Setting Interpolation Values"), CAKeyframeAnimation, CAAnimationGroup and CALayer,
/// with numbers worked out by hand.
struct AnimationTests {
  /// What is shown half way from a layer at x = 40.
  private func middle(from: Double?, to: Double?, by: Double?) -> Double {
    var shown = Double.nan
    LayerClock.run { clock in
      let layer = CALayer()
      layer.position.x = 40
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.byValue, animation.duration) = (from, to, by, 1)
      layer.add(animation, forKey: nil)
      clock.advance(to: 0.5)
      shown = layer.shown("position.x")
    }
    return shown
  }

  @Test func missingValuesAreThoseOfTheLayer() {
    #expect(middle(from: 0, to: 10, by: nil) == 5)
    #expect(middle(from: 10, to: nil, by: 6) == 13)
    #expect(middle(from: nil, to: 10, by: 6) == 7)
    #expect(middle(from: 20, to: nil, by: nil) == 30)
    #expect(middle(from: nil, to: 60, by: nil) == 50)
    #expect(middle(from: nil, to: nil, by: 8) == 44)
    #expect(middle(from: nil, to: nil, by: nil) == 40)
  }

  @Test func theLayersOwnValueStays() {
    LayerClock.run { clock in
      let layer = CALayer()
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 0.5, 2)
      layer.add(fade, forKey: "fade")
      #expect(layer.animationKeys() == ["fade"])
      clock.advance(to: 1)
      #expect(layer.opacity == 1)
      #expect(layer.presentation()?.opacity == 0.25)
      #expect(layer.presentation()?.model() === layer)
      clock.advance(to: 2)
      #expect(layer.presentation()?.opacity == 1)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func anAnimationThatFillsStaysUnlessItIsRemoved() {
    LayerClock.run { clock in
      let layer = CALayer()
      let move = CABasicAnimation(keyPath: "position")
      (move.toValue, move.duration) = (CGPoint(x: 8, y: 4), 1)
      move.fillMode = .forwards
      move.isRemovedOnCompletion = false
      layer.add(move, forKey: "move")
      clock.advance(to: 5)
      #expect(layer.presentation()?.position == CGPoint(x: 8, y: 4))
      layer.removeAnimation(forKey: "move")
      #expect(layer.presentation()?.position == .zero)
    }
  }

  @Test func additiveAnimationsAddUp() {
    LayerClock.run { clock in
      let layer = CALayer()
      layer.position.x = 100
      for _ in 0..<2 {
        let shift = CABasicAnimation(keyPath: "position.x")
        (shift.fromValue, shift.toValue, shift.duration) = (-40, 0, 1)
        shift.isAdditive = true
        layer.add(shift, forKey: nil)
      }
      clock.advance(to: 0.25)
      #expect(layer.shown("position.x") == 40)
    }
  }

  @Test func cumulativeRepetitionsGoOn() {
    LayerClock.run { clock in
      let layer = CALayer()
      let step = CABasicAnimation(keyPath: "position.x")
      (step.fromValue, step.toValue, step.duration, step.repeatCount) = (0, 10, 1, 3)
      step.isCumulative = true
      layer.add(step, forKey: nil)
      clock.advance(to: 2.5)
      #expect(layer.shown("position.x") == 25)
    }
  }

  /// The value at a time t of repetition i is f(t) + i · f(d): W3C, SMIL 3.0 Animation, "cumulative".
  @Test(arguments: [(0.5, 7.5), (1, 15), (1.5, 17.5), (2, 25), (2.5, 27.5), (3, 30), (9, 30)])
  func aCumulativeRepetitionBeginsWithTheEndOfTheOneBefore(time: Double, shown: Double) {
    LayerClock.run { clock in
      let layer = CALayer()
      let step = CABasicAnimation(keyPath: "position.x")
      (step.fromValue, step.toValue, step.duration, step.repeatCount) = (5, 10, 1, 3)
      (step.isCumulative, step.isRemovedOnCompletion, step.fillMode) = (true, false, .forwards)
      layer.add(step, forKey: nil)
      clock.advance(to: time)
      #expect(layer.shown("position.x") == shown)
    }
  }

  @Test func anAdditiveAnimationAddsToTheLayerAndToEarlierOnes() {
    LayerClock.run { clock in
      let layer = CALayer()
      layer.position.x = 100
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (0, 80, 1)
      layer.add(move, forKey: "move")
      let climb = CABasicAnimation(keyPath: "position.x")
      (climb.byValue, climb.duration, climb.repeatCount) = (10, 0.5, 2)
      (climb.isAdditive, climb.isCumulative) = (true, true)
      layer.add(climb, forKey: "climb")
      clock.advance(to: 0.75)
      // 60 on the way to 80, the 10 of the first repetition, and half of the second.
      #expect(layer.shown("position.x") == 75)
      layer.removeAnimation(forKey: "move")
      #expect(layer.shown("position.x") == 115)
    }
  }

  @Test func keyframesHaveTimesAndPacings() {
    LayerClock.run { clock in
      let layer = CALayer()
      let keys = CAKeyframeAnimation(keyPath: "position.x")
      (keys.values, keys.keyTimes, keys.duration) = ([0, 10, 110], [0, 0.2, 1], 10)
      keys.timingFunctions = [
        CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(controlPoints: 0.25, 0, 0.75, 1),
      ]
      layer.add(keys, forKey: nil)
      clock.advance(to: 1)
      expect(layer.shown("position.x"), 5)
      clock.advance(to: 4)
      // A quarter of the second segment, by the published value of the curve.
      expect(layer.shown("position.x"), 10 + 100 * 0.18235, within: 0.001)
    }
  }

  private func shown(
    _ mode: CAAnimationCalculationMode,
    at times: [Double],
    _ change: (CAKeyframeAnimation) -> Void = { _ in }
  )
    -> [Double]
  {
    var shown: [Double] = []
    LayerClock.run { clock in
      let layer = CALayer()
      let keys = CAKeyframeAnimation(keyPath: "position.x")
      (keys.values, keys.duration, keys.calculationMode) = ([0, 10, 40], 1, mode)
      change(keys)
      layer.add(keys, forKey: nil)
      for time in times {
        clock.advance(to: time)
        shown.append(layer.shown("position.x"))
      }
    }
    return shown
  }

  @Test func calculationModes() {
    #expect(shown(.linear, at: [0.25, 0.75]) == [5, 25])
    #expect(shown(.discrete, at: [0.25, 0.5, 0.75]) == [0, 10, 40])
    #expect(shown(.discrete, at: [0.25, 0.5, 0.75]) { $0.keyTimes = [0, 0.2, 0.6, 1] } == [10, 10, 40])
    #expect(shown(.paced, at: [0.25, 0.75]) { $0.keyTimes = [0, 0.9, 1] } == [10, 30])
    // Catmull–Rom: the tangent at 10 is (40 - 0) / 2 = 20, at the ends 10 and 30.
    // h = (p0 + p1) / 2 + (m0 - m1) / 8 in the middle of a segment.
    #expect(shown(.cubic, at: [0.25, 0.75]) == [3.75, 23.75])
    // Tension 1 stops at each value.
    #expect(shown(.cubic, at: [0.25, 0.75]) { $0.tensionValues = [1, 1, 1] } == [5, 25])
  }

  /// A Catmull–Rom spline reproduces parabolas between inner keys.
  ///
  /// Source: Catmull and Rom, A Class of Local Interpolating Splines (1974).
  @Test func aCubicCurveThroughAParabolaIsTheParabola() {
    let shown = shown(.cubic, at: [0.375, 0.5, 0.5625, 0.75]) { $0.values = [0, 1, 4, 9, 16] }
    for (value, x) in zip(shown, [1.5, 2, 2.25, 3]) { expect(value, x * x) }
  }

  /// The Hermite curve in the middle is (p0 + p1) / 2 + (m0 - m1) / 8, with the tangents of Kochanek and Bartels (1984).
  @Test func parametersOfCubicCurvesChangeTheirTangents() {
    // Bias 1 has the tangent of the line before a key, bias -1 that after it, at 10 instead of 20.
    #expect(shown(.cubic, at: [0.25, 0.75]) { $0.biasValues = [1, 1, 1] } == [5, 22.5])
    #expect(shown(.cubic, at: [0.25, 0.75]) { $0.biasValues = [-1, -1, -1] } == [2.5, 25])
    // Continuity -1 runs along the lines.
    #expect(shown(.cubic, at: [0.125, 0.625]) { $0.continuityValues = [-1, -1, -1] } == [2.5, 17.5])
    // Tension 1 eases in and out of each key: 3s² - 2s³.
    #expect(shown(.cubic, at: [0.125]) { $0.tensionValues = [1, 1, 1] } == [1.5625])
  }

  @Test func evenlyPacedCurvesHaveEqualSpeed() {
    let places = shown(.cubicPaced, at: [0.25, 0.5, 0.75])
    for (place, expected) in zip(places, [10.0, 20, 30]) { expect(place, expected, within: 0.01) }
  }

  @Test func aPathMovesAndTurns() {
    LayerClock.run { clock in
      var outline = PathOutline()
      outline.add(.move(CGPoint(x: 0, y: 0)))
      outline.add(.line(CGPoint(x: 30, y: 0)))
      outline.add(.line(CGPoint(x: 30, y: 10)))
      let layer = CALayer()
      let move = CAKeyframeAnimation(keyPath: "position")
      (move.path, move.duration, move.rotationMode) = (CGPath(outline), 1, .rotateAuto)
      layer.add(move, forKey: "move")
      clock.advance(to: 0.75)
      #expect(layer.presentation()?.position == CGPoint(x: 30, y: 5))
      expect(layer.shown("transform.rotation.z"), .pi / 2)
      move.calculationMode = .paced
      layer.add(move, forKey: "move")
      clock.advance(to: 1.25)
      #expect(layer.presentation()?.position == CGPoint(x: 20, y: 0))
    }
  }

  @Test func aQuarterCircleIsPacedByItsLength() {
    var outline = PathOutline()
    outline.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let motion = PathMotion(CGPath(outline))
    let point = motion.point(at: motion.place(atFraction: 1.0 / 3))
    // The Bézier arc differs from the circle by 0.027 %.
    expect(Double(point?.x ?? 0), 100 * cos(Double.pi / 6), within: 0.03)
    expect(Double(point?.y ?? 0), 50, within: 0.03)
  }

  @Test func aGroupCutsAndDelays() {
    LayerClock.run { clock in
      let layer = CALayer()
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue) = (0, 1)
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.beginTime, move.duration) = (0, 100, 1, 10)
      let group = CAAnimationGroup()
      (group.animations, group.duration, group.speed) = ([fade, move], 2, 0.5)
      layer.add(group, forKey: "group")
      clock.advance(to: 1)
      // Half of the speed: the group's time is 0.5, and the fade has the group's duration.
      #expect(layer.presentation()?.opacity == 0.25)
      #expect(layer.shown("position.x") == 0)
      clock.advance(to: 3)
      #expect(layer.shown("position.x") == 5)
      clock.advance(to: 4)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func valueFunctionsMakeTransforms() {
    LayerClock.run { clock in
      let layer = CALayer()
      let turn = CABasicAnimation(keyPath: "transform")
      turn.valueFunction = CAValueFunction(name: .rotateZ)
      (turn.fromValue, turn.toValue, turn.duration) = (0, 2 * Double.pi, 1)
      layer.add(turn, forKey: nil)
      clock.advance(to: 0.25)
      expect(layer.shown("transform.rotation"), .pi / 2)
    }
  }

  @Test func delegatesAreToldOfBothEnds() {
    final class Listener: CAAnimationDelegate {
      var calls: [String] = []
      func animationDidStart(_ anim: CAAnimation) {
        calls.append("start \(anim.value(forKey: "name") ?? "")")
      }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
    }
    LayerClock.run { clock in
      let (layer, listener) = (CALayer(), Listener())
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.toValue, fade.duration, fade.delegate) = (0, 1, listener)
      fade.setValue("a", forKey: "name")
      layer.add(fade, forKey: "fade")
      #expect(listener.calls == [])
      clock.advance(to: 0.5)
      #expect(listener.calls == ["start a"])
      clock.advance(to: 1)
      layer.add(fade, forKey: "fade")
      layer.add(fade, forKey: "fade")
      layer.removeAllAnimations()
      #expect(listener.calls == ["start a", "stop true", "stop false", "stop false"])
    }
  }

  @Test func aLayersTimeScalesItsAnimations() {
    LayerClock.run { clock in
      let (outer, layer) = (CALayer(), CALayer())
      outer.addSublayer(layer)
      outer.speed = 2
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (0, 10, 4)
      layer.add(move, forKey: "move")
      clock.advance(to: 1)
      #expect(layer.shown("position.x") == 5)
      // The usual way to pause: Apple, Technical Q&A QA1673.
      let paused = outer.convertTime(CACurrentMediaTime(), from: nil)
      outer.speed = 0
      outer.timeOffset = paused
      clock.advance(to: 10)
      #expect(layer.shown("position.x") == 5)
      outer.speed = 2
      outer.timeOffset = 0
      outer.beginTime = 0
      outer.beginTime = CACurrentMediaTime() - paused / 2
      clock.advance(to: 10.5)
      #expect(layer.shown("position.x") == 7.5)
      clock.advance(to: 11.001)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func transitionsHaveOneKeyAndAProgress() {
    LayerClock.run { clock in
      let layer = CALayer()
      let fade = CATransition()
      (fade.duration, fade.startProgress, fade.endProgress) = (2, 0.5, 1)
      layer.add(fade, forKey: "other")
      #expect(layer.animationKeys() == ["transition"])
      clock.advance(to: 1)
      #expect((layer.animation(forKey: "transition") as? CATransition)?.progress(at: 1) == 0.75)
    }
  }
}
