import FoundationText

/// The methods of Foundation with an index or a range, with the range checks of Apple's platforms.
///
/// See `NSMutableAttributedString`.
extension NSAttributedString {
  /// Creates an empty string.
  ///
  /// The parameter replaces an initializer without parameters, which on Linux is NSObject's and hidden.
  public convenience init(empty: Void = ()) {
    self.init(string: "")
  }

  /// Creates a string with the same attributes for all characters; attribute values can be of any type.
  @_disfavoredOverload
  public convenience init(string str: String, attributes attrs: [NSAttributedString.Key: Any]?) {
    self.init(foundationString: str, attributes: attrs.map { ForeignValue.wrapping($0) })
  }

  /// Returns the attributes of the character at an index, and a range with the same attributes.
  ///
  /// An index out of bounds raises NSRangeException.
  @_disfavoredOverload
  public func attributes(
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    AttributedRange.check(index: location, length: length)
    return ForeignValue.unwrapping(foundationAttributes(at: location, effectiveRange: range))
  }

  /// Returns the attributes of the character at an index, and the longest range within a
  /// limit with the same ones.
  ///
  /// An index or a limit out of bounds raises NSRangeException.
  @_disfavoredOverload
  public func attributes(
    at location: Int,
    longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    AttributedRange.check(index: location, length: length)
    AttributedRange.check(rangeLimit, length: length, .readAttributes)
    return ForeignValue.unwrapping(
      foundationAttributes(at: location, longestEffectiveRange: range, in: rangeLimit)
    )
  }

