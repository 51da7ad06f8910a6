extension UIImage {
  /// Whether an image shows its own colours or a tint.
  public enum RenderingMode: Int, Sendable {
    /// As the view that shows the image likes it.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// As a stencil, in the tint of the view.
    case alwaysTemplate = 2
  }

  /// What becomes of the part between the caps when an image is drawn larger.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }
}
