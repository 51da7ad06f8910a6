/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a key of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that leaves the screen.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that comes on screen.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
