import Rendering
import UIKit

/// A symbol over a picture, in interface coordinates.
package struct AnnotationMark: Hashable, Sendable {
  /// A number, unique within the annotation, that identifies the mark in all frames of a film.
  ///
  /// Numbers start at 0 and increase in the order of drawing.
  package var id: Int
  /// The shapes, back to front; their number is the same in every frame.
  package var shapes: [SceneShape]
  /// The opacity of the shapes, from 0 to 1.
  package var opacity: CGFloat
  /// The legend's text for the symbol; nil for a symbol that explains itself.
  package var meaning: String?
  /// The legend's entry for this mark alone, after all meanings.
  package var entry: LegendEntry?
  /// The text beside the mark.
  package var callout: Callout?
  /// The description of the mark; nil if none is needed.
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

  /// The maximum number of shapes of a mark; the others are not drawn.
  package static let shapeLimit = 16
}
