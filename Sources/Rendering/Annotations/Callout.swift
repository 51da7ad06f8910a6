import UIKit

/// A few words about something on the screen, and where that is.
package struct Callout: Hashable, Sendable {
  /// The words, on one line.
  package let text: String
  /// What the words name, in coordinates of the interface: they never cover it, save within its room.
  package let target: CGRect
  /// The inside of an outline, where the words may stand if they would cover something else outside; nil if they may
  /// not.
  package let room: CGRect?
  /// Whether it is a number on the edge of what it names, which the legend explains.
  package let isNumber: Bool

  /// The most characters that are shown.
  package static let limit = 60

  /// Words of any origin; what is too long is cut, and control characters become spaces.
  package init(_ text: String, at target: CGRect, within room: CGRect? = nil, isNumber: Bool = false) {
    let line = SingleLine.of(text).trimmingCharacters(in: .whitespaces)
    self.text = line.count > Self.limit ? line.prefix(Self.limit - 1) + "…" : line
    self.target = target
    self.room = room
    self.isNumber = isNumber
  }
}
