/// What configurations make of a cell, header or footer.
@MainActor
final class ViewConfigurations {
  fileprivate(set) var content: (any UIContentConfiguration)?
  fileprivate(set) var contentView: (any UIView & UIContentView)?
  fileprivate(set) var background: UIBackgroundConfiguration?
  fileprivate(set) var backgroundView: BackgroundConfigurationView?
  var updatesContent = true
  var updatesBackground = true
  /// Whether the state has changed; true at first, for the update before the view is shown.
  fileprivate var needsUpdate = true
}

/// A view whose content and background are made from configurations.
///
/// The requests of an update are collected until the next layout, as Apple documents it (UITableViewCell.
/// setNeedsUpdateConfiguration()).
@MainActor
protocol ConfiguredView: UIView {
  associatedtype State: UIConfigurationState

  var configurations: ViewConfigurations { get }
  /// The content view without a configuration.
  var standardContentView: UIView { get }
  var configurationState: State { get }

  func updateConfiguration(using state: State)
  func callConfigurationUpdateHandler(_ state: State)
  /// Called after another content was set.
  func contentConfigurationDidChange()
  /// Called before a background is set: removes what it replaces.
  func backgroundConfigurationWillBeSet()
  /// Called after another background was set.
  func backgroundConfigurationDidChange()
}

extension ConfiguredView {
  /// The view with the content: that of the configuration, if there is one.
  var shownContentView: UIView { configurations.contentView ?? standardContentView }

  func setContent(_ new: (any UIContentConfiguration)?) {
    guard let new else {
      configurations.content = nil
      if let old = configurations.contentView {
        configurations.contentView = nil
        exchange(old, for: standardContentView)
      }
      return contentConfigurationDidChange()
    }
    show(configurations.updatesContent ? new.updated(for: configurationState) : new)
    contentConfigurationDidChange()
  }

  private func show(_ content: any UIContentConfiguration) {
    configurations.content = content
    if let view = configurations.contentView, view.supports(content) {
      view.configuration = content
    } else {
      let old = shownContentView
      let view = content.makeContentView()
      configurations.contentView = view
      exchange(old, for: view)
    }
  }

  private func exchange(_ old: UIView, for new: UIView) {
    new.frame = old.frame
    new.autoresizingMask = old.autoresizingMask
    insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
    setNeedsLayout()
  }

  func setBackground(_ new: UIBackgroundConfiguration?) {
    if new != nil { backgroundConfigurationWillBeSet() }
    show(configurations.updatesBackground ? new?.updated(for: configurationState) : new)
    backgroundConfigurationDidChange()
  }

  private func show(_ background: UIBackgroundConfiguration?) {
    configurations.background = background
    guard let background else {
      configurations.backgroundView?.removeFromSuperview()
      configurations.backgroundView = nil
      return
    }
    if let view = configurations.backgroundView {
      view.configuration = background
    } else {
      let view = BackgroundConfigurationView(background)
      view.frame = bounds
      configurations.backgroundView = view
      insertSubview(view, at: 0)
    }
  }

  /// Requests an update before the next display.
  func invalidateConfiguration() {
    guard device.behavior.hasConfigurations else { return }
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates content and background for the present state, if that was requested.
  func updateConfigurationIfNeeded() {
    guard device.behavior.hasConfigurations, configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    let state = configurationState
    if configurations.updatesContent, let content = configurations.content {
      show(content.updated(for: state))
    }
    if configurations.updatesBackground, let background = configurations.background {
      show(background.updated(for: state))
    }
    updateConfiguration(using: state)
    callConfigurationUpdateHandler(state)
  }
}
