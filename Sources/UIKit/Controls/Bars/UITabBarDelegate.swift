/// Hears which item of a tab bar the user chooses.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// The user tapped an item; also one that is selected already.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
