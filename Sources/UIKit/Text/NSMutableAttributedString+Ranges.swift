import FoundationText

/// The methods of Foundation with a range, with the range checks of Apple's platforms.
///
/// On Linux Foundation ends the process without a message if a range is out of bounds. In a file that imports
/// UIKit but not Foundation, these methods are preferred to Foundation's. In a file that imports both,
/// Foundation's are preferred, which avoids ambiguous calls.
extension NSMutableAttributedString {
  /// Replaces all attributes of the characters in a range; nil removes them.
  ///
  /// A range out of bounds raises NSRangeException.
  @_disfavoredOverload
  public func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    AttributedRange.check(range, length: length, .setAttributes)
    guard range.length > 0 else { return }
    wrapInitialValues()
    foundationSetAttributes(attrs.map { ForeignValue.wrapping($0) }, range: range)
  }

  /// Adds an attribute to the characters in a range.
  ///
  /// A range out of bounds raises NSRangeException.
  @_disfavoredOverload
  public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    AttributedRange.check(range, length: length, .setAttributes)
    guard range.length > 0 else { return }
    wrapInitialValues()
    // On Linux Foundation's addAttribute compares the old and the new value, and traps if
    // they are plain objects.
    foundationAddAttributes(ForeignValue.wrapping([name: value]), range: range)
  }

  /// Adds attributes to the characters in a range.
  ///
  /// A range out of bounds raises NSRangeException.
  @_disfavoredOverload
  public func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    AttributedRange.check(range, length: length, .setAttributes)
    guard range.length > 0 else { return }
    wrapInitialValues()
    foundationAddAttributes(ForeignValue.wrapping(attrs), range: range)
  }

  /// Removes an attribute from the characters in a range.
  ///
  /// A range out of bounds raises NSRangeException.
  @_disfavoredOverload
  public func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    AttributedRange.check(range, length: length, .readAttributes)
    guard range.length > 0 else { return }
    wrapInitialValues()
    foundationRemoveAttribute(name, range: range)
  }

  /// Replaces the characters in a range with a string, which gets the attributes of the
  /// first replaced character.
  ///
  /// A range out of bounds raises NSRangeException.
  @_disfavoredOverload
  public func replaceCharacters(in range: NSRange, with str: String) {
    AttributedRange.check(range, length: length, .replaceCharacters)
    wrapInitialValues()
    replaceUnits(in: range, with: str)
  }

  /// Replaces the characters in a range with a string with its own attributes.
  ///
  /// A range out of bounds raises NSRangeException.
  @_disfavoredOverload
  public func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    AttributedRange.check(range, length: length, .replaceCharacters)
    wrapInitialValues()
    replaceUnits(in: range, with: ForeignValue.wrapping(attrString))
  }

  /// Deletes the characters in a range.
  ///
  /// A range out of bounds raises NSRangeException.
  @_disfavoredOverload
  public func deleteCharacters(in range: NSRange) {
    AttributedRange.check(range, length: length, .replaceCharacters)
    replaceUnits(in: range, with: NSAttributedString(string: ""))
  }

  /// Inserts a string with its own attributes before the character at an index.
  ///
  /// An index beyond the end raises NSRangeException.
  @_disfavoredOverload
  public func insert(_ attrString: NSAttributedString, at loc: Int) {
    AttributedRange.check(NSRange(location: loc, length: 0), length: length, .replaceCharacters)
    wrapInitialValues()
    replaceUnits(in: NSRange(location: loc, length: 0), with: ForeignValue.wrapping(attrString))
  }

  /// Appends a string with its own attributes.
  @_disfavoredOverload
  public func append(_ attrString: NSAttributedString) {
    wrapInitialValues()
    foundationAppend(ForeignValue.wrapping(attrString))
  }

  /// Wraps the attributes with which the string was created like those that are added later.
  ///
  /// Foundation's initializer of this class can't be hidden, in contrast to that of its superclass. Its
  /// stored values cause no trap until other values are added beside them.
  private func wrapInitialValues() {
    guard length > 0 else { return }
    var range = NSRange()
    let values = foundationAttributes(at: 0, effectiveRange: &range)
    guard range.length >= length, values.values.contains(where: ForeignValue.isNeeded) else { return }
    foundationSetAttributes(ForeignValue.wrapping(values), range: NSRange(location: 0, length: length))
  }
}

