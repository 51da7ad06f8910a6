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
