import UIKit

/// An element of a film that is written when its neighbours are known: those that come, go and move together share a
/// group that does it for all.
struct FilmLeaf {
  /// What an element does as a whole.
  struct Course: Equatable {
    /// Whether it is there at the end.
    var isShownAtEnd = true
    /// The animations that show, hide and move it.
    var animations: [String] = []

    /// Whether it is there all the time, and stays where it is.
    var isStill: Bool { animations.isEmpty }
  }

  let element: SVGElement
  let words: String?
  let changes: [(frame: Int, list: SVGAttributeList)]
  let course: Course
  /// The outlines of a path that changes its form; none for anything else.
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
