import UIKit

/// The lines of an SVG file: elements, indented by depth, and before each what it refers to, defined once.
struct SVGLines {
  /// The file so far.
  var text = SVGText()

  private var depth = 1
  private var defined: Set<String> = []

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
    if case .vertical(let top, let bottom) = shape.fill {
      define(SVGDefinition.gradientID(top, bottom)) { SVGDefinition.gradient(top, bottom) }
    }
    if shape.blur > 0 { define(SVGDefinition.blurID(of: shape)) { SVGDefinition.blur(of: shape) } }
  }

  /// Defines the soft edge that a text refers to.
  mutating func define(for text: SceneText) {
    if text.blur > 0 { define(SVGDefinition.blurID(of: text)) { SVGDefinition.blur(of: text) } }
  }

  private mutating func define(_ id: String, _ definition: () -> String) {
    if isNew(id) { line(definition()) }
  }
}
