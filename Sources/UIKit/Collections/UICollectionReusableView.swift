/// A view that a collection view reuses: a cell, a header or footer, or a decoration.
///
/// Source: Apple, UICollectionReusableView.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  final var storedReuseIdentifier: String?
  /// The attributes that were applied last.
  final var layoutAttributes: UICollectionViewLayoutAttributes?

  /// Creates a view; a collection view makes those of registered classes.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Restores a view from a nib or storyboard.
  public required init?(coder: NSCoder) {
    storedReuseIdentifier = coder.nibAttribute("reuseIdentifier")
    super.init(coder: coder)
    coder.decodeNib(self, as: UICollectionReusableView.self)
  }

  /// The identifier for reuse; nil for a view that didn't come from a collection view.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before the view is reused for another item; does nothing unless overridden.
  open func prepareForReuse() {}

  /// Called when a layout has set the view's frame, transform and opacity, for attributes of a class of your own.
  ///
  /// Does nothing unless overridden.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Takes the attributes; equal ones change nothing.
  final func take(_ attributes: UICollectionViewLayoutAttributes) {
    guard layoutAttributes?.isEqual(attributes) != true else { return }
    layoutAttributes = attributes.snapshot
    if transform != attributes.transform { transform = attributes.transform }
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if center != attributes.center { center = attributes.center }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    isHidden = attributes.isHidden
    apply(attributes)
  }
}
