/// The view of an item in a collection view; your views are added to `contentView`.
///
/// From back to front it has the background view, the selected background view while it is selected or highlighted, and the content
/// view. Source: Apple, UICollectionViewCell.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()
  private final var storedSelected = false
  private final var storedHighlighted = false
  private final var separators: ListSeparators?

  /// Creates a cell; a collection view makes those of registered classes.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Restores a cell from a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeNib(self, as: UICollectionViewCell.self)
  }

  private func prepare() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view for custom views, as large as the cell.
  open var contentView: UIView { content }

  /// A view that fills the cell behind its content.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }

  /// A view that fills the cell behind its content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
      showSelection()
    }
  }

  /// Whether the cell is selected; the collection view sets it.
  ///
  /// To select an item use the collection view's `selectItem(at:animated:scrollPosition:)`.
  open var isSelected: Bool {
    get { storedSelected }
    set {
      storedSelected = newValue
      showSelection()
    }
  }

  /// Whether the cell is highlighted because it is touched.
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set {
      storedHighlighted = newValue
      showSelection()
    }
  }

  private func showSelection() {
    separators?.updateColor(in: self)
    guard let view = selectedBackgroundView else { return }
    guard storedSelected || storedHighlighted else { return view.removeFromSuperview() }
    view.frame = bounds
    insertSubview(view, belowSubview: content)
  }

  /// Returns the size that the constraints of the content demand.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard content.flags.contains(.constraintsBelow) else {
      return super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
    }
    return content.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  override func listPlaceDidChange(_ place: ListPlace?) {
    super.listPlaceDidChange(place)
    if separators == nil, place != nil { separators = ListSeparators() }
    separators?.update(place, in: self)
  }

  /// The distance of the separators from the leading edge of the cell if a list leaves it to the cell; nil for the list's own.
  var separatorInset: CGFloat? { nil }

  /// Lets the background views and the content fill the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    separators?.place(in: self)
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    content.frame = bounds
  }

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(isElement: false, label: nil, traits: isSelected ? .selected : .none)
  }
}
