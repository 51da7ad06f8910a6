import UIKit

/// An element of a film that is written after its neighbours are known.
///
/// Neighbours that appear, disappear and move together share a group with these animations.
struct FilmLeaf {
  /// The visibility and motion of an element as a whole.
  struct Course: Equatable {
    var isShownAtEnd = true
    /// The animations that show, hide and move it.
    var animations: [String] = []

    /// Whether it is always visible and doesn't move.
    var isStill: Bool { animations.isEmpty }
  }

  let element: SVGElement
  let words: String?
  let changes: [(frame: Int, list: SVGAttributeList)]
  let course: Course
  /// The outlines of a path whose shape changes; empty for anything else.
  let changingOutlines: [PathOutline]

  init(
    _ element: SVGElement,
    _ words: String?,
    _ changes: [(frame: Int, list: SVGAttributeList)],
    _ course: Course
  ) {
    self.element = element
    self.words = words
    self.changes = changes
    self.course = course
    let outlines = changes.compactMap { $0.list.path }
    changingOutlines = outlines.contains { $0 != outlines[0] } ? outlines : []
  }
}
