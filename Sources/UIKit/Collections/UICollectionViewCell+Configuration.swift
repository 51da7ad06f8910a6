extension UICollectionViewCell {
  /// A closure that updates a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// A closure that updates the cell for its state, after `updateConfiguration(using:)`; setting it requests an update.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { storedUpdateHandler }
    set {
      storedUpdateHandler = newValue
      invalidateConfiguration()
    }
  }

  /// The content; its view replaces `contentView`.
  ///
  /// Source: Apple, UICollectionViewCell.contentConfiguration.
  public final var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { setContent(newValue) }
  }

  /// The background; setting it removes `backgroundView`, and the other way round.
  ///
  /// Source: Apple, UICollectionViewCell.backgroundConfiguration.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set { setBackground(newValue) }
  }

  /// Returns the background that the system gives such cells.
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (self as? UICollectionViewListCell)?.listStyle.background ?? .clear()
  }

  final var systemConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = isEditingItems
    state.isExpanded = outlinePlace?.isExpanded ?? false
    return state
  }

  /// The size of the cell around its content.
  final func contentFittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    if target.width > 0, bounds.width != target.width { bounds.size.width = target.width }
    let area = contentArea
    shownContentView.frame = area
    let beside = bounds.width - area.width
    let size = shownContentView.systemLayoutSizeFitting(
      CGSize(width: max(0, target.width - beside), height: target.height),
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    )
    return CGSize(width: size.width + beside, height: size.height)
  }
}

extension UICollectionViewCell: ConfiguredView {
  final func callConfigurationUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
}
