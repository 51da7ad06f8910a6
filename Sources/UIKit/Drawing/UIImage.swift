/// A picture: a recorded drawing with a size in points.
///
/// What was drawn has no pixels, so it stays sharp at any size; an image file has those that are in it. An image never
/// changes; what gives it caps or another rendering
/// mode makes a new image. Source: Apple, UIImage.
public final class UIImage: NSObject, FoundationTagged, Sendable {
  private let tag = FoundationTag()

  /// The size in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// The widths of the margins that keep their size when the image is drawn larger; zero for none.
  public let capInsets: UIEdgeInsets
  /// What becomes of the part between the caps.
  public let resizingMode: ResizingMode
  /// Whether the image shows its own colours or a tint.
  public let renderingMode: RenderingMode
  /// The margins that don't count when views line up.
  public let alignmentRectInsets: UIEdgeInsets

  /// What the image shows, in points from its top left corner.
  ///
  /// Shadows in it are scaled with the image.
  package let commands: [DrawingCommand]
  /// Whether caps were set, even of zero width, so that the middle is repeated instead of stretched.
  let isResizable: Bool

  package convenience init(commands: [DrawingCommand], size: CGSize, scale: CGFloat) {
    self.init(commands: commands, size: size, scale: scale, caps: nil)
  }

  /// Makes an empty image without a size.
  public override convenience init() {
    self.init(commands: [], size: .zero, scale: 1)
  }

  init(
    commands: [DrawingCommand],
    size: CGSize,
    scale: CGFloat,
    caps: (insets: UIEdgeInsets, mode: ResizingMode)?,
    renderingMode: RenderingMode = .automatic,
    alignmentRectInsets: UIEdgeInsets = .zero
  ) {
    self.commands = commands
    self.size = size
    self.scale = scale
    isResizable = caps != nil
    capInsets = caps?.insets ?? .zero
    resizingMode = caps?.mode ?? .tile
    self.renderingMode = renderingMode
    self.alignmentRectInsets = alignmentRectInsets
    super.init()
  }

  /// Size and scale.
  public override var description: String {
    "<UIImage: \(DumpText.number(size.width)) \(DumpText.number(size.height)); @\(DumpText.number(scale))x>"
  }
}
