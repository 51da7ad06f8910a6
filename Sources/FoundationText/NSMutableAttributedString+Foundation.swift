import Foundation

/// Foundation's methods that change a range, under names that UIKit's checked versions don't hide.
///
/// See `NSAttributedString`.
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

  /// The string itself; changing it doesn't update the attributes.
  package var foundationMutableString: NSMutableString { mutableString }

  package func foundationAppend(_ string: NSAttributedString) {
    append(string)
  }
}
