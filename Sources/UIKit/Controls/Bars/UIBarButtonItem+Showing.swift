extension UIBarButtonItem {
  /// Makes the view that shows the item in a bar, which hears of taps by it; nil for gaps.
  final func makeView(shape: BarButton.Shape = .plain, title: String? = nil) -> UIView? {
    guard !isSpace else { return nil }
    if let customView, shape == .plain {
      itemView = customView
      return customView
    }
    let button = BarButton(self, shape: pointsBack ? .back : shape, title: title)
    if shape == .plain {
      itemView = button
      button.addAction(UIAction { [weak self] _ in self?.trigger() }, for: .primaryActionTriggered)
    }
    return button
  }
}

extension UIView {
  /// The size that an item or title view gets in a bar: its own, or the one that fits if it has none.
  final var sizeInBar: CGSize {
    guard !(self is BarButton), !bounds.isEmpty else { return sizeThatFits(.zero) }
    return ownSizeInBar
  }

  /// The size that the view was given, even if it shows at a smaller one because the bar is lower than that.
  final var ownSizeInBar: CGSize {
    guard let size = extras?.barSize, size.shown == bounds.size else { return bounds.size }
    return size.own
  }

  /// Takes its place in a bar, and keeps in mind which size it would have in a higher one.
  final func place(inBar rect: CGRect, own size: CGSize) {
    if transform.isIdentity {
      frame = rect
    } else {
      bounds.size = rect.size
      center = CGPoint(x: rect.midX, y: rect.midY)
    }
    if rect.size != size || extras?.barSize != nil { ensuredExtras.barSize = (bounds.size, size) }
  }
}
