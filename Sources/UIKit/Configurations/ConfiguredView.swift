/// What configurations make of a cell, header or footer.
@MainActor
final class ViewConfigurations {
  fileprivate(set) var content: (any UIContentConfiguration)?
  fileprivate(set) var contentView: (any UIView & UIContentView)?
  fileprivate(set) var background: UIBackgroundConfiguration?
  fileprivate(set) var backgroundView: BackgroundConfigurationView?
  var updatesContent = true
  var updatesBackground = true
}

/// A view whose content and background are made from configurations.
///
/// The requests of an update are collected until the next layout, as Apple documents it (UITableViewCell.
/// setNeedsUpdateConfiguration()).
@MainActor
protocol ConfiguredView: UIView {
  associatedtype State: UIConfigurationState

  /// Created on first use, as most cells have none.
  var configurations: ViewConfigurations? { get set }
  /// The content view without a configuration.
  var standardContentView: UIView { get }
  /// The view that a background configuration replaces.
  var backgroundView: UIView? { get set }
  var configurationState: State { get }

  func updateConfiguration(using state: State)
  func callConfigurationUpdateHandler(_ state: State)
  /// Called after another content was set.
  func contentConfigurationDidChange()
  /// Called before a background is set.
  func backgroundConfigurationWillBeSet()
  /// Called after another background was set.
  func backgroundConfigurationDidChange()
}

extension ConfiguredView {
  /// The view with the content: that of the configuration, if there is one.
  var shownContentView: UIView { configurations?.contentView ?? standardContentView }

  var ensuredConfigurations: ViewConfigurations {
    if let configurations { return configurations }
    let created = ViewConfigurations()
    configurations = created
    return created
  }

  func contentConfigurationDidChange() {}

  func backgroundConfigurationWillBeSet() {}

  func backgroundConfigurationDidChange() {}

  func setContent(_ new: (any UIContentConfiguration)?) {
    guard let new else {
      configurations?.content = nil
      if let old = configurations?.contentView {
        configurations?.contentView = nil
        exchange(old, for: standardContentView)
      }
      return contentConfigurationDidChange()
    }
    let updates = configurations?.updatesContent ?? true
    show(updates ? new.updated(for: configurationState) : new)
    contentConfigurationDidChange()
  }

  private func show(_ content: any UIContentConfiguration) {
    let configurations = ensuredConfigurations
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
    if new != nil {
      if backgroundView != nil { backgroundView = nil }
      backgroundConfigurationWillBeSet()
    }
    let updates = configurations?.updatesBackground ?? true
    show(updates ? new?.updated(for: configurationState) : new)
    backgroundConfigurationDidChange()
  }

  private func show(_ background: UIBackgroundConfiguration?) {
    guard let background else {
      configurations?.background = nil
      configurations?.backgroundView?.removeFromSuperview()
      configurations?.backgroundView = nil
      return
    }
    let configurations = ensuredConfigurations
    configurations.background = background
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
    flags.remove(.hasUpdatedConfigurations)
    setNeedsLayout()
  }

  /// Updates content and background for the present state, if that was requested.
  func updateConfigurationIfNeeded() {
    guard !flags.contains(.hasUpdatedConfigurations), device.behavior.hasConfigurations else { return }
    flags.insert(.hasUpdatedConfigurations)
    let state = configurationState
    if let configurations, configurations.updatesContent, let content = configurations.content {
      show(content.updated(for: state))
    }
    if let configurations, configurations.updatesBackground, let background = configurations.background {
      show(background.updated(for: state))
    }
    updateConfiguration(using: state)
    callConfigurationUpdateHandler(state)
  }
}

/// A description of a view's content, which makes that view.
///
/// Source: Apple, UIContentConfiguration.
public protocol UIContentConfiguration {
  /// Returns a new view with the content.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration with its defaults for a state; values set by the application stay.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
///
/// Source: Apple, UIContentView.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The content; setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether `configuration` can be set to this one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
