import UIKit

/// A sign and what it means.
package struct LegendEntry: Hashable, Sendable {
  /// The room that a sign has, in points at a scale of 1; its origin is its top left corner.
  package static let room = CGSize(width: 22, height: 14)

  /// The sign, within its room.
  package var sign: [SceneShape]
  /// A number of few digits on the sign, in white; nil for none.
  package var number: String?
  /// What it means, in a few words.
  package var meaning: String

  package init(_ meaning: String, sign: [SceneShape], number: String? = nil) {
    self.meaning = meaning
    self.sign = sign
    self.number = number
  }
}
