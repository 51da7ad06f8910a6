/// What tells where it is: the bars.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// Tells a bar where it is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Where `bar` is; by default the bar decides.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Leaves it to the bar.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom of what holds it.
  case bottom = 1
  /// At the top of what holds it.
  case top = 2
  /// At the top of the screen, where its background reaches up under the status bar.
  case topAttached = 3
}

/// The looks of bars.
public enum UIBarStyle: Int, Sendable {
  /// Light from iOS 7 on, blue-grey before.
  case `default` = 0
  /// Dark.
  case black = 1
  /// Dark and translucent.
  ///
  /// Deprecated: use `black` and `isTranslucent`.
  case blackTranslucent = 2
}

/// Kinds of bars, by their height.
public enum UIBarMetrics: Int, Sendable {
  /// Of the usual height.
  case `default` = 0
  /// The lower ones of a phone in landscape.
  case compact = 1
  /// Of the usual height, with a prompt.
  case defaultPrompt = 101
  /// The lower ones with a prompt.
  case compactPrompt = 102
}

// MARK: - Managers

/// The controller whose content a bar shows: gets taps, and changes that affect its layout.
@MainActor
protocol BarManager: AnyObject {
  /// The controller's view, which places the bar.
  var viewIfLoaded: UIView? { get }
}

/// The controller whose stack a navigation bar shows.
@MainActor
protocol NavigationBarManager: BarManager {
  /// An item of the bar has changed.
  func barItemDidChange()

  /// The user tapped the button that leads back.
  func backButtonWasTapped()
}

/// The controller whose children a tab bar shows.
@MainActor
protocol TabBarManager: BarManager {
  /// The user tapped an item.
  func tabWasTapped(_ item: UITabBarItem)
}
