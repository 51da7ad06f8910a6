import Foundation

/// Foundation's own comparisons of rectangles, under names that UIKit's checked ones don't hide: see
/// `NSAttributedString`.
///
/// An edge that is not a number ends the process.
extension CGRect {
  package func foundationIntersection(_ other: CGRect) -> CGRect { intersection(other) }

  package func foundationIntersects(_ other: CGRect) -> Bool { intersects(other) }

  package func foundationContains(_ other: CGRect) -> Bool { contains(other) }
}
