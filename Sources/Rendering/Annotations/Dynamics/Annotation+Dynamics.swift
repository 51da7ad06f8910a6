import UIKit

extension Annotation {
  /// What moves an animator's items, and what stops them.
  ///
  /// Arrows are to scale: 40 points for a magnitude of 1 (1,000 points/s² of gravity; a push that gives 100 × 100 points
  /// 100 points/s²), and the way of 0.1 s for a velocity.
  ///
  /// - Parameters:
  ///   - animator: says at the moment of each picture which animator that is; none draws nothing.
  ///   - signs: which of them are drawn.
  public static func dynamics(
    _ signs: DynamicsSigns = .usual,
    of animator: @escaping @MainActor () -> UIDynamicAnimator?
  ) -> Annotation {
    Annotation(.dynamics, legend: DynamicsLegend.entries(for: signs)) { site in
      guard let animator = animator(), let painter = DynamicsPainter(animator, signs, site) else { return [] }
      return painter.marks()
    }
  }
}
