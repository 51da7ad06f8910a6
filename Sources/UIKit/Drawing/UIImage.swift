/// A picture: a recorded drawing with a size in points.
///
/// It has no pixels: it stays sharp at any size. Immutable. Source: Apple, UIImage.
public final class UIImage: NSObject, Sendable {
  /// The size in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// What the image shows, in points from its top left corner.
  package let commands: [DrawingCommand]

  package init(commands: [DrawingCommand], size: CGSize, scale: CGFloat) {
    self.commands = commands
    self.size = size
    self.scale = scale
    super.init()
  }

  /// Makes an empty image without a size.
  public override convenience init() {
    self.init(commands: [], size: .zero, scale: 1)
  }
}
