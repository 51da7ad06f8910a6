import FoundationText

/// An object in an attributed string that Foundation on Linux cannot compare with another one.
///
/// Two such objects side by side, as values of one attribute, would end the process: see `FoundationTag`. Within a
/// Swift value they are compared by `isEqual`. Who reads the attribute gets the object back.
struct ForeignValue: Hashable {
  let object: NSObject

  /// Takes a value that needs it; nil for one that Foundation can compare by itself.
  private init?(_ value: Any) {
    if value is any FoundationTagged { return nil }
    if let optional = value as? any OptionalValue, optional.isNil {
      // What Foundation would make of it.
      object = NSNull()
      return
    }
    guard type(of: value) is NSObject.Type, let object = value as? NSObject, !ForeignValue.isKnown(object)
    else { return nil }
    self.object = object
  }

  /// Whether a value must be wrapped.
  static func isNeeded(for value: Any) -> Bool { ForeignValue(value) != nil }

  /// Whether an object is of a class that has a counterpart in CoreFoundation.
  private static func isKnown(_ object: NSObject) -> Bool {
    switch object {
    case is NSString, is NSNumber, is NSArray, is NSDictionary, is NSSet, is NSData, is NSDate, is NSURL,
      is NSAttributedString, is NSCharacterSet, is NSTimeZone, is NSLocale, is NSCalendar:
      true
    default: false
    }
  }

  static func == (left: ForeignValue, right: ForeignValue) -> Bool { left.object.isEqual(right.object) }

  func hash(into hasher: inout Hasher) { hasher.combine(object.hash) }

  // MARK: Attributes

  /// Attributes as they are stored.
  static func wrapping(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    var stored = attributes
    for (key, value) in attributes {
      if let foreign = ForeignValue(value) { stored[key] = foreign }
    }
    return stored
  }

  /// A string whose attributes are as they are stored.
  static func wrapping(_ string: NSAttributedString) -> NSAttributedString {
    var stored: NSMutableAttributedString?
    var location = 0
    while location < string.length {
      var range = NSRange()
      let attributes = string.foundationAttributes(at: location, effectiveRange: &range)
      location = max(range.location + range.length, location + 1)
      guard attributes.values.contains(where: isNeeded) else { continue }
      let copy = stored ?? NSMutableAttributedString(attributedString: string)
      copy.foundationSetAttributes(wrapping(attributes), range: range)
      stored = copy
    }
    return stored ?? string
  }

  /// A stored value as it was given.
  static func unwrapping(_ value: Any?) -> Any? {
    guard let foreign = value as? ForeignValue else { return value }
    return foreign.object
  }

  /// Stored attributes as they were given.
  static func unwrapping(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    guard attributes.values.contains(where: { $0 is ForeignValue }) else { return attributes }
    return attributes.compactMapValues { unwrapping($0) }
  }
}

/// An optional of any type.
private protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNil: Bool { if case .none = self { true } else { false } }
}
