import UIKit

/// A cell that is drawn again and again within the outline that it fills.
package struct ScenePattern: Hashable, Sendable {
  /// The nodes of a cell and of the parts of its neighbours in it, in the pattern's own coordinates.
  package var nodes: [SceneNode]
  /// The area that is repeated, in the pattern's own coordinates.
  package var tile: CGRect
  /// The transform from the pattern's own coordinates to those of the shape.
  package var transform: CGAffineTransform
  /// The opacity, from 0 to 1.
  package var opacity: CGFloat = 1

  /// The maximum number of neighbours, in each direction, that reach into a cell.
  private static let reach: CGFloat = 4

  /// Creates the pattern of a colour; nil for a plain one.
  ///
  /// - Parameter depth: the number of drawings around it.
  @MainActor
  init?(_ color: CGColor, depth: Int = 0) {
    guard let pattern = color.pattern, depth < DrawingConverter.depthLimit else { return nil }
    tile = CGRect(origin: pattern.bounds.origin, size: pattern.step)
    transform = color.tiles?.anchor ?? pattern.matrix
    opacity = color.alpha
    var commands = pattern.commands
    if !pattern.isColored { commands = commands.map { $0.stencil(color.stencilColor.withAlpha(1)) } }
    var leaves = LeafPlacer(owner: 0, clip: nil, opacity: 1)
    // Cells that are larger than the step overlap.
    let columns = Self.neighbours(pattern.bounds.width, pattern.step.width)
    let rows = Self.neighbours(pattern.bounds.height, pattern.step.height)
    for row in -rows...0 {
      for column in -columns...0 {
        let offset = CGAffineTransform(
          translationX: CGFloat(column) * pattern.step.width,
          y: CGFloat(row) * pattern.step.height
        )
        var converter = DrawingConverter(
          bounds: pattern.bounds,
          transform: offset,
          shadow: nil,
          isCentered: false
        )
        converter.depth = depth + 1
        converter.convert(commands, to: &leaves)
      }
    }
    nodes = leaves.take()
  }

  private static func neighbours(_ length: CGFloat, _ step: CGFloat) -> Int {
    Int(min(reach, (length / step - 1e-6).rounded(.down)))
  }

  /// Returns the pattern in the coordinates after a transform.
  func placed(by transform: CGAffineTransform) -> ScenePattern {
    var pattern = self
    pattern.transform = self.transform.concatenating(transform)
    return pattern
  }

  /// Returns the pattern with each colour replaced; images without a tint keep theirs.
  func recolored(_ change: (SceneColor) -> SceneColor) -> ScenePattern {
    var pattern = self
    for index in nodes.indices { pattern.nodes[index].content = nodes[index].content.recolored(change) }
    return pattern
  }
}
