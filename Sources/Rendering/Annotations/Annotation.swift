import UIKit

/// Something that is drawn over a picture or a film, to show its point: a finger, a force, a frame.
///
/// Annotations lie in a layer of their own, in which each kind has a group with a class of its name, so that a page can
/// show and hide it. Nothing of them reaches beyond the screen, however far away or however many the things are that
/// they speak of; a legend under the device says what the signs mean.
@preconcurrency @MainActor
public struct Annotation {
  package let kind: AnnotationKind
  /// What the signs mean; a legend shows those that marks refer to.
  package let legend: [LegendEntry]
  /// What is drawn at the moment, back to front.
  package let marks: @MainActor (AnnotationSite) -> [AnnotationMark]

  package init(
    _ kind: AnnotationKind,
    legend: [LegendEntry] = [],
    marks: @escaping @MainActor (AnnotationSite) -> [AnnotationMark]
  ) {
    self.kind = kind
    self.legend = legend
    self.marks = marks
  }
}
