import UIKit

/// A sign over a picture, in coordinates of the interface.
package struct AnnotationMark: Hashable, Sendable {
  /// What tells the mark from others of its annotation, and finds it again in the next frame of a film; from 0, and
  /// rising in the order of drawing.
  package var id: Int
  /// What is drawn, back to front; a mark has as many shapes in every frame.
  package var shapes: [SceneShape]
  /// By how much the shapes are faded, from 0 to 1.
  package var opacity: CGFloat
  /// What the legend says of the mark's sign; nil for one that explains itself.
  package var meaning: String?
  /// What the legend says of this mark alone, after all meanings.
  package var entry: LegendEntry?
  /// Words that stand beside something.
  package var callout: Callout?
  /// What the mark shows, for those who can't see it; nil if that goes without saying.
  package var words: String?

  package init(
    id: Int,
    shapes: [SceneShape] = [],
    opacity: CGFloat = 1,
    meaning: String? = nil,
    entry: LegendEntry? = nil,
    callout: Callout? = nil,
    words: String? = nil
  ) {
    self.id = id
    self.shapes = shapes
    self.opacity = opacity
    self.meaning = meaning
    self.entry = entry
    self.callout = callout
    self.words = words
  }

  /// The most shapes of a mark; what is beyond is not drawn.
  package static let shapeLimit = 16
}
