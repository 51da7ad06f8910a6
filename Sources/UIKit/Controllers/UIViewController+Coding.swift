extension UIViewController {
  private static let titleKey = "UITitle"

  /// Writes what a controller is archived with: its title.
  final func archive(to coder: NSCoder) {
    coder.encode(title as NSString?, forKey: UIViewController.titleKey)
  }

  /// Reads what `archive(to:)` wrote.
  final func restore(from coder: NSCoder) {
    guard coder.containsValue(forKey: UIViewController.titleKey) else { return }
    title = coder.decodeObject(of: NSString.self, forKey: UIViewController.titleKey) as String?
  }
}
