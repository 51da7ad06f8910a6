import UIKit

/// A font with the widths of Adobe's AFM files, on every simulated device.
///
/// At 1000 points a width in points is the number in the file.
func helvetica(_ size: CGFloat, bold: Bool = false) -> UIFont {
  UIFont(face: FontFace(.helvetica, bold ? .bold : .regular), size: size)
}

/// The visible lines of a layout, in order.
func shownLines(_ layout: TextLayout) -> [String] {
  layout.lines.map { line in layout.glyphRuns(of: line).map(\.string).joined() }
}
