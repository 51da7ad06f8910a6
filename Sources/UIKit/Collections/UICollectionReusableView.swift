/// A view that a collection view reuses: a cell, a header or footer, or a decoration.
///
/// Source: Apple, UICollectionReusableView.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  final var storedReuseIdentifier: String?
  /// Whether the view is flipped, because the collection view's coordinates are.
  final var isFlippedBack = false
  /// The attributes that were applied last.
  final var layoutAttributes: UICollectionViewLayoutAttributes?
  /// The element for which the view was asked for its size, and the size that it wants.
  final var fitted: (element: CollectionElement, size: CGSize)?

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

  /// Called before the layout of the collection view changes from one to another; does nothing unless overridden.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the layout of the collection view has changed from one to another; does nothing unless overridden.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes that the view wants in place of a layout's; by default with the length that its constraints demand along
  /// axes that the layout estimates.
  ///
  /// Source: Apple, UICollectionReusableView.preferredLayoutAttributesFitting(_:).
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { fittedAttributes(layoutAttributes) }

  /// Takes the attributes, for a superview whose content begins at a point; equal ones change nothing.
  final func take(_ attributes: UICollectionViewLayoutAttributes, from origin: CGPoint) {
    let middle = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
    if layoutAttributes?.isEqual(attributes) == true {
      if center != middle { center = middle }
      return
    }
    let oldPlace = layoutAttributes?.listPlace
    layoutAttributes = attributes.snapshot
    let flip = isFlippedBack ? CATransform3DMakeScale(-1, 1, 1) : CATransform3DIdentity
    let transform = CATransform3DConcat(flip, attributes.transform3D)
    if !CATransform3DEqualToTransform(layer.transform, transform) { set(transform: transform) }
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if center != middle { center = middle }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    isHidden = attributes.isHidden
    if attributes.listPlace != oldPlace { listPlaceDidChange(attributes.listPlace) }
    apply(attributes)
  }

  /// Called when the view has another place in a list, or is in none any more.
  func listPlaceDidChange(_ place: ListPlace?) {
    roundCorners(place)
  }

  /// Whether the contents demand a size, rather than `sizeThatFits(_:)`.
  var isSizedByLayout: Bool { flags.contains(.constraintsBelow) }

  /// The size of the view for a target, of which lengths along self-sized axes are free.
  func fittingSize(_ target: CGSize, _ axes: SelfSizedAxes) -> CGSize {
    guard isSizedByLayout else { return sizeThatFits(target) }
    return systemLayoutSizeFitting(
      CGSize(
        width: axes.contains(.width) ? 0 : target.width,
        height: axes.contains(.height) ? 0 : target.height
      ),
      withHorizontalFittingPriority: axes.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.height) ? .fittingSizeLevel : .required
    )
  }

  private func fittedAttributes(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let axes = attributes.selfSized
    guard !axes.isEmpty else { return attributes }
    var size = axes.replacing(attributes.size, by: fittingSize(attributes.size, axes))
    if let least = attributes.listPlace?.leastHeight { size.height = max(size.height, least) }
    guard size != attributes.size, size.width.isFinite, size.height.isFinite else { return attributes }
    let result = attributes.snapshot
    result.frame = CGRect(origin: attributes.frame.origin, size: size)
    return result
  }
}
