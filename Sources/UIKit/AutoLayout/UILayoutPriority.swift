/// How important a constraint is: 1000 is required, lower ones are satisfied as far as possible.
///
/// A constraint of a higher priority is never violated for any number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, from 0 to 1000.
  public let rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A constraint that must be satisfied: 1000.
  public static let required = UILayoutPriority(1000)
  /// The resistance of a button to the compression of its content: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the window's scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The wish of a window's scene to keep its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the window's scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly a button hugs its content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The wish for the target size in `systemLayoutSizeFitting(_:)`: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
