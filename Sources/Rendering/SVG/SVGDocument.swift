import UIKit

/// An SVG file: title, description, and elements, indented by depth, each after its definitions.
package struct SVGDocument {
  /// The maximum default size of a picture's longer side, in CSS pixels.
  static let longestSide: CGFloat = 1_000

  /// The file so far.
  package var text = SVGText()

  /// Rows of elements that occur several times in the file.
  package var rows = StillRows()

  private var depth = 1
  private var defined: Set<String> = []

  /// The language of titles, descriptions and most screens.
  private static let language = "en"

  /// Starts a file that shows an area.
  ///
  /// - Parameters:
  ///   - id: the id of the whole file for animations, which makes it focusable; nil for none.
  ///   - width: the default width in CSS pixels; nil for the area's own width, or half of it for a large
  ///     area.
  package init(
    _ area: CGRect,
    title: String,
    summary: String,
    typeface: SystemTypeface,
    id: String? = nil,
    width: CGFloat? = nil
  ) {
    let usual: CGFloat = max(area.width, area.height) > Self.longestSide ? 0.5 : 1
    let scale = width.map { area.width > 0 ? $0 / area.width : 1 } ?? usual
    text.markup("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"")
    text.numbers([area.minX, area.minY, area.width, area.height])
    text.markup("\" width=\"")
    text.number(area.width * scale)
    text.markup("\" height=\"")
    text.number(area.height * scale)
    text.markup("\" role=\"img\" lang=\"\(Self.language)\" xml:lang=\"\(Self.language)\"")
    if let id { text.markup(" id=\"\(id)\" tabindex=\"0\"") }
    text.markup(" font-family=\"\(typeface.fontFamilies)\">\n")
    text.markup("  <title>")
    text.words(title)
    text.markup("</title>\n")
    if !summary.isEmpty {
      text.markup("  <desc>")
      text.words(summary)
      text.markup("</desc>\n")
    }
  }

  /// Ends the file and returns it.
  package mutating func finish() -> String {
    text.markup("</svg>\n")
    return text.string
  }

  // MARK: Elements

  mutating func indent() {
    for _ in 0..<depth { text.markup("  ") }
  }

  mutating func line(_ markup: String) {
    indent()
    text.markup(markup)
    text.markup("\n")
  }

  /// Starts an element's tag on a line of its own.
  package mutating func open(_ element: String) {
    indent()
    text.markup("<")
    text.markup(element)
  }

  /// Ends an opening tag; the following lines are within the element.
  package mutating func enter() {
    text.markup(">\n")
    depth += 1
  }

  /// Closes an element.
  package mutating func leave(_ element: String) {
    depth -= 1
    indent()
    text.markup("</")
    text.markup(element)
    text.markup(">\n")
  }

  // MARK: Definitions

  /// Returns whether an id is undefined, and marks it as defined.
  mutating func isNew(_ id: String) -> Bool { defined.insert(id).inserted }

  /// Defines the gradient and the soft edge of a shape.
  mutating func define(for shape: SceneShape) {
    if case .shade(let stops) = shape.fill {
      define(SVGDefinition.gradientID(stops)) { SVGDefinition.gradient(stops) }
    }
    if case .gradient(let gradient) = shape.fill {
      define(SVGDefinition.gradientID(gradient)) { SVGDefinition.gradient(gradient) }
    }
    if case .pattern(let pattern) = shape.fill { define(pattern) }
    if shape.blur > 0 { define(SVGDefinition.blurID(of: shape)) { SVGDefinition.blur(of: shape) } }
  }

  /// Defines a pattern, with what its cell needs.
  private mutating func define(_ pattern: ScenePattern) {
    let id = SVGDefinition.patternID(pattern)
    guard isNew(id) else { return }
    open("pattern")
    text.word("id", id)
    SVGDefinition.describe(pattern, to: &text)
    enter()
    SVGWriter.write(pattern.nodes, to: &self)
    leave("pattern")
  }

  /// Defines the soft edge of a text.
  mutating func define(for text: SceneText) {
    if text.blur > 0 { define(SVGDefinition.blurID(of: text)) { SVGDefinition.blur(of: text) } }
  }

  /// Defines the pixels and the filter of an image.
  mutating func define(for image: SceneImage) {
    define(SVGDefinition.imageID(image.image)) { SVGDefinition.image(image.image) }
    if let id = SVGDefinition.filterID(of: image), let filter = SVGDefinition.filter(of: image) {
      define(id) { filter }
    }
  }

  private mutating func define(_ id: String, _ definition: () -> String) {
    if isNew(id) { line(definition()) }
  }
}
