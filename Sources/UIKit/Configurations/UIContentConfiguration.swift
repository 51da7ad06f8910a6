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
