/// Something that has traits: the screen, windows, views, controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits in effect here.
  var traitCollection: UITraitCollection { get }

  /// Tells that `traitCollection` changed.
  ///
  /// - Parameter previousTraitCollection: the traits before, or nil at the first time.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
