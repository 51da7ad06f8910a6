import UIKit

/// An SVG file: title and description, then elements, indented by depth, and before each what it refers to, defined
/// once.
struct SVGDocument {
  /// The longest side that a picture takes up unless a page says otherwise, in CSS pixels.
  static let longestSide: CGFloat = 1_000

  /// The file so far.
  var text = SVGText()

  /// Rows of elements that the file has several times.
  var rows = StillRows()

  private var depth = 1
  private var defined: Set<String> = []

  /// The language of titles, descriptions and most screens.
  private static let language = "en"

  /// Begins a file that shows an area.
  ///
  /// - Parameters:
  ///   - id: what animations call the whole file; it can be focused then. Nil for none.
  ///   - width: how wide the area is shown unless a page says otherwise, in CSS pixels; nil for as it is, or half of it
  ///     where that would be large.
  init(
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
  mutating func finish() -> String {
    text.markup("</svg>\n")
    return text.string
  }

  // MARK: Elements

  /// Starts a line.
  mutating func indent() {
    for _ in 0..<depth { text.markup("  ") }
  }

  /// Adds a line.
  mutating func line(_ markup: String) {
    indent()
    text.markup(markup)
    text.markup("\n")
  }

  /// Starts the tag of an element on a line of its own.
  mutating func open(_ element: String) {
    indent()
    text.markup("<")
    text.markup(element)
  }

  /// Ends an opening tag; the lines that follow are within the element.
  mutating func enter() {
    text.markup(">\n")
    depth += 1
  }

  /// Closes an element that was entered.
  mutating func leave(_ element: String) {
    depth -= 1
    indent()
    text.markup("</")
    text.markup(element)
    text.markup(">\n")
  }

  // MARK: Definitions

  /// Whether an id stands for nothing yet; from now on it does.
  mutating func isNew(_ id: String) -> Bool { defined.insert(id).inserted }

  /// Defines the gradient and the soft edge that a shape refers to.
  mutating func define(for shape: SceneShape) {
    if case .shade(let stops) = shape.fill {
      define(SVGDefinition.gradientID(stops)) { SVGDefinition.gradient(stops) }
    }
    if shape.blur > 0 { define(SVGDefinition.blurID(of: shape)) { SVGDefinition.blur(of: shape) } }
  }

  /// Defines the soft edge that a text refers to.
  mutating func define(for text: SceneText) {
    if text.blur > 0 { define(SVGDefinition.blurID(of: text)) { SVGDefinition.blur(of: text) } }
  }

  /// Defines the pixels that an image refers to, and what they go through.
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
