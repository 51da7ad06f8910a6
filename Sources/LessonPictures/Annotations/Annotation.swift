import Rendering
import UIKit

/// An overlay on a picture or film that explains it: fingers, forces, frames.
///
/// Annotations are drawn in a layer of their own. Each kind has a group with a class of its name, so that
/// pages can show and hide it. Annotations are clipped to the screen, and their number is limited. A legend
/// below the device explains the symbols.
@preconcurrency @MainActor
public struct Annotation {
  package let kind: AnnotationKind
  /// The meanings of the symbols; the legend shows those that marks refer to.
  package let legend: [LegendEntry]
  /// Returns the current marks, back to front.
  package let marks: @MainActor (AnnotationCanvas) -> [AnnotationMark]

  package init(
    _ kind: AnnotationKind,
    legend: [LegendEntry] = [],
    marks: @escaping @MainActor (AnnotationCanvas) -> [AnnotationMark]
  ) {
    self.kind = kind
    self.legend = legend
    self.marks = marks
  }
}
