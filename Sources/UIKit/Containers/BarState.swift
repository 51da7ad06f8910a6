/// What bars show for a controller, as far as anybody has asked for it, and what they cover of its content.
struct BarState {
  /// What a navigation bar shows.
  var navigationItem: UINavigationItem?

  /// What a tab bar shows.
  var tabBarItem: UITabBarItem?

  /// What a toolbar shows.
  var toolbarItems: [UIBarButtonItem]?

  /// The button that switches editing on and off.
  var editButtonItem: UIBarButtonItem?

  /// What was added to the insets of the controller's scroll view, so that no bar covers its content.
  var scrollInsets = UIEdgeInsets.zero
}
