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
    return bounds.size
  }
}
