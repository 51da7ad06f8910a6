import Testing
import UIKit

@testable import Rendering

/// Truth: straight lines need two points; thinned values stay within the tolerance of the filmed ones; a transform
/// taken apart and put together is the same transform.
struct KeyframesTests {
  private func keyframes(_ count: Int, _ value: (Double) -> Double) -> Keyframes {
    Keyframes(
      points: (0..<count).map { index in
        let time = Double(index) / 60
        return Keyframes.Point(time: time, values: [CGFloat(value(time))])
      }
    )
  }

  /// The value between the points.
  private func value(of frames: Keyframes, at time: Double) -> Double {
    guard let end = frames.points.firstIndex(where: { $0.time >= time }), end > 0 else {
      return Double(frames.points[0].values[0])
    }
    let (one, two) = (frames.points[end - 1], frames.points[end])
    let part = (time - one.time) / (two.time - one.time)
    return Double(one.values[0]) + (Double(two.values[0]) - Double(one.values[0])) * part
  }

  @Test func evenMotionNeedsItsEndsAlone() {
    #expect(keyframes(600) { 3 * $0 + 1 }.thinned(0.01).points.count == 2)
    #expect(keyframes(600) { _ in 7 }.thinned(0.01).points.count == 2)
    #expect(keyframes(121) { abs($0 - 1) }.thinned(0.01).points.count == 3)
  }

  @Test(arguments: [0.05, 0.2, 1.0])
  func thinnedMotionStaysWithinTheTolerance(tolerance: Double) {
    let motion = { (time: Double) in 500 * time * time }
    let all = keyframes(121, motion)
    let few = all.thinned(CGFloat(tolerance))
    // A parabola of 1000 points/s² leaves its chord by 125 points/s² times the square of the time between.
    let longest = (8 * tolerance / 1000).squareRoot()
    #expect(Double(few.points.count) < 2 * max(1, 2 / longest) + 2)
    for point in all.points {
      #expect(abs(value(of: few, at: point.time) - motion(point.time)) <= tolerance + 1e-9)
    }
  }

  @Test func aParabolaTakesFewerLinesThanChordsOfItWouldBe() {
    // A chord leaves a parabola of acceleration a by at most e for √(8e/a); chords end at frames.
    let (acceleration, tolerance) = (1000.0, 0.5)
    let chord = ((8 * tolerance / acceleration).squareRoot() * 60).rounded(.down)
    let frames = keyframes(601) { acceleration / 2 * $0 * $0 }.thinned(CGFloat(tolerance))
    // Lines that leave it on both sides last √2 times as long.
    #expect(Double(frames.points.count) < 0.8 * 600 / chord)
  }

  @Test(arguments: 1...20)
  func wanderingValuesStayNearTheirsAndWhatRestsStaysWhatItWas(seed: UInt64) {
    var state = seed
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
    var values = [CGFloat(7), CGFloat(random() * 100)]
    var time = 0.0
    var points: [Keyframes.Point] = []
    for _ in 0..<300 {
      points.append(Keyframes.Point(time: time, values: values))
      let rests = random() < 0.05
      if !rests { values[1] += CGFloat((random() - 0.5) * (random() < 0.1 ? 40 : 0.6)) }
      time += rests ? 0.5 : 1.0 / 60
    }
    let tolerance = 0.3
    let few = Keyframes(points: points).thinned(CGFloat(tolerance), step: 0.1)
    #expect(few.points.count < points.count)
    #expect(few.points.first == points.first && few.points.last == points.last)
    for (index, point) in points.enumerated() {
      let part = Keyframes(points: few.points.map { Keyframes.Point(time: $0.time, values: [$0.values[1]]) })
      #expect(abs(value(of: part, at: point.time) - Double(point.values[1])) <= tolerance + 1e-9)
      if index > 0, point.time - points[index - 1].time > 0.4 {
        #expect(few.points.contains(point) && few.points.contains(points[index - 1]))
      }
    }
    #expect(few.points.allSatisfy { $0.values[0] == 7 })
  }

  @Test func whatIsNoNumberIsKeptAsItIs() {
    let odd: [CGFloat] = [0, 1, .nan, 3, .infinity, 5, -.infinity, .nan, 8, 9]
    let points = odd.enumerated().map { Keyframes.Point(time: Double($0) / 60, values: [$1]) }
    let few = Keyframes(points: points).thinned(0.2, step: 0.1)
    #expect(few.points.first == points.first && few.points.last == points.last)
    #expect(few.points.count { $0.values[0].isNaN } == 2)
  }

  @Test func onTheWayValuesAreMultiplesOfTheStep() {
    let frames = keyframes(121) { 500 * $0 * $0 + 0.033 }.thinned(0.2, step: 0.1)
    for point in frames.points.dropFirst().dropLast() {
      #expect(abs(point.values[0] * 10 - (point.values[0] * 10).rounded()) < 1e-9)
    }
  }

  @Test func manyFramesAreNoDepth() {
    let jagged = keyframes(100_000) { $0 * $0 }
    #expect(jagged.thinned(0.001).points.count > 2)
  }

  @Test(
    arguments: [
      CGAffineTransform.identity, CGAffineTransform(rotationAngle: 1),
      CGAffineTransform(rotationAngle: 3).scaledBy(x: 2, y: 0.5).translatedBy(x: 10, y: -4),
      CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(a: 1, b: 0.3, c: -0.7, d: 2, tx: 5, ty: 6),
    ]
  )
  func aTransformIsTheSumOfItsParts(transform: CGAffineTransform) {
    let parts = TransformComponents(SceneGroup(transform: transform, pivot: CGPoint(x: 30, y: 40)))
    let radians = CGFloat.pi / 180
    let sum = CGAffineTransform(translationX: -parts.pivot.x, y: -parts.pivot.y)
      .concatenating(CGAffineTransform(scaleX: parts.scale.width, y: parts.scale.height))
      .concatenating(CGAffineTransform(a: 1, b: 0, c: tan(parts.skew * radians), d: 1, tx: 0, ty: 0))
      .concatenating(CGAffineTransform(rotationAngle: parts.angle * radians))
      .concatenating(CGAffineTransform(translationX: parts.place.x, y: parts.place.y))
    for point in [CGPoint.zero, CGPoint(x: 100, y: 0), CGPoint(x: -3, y: 77)] {
      let (one, two) = (point.applying(transform), point.applying(sum))
      #expect(abs(one.x - two.x) < 1e-9 && abs(one.y - two.y) < 1e-9)
    }
  }

  @Test func anglesGoTheShortWay() {
    let old = TransformComponents(SceneGroup(transform: CGAffineTransform(rotationAngle: 3.1)))
    let new = TransformComponents(SceneGroup(transform: CGAffineTransform(rotationAngle: -3.1))).near(old)
    #expect(abs(new.angle - old.angle) < 10)
  }
}
