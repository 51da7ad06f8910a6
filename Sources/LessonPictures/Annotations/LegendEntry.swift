import Rendering
import UIKit

/// A symbol and its meaning.
package struct LegendEntry: Hashable, Sendable {
  /// The area of a symbol, in points at a scale of 1, with its origin at the top left.
  package static let room = CGSize(width: 22, height: 14)

  /// The symbol, within its area.
  package var sign: [SceneShape]
  /// A short number on the symbol, in white; nil for none.
  package var number: String?
  /// The meaning, in a few words.
  package var meaning: String

  package init(_ meaning: String, sign: [SceneShape], number: String? = nil) {
    self.meaning = meaning
    self.sign = sign
    self.number = number
  }
}
