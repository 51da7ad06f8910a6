import Testing
import UIKit

/// Truth: the definition of a cubic Bézier curve.
///
/// A chosen parameter gives a time and a progress; the solver must return that progress for that time.
struct UnitBezierTests {
  static let curves: [TimingCurve] = [
    .easeInOut, .easeIn, .easeOut, .linear, TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1),
    TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), TimingCurve(x1: 1, y1: 0, x2: 0, y2: 1),
    TimingCurve(x1: 0.5, y1: 1.8, x2: 0.8, y2: 1.2),
  ]

  @Test(arguments: curves)
  func progressIsThatOfTheCurve(curve: TimingCurve) {
    let bezier = UnitBezier(curve.x1, curve.y1, curve.x2, curve.y2)
    for step in 0...100 {
      let parameter = Double(step) / 100
      let (time, progress) = curve.point(at: parameter)
      // Where the tangent is vertical, a small change of time changes the progress arbitrarily.
      let isUpright = curve.x1 == 1 && abs(parameter - 0.5) < 0.02
      #expect(abs(bezier.progress(at: time) - progress) < (isUpright ? 1e-2 : 1e-9))
    }
  }

  @Test func curvesOfUIKitAreMirrorImages() {
    let easeIn = AnimationTiming(.easeIn)
    let easeOut = AnimationTiming(.easeOut)
    let easeInOut = AnimationTiming(.easeInOut)
    for step in 0...20 {
      let time = Double(step) / 20
      #expect(abs(easeIn.progress(at: time) + easeOut.progress(at: 1 - time) - 1) < 1e-9)
      #expect(abs(easeInOut.progress(at: time) + easeInOut.progress(at: 1 - time) - 1) < 1e-9)
    }
  }

  @Test(arguments: [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear])
  func timesOutsideGiveTheEnds(curve: UIView.AnimationCurve) {
    let timing = AnimationTiming(curve)
    #expect(timing.progress(at: -1) == 0)
    #expect(timing.progress(at: 0) == 0)
    #expect(timing.progress(at: 1) == 1)
    #expect(timing.progress(at: 2) == 1)
    #expect(timing.progress(at: .nan) == 0)
  }
}
