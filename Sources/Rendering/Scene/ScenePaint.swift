import UIKit

/// What fills an outline.
package enum ScenePaint: Hashable, Sendable {
  case color(SceneColor)
  /// From the first colour at the top of the outline to the second at its bottom.
  case vertical(SceneColor, SceneColor)

  /// The same paint, more transparent.
  package func faded(by opacity: CGFloat) -> ScenePaint {
    switch self {
    case .color(let color): .color(color.faded(by: opacity))
    case .vertical(let top, let bottom): .vertical(top.faded(by: opacity), bottom.faded(by: opacity))
    }
  }
}
