import UIKit

/// Writes a scene as SVG: one element a line, two decimals, no scripts; the same scene gives the same bytes.
package struct SVGWriter {
  private var text = SVGText()
  private var depth = 1
  /// How many elements each open group has.
  private var groups: [[Element]] = []
  private var defined: Set<String> = []

  private enum Element {
    case group
    case viewport
  }

  /// The picture as a file of its own.
  package static func svg(_ scene: Scene) -> String {
    var writer = SVGWriter()
    writer.write(scene)
    return writer.text.string
  }

  private mutating func write(_ scene: Scene) {
    SVGDocument.open(CGRect(origin: .zero, size: scene.size), scene.title, scene.summary, &text)
    write(scene.nodes)
    text.markup("</svg>\n")
  }

  private mutating func write(_ nodes: [SceneNode]) {
    for node in nodes {
      switch node.content {
      case .begin(let group): begin(group)
      case .end: end()
      case .shape(let shape): write(shape)
      case .text(let content): write(content)
      }
    }
    while !groups.isEmpty { end() }
  }

  // MARK: Groups

  private mutating func begin(_ group: SceneGroup) {
    var elements: [Element] = []
    var clipID: String?
    if let clip = group.clip {
      if case .rect = clip {} else { clipID = define(clip) }
    }
    let needsFrame = SVGDescription.needsFrame(group)
    if needsFrame {
      open("g")
      SVGDescription.describeFrame(group, clipID: clipID, to: &self)
      text.markup(">\n")
      depth += 1
      elements.append(.group)
    }
    if case .rect(let rect) = group.clip {
      let offset =
        needsFrame ? CGPoint.zero : CGPoint(x: group.transform.tx, y: group.transform.ty)
      open("svg")
      SVGDescription.describeViewport(rect, offset: offset, to: &self)
      text.markup(">\n")
      depth += 1
      elements.append(.viewport)
    }
    groups.append(elements)
  }

  private mutating func end() {
    for element in (groups.popLast() ?? []).reversed() {
      depth -= 1
      indent()
      text.markup(element == .group ? "</g>\n" : "</svg>\n")
    }
  }

  // MARK: Leaves

  private mutating func write(_ shape: SceneShape) {
    if case .vertical(let top, let bottom) = shape.fill {
      define(SVGDefinition.gradientID(top, bottom)) { SVGDefinition.gradient(top, bottom) }
    }
    if shape.blur > 0 {
      define(SVGDefinition.blurID(of: shape)) { SVGDefinition.blur(of: shape) }
    }
    let element = SVGDescription.element(of: shape)
    open(element)
    SVGDescription.describe(shape, asCircle: element.utf8CodeUnitCount == 6, to: &self)
    text.markup("/>\n")
  }

  private mutating func write(_ content: SceneText) {
    if content.blur > 0 {
      define(SVGDefinition.blurID(of: content)) { SVGDefinition.blur(of: content) }
    }
    open("text")
    SVGDescription.describe(content, to: &self)
    text.markup(">")
    if content.pieces.count == 1 {
      text.words(content.pieces[0].string)
    } else {
      for piece in content.pieces {
        text.markup("<tspan")
        SVGDescription.describePlace(piece, content.anchor, to: &self)
        SVGDescription.describeWidth(piece, to: &self)
        text.markup(">")
        text.words(piece.string)
        text.markup("</tspan>")
      }
    }
    text.markup("</text>\n")
  }

  // MARK: Definitions

  private mutating func define(_ id: String, _ definition: () -> String) {
    guard defined.insert(id).inserted else { return }
    indent()
    text.markup(definition())
    text.markup("\n")
  }

  /// Defines an outline to clip by; returns its id.
  private mutating func define(_ clip: SceneGroup.Clip) -> String {
    let id = SVGDefinition.clipID(clip)
    guard defined.insert(id).inserted else { return id }
    indent()
    text.markup("<clipPath id=\"\(id)\">")
    switch clip {
    case .rect(let rect): writeClip(.rect(rect, radius: 0), evenOdd: false)
    case .roundedRect(let rect, let radius): writeClip(.rect(rect, radius: radius), evenOdd: false)
    case .path(let path, let rule): writeClip(.path(path, .winding), evenOdd: rule == .evenOdd)
    }
    text.markup("</clipPath>\n")
    return id
  }

  private mutating func writeClip(_ geometry: SceneShape.Geometry, evenOdd: Bool) {
    let shape = SceneShape(geometry)
    text.markup("<")
    text.markup(SVGDescription.element(of: shape))
    SVGDescription.describe(geometry, asCircle: false, to: &self)
    if evenOdd { word("clip-rule", "evenodd") }
    text.markup("/>")
  }

  // MARK: Lines

  private mutating func indent() {
    for _ in 0..<depth { text.markup("  ") }
  }

  private mutating func open(_ element: StaticString) {
    indent()
    text.markup("<")
    text.markup(element)
  }
}

extension SVGWriter: SVGAttributes {
  private mutating func name(_ name: StaticString) {
    text.markup(" ")
    text.markup(name)
    text.markup("=\"")
  }

  mutating func number(_ name: StaticString, _ value: CGFloat) {
    self.name(name)
    text.number(value)
    text.markup("\"")
  }

  mutating func numbers(_ name: StaticString, _ values: [CGFloat]) {
    self.name(name)
    text.numbers(values)
    text.markup("\"")
  }

  mutating func color(_ name: StaticString, _ color: SceneColor) {
    self.name(name)
    text.color(color)
    text.markup("\"")
  }

  mutating func word(_ name: StaticString, _ value: String) {
    self.name(name)
    text.words(value)
    text.markup("\"")
  }

  mutating func path(_ name: StaticString, _ path: PathOutline) {
    self.name(name)
    text.path(path)
    text.markup("\"")
  }

  mutating func transform(_ transform: CGAffineTransform) {
    name("transform")
    text.transform(transform)
    text.markup("\"")
  }
}
