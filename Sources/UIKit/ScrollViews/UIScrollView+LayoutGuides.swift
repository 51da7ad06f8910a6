extension UIScrollView {
  /// The rectangle of the content: constraints with it determine `contentSize`.
  ///
  /// Source: Apple, UIScrollView.contentLayoutGuide.
  public final var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  /// The frame of the scroll view, which stays in place while its content scrolls.
  public final var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
}
