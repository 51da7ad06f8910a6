import Foundation

/// Foundation's methods with an index or a range, under names that UIKit's checked versions don't hide.
///
/// UIKit declares methods of the same names that check their arguments and then call these: within the module
/// UIKit the plain names refer to its own methods. An index or range out of bounds terminates the process.
extension NSAttributedString {
  package convenience init(foundationString string: String, attributes: [NSAttributedString.Key: Any]?) {
    self.init(string: string, attributes: attributes)
  }

  package func foundationAttributes(
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    attributes(at: location, effectiveRange: range)
  }

  package func foundationAttributes(
    at location: Int,
    longestEffectiveRange range: NSRangePointer?,
    in limit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    attributes(at: location, longestEffectiveRange: range, in: limit)
  }

  package func foundationAttribute(
    _ name: NSAttributedString.Key,
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> Any? {
    attribute(name, at: location, effectiveRange: range)
  }

  package func foundationAttribute(
    _ name: NSAttributedString.Key,
    at location: Int,
    longestEffectiveRange range: NSRangePointer?,
    in limit: NSRange
  ) -> Any? {
    attribute(name, at: location, longestEffectiveRange: range, in: limit)
  }

  package func foundationAttributedSubstring(from range: NSRange) -> NSAttributedString {
    attributedSubstring(from: range)
  }

  package func foundationEnumerateAttributes(
    in range: NSRange,
    options: NSAttributedString.EnumerationOptions,
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttributes(in: range, options: options, using: block)
  }

  package func foundationEnumerateAttribute(
    _ name: NSAttributedString.Key,
    in range: NSRange,
    options: NSAttributedString.EnumerationOptions,
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttribute(name, in: range, options: options, using: block)
  }
}
