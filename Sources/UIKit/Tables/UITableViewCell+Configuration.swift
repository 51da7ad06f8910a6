extension UITableViewCell {
  /// A closure that updates a cell for a state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState)
    ->
    Void

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
  /// Source: Apple, UITableViewCell.contentConfiguration.
  public final var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { setContent(newValue) }
  }

  /// Returns a content in the cell's style, without text.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The background; setting it removes `backgroundView` and the background colour, and the other way round.
  ///
  /// Source: Apple, UITableViewCell.backgroundConfiguration.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set { setBackground(newValue) }
  }

  /// Returns the background of cells in the style of the cell's table.
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table.map { $0.style == .plain } ?? true ? .listPlainCell() : .listGroupedCell()
  }

  final var systemConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = isEditing
    state.isSwiped = showingDeleteConfirmation && !isEditing
    state.isReordering =
      table.map { $0.move?.path != nil && $0.move?.path == $0.indexPath(for: self) } ?? false
    return state
  }
}

extension UITableViewCell: ConfiguredView {
  final var standardContentView: UIView { standardContent }

  final func callConfigurationUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  final func contentConfigurationDidChange() { table?.cellContentDidChange(self) }

  final func backgroundConfigurationWillBeSet() { backgroundColor = .clear }

  final func backgroundConfigurationDidChange() { showSelection(animated: false) }
}
