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

/// The characters of an attributed string as a mutable string: what changes here changes there.
///
/// Foundation on Linux gives its own `mutableString` no way back to the attributes: a change of length leaves them
/// behind, and the next look at the attributed string reads memory that is not theirs.
public final class AttributedCharacters: NSMutableString {
  private let owner: NSMutableAttributedString

  /// Replacements since the last look at the characters.
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

  /// Is not archived: nil.
  public required init?(coder: NSCoder) { nil }

  /// The number of UTF-16 units.
  public override var length: Int {
    pass = nil
    return owner.length
  }

  /// The UTF-16 unit at an index.
  public override func character(at index: Int) -> unichar {
    pass = nil
    return owner.foundationMutableString.character(at: index)
  }

  /// Puts a string in place of the characters of a range; it takes the attributes of the first one replaced.
  ///
  /// A range that does not lie within the string raises NSRangeException.
  public override func replaceCharacters(in range: NSRange, with aString: String) {
    let text = owner.foundationMutableString
    let place = pass?.place(of: range, in: text, with: aString) ?? range
    AttributedRange.check(place, length: owner.length, .replaceCharacters)
    let target = text.substring(with: place)
    let growth = place == range ? 0 : place.location - range.location
    pass = ReplacementPass(
      target: target,
      replacement: aString,
      end: range.location + range.length,
      growth: growth + (aString as NSString).length - place.length
    )
    owner.replaceCharacters(in: place, with: aString)
  }
}

/// Replacements that follow one another without a look at the characters.
///
/// `replaceOccurrences` of Foundation on Linux looks for all places first and replaces from the front, but does not add
/// what earlier replacements changed in length. Such a call is known by the text that it means to replace.
private struct ReplacementPass {
  let target: String
  let replacement: String
  /// Where the last range ended, as it was given.
  let end: Int
  /// By how much text behind it has moved.
  let growth: Int

  /// Where the text lies that a range meant before the replacements, or nil if it means a place as it is now.
  func place(of range: NSRange, in text: NSString, with replacement: String) -> NSRange? {
    let place = NSRange(location: range.location + growth, length: range.length)
    guard replacement == self.replacement, !target.isEmpty, range.location >= end,
      place.location + place.length <= text.length
    else { return nil }
    let found = text.substring(with: place)
    let isTarget = found.compare(target, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
    return isTarget ? place : nil
  }
}

extension NSMutableAttributedString {
  /// The characters as a mutable string; its changes keep the attributes in their places.
  ///
  /// Source: Apple, NSMutableAttributedString.mutableString.
  public var mutableString: AttributedCharacters { AttributedCharacters(of: self) }
}
