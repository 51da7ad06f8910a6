/// Objects and the names by which checks tell them: two values say more than "it is not the same".
///
/// ```swift
/// let names: ObjectNames = ["the square": square, "the root view": controller.view]
/// expect(names.of(animator.referenceView), is: "the root view")
/// ```
public struct ObjectNames: ExpressibleByDictionaryLiteral {
  private let named: [(name: String, object: AnyObject?)]

  /// Takes names and objects; what is nil has no name.
  public init(dictionaryLiteral elements: (String, AnyObject?)...) {
    named = elements.map { (name: $0.0, object: $0.1) }
  }

  /// The name of an object: "none" for nil, "another" for one that has no name here.
  public func of(_ object: AnyObject?) -> String {
    guard let object else { return "none" }
    return named.first { $0.object === object }?.name ?? "another"
  }
}

/// Tells whether an object is still there, without keeping it.
///
/// ```swift
/// let probe = WeakProbe(controller.popover)
/// controller.popover = nil
/// expect(probe.state, is: "gone")
/// ```
@MainActor
public struct WeakProbe {
  private weak var object: AnyObject?

  /// Watches an object.
  public init(_ object: AnyObject?) {
    self.object = object
  }

  /// "there", or "gone" once nobody keeps the object.
  public var state: String { object == nil ? "gone" : "there" }
}
