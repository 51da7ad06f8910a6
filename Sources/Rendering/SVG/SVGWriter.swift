import UIKit

/// Writes a scene as SVG: one element a line, two decimals, no scripts; the same scene gives the same bytes.
package struct SVGWriter {
  private var document: SVGDocument
  /// The elements of each open group, outermost first.
  private var groups: [[String]] = []

  /// The picture as a file of its own.
  package static func svg(_ scene: Scene) -> String {
    let area = CGRect(origin: .zero, size: scene.size)
    var document = SVGDocument(area, title: scene.title, summary: scene.summary, typeface: scene.typeface)
    write(scene.nodes, to: &document)
    return document.finish()
  }

  /// Writes nodes within a file.
  static func write(_ nodes: [SceneNode], to document: inout SVGDocument) {
    var writer = SVGWriter(document: document)
    writer.write(nodes)
    document = writer.document
  }

  private init(document: SVGDocument) {
    self.document = document
  }

  private mutating func write(_ nodes: [SceneNode]) {
    for node in nodes {
      switch node.content {
      case .begin(let group): begin(group)
      case .end: end()
      case .shape(let shape): write(shape)
      case .text(let text): write(text)
      case .image(let image): write(image)
      }
    }
    while !groups.isEmpty { end() }
  }

  // MARK: Groups

  /// A group is an element that turns, fades or clips by an outline, a viewport that clips by a rectangle, or both.
  private mutating func begin(_ group: SceneGroup) {
    var elements: [String] = []
    let clipID = define(group.clip)
    let needsFrame = SVGDescription.needsFrame(group)
    if needsFrame {
      document.open("g")
      SVGDescription.describeFrame(group, clipID: clipID, to: &document.text)
      document.enter()
      elements.append("g")
    }
    if case .rect(let rect) = group.clip {
      let offset = needsFrame ? CGPoint.zero : CGPoint(x: group.transform.tx, y: group.transform.ty)
      document.open("svg")
      SVGDescription.describeViewport(rect, offset: offset, to: &document.text)
      document.enter()
      elements.append("svg")
    }
    groups.append(elements)
  }

  private mutating func end() {
    for element in (groups.popLast() ?? []).reversed() { document.leave(element) }
  }

  /// Defines an outline to clip by, and returns its id; nil for a rectangle, which needs none.
  private mutating func define(_ clip: SceneGroup.Clip?) -> String? {
    guard let clip else { return nil }
    if case .rect = clip { return nil }
    let id = SVGDefinition.clipID(clip)
    guard document.isNew(id) else { return id }
    document.indent()
    document.text.markup("<clipPath id=\"\(id)\"><\(SVGElement(clip.geometry).rawValue)")
    SVGDescription.describe(clip, to: &document.text)
    document.text.markup("/></clipPath>\n")
    return id
  }

  // MARK: Leaves

  private mutating func write(_ shape: SceneShape) {
    document.define(for: shape)
    document.open(SVGElement(shape.geometry).rawValue)
    SVGDescription.describe(shape, to: &document.text)
    document.text.markup("/>\n")
  }

  private mutating func write(_ image: SceneImage) {
    document.define(for: image)
    document.open(SVGElement.use.rawValue)
    SVGDescription.describe(image, to: &document.text)
    document.text.markup("/>\n")
  }

  private mutating func write(_ text: SceneText) {
    document.define(for: text)
    document.open("text")
    SVGDescription.describe(text, to: &document.text)
    document.text.markup(">")
    SVGDescription.writePieces(of: text, to: &document.text)
    document.text.markup("</text>\n")
  }
}
