import UIKit

/// Writes a scene as SVG, deterministically: one element per line, two decimals, no scripts.
package struct SVGWriter {
  private var document: SVGDocument
  /// The elements of each open group, outermost first.
  private var groups: [[String]] = []
  /// Whether a small file is preferred to independent elements.
  private let isTerse: Bool

  /// Returns the picture as an SVG file.
  package static func svg(_ scene: Scene) -> String {
    let area = CGRect(origin: .zero, size: scene.size)
    var document = SVGDocument(area, title: scene.title, summary: scene.summary, typeface: scene.typeface)
    write(scene.nodes, to: &document)
    return document.finish()
  }

  /// Writes nodes into a file.
  ///
  /// - Parameter isTerse: whether equal symbols share their outlines, white lines are all behind them, and a
  ///   group with one element is merged with it.
  package static func write(_ nodes: [SceneNode], isTerse: Bool = false, to document: inout SVGDocument) {
    var writer = SVGWriter(document: document, isTerse: isTerse)
    writer.write(nodes)
    document = writer.document
  }

  private init(document: SVGDocument, isTerse: Bool = false) {
    self.document = document
    self.isTerse = isTerse
  }

  private mutating func write(_ nodes: [SceneNode]) {
    var rest = nodes[...]
    while let node = rest.first {
      if let row = document.rows.place(atStartOf: rest) {
        rest = rest.dropFirst(document.rows.rows[row].contents.count)
        document.write(row: row)
        continue
      }
      if isTerse, let signs = StackedOutlines(rest) {
        rest = rest.dropFirst(signs.nodeCount)
        write(signs)
        continue
      }
      rest.removeFirst()
      switch node.content {
      case .begin(let group) where isTerse && group.isOnlyTransform && rest.isLeafAlone:
        if let leaf = rest.first { document.write(leaf.content, group.transform) }
        rest = rest.dropFirst(2)
      case .begin(let group): begin(group)
      case .end: end()
      case .shape, .text, .image: document.write(node.content)
      }
    }
    while !groups.isEmpty { end() }
  }

  // MARK: Groups

  /// Begins a group: an element that rotates, fades or clips by an outline, a viewport that clips by a
  /// rectangle, or both.
  private mutating func begin(_ group: SceneGroup) {
    var elements: [String] = []
    let clipID = define(group.clip)
    let maskID = group.mask.map { define($0) }
    let needsFrame = SVGDescription.needsFrame(group)
    if needsFrame {
      document.open("g")
      SVGDescription.describeFrame(group, clipID: clipID, maskID: maskID, to: &document.text)
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
    if let backdrop = group.backdrop { write(backdrop) }
  }

  /// Writes what is behind a group, filtered.
  private mutating func write(_ backdrop: SceneBackdrop) {
    let id = SVGDefinition.filterID(of: backdrop)
    if document.isNew(id) {
      document.indent()
      SVGDefinition.write(filter: id, of: backdrop, to: &document.text)
    }
    document.open("g")
    document.text.word("filter", "url(#\(id))")
    document.enter()
    SVGWriter.write(backdrop.nodes, to: &document)
    document.leave("g")
  }

  private mutating func end() {
    for element in (groups.popLast() ?? []).reversed() { document.leave(element) }
  }

  /// Defines a clipping outline, and returns its id; nil for a rectangle, which needs none.
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

  /// Defines a mask, and returns its id.
  private mutating func define(_ mask: SceneMask) -> String {
    let id = SVGDefinition.maskID(mask)
    guard document.isNew(id) else { return id }
    document.open("mask")
    SVGDescription.describe(mask.extent, ofMask: id, to: &document.text)
    document.enter()
    SVGWriter.write(mask.nodes, to: &document)
    document.leave("mask")
    return id
  }

  // MARK: Signs

  /// Writes symbols as outlines without colours, and the elements that stroke all of them.
  private mutating func write(_ signs: StackedOutlines) {
    let id = signs.id
    if document.isNew(id) {
      document.open("defs")
      document.text.markup("><g id=\"\(id)\" fill=\"none\">")
      for outline in signs.outlines {
        document.text.markup("<path d=\"")
        document.text.relativePath(outline)
        document.text.markup("\"/>")
      }
      document.text.markup("</g></defs>\n")
    }
    for stroke in signs.strokes {
      document.open("use")
      document.text.word("href", "#" + id)
      SVGDescription.describe(stroke, to: &document.text)
      document.text.markup("/>\n")
    }
  }
}

extension SceneGroup {
  fileprivate var isOnlyTransform: Bool {
    opacity == 1 && clip == nil && mask == nil && backdrop == nil && blendMode == nil && role == nil
  }
}

extension ArraySlice<SceneNode> {
  /// Whether the first node is a leaf, and the second ends a group.
  fileprivate var isLeafAlone: Bool {
    guard count > 1, case .end = self[startIndex + 1].content else { return false }
    switch self[startIndex].content {
    case .shape, .text, .image: return true
    case .begin, .end: return false
    }
  }
}
