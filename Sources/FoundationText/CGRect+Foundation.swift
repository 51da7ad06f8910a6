import Foundation

/// Foundation's comparisons of rectangles, under names that UIKit's checked versions don't hide: see
/// `NSAttributedString`.
///
/// An edge that is NaN terminates the process.
extension CGRect {
  package func foundationIntersection(_ other: CGRect) -> CGRect { intersection(other) }

  package func foundationIntersects(_ other: CGRect) -> Bool { intersects(other) }
}
