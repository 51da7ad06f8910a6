extension UITableViewHeaderFooterView {
  /// A closure that updates a header or footer for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// A closure that updates the view for its state, after `updateConfiguration(using:)`; setting it requests an update.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { storedUpdateHandler }
    set {
      storedUpdateHandler = newValue
      invalidateConfiguration()
    }
  }

  /// The content; its view replaces `contentView`.
  public final var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { setContent(newValue) }
  }

  /// Returns a content in the style of the table, without text.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    if tableStyle == .plain { return isFooter ? .plainFooter() : .plainHeader() }
    return isFooter ? .groupedFooter() : .groupedHeader()
  }

  /// The background; setting it removes `backgroundView`, and the other way round.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set { setBackground(newValue) }
  }

  /// Returns the background of headers and footers in the style of the table.
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  final var systemConfigurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isPinned
    return state
  }
}

extension UITableViewHeaderFooterView: ConfiguredView {
  final func callConfigurationUpdateHandler(_ state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
}
