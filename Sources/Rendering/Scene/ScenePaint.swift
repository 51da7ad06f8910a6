import UIKit

/// The fill of an outline.
package enum ScenePaint: Hashable, Sendable {
  case color(SceneColor)
  /// Colours at positions from the top of the outline to its bottom, in this order.
  case shade([Stop])
  /// Colours along a line or in ellipses.
  case gradient(SceneGradient)
  /// Equal cells side by side.
  case pattern(ScenePattern)

  /// A colour at a position between the top (0) and the bottom (1) of an outline.
  package struct Stop: Hashable, Sendable {
    package var place: CGFloat
    package var color: SceneColor

    package init(_ place: CGFloat, _ color: SceneColor) {
      self.place = min(1, max(0, place.isNaN ? 0 : place))
      self.color = color
    }
  }

  /// Returns a gradient from the top of the outline to its bottom.
  package static func vertical(_ top: SceneColor, _ bottom: SceneColor) -> ScenePaint {
    .shade([Stop(0, top), Stop(1, bottom)])
  }

  /// Creates the paint of a colour.
  ///
  /// - Parameter depth: the number of drawings around it.
  @MainActor
  init(_ color: CGColor, depth: Int = 0) {
    self = ScenePattern(color, depth: depth).map { .pattern($0) } ?? .color(SceneColor(color))
  }

  /// Creates the paint of a recorded drawing.
  package init(_ shade: DrawingGradient) {
    self = .shade(shade.stops.map { Stop($0.place, SceneColor($0.color)) })
  }

  /// Returns the paint with its opacity multiplied.
  package func faded(by opacity: CGFloat) -> ScenePaint {
    guard case .pattern(var pattern) = self else { return recolored { $0.faded(by: opacity) } }
    pattern.opacity *= opacity
    return .pattern(pattern)
  }

  /// Whether it is invisible.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.isClear
    case .shade, .gradient: stops.allSatisfy(\.color.isClear)
    case .pattern(let pattern): pattern.nodes.isEmpty || pattern.opacity < SceneColor.leastAlpha
    }
  }

  /// The colours of a gradient; empty for one colour.
  package var stops: [Stop] {
    switch self {
    case .color, .pattern: []
    case .shade(let stops): stops
    case .gradient(let gradient): gradient.stops
    }
  }
}