/// The characters of an attributed string as a mutable string; changes apply to the attributed string.
///
/// On Linux changes of Foundation's own `mutableString` don't update the attributes: after a change of length
/// the attributed string reads memory out of bounds.
public final class AttributedCharacters: NSMutableString {
  private let owner: NSMutableAttributedString

  /// The replacements since the characters were last read.
  private var pass: ReplacementPass?

  init(of owner: NSMutableAttributedString) {
    self.owner = owner
    super.init(capacity: 0)
  }

  /// Creates the characters of an empty attributed string.
  public required init(capacity: Int) {
    owner = NSMutableAttributedString(string: "")
    super.init(capacity: capacity)
  }

  /// Creates the characters of an attributed string without attributes.
  public required init(characters: UnsafePointer<unichar>, length: Int) {
    let units = UnsafeBufferPointer(start: characters, count: length)
    owner = NSMutableAttributedString(string: String(decoding: units, as: UTF16.self))
    super.init(capacity: 0)
  }

  /// Creates the characters of an attributed string without attributes.
  public required init(string aString: String) {
    owner = NSMutableAttributedString(string: aString)
    super.init(capacity: 0)
  }

  /// Creates the characters of an attributed string without attributes.
  public required init(stringLiteral value: StaticString) {
    owner = NSMutableAttributedString(string: value.description)
    super.init(capacity: 0)
  }

  /// Creates the characters of an attributed string without attributes.
  public required convenience init(unicodeScalarLiteral value: StaticString) {
    self.init(stringLiteral: value)
  }

  /// Creates the characters of an attributed string without attributes.
  public required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(stringLiteral: value)
  }

  /// Returns nil: archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The number of UTF-16 units.
  public override var length: Int {
    pass = nil
    return owner.length
  }

  /// Returns the UTF-16 unit at an index.
  public override func character(at index: Int) -> unichar {
    pass = nil
    return owner.foundationMutableString.character(at: index)
  }

  /// Replaces the characters in a range with a string, which gets the attributes of the
  /// first replaced character.
  ///
  /// A range out of bounds raises NSRangeException.
  public override func replaceCharacters(in range: NSRange, with aString: String) {
    let text = owner.foundationMutableString
    let current = pass?.range(of: range, in: text, with: aString) ?? range
    AttributedRange.check(current, length: owner.length, .replaceCharacters)
    let target = text.substring(with: current)
    let growth = current == range ? 0 : current.location - range.location
    pass = ReplacementPass(
      target: target,
      replacement: aString,
      end: range.location + range.length,
      growth: growth + (aString as NSString).length - current.length
    )
    owner.replaceCharacters(in: current, with: aString)
  }
}

/// A sequence of replacements without reading the characters in between.
///
/// `replaceOccurrences` of Foundation on Linux first finds all ranges and then replaces them from the
/// start, but ignores the changes of length by earlier replacements. Such a call is recognized by the
/// text that it replaces.
private struct ReplacementPass {
  let target: String
  let replacement: String
  /// The end of the last range, as it was passed.
  let end: Int
  /// The shift of the text behind it, in UTF-16 units.
  let growth: Int

  /// The present range of text that was found before the replacements; nil if `range` is not such a range.
  func range(of range: NSRange, in text: NSString, with replacement: String) -> NSRange? {
    let moved = NSRange(location: range.location + growth, length: range.length)
    guard replacement == self.replacement, !target.isEmpty, range.location >= end,
      moved.location + moved.length <= text.length
    else { return nil }
    let found = text.substring(with: moved)
    let isTarget = found.compare(target, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
    return isTarget ? moved : nil
  }
}

extension NSMutableAttributedString {
  /// The characters as a mutable string; changes preserve the attributes.
  ///
  /// Source: Apple, NSMutableAttributedString.mutableString.
  public var mutableString: AttributedCharacters { AttributedCharacters(of: self) }
}
