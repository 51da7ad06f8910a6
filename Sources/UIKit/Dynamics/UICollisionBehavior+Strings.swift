extension UICollisionBehavior {
  // On Linux a string literal is no `NSCopying`, so that these four are needed to write one.

  /// Makes a path in reference coordinates a boundary; an earlier one of the same identifier is replaced.
  ///
  /// An addition of ours. The delegate gets the identifier as an `NSString`.
  public final func addBoundary(withIdentifier identifier: String, for bezierPath: UIBezierPath) {
    addBoundary(withIdentifier: NSString(string: identifier), for: bezierPath)
  }

  /// Makes the line between two points in reference coordinates a boundary; an earlier one of the same
  /// identifier is replaced.
  ///
  /// An addition of ours. The delegate gets the identifier as an `NSString`.
  public final func addBoundary(withIdentifier identifier: String, from p1: CGPoint, to p2: CGPoint) {
    addBoundary(withIdentifier: NSString(string: identifier), from: p1, to: p2)
  }

  /// A copy of the path of a boundary; nil if no boundary has the identifier.
  ///
  /// An addition of ours.
  public final func boundary(withIdentifier identifier: String) -> UIBezierPath? {
    boundary(withIdentifier: NSString(string: identifier))
  }

  /// Removes a boundary; an unknown identifier is ignored.
  ///
  /// An addition of ours.
  public final func removeBoundary(withIdentifier identifier: String) {
    removeBoundary(withIdentifier: NSString(string: identifier))
  }
}
