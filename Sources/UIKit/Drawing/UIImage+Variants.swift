extension UIImage {
  /// The image with margins that keep their size when it is drawn larger; the rest is repeated.
  ///
  /// Insets that are not positive and finite count as 0.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with margins that keep their size when it is drawn larger; the mode decides about the rest.
  ///
  /// Insets that are not positive and finite count as 0.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    func length(_ inset: CGFloat) -> CGFloat { inset > 0 && inset.isFinite ? inset : 0 }
    let insets = UIEdgeInsets(
      top: length(capInsets.top),
      left: length(capInsets.left),
      bottom: length(capInsets.bottom),
      right: length(capInsets.right)
    )
    return variant(caps: (insets, resizingMode))
  }

  /// The image in another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    variant(caps: caps, renderingMode: renderingMode)
  }

  /// The image with margins that don't count when views line up.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    variant(caps: caps, alignmentRectInsets: alignmentInsets)
  }

  /// The image as a stencil filled with a colour: only the opacity of its own colours counts.
  package func stencil(_ color: UIColor) -> UIImage {
    variant(commands: commands.map { $0.stencil(color) }, caps: caps)
  }

  private var caps: (insets: UIEdgeInsets, mode: ResizingMode)? {
    isResizable ? (capInsets, resizingMode) : nil
  }

  /// The same image without caps: one that is simply stretched.
  var withoutCaps: UIImage { isResizable ? variant(caps: nil) : self }

  private func variant(
    commands: [DrawingCommand]? = nil,
    caps: (insets: UIEdgeInsets, mode: ResizingMode)?,
    renderingMode: RenderingMode? = nil,
    alignmentRectInsets: UIEdgeInsets? = nil
  ) -> UIImage {
    UIImage(
      commands: commands ?? self.commands,
      size: size,
      scale: scale,
      caps: caps,
      renderingMode: renderingMode ?? self.renderingMode,
      alignmentRectInsets: alignmentRectInsets ?? self.alignmentRectInsets
    )
  }
}

extension DrawingCommand {
  /// The command with every colour replaced by another, of the same opacity as before.
  fileprivate func stencil(_ color: UIColor) -> DrawingCommand {
    func stencil(_ own: UIColor) -> UIColor {
      color.withAlphaComponent(color.cgColor.alpha * own.cgColor.alpha)
    }
    func stencil(_ own: DrawingShadow?) -> DrawingShadow? {
      own.map { DrawingShadow(offset: $0.offset, blur: $0.blur, color: stencil($0.color)) }
    }
    switch self {
    case .save, .restore, .concatenate, .clip:
      return self
    case .fill(let path, let rule, let own, let shadow):
      return .fill(path, rule, stencil(own), stencil(shadow))
    case .shade(let path, let rule, let own):
      return .shade(path, rule, own.mapped { stencil($0) })
    case .stroke(let path, let pen, let own, let shadow):
      return .stroke(path, pen, stencil(own), stencil(shadow))
    case .text(var text):
      text.color = stencil(text.color)
      text.shadow = stencil(text.shadow)
      text.strokeColor = text.strokeColor.map { stencil($0) }
      return .text(text)
    case .image(let image, let rect, let alpha):
      return .image(image.stencil(color), rect, alpha: alpha)
    case .bitmap(let image, let rect, let tint):
      return .bitmap(image, rect, tint: tint.map { stencil($0) } ?? color)
    }
  }
}