  /// Returns an attribute's value for the character at an index, and a range with the same value.
  ///
  /// An index out of bounds raises NSRangeException.
  @_disfavoredOverload
  public func attribute(
    _ attrName: NSAttributedString.Key,
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> Any? {
    AttributedRange.check(index: location, length: length)
    return ForeignValue.unwrapping(foundationAttribute(attrName, at: location, effectiveRange: range))
  }

  /// Returns an attribute's value for the character at an index, and the longest range
  /// within a limit with it.
  ///
  /// An index or a limit out of bounds raises NSRangeException.
  @_disfavoredOverload
  public func attribute(
    _ attrName: NSAttributedString.Key,
    at location: Int,
    longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? {
    AttributedRange.check(index: location, length: length)
    AttributedRange.check(rangeLimit, length: length, .readAttributes)
    return ForeignValue.unwrapping(
      foundationAttribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
    )
  }

  /// Returns a substring with its attributes.
  ///
  /// A range out of bounds raises NSRangeException.
  @_disfavoredOverload
  public func attributedSubstring(from range: NSRange) -> NSAttributedString {
    AttributedRange.check(range, length: length, .readAttributes)
    return foundationAttributedSubstring(from: range)
  }

  /// Calls a block for each subrange whose characters have the same attributes.
  ///
  /// A range out of bounds raises NSRangeException.
  @_disfavoredOverload
  public func enumerateAttributes(
    in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    AttributedRange.check(enumerationRange, length: length, .readAttributes)
    foundationEnumerateAttributes(in: enumerationRange, options: opts) { attributes, range, stop in
      block(ForeignValue.unwrapping(attributes), range, stop)
    }
  }

  /// Calls a block for each subrange whose characters have the same value of an attribute, or lack it.
  ///
  /// A range out of bounds raises NSRangeException.
  @_disfavoredOverload
  public func enumerateAttribute(
    _ attrName: NSAttributedString.Key,
    in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    AttributedRange.check(enumerationRange, length: length, .readAttributes)
    foundationEnumerateAttribute(attrName, in: enumerationRange, options: opts) { value, range, stop in
      block(ForeignValue.unwrapping(value), range, stop)
    }
  }
}

/// Range checks before calls of Foundation, which on Linux ends the process where UIKit raises an exception.
package enum AttributedRange {
  /// The operation on a range, which determines the text of the exception's reason.
  package enum Operation: Sendable {
    case setAttributes
    case readAttributes
    case replaceCharacters

    fileprivate var reason: String {
      switch self {
      case .setAttributes:
        "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds"
      case .readAttributes:
        "NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds"
      case .replaceCharacters:
        "NSConcreteMutableAttributedString replaceCharactersInRange:withString:: Range or index out of bounds"
      }
    }
  }

  /// The exception for an invalid range or index.
  package struct Violation: Hashable, Sendable {
    package let name: String
    package let reason: String
  }

  /// The exception for a range in a string of `length` UTF-16 units; nil if the range is valid.
  ///
  /// The range (NSNotFound, 0) of a substring that was not found is always invalid.
  package static func violation(of range: NSRange, length: Int, operation: Operation) -> Violation? {
    let isInside =
      range.location >= 0 && range.length >= 0 && range.location <= length
      && range.length <= length - range.location
    return isInside ? nil : Violation(name: "NSRangeException", reason: operation.reason)
  }

  /// The exception for an index in a string of `length` UTF-16 units; nil if the index is valid.
  package static func violation(ofIndex index: Int, length: Int) -> Violation? {
    (0..<max(length, 0)).contains(index)
      ? nil : Violation(name: "NSRangeException", reason: Operation.readAttributes.reason)
  }

  /// Raises NSRangeException if the range is out of bounds in a string of `length` UTF-16 units.
  package static func check(_ range: NSRange, length: Int, _ operation: Operation) {
    guard let violation = violation(of: range, length: length, operation: operation) else { return }
    UIKitException.raise(NSExceptionName(rawValue: violation.name), violation.reason)
  }

  /// Raises NSRangeException if the index is out of bounds in a string of `length` UTF-16 units.
  package static func check(index: Int, length: Int) {
    guard let violation = violation(ofIndex: index, length: length) else { return }
    UIKitException.raise(NSExceptionName(rawValue: violation.name), violation.reason)
  }
}

/// Wraps an attribute's object that Foundation on Linux can't compare.
///
/// Adjacent values of that kind for one attribute would end the process: see `FoundationTag`. Wrapped in a
/// Swift value they are compared by `isEqual`. Reading the attribute returns the object.
struct ForeignValue: Hashable {
  let object: NSObject

  /// Wraps a value if necessary; nil for one that Foundation can compare.
  private init?(_ value: Any) {
    if value is any FoundationTagged { return nil }
    if let optional = value as? any OptionalValue, optional.isNil {
      // The value that Foundation would store.
      object = NSNull()
      return
    }
    guard type(of: value) is NSObject.Type, let object = value as? NSObject, !ForeignValue.isKnown(object)
    else { return nil }
    self.object = object
  }

  static func isNeeded(for value: Any) -> Bool { ForeignValue(value) != nil }

  /// Whether the object's class has a counterpart in CoreFoundation.
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

  /// Wraps attributes for storing them.
  static func wrapping(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    var stored = attributes
    for (key, value) in attributes {
      if let foreign = ForeignValue(value) { stored[key] = foreign }
    }
    return stored
  }

  /// Wraps the attributes of a string.
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

  /// Unwraps a stored value.
  static func unwrapping(_ value: Any?) -> Any? {
    guard let foreign = value as? ForeignValue else { return value }
    return foreign.object
  }

  /// Unwraps stored attributes.
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

/// The first stored property of every NSObject subclass that can be an attribute's value.
///
/// When CoreFoundation compares two values outside Apple's platforms, it reads the first word of an
/// object as its own type information, and ends the process if that is no valid type. This word has the
/// type "any object", which makes CoreFoundation call `isEqual`. (CFRuntime.c: the type is in bits 8
/// and up; 1 is CFType.)
package struct FoundationTag: Sendable {
  private let information: UInt64 = 1 << 8

  package init() {}
}

/// A class whose first stored property is a `FoundationTag`.
package protocol FoundationTagged: AnyObject {}
