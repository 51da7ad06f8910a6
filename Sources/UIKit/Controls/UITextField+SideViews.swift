/// The views at the left and the right of the text.
///
/// Where they are exactly is undocumented: here they touch the edges, and the text keeps its inset from them.
///
/// Source: Apple, UITextField.leftView, rightView and ViewMode.
extension UITextField {
  final var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }

  final var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }

  /// Whether a part with this mode is shown now.
  final func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Adds the side views that are shown, and removes the others and the replaced view.
  final func sideViewsDidChange(replacing old: UIView? = nil) {
    guard leftView != nil || rightView != nil || old != nil else { return }
    if let old, old !== leftView, old !== rightView { show(old, false) }
    if let leftView { show(leftView, showsLeftView) }
    if let rightView { show(rightView, showsRightView) }
    setNeedsLayout()
    contentDidChange()
  }

  private func show(_ view: UIView, _ isShown: Bool) {
    if isShown && view.superview !== self { addSubview(view) }
    if !isShown && view.superview === self { view.removeFromSuperview() }
  }

  // MARK: Layout

  /// Sets the frames of the side views that are shown.
  final func placeSideViews() {
    if let leftView, leftView.superview === self { leftView.frame = leftViewRect(forBounds: bounds) }
    if let rightView, rightView.superview === self { rightView.frame = rightViewRect(forBounds: bounds) }
  }

  final func leftViewRect(in bounds: CGRect) -> CGRect {
    let size = size(of: leftView, in: bounds)
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  final func rightViewRect(in bounds: CGRect) -> CGRect {
    let size = size(of: rightView, in: bounds)
    return CGRect(
      x: bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// The width of the side views that are shown, in points.
  final var widthOfSideViews: CGFloat {
    (showsLeftView ? size(of: leftView).width : 0) + (showsRightView ? size(of: rightView).width : 0)
  }

  private func size(of view: UIView?, in bounds: CGRect) -> CGSize {
    let size = size(of: view)
    return CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }

  /// The size of a side view: its own, from iOS 13 on that of its content if it has one.
  private func size(of view: UIView?) -> CGSize {
    guard let view else { return .zero }
    var size = view.bounds.size
    guard device.behavior.sideViewsTakeContentSize else { return size }
    guard view.translatesAutoresizingMaskIntoConstraints else {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let content = view.intrinsicContentSize
    if content.width >= 0 { size.width = content.width }
    if content.height >= 0 { size.height = content.height }
    return size
  }
}

extension UITextField {
  /// When a part of a text field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited.
    case whileEditing = 1
    /// While the field is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }
}
