import FoundationText

/// The methods of Foundation that take an index or a range, checked as on Apple's platforms: see
/// `NSMutableAttributedString`.
extension NSAttributedString {
  /// Makes an empty string.
  ///
  /// The parameter stands for none: on Linux the initialiser without parameters is NSObject's, and hidden.
  public convenience init(empty: Void = ()) {
    self.init(string: "")
  }

  /// Makes a string with the same attributes throughout, of which each may be any object.
  @_disfavoredOverload
  public convenience init(string str: String, attributes attrs: [NSAttributedString.Key: Any]?) {
    self.init(foundationString: str, attributes: attrs.map { ForeignValue.wrapping($0) })
  }

  /// The attributes of the character at an index, and the range that is known to share them.
  ///
  /// An index without a character raises NSRangeException.
  @_disfavoredOverload
  public func attributes(
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    AttributedRange.check(index: location, length: length)
    return ForeignValue.unwrapping(foundationAttributes(at: location, effectiveRange: range))
  }

  /// The attributes of the character at an index, and the longest range within a limit that shares them.
  ///
  /// An index without a character and a limit outside of the string raise NSRangeException.
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

  /// The value of an attribute of the character at an index, and the range that is known to share it.
  ///
  /// An index without a character raises NSRangeException.
  @_disfavoredOverload
  public func attribute(
    _ attrName: NSAttributedString.Key,
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> Any? {
    AttributedRange.check(index: location, length: length)
    return ForeignValue.unwrapping(foundationAttribute(attrName, at: location, effectiveRange: range))
  }

  /// The value of an attribute of the character at an index, and the longest range within a limit that shares it.
  ///
  /// An index without a character and a limit outside of the string raise NSRangeException.
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

  /// The characters of a range with their attributes.
  ///
  /// A range that does not lie within the string raises NSRangeException.
  @_disfavoredOverload
  public func attributedSubstring(from range: NSRange) -> NSAttributedString {
    AttributedRange.check(range, length: length, .readAttributes)
    return foundationAttributedSubstring(from: range)
  }

  /// Calls a block for each stretch of a range whose characters share all attributes.
  ///
  /// A range that does not lie within the string raises NSRangeException.
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

  /// Calls a block for each stretch of a range whose characters share the value of an attribute, or its absence.
  ///
  /// A range that does not lie within the string raises NSRangeException.
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

/// Checks ranges before Foundation sees them: on Linux it ends the process where UIKit raises an exception.
package enum AttributedRange {
  /// What is about to be done with a range; each has its own words in the exception's reason.
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

  /// The exception that a range or index calls for.
  package struct Violation: Hashable, Sendable {
    package let name: String
    package let reason: String
  }

  /// Nil if the range lies within a string of `length` UTF-16 units, otherwise what is to be raised.
  ///
  /// The range of a substring that is missing, (NSNotFound, 0), lies outside of every string.
  package static func violation(of range: NSRange, length: Int, operation: Operation) -> Violation? {
    let isInside =
      range.location >= 0 && range.length >= 0 && range.location <= length
      && range.length <= length - range.location
    return isInside ? nil : Violation(name: "NSRangeException", reason: operation.reason)
  }

  /// Nil if a character of a string of `length` UTF-16 units stands at the index, otherwise what is to be raised.
  package static func violation(ofIndex index: Int, length: Int) -> Violation? {
    (0..<max(length, 0)).contains(index)
      ? nil : Violation(name: "NSRangeException", reason: Operation.readAttributes.reason)
  }

  /// Raises NSRangeException if the range does not lie within a string of `length` UTF-16 units.
  package static func check(_ range: NSRange, length: Int, _ operation: Operation) {
    guard let violation = violation(of: range, length: length, operation: operation) else { return }
    UIKitException.raise(NSExceptionName(rawValue: violation.name), violation.reason)
  }

  /// Raises NSRangeException if no character of a string of `length` UTF-16 units stands at the index.
  package static func check(index: Int, length: Int) {
    guard let violation = violation(ofIndex: index, length: length) else { return }
    UIKitException.raise(NSExceptionName(rawValue: violation.name), violation.reason)
  }
}

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

/// The first stored property of every NSObject subclass that may become an attribute's value.
///
/// Outside Apple's platforms CoreFoundation takes the first word of an object for its own type information when it
/// compares two values, and ends the process if that word names no type. This word names the type "any object",
/// which sends CoreFoundation on to `isEqual`. (CFRuntime.c: the type stands in bits 8 and up; 1 is CFType.)
package struct FoundationTag: Sendable {
  private let information: UInt64 = 1 << 8

  package init() {}
}

/// A class whose first stored property is a `FoundationTag`.
package protocol FoundationTagged: AnyObject {}
