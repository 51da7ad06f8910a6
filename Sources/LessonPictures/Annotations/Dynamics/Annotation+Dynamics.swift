import Rendering
import UIKit

extension Annotation {
  /// The behaviours that move an animator's items, and the boundaries.
  ///
  /// Arrows are to scale: 40 points for a magnitude of 1 (gravity of 1,000 points/s²; a push that accelerates
  /// 100 × 100 points by 100 points/s²), and the distance of 0.1 s for a velocity.
  ///
  /// - Parameters:
  ///   - animator: returns the animator for each picture; nil draws nothing.
  ///   - signs: the parts to draw.
  public static func dynamics(
    _ signs: DynamicsSymbols = .usual,
    of animator: @escaping @MainActor () -> UIDynamicAnimator?
  ) -> Annotation {
    Annotation(.dynamics, legend: DynamicsLegend.entries(for: signs)) { site in
      guard let animator = animator(), let painter = DynamicsPainter(animator, signs, site) else { return [] }
      return painter.marks()
    }
  }
}
