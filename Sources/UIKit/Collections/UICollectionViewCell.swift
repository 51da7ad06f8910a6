/// The view of an item in a collection view; your views are added to `contentView`.
///
/// From back to front it has the background view, the selected background view while it is selected or highlighted, and the content
/// view. Source: Apple, UICollectionViewCell.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  final let standardContentView = UIView()
  final var configurations: ViewConfigurations?
  private final var storedSelected = false
  private final var storedHighlighted = false
  private final var separators: ListSeparators?
  /// Whether the collection view is editing.
  final var isEditingItems = false {
    didSet { if isEditingItems != oldValue { invalidateConfiguration() } }
  }
  /// The place of the item in the tree of its section; nil for none.
  final var outlinePlace: OutlinePlace? {
    didSet { if outlinePlace != oldValue { outlineDidChange() } }
  }

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
    standardContentView.frame = bounds
    standardContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(standardContentView)
  }

  /// The view for custom views, as large as the cell.
  open var contentView: UIView { shownContentView }

  /// A view that fills the cell behind its content.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      setBackground(nil)
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
      guard newValue != storedSelected else { return showSelection() }
      storedSelected = newValue
      showSelection()
      invalidateConfiguration()
    }
  }

  /// Whether the cell is highlighted because it is touched.
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set {
      guard newValue != storedHighlighted else { return showSelection() }
      storedHighlighted = newValue
      showSelection()
      invalidateConfiguration()
    }
  }

  private func showSelection() {
    separators?.updateColor(in: self)
    guard let view = selectedBackgroundView else { return }
    guard storedSelected || storedHighlighted else { return view.removeFromSuperview() }
    view.frame = bounds
    insertSubview(view, belowSubview: shownContentView)
  }

  // MARK: Configuration

  /// The state for which configurations are updated; a subclass can add states of its own to it.
  open var configurationState: UICellConfigurationState { systemConfigurationState }

  /// Requests an update of the configurations before the cell is displayed next.
  open func setNeedsUpdateConfiguration() { invalidateConfiguration() }

  /// Updates the cell for its state; does nothing unless overridden.
  ///
  /// Called before the cell is displayed first, and after its state has changed. Source: Apple,
  /// UICollectionViewCell.updateConfiguration(using:).
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Whether the content configuration gets its defaults for the state when that changes; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { ensuredConfigurations.updatesContent = newValue }
  }

  /// Whether the background configuration gets its defaults for the state when that changes; true by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { ensuredConfigurations.updatesBackground = newValue }
  }

  final var storedUpdateHandler: ConfigurationUpdateHandler?

  /// Whether the cell handles touches; a cell that doesn't is disabled.
  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set {
      guard newValue != super.isUserInteractionEnabled else { return }
      super.isUserInteractionEnabled = newValue
      invalidateConfiguration()
    }
  }

  /// Requests an update of the configurations.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateConfiguration()
  }

  // MARK: Layout

  /// The part of the cell that the content fills.
  var contentArea: CGRect { bounds }

  /// The size that the content demands, with what is beside it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if configurations?.contentView != nil {
      return contentFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
    guard standardContentView.flags.contains(.constraintsBelow) else {
      return super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
    }
    return standardContentView.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  override var isSizedByLayout: Bool {
    updateConfigurationIfNeeded()
    return configurations?.contentView != nil || super.isSizedByLayout
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
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    backgroundView?.frame = bounds
    configurations?.backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    shownContentView.frame = contentArea
    separators?.place(in: self)
  }

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(isElement: false, label: nil, traits: isSelected ? .selected : .none)
  }
}
