import UIKit

/// Filters of what is behind a group: a blur, and a change of colours.
extension SVGDefinition {
  /// The id of a filter, a hash of its definition.
  static func filterID(of backdrop: SceneBackdrop) -> String {
    var text = SVGText()
    write(filter: "", of: backdrop, to: &text)
    return "backdrop-" + digest(text.string)
  }

  /// Writes the definition of a filter as a line, with elements that animate its parts.
  static func write(
    filter id: String,
    of backdrop: SceneBackdrop,
    region: String = "",
    blur: String = "",
    colors: String = "",
    to text: inout SVGText
  ) {
    text.markup("<filter")
    text.word("id", id)
    text.word("filterUnits", "userSpaceOnUse")
    describe(regionOf: backdrop, to: &text)
    // Devices blur colours as they are stored.
    text.word("color-interpolation-filters", "sRGB")
    text.markup(">" + region + "<feGaussianBlur")
    describe(blurOf: backdrop, to: &text)
    text.markup(blur.isEmpty ? "/>" : ">" + blur + "</feGaussianBlur>")
    text.markup("<feColorMatrix")
    describe(colorsOf: backdrop, to: &text)
    text.markup(colors.isEmpty ? "/>" : ">" + colors + "</feColorMatrix>")
    text.markup("</filter>\n")
  }

  static func describe<Attributes: SVGAttributes>(
    regionOf backdrop: SceneBackdrop,
    to attributes: inout Attributes
  ) {
    attributes.number("x", backdrop.region.minX)
    attributes.number("y", backdrop.region.minY)
    attributes.number("width", backdrop.region.width)
    attributes.number("height", backdrop.region.height)
  }

  static func describe<Attributes: SVGAttributes>(
    blurOf backdrop: SceneBackdrop,
    to attributes: inout Attributes
  ) {
    attributes.number("stdDeviation", backdrop.filter.blur)
  }

  /// Adds the matrix of the saturation.
  ///
  /// In an opaque backdrop every alpha becomes 1: near the edges of the region colours are means of what is inside. Each row has a
  /// sum of 1 in the written decimals, so grey stays grey.
  static func describe<Attributes: SVGAttributes>(
    colorsOf backdrop: SceneBackdrop,
    to attributes: inout Attributes
  ) {
    let amount = backdrop.filter.saturation
    let parts = luminance.map { ((1 - amount) * $0 * 100).rounded() / 100 }
    var matrix: [CGFloat] = []
    for row in 0..<3 {
      for column in 0..<3 {
        matrix.append(row == column ? 1 - parts.reduce(0, +) + parts[column] : parts[column])
      }
      matrix += [0, 0]
    }
    matrix += backdrop.isOpaque ? [0, 0, 0, 0, 1] : [0, 0, 0, 1, 0]
    attributes.numbers("values", matrix)
  }

  /// The shares of red, green and blue in the luminance.
  ///
  /// Source: W3C, Filter Effects, feColorMatrix (saturate).
  private static let luminance: [CGFloat] = [0.213, 0.715, 0.072]
}
