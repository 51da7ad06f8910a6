import UIKit

/// What all SVG files of ours begin and end with.
enum SVGDocument {
  /// The typefaces, from the one that is meant to the ones that have the same widths.
  static let fonts = "Helvetica Neue, Helvetica, Arial, sans-serif"

  /// The longest side that a picture takes up unless a page says otherwise, in CSS pixels.
  private static let longestSide: CGFloat = 1_000

  /// Adds the opening tag, the title and the description.
  static func open(_ area: CGRect, _ title: String, _ summary: String, _ text: inout SVGText) {
    let scale: CGFloat = max(area.width, area.height) > longestSide ? 0.5 : 1
    text.markup("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"")
    text.numbers([area.minX, area.minY, area.width, area.height])
    text.markup("\" width=\"")
    text.number(area.width * scale)
    text.markup("\" height=\"")
    text.number(area.height * scale)
    text.markup("\" role=\"img\" font-family=\"\(fonts)\">\n")
    text.markup("  <title>")
    text.words(title)
    text.markup("</title>\n")
    if !summary.isEmpty {
      text.markup("  <desc>")
      text.words(summary)
      text.markup("</desc>\n")
    }
  }

  /// Adds the closing tag.
  static func close(_ text: inout SVGText) {
    text.markup("</svg>\n")
  }
}
