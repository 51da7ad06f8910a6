/// Pictures of views.
///
/// Source: Apple, UIView.drawHierarchy(in:afterScreenUpdates:), snapshotView(afterScreenUpdates:) and
/// resizableSnapshotView(from:afterScreenUpdates:withCapInsets:).
extension UIView {
  /// Draws the view and its subviews in the current context; returns whether all of the view was drawn.
  final func drawTree(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
    let (rect, bounds) = (rect.standardized, bounds.standardized)
    guard let context = UIGraphicsGetCurrentContext(), prepareSnapshot(afterUpdates) else { return false }
    guard bounds.width > 0, bounds.height > 0 else { return true }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// Whether there is something to draw; lays the view out before if necessary.
  private func prepareSnapshot(_ afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    return afterUpdates || window != nil
  }

  /// Returns a view with a picture of a part of this one.
  final func snapshot(of rect: CGRect, _ afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView {
    let rect = rect.standardized
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    let scale = device.screen.scale
    let canvas = ImageCanvas(size: rect.size, scale: scale, isOpaque: false)
    guard canvas.isUsable, prepareSnapshot(afterUpdates) else { return view }
    let commands = GraphicsStack.record(canvas.drawing) { context in
      context.clip(to: CGRect(origin: .zero, size: rect.size))
      context.translateBy(x: -rect.minX, y: -rect.minY)
      layer.render(in: context)
    }
    view.layer.contents = canvas.image(commands).picture
    view.layer.contentsScale = scale
    view.layer.contentsCenter = CGRect(
      x: capInsets.left / rect.width,
      y: capInsets.top / rect.height,
      width: max(0, 1 - (capInsets.left + capInsets.right) / rect.width),
      height: max(0, 1 - (capInsets.top + capInsets.bottom) / rect.height)
    )
    return view
  }
}
