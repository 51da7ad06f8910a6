import UIKit

/// Writes a scene as SVG: one element a line, two decimals, no scripts; the same scene gives the same bytes.
package struct SVGWriter {
  private var lines = SVGLines()
  /// The elements of each open group, outermost first.
  private var groups: [[String]] = []

  /// The picture as a file of its own.
  package static func svg(_ scene: Scene) -> String {
    var writer = SVGWriter()
    writer.write(scene)
    return writer.lines.text.string
  }

  private mutating func write(_ scene: Scene) {
    let area = CGRect(origin: .zero, size: scene.size)
    SVGDocument.open(area, scene.title, scene.summary, &lines.text)
    for node in scene.nodes {
      switch node.content {
      case .begin(let group): begin(group)
      case .end: end()
      case .shape(let shape): write(shape)
      case .text(let text): write(text)
      }
    }
    while !groups.isEmpty { end() }
    SVGDocument.close(&lines.text)
  }

  // MARK: Groups

  /// A group is an element that turns, fades or clips by an outline, a viewport that clips by a rectangle, or both.
  private mutating func begin(_ group: SceneGroup) {
    var elements: [String] = []
    let clipID = define(group.clip)
    let needsFrame = SVGDescription.needsFrame(group)
    if needsFrame {
      lines.open("g")
      SVGDescription.describeFrame(group, clipID: clipID, to: &lines.text)
      lines.enter()
      elements.append("g")
    }
    if case .rect(let rect) = group.clip {
      let offset = needsFrame ? CGPoint.zero : CGPoint(x: group.transform.tx, y: group.transform.ty)
      lines.open("svg")
      SVGDescription.describeViewport(rect, offset: offset, to: &lines.text)
      lines.enter()
      elements.append("svg")
    }
    groups.append(elements)
  }

  private mutating func end() {
    for element in (groups.popLast() ?? []).reversed() { lines.leave(element) }
  }

  /// Defines an outline to clip by, and returns its id; nil for a rectangle, which needs none.
  private mutating func define(_ clip: SceneGroup.Clip?) -> String? {
    guard let clip else { return nil }
    if case .rect = clip { return nil }
    let id = SVGDefinition.clipID(clip)
    guard lines.isNew(id) else { return id }
    lines.indent()
    lines.text.markup("<clipPath id=\"\(id)\"><\(SVGElement(clip.geometry).rawValue)")
    SVGDescription.describe(clip, to: &lines.text)
    lines.text.markup("/></clipPath>\n")
    return id
  }

  // MARK: Leaves

  private mutating func write(_ shape: SceneShape) {
    lines.define(for: shape)
    lines.open(SVGElement(shape.geometry).rawValue)
    SVGDescription.describe(shape, to: &lines.text)
    lines.text.markup("/>\n")
  }

  private mutating func write(_ text: SceneText) {
    lines.define(for: text)
    lines.open("text")
    SVGDescription.describe(text, to: &lines.text)
    lines.text.markup(">")
    SVGDescription.writePieces(of: text, to: &lines.text)
    lines.text.markup("</text>\n")
  }
}
