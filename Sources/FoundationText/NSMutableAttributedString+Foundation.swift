import Foundation

/// Foundation's own methods that change a range, under names that UIKit's checked ones don't hide: see
/// `NSAttributedString`.
extension NSMutableAttributedString {
  package func foundationSetAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
    setAttributes(attributes, range: range)
  }

  package func foundationAddAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
    addAttributes(attributes, range: range)
  }

  package func foundationRemoveAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    removeAttribute(name, range: range)
  }

  /// The string itself, whose changes leave the attributes behind.
  package var foundationMutableString: NSMutableString { mutableString }

  package func foundationAppend(_ string: NSAttributedString) {
    append(string)
  }
}
