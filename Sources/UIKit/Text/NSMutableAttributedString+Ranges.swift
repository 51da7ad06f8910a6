import FoundationText

/// The methods of Foundation that take a range, checked as on Apple's platforms.
///
/// On Linux Foundation ends the process without a word if a range lies outside of the string. In a file that
/// imports UIKit and not Foundation as well, these methods stand in front of Foundation's; in one that imports
/// both, they step back, so that no call is ambiguous.
extension NSMutableAttributedString {
  /// Gives the characters of a range new attributes in place of all that they had; nil takes all away.
  ///
  /// A range that does not lie within the string raises NSRangeException.
  @_disfavoredOverload
  public func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    AttributedRange.check(range, length: length, .setAttributes)
    guard range.length > 0 else { return }
    wrapInitialValues()
    foundationSetAttributes(attrs.map { ForeignValue.wrapping($0) }, range: range)
  }

  /// Gives the characters of a range an attribute beside those that they have.
  ///
  /// A range that does not lie within the string raises NSRangeException.
  @_disfavoredOverload
  public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    AttributedRange.check(range, length: length, .setAttributes)
    guard range.length > 0 else { return }
    wrapInitialValues()
    // Foundation's own addAttribute compares old and new value on Linux, and traps if they are plain objects.
    foundationAddAttributes(ForeignValue.wrapping([name: value]), range: range)
  }

  /// Gives the characters of a range some attributes beside those that they have.
  ///
  /// A range that does not lie within the string raises NSRangeException.
  @_disfavoredOverload
  public func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    AttributedRange.check(range, length: length, .setAttributes)
    guard range.length > 0 else { return }
    wrapInitialValues()
    foundationAddAttributes(ForeignValue.wrapping(attrs), range: range)
  }

  /// Takes an attribute away from the characters of a range.
  ///
  /// A range that does not lie within the string raises NSRangeException.
  @_disfavoredOverload
  public func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    AttributedRange.check(range, length: length, .readAttributes)
    guard range.length > 0 else { return }
    wrapInitialValues()
    foundationRemoveAttribute(name, range: range)
  }

  /// Puts a string in place of the characters of a range; it takes the attributes of the first one replaced.
  ///
  /// A range that does not lie within the string raises NSRangeException.
  @_disfavoredOverload
  public func replaceCharacters(in range: NSRange, with str: String) {
    AttributedRange.check(range, length: length, .replaceCharacters)
    wrapInitialValues()
    replaceUnits(in: range, with: str)
  }

  /// Puts a string with its own attributes in place of the characters of a range.
  ///
  /// A range that does not lie within the string raises NSRangeException.
  @_disfavoredOverload
  public func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    AttributedRange.check(range, length: length, .replaceCharacters)
    wrapInitialValues()
    replaceUnits(in: range, with: ForeignValue.wrapping(attrString))
  }

  /// Takes the characters of a range away.
  ///
  /// A range that does not lie within the string raises NSRangeException.
  @_disfavoredOverload
  public func deleteCharacters(in range: NSRange) {
    AttributedRange.check(range, length: length, .replaceCharacters)
    replaceUnits(in: range, with: NSAttributedString(string: ""))
  }

  /// Puts a string with its own attributes before the character at an index.
  ///
  /// An index beyond the end raises NSRangeException.
  @_disfavoredOverload
  public func insert(_ attrString: NSAttributedString, at loc: Int) {
    AttributedRange.check(NSRange(location: loc, length: 0), length: length, .replaceCharacters)
    wrapInitialValues()
    replaceUnits(in: NSRange(location: loc, length: 0), with: ForeignValue.wrapping(attrString))
  }

  /// Puts a string with its own attributes at the end.
  @_disfavoredOverload
  public func append(_ attrString: NSAttributedString) {
    wrapInitialValues()
    foundationAppend(ForeignValue.wrapping(attrString))
  }

  /// Makes the attributes that the string began with like those that come later.
  ///
  /// Foundation's initialiser of this class cannot be hidden as that of its superclass can. What it stored does no
  /// harm before it gets a neighbour.
  private func wrapInitialValues() {
    guard length > 0 else { return }
    var range = NSRange()
    let values = foundationAttributes(at: 0, effectiveRange: &range)
    guard range.length >= length, values.values.contains(where: ForeignValue.isNeeded) else { return }
    foundationSetAttributes(ForeignValue.wrapping(values), range: NSRange(location: 0, length: length))
  }
}
