import Rendering
import UIKit

/// A short text about an area of the screen.
package struct Callout: Hashable, Sendable {
  /// The text, a single line.
  package let text: String
  /// The labelled area, in interface coordinates; the callout never covers it, except within its room.
  package let target: CGRect
  /// The inside of an outline that the callout may cover if it would otherwise cover something outside; nil
  /// for none.
  package let room: CGRect?
  /// Whether it is a number on the edge of its target, which the legend explains.
  package let isNumber: Bool

  /// The maximum number of characters.
  package static let limit = 60

  /// Creates a callout; long texts are truncated, and control characters become spaces.
  package init(_ text: String, at target: CGRect, within room: CGRect? = nil, isNumber: Bool = false) {
    let line = SingleLine.of(text).trimmingCharacters(in: .whitespaces)
    self.text = line.count > Self.limit ? line.prefix(Self.limit - 1) + "…" : line
    self.target = target
    self.room = room
    self.isNumber = isNumber
  }
}
