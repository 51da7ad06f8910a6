import Foundation

/// An attributed string that notices each change, by whichever method of Foundation it is made.
open class EditedAttributedString: NSMutableAttributedString {
  /// Whether a method makes a change by others.
  private var isChanging = false

  /// Called before a change of a range: to check it.
  ///
  /// - Parameters:
  ///   - range: the range in UTF-16 units.
  ///   - characters: whether characters change, or only attributes.
  open func willChange(_ range: NSRange, characters: Bool) {}

  /// Called after a change of a range, as it was before.
  ///
  /// - Parameters:
  ///   - range: the range in UTF-16 units, as it was before.
  ///   - characters: whether characters have changed, or only attributes.
  ///   - delta: the difference of the length.
  open func didChange(_ range: NSRange, characters: Bool, changeInLength delta: Int) {}

  /// Returns attributes as Foundation can store them.
  open func storable(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    attributes
  }

  /// Returns a string with attributes as Foundation can store them.
  open func storable(_ string: NSAttributedString) -> NSAttributedString { string }

  private func change(_ range: NSRange, characters: Bool, _ work: () -> Void) {
    willChange(range, characters: characters)
    let old = length
    isChanging = true
    work()
    isChanging = false
    didChange(range, characters: characters, changeInLength: length - old)
  }

  /// Replaces characters by a string, which takes the attributes of the first replaced one.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    guard !isChanging else { return super.replaceCharacters(in: range, with: str) }
    change(range, characters: true) { replaceUnits(in: range, with: str) }
  }

  /// Replaces characters by a string with its attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    guard !isChanging else { return super.replaceCharacters(in: range, with: attrString) }
    change(range, characters: true) { replaceUnits(in: range, with: storable(attrString)) }
  }

  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    guard !isChanging else { return super.setAttributedString(attrString) }
    change(NSRange(location: 0, length: length), characters: true) {
      super.setAttributedString(storable(attrString))
    }
  }

  /// Inserts a string with its attributes.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    guard !isChanging else { return super.insert(attrString, at: loc) }
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Appends a string with its attributes.
  open override func append(_ attrString: NSAttributedString) {
    guard !isChanging else { return super.append(attrString) }
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }

  /// Deletes characters.
  open override func deleteCharacters(in range: NSRange) {
    guard !isChanging else { return super.deleteCharacters(in: range) }
    replaceCharacters(in: range, with: NSAttributedString(string: ""))
  }

  /// Replaces the attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    guard !isChanging else { return super.setAttributes(attrs, range: range) }
    change(range, characters: false) {
      if range.length > 0 { super.setAttributes(attrs.map { storable($0) }, range: range) }
    }
  }

  /// Adds an attribute to a range.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    guard !isChanging else { return super.addAttribute(name, value: value, range: range) }
    addAttributes([name: value], range: range)
  }

  /// Adds attributes to a range.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    guard !isChanging else { return super.addAttributes(attrs, range: range) }
    change(range, characters: false) {
      if range.length > 0 { super.addAttributes(storable(attrs), range: range) }
    }
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    guard !isChanging else { return super.removeAttribute(name, range: range) }
    change(range, characters: false) { if range.length > 0 { super.removeAttribute(name, range: range) } }
  }
}
