/// Names for objects, which make checks of identity readable: values say more than "it is not the same".
///
/// ```swift
/// let names: ObjectNames = ["the square": square, "the root view": controller.view]
/// expect(names.of(animator.referenceView), is: "the root view")
/// ```
public struct ObjectNames: ExpressibleByDictionaryLiteral {
  private let named: [(name: String, object: AnyObject?)]

  /// Creates names for objects; nil objects are ignored.
  public init(dictionaryLiteral elements: (String, AnyObject?)...) {
    named = elements.map { (name: $0.0, object: $0.1) }
  }

  /// Returns the name of an object, "none" for nil, or "another" for an object without a name.
  public func of(_ object: AnyObject?) -> String {
    guard let object else { return "none" }
    return named.first { $0.object === object }?.name ?? "another"
  }
}

/// A weak reference that reports whether its object is still alive.
///
/// ```swift
/// let probe = WeakProbe(controller.popover)
/// controller.popover = nil
/// expect(probe.state, is: "gone")
/// ```
@MainActor
public struct WeakProbe {
  private weak var object: AnyObject?

  /// Creates a probe of an object.
  public init(_ object: AnyObject?) {
    self.object = object
  }

  /// "there" while the object is alive, then "gone".
  public var state: String { object == nil ? "gone" : "there" }
}
