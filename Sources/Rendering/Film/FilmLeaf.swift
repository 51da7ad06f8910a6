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

  var element: SVGElement
  var words: String?
  var changes: [(frame: Int, list: SVGAttributeList)]
  var course: Course

  /// The outlines of a path that changes its form; none for anything else.
  var changingOutlines: [PathOutline] {
    let outlines = changes.compactMap { $0.list.path }
    return outlines.contains { $0 != outlines[0] } ? outlines : []
  }
}
