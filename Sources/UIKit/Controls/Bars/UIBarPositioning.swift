/// An object with a position: a bar.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// Determines the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns the position of `bar`; by default the bar decides.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `any`: the bar decides.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen, with a background that extends under the status bar.
  case topAttached = 3
}

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Light from iOS 7, blue-grey before.
  case `default` = 0
  /// Dark.
  case black = 1
  /// Dark and translucent.
  ///
  /// Deprecated: use `black` and `isTranslucent`.
  case blackTranslucent = 2
}

/// Kinds of bars by height.
public enum UIBarMetrics: Int, Sendable {
  /// Regular height.
  case `default` = 0
  /// The compact height on an iPhone in landscape.
  case compact = 1
  /// Regular height with a prompt.
  case defaultPrompt = 101
  /// Compact height with a prompt.
  case compactPrompt = 102
}

// MARK: - Managers

/// The controller of a bar, which receives taps and changes that affect its layout.
@MainActor
protocol BarManager: AnyObject {
  /// The controller's view, which lays out the bar.
  var viewIfLoaded: UIView? { get }
}

/// The controller of a navigation bar.
@MainActor
protocol NavigationBarManager: BarManager {
  func barItemDidChange()

  /// Called when the user tapped the back button.
  func backButtonWasTapped()
}

/// The controller of a tab bar.
@MainActor
protocol TabBarManager: BarManager {
  /// Called when the user tapped an item.
  func tabWasTapped(_ item: UITabBarItem)
}
