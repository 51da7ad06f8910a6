extension UINavigationController {
  /// What changes the stack.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// Controllers are taken from the top.
    case pop = 2
  }
}
