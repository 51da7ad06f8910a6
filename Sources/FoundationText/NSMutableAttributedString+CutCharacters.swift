import Foundation

/// Replacement of UTF-16 units, as `NSRange` counts them.
///
/// Foundation on Linux replaces whole characters if a range begins or ends within one. String and attributes
/// then have different lengths, and the next access reads out of bounds. These methods replace exactly the
/// units of the range, as on Apple's platforms.
extension NSMutableAttributedString {
  /// Replaces units of this string with a string and its attributes.
  package func replaceUnits(in range: NSRange, with replacement: NSAttributedString) {
    if string.isCut(by: range) {
      rebuild(replacing: range, with: replacement)
    } else {
      replaceCharacters(in: range, with: replacement)
    }
  }

  /// Replaces units of this string with a string that takes the attributes of the first replaced unit.
  ///
  /// If the range is empty, it takes those of the unit before.
  package func replaceUnits(in range: NSRange, with replacement: String) {
    guard string.isCut(by: range) else { return replaceCharacters(in: range, with: replacement) }
    let model = range.length > 0 ? range.location : max(0, range.location - 1)
    let attributes = attributes(at: model, effectiveRange: nil)
    rebuild(replacing: range, with: NSAttributedString(string: replacement, attributes: attributes))
  }

  private func rebuild(replacing range: NSRange, with replacement: NSAttributedString) {
    let units = Array(string.utf16)
    let end = range.location + range.length
    // An unpaired surrogate is decoded to one unit, so all indices are kept.
    let text = units[..<range.location] + replacement.string.utf16 + units[end...]
    let result = NSMutableAttributedString(string: String(decoding: text, as: UTF16.self))
    result.copyAttributes(of: self, in: NSRange(location: 0, length: range.location), to: 0)
    result.copyAttributes(
      of: replacement,
      in: NSRange(location: 0, length: replacement.length),
      to: range.location
    )
    let rest = NSRange(location: end, length: units.count - end)
    result.copyAttributes(of: self, in: rest, to: range.location + replacement.length)
    setAttributedString(result)
  }

  private func copyAttributes(of other: NSAttributedString, in range: NSRange, to place: Int) {
    var location = range.location
    let end = range.location + range.length
    while location < end {
      var run = NSRange()
      let attributes = other.attributes(at: location, effectiveRange: &run)
      let runEnd = min(end, max(run.location + run.length, location + 1))
      if !attributes.isEmpty {
        let target = NSRange(location: place + location - range.location, length: runEnd - location)
        addAttributes(attributes, range: target)
      }
      location = runEnd
    }
  }
}

extension String {
  /// Whether a range of UTF-16 units begins or ends within a character.
  fileprivate func isCut(by range: NSRange) -> Bool {
    [range.location, range.location + range.length].contains { offset in
      String.Index(utf16.index(utf16.startIndex, offsetBy: offset), within: self) == nil
    }
  }
}
