import UIKit

/// Elements without children.
extension SVGDocument {
  /// Writes the element of a leaf, with its definitions.
  ///
  /// - Parameter transform: a transform of this element only.
  mutating func write(_ leaf: SceneNode.Content, _ transform: CGAffineTransform = .identity) {
    define(for: leaf)
    indent()
    Self.write(leaf, transform, to: &text)
  }

  /// Writes a shared row of elements, or a reference to it.
  mutating func write(row place: Int) {
    let row = rows.rows[place]
    if row.isDefined {
      line("<use href=\"#\(row.id)\"/>")
      return
    }
    for content in row.contents { define(for: content) }
    open("g")
    text.word("id", row.id)
    enter()
    for content in row.contents { write(content) }
    leave("g")
    rows.define(place)
  }

  private mutating func define(for leaf: SceneNode.Content) {
    switch leaf {
    case .shape(let shape): define(for: shape)
    case .text(let text): define(for: text)
    case .image(let image): define(for: image)
    case .begin, .end: break
    }
  }

  /// Writes the element of a leaf, without its definitions; nothing for a group.
  static func write(
    _ leaf: SceneNode.Content,
    _ transform: CGAffineTransform = .identity,
    to text: inout SVGText
  ) {
    func open(_ element: SVGElement, _ text: inout SVGText) {
      text.markup("<" + element.rawValue)
      if !transform.isIdentity { text.transform("transform", transform) }
    }
    switch leaf {
    case .shape(let shape):
      open(SVGElement(shape.geometry), &text)
      SVGDescription.describe(shape, to: &text)
      text.markup("/>\n")
    case .text(let content):
      open(.text, &text)
      SVGDescription.describe(content, to: &text)
      text.markup(">")
      SVGDescription.writePieces(of: content, to: &text)
      text.markup("</text>\n")
    case .image(let image):
      open(.use, &text)
      SVGDescription.describe(image, to: &text)
      text.markup("/>\n")
    case .begin, .end: break
    }
  }
}
