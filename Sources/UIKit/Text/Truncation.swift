import Foundation

/// What is left of a line that didn't fit: its beginning, an ellipsis, its end.
package struct Truncation: Sendable {
  /// The units kept before the ellipsis; possibly none.
  package let head: Range<Int>
  /// The units kept after it; possibly none.
  package let tail: Range<Int>
  /// The run whose style the ellipsis has.
  package let ellipsisRun: Int
}
