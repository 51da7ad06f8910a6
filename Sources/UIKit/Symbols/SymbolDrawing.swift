/// A symbol composed of layers of glyphs, from the bottom to the top.
struct SymbolDrawing: Sendable {
  /// What a layer does to those below it.
  enum Cut: Sendable {
    case nothing
    /// Its shape is left out of them, and it isn't drawn itself, unless the layers have different colours.
    case itself
    /// Its shape is left out of them, whatever their colours, and it isn't drawn itself.
    case gap
    /// Its shape is left out of them, with a margin in units of the grid.
    case margin(CGFloat)
  }

  struct Layer: Sendable {
    var glyph: SymbolGlyph
    var isFilled = false
    /// Whether the layer has the first colour where a symbol has several.
    var isPrimary = true
    var cut = Cut.nothing
    var transform = CGAffineTransform.identity
    /// The width of its lines, in proportion to that of the weight.
    var strokeFactor: CGFloat = 1
  }

  var layers: [Layer]
  /// Whether the symbol points to where a text goes on or begins, or shows lines of text.
  var isDirectional = false
}

// MARK: - Composition

extension SymbolDrawing {
  /// Finds the symbol of a name: a base glyph, or one with the suffixes `fill`, `slash`, `circle` and the like, or a badge.
  ///
  /// A name that has the form of a symbol's name but isn't known gives its first letter in a square; another name gives nil.
  init?(named name: String) {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    let isWellFormed = words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLowercase) }
    }
    guard isWellFormed, let first = name.first else { return nil }
    let isShort = words.count <= Self.mostWords
    let letter = Self(layers: [Layer(glyph: SymbolGlyph(SymbolGlyph.letters[first] ?? ""))])
    guard
      let drawing = (isShort ? Self.composed(name, isFilled: false) : nil)
        ?? Self.enclosed(letter, in: "app", isFilled: false)
    else { return nil }
    self = drawing
    let pointsAlongText = words.contains("forward") || words.contains("backward")
    isDirectional = words[0] == "list" || pointsAlongText && Self.directionalStems.contains(words[0])
  }

  /// The symbols whose variants `forward` and `backward` mean a direction of reading, rather than one of playback.
  private static let directionalStems: Set<Substring> = [
    "arrow", "arrowshape", "arrowtriangle", "chevron", "arrowtriangles",
  ]

  /// The maximum number of words of a name that is composed; a longer one isn't a symbol's.
  private static let mostWords = 16

  private static func composed(_ name: String, isFilled: Bool) -> SymbolDrawing? {
    if let text = SymbolGlyph.texts[name] {
      return SymbolDrawing(layers: [Layer(glyph: SymbolGlyph(text), isFilled: isFilled)])
    }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let stem = String(name[..<dot])
    let suffix = String(name[name.index(after: dot)...])
    if suffix == "fill" { return composed(stem, isFilled: true) }
    if suffix == "slash" { return composed(stem, isFilled: isFilled)?.slashed }
    if suffix == "badge" { return composed(stem, isFilled: isFilled)?.adding(.notification) }
    if stem.hasSuffix(".badge"), let mark = SymbolGlyph.texts[suffix] {
      return composed(String(stem.dropLast(6)), isFilled: isFilled)?.adding(.badge(SymbolGlyph(mark)))
    }
    guard rooms[suffix] != nil, let content = composed(stem, isFilled: isFilled) ?? lettered(stem) else {
      return nil
    }
    return enclosed(content, in: suffix, isFilled: isFilled)
  }

  /// A letter, or a number of one or two digits, which have symbols in enclosures only.
  private static func lettered(_ text: String) -> SymbolDrawing? {
    let glyphs = text.compactMap { SymbolGlyph.letters[$0] }.map(SymbolGlyph.init)
    guard !glyphs.isEmpty, glyphs.count == text.count,
      glyphs.count == 1 || glyphs.count == 2 && Int(text) != nil
    else { return nil }
    return SymbolDrawing(
      layers: glyphs.enumerated().map { index, glyph in
        if glyphs.count == 1 { return Layer(glyph: glyph) }
        let narrow = CGAffineTransform(scaleX: 0.82, y: 0.9)
        return Layer(glyph: glyph, transform: narrow.translatedBy(x: 16 * (CGFloat(index) - 0.5), y: 0))
      }
    )
  }

  /// The place of a symbol in another one.
  private struct Room: Sendable {
    var center = CGPoint(x: 12, y: 12)
    var scale: CGFloat
  }

  /// The rooms of the symbols that can be around others.
  private static let rooms: [String: Room] = [
    "circle": Room(scale: 0.54), "square": Room(scale: 0.54), "app": Room(scale: 0.54),
    "rectangle": Room(scale: 0.54), "capsule": Room(scale: 0.46), "diamond": Room(scale: 0.5),
    "triangle": Room(center: CGPoint(x: 12, y: 14), scale: 0.49),
    "shield": Room(center: CGPoint(x: 12, y: 11.6), scale: 0.46),
    "hexagon": Room(scale: 0.5), "octagon": Room(scale: 0.54), "seal": Room(scale: 0.48),
    "bubble": Room(center: CGPoint(x: 12, y: 11), scale: 0.44),
    "message": Room(center: CGPoint(x: 12, y: 11), scale: 0.44),
  ]

  /// A symbol in another one; nil if that one has no room.
  private static func enclosed(_ content: SymbolDrawing, in name: String, isFilled: Bool) -> SymbolDrawing? {
    guard let room = rooms[name], let text = SymbolGlyph.texts[name] else { return nil }
    let fit = content.placed(at: room.center, scale: room.scale)
    let outside = Layer(glyph: SymbolGlyph(text), isFilled: isFilled, isPrimary: false)
    return SymbolDrawing(
      layers: [outside] + content.transformed(fit, strokeFactor: 0.94, cut: isFilled ? .itself : .nothing)
    )
  }

  /// The transform that brings the middle of the symbol to a point of the grid.
  private func placed(at center: CGPoint, scale: CGFloat) -> CGAffineTransform {
    let middle = middle
    return CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: center.x - middle.x * scale,
      ty: center.y - middle.y * scale
    )
  }

  /// The middle of all lines and areas on the grid.
  private var middle: CGPoint {
    let boxes = layers.flatMap { layer in
      layer.glyph.shapes.map { $0.outline.applying(layer.transform).boundingBoxOfPath }
    }
    let box = boxes.reduce(CGRect.null) { $0.union($1) }
    return CGPoint(x: box.midX, y: box.midY)
  }

  private func transformed(_ transform: CGAffineTransform, strokeFactor: CGFloat, cut: Cut) -> [Layer] {
    layers.map { layer in
      var layer = layer
      layer.transform = layer.transform.concatenating(transform)
      layer.strokeFactor *= strokeFactor
      if case .nothing = layer.cut { layer.cut = cut }
      return layer
    }
  }

  /// The symbol crossed out.
  private var slashed: SymbolDrawing {
    let (x, y) = (middle.x - 12, middle.y - 12)
    let line = Layer(
      glyph: SymbolGlyph("s M3 3 21 21"),
      cut: .margin(1.25),
      transform: CGAffineTransform(translationX: x, y: y)
    )
    return SymbolDrawing(layers: secondary + [line])
  }

  /// What stands on a corner of a symbol.
  private enum Badge {
    case notification
    case badge(SymbolGlyph)
  }

  private func adding(_ badge: Badge) -> SymbolDrawing {
    switch badge {
    case .notification:
      return SymbolDrawing(
        layers: secondary + [Layer(glyph: SymbolGlyph("f O18.6 5.4 3.6"), cut: .margin(1.4))]
      )
    case .badge(let mark):
      let center = CGPoint(x: 18.4, y: 18)
      let fit = SymbolDrawing(layers: [Layer(glyph: mark)]).placed(at: center, scale: 0.29)
      return SymbolDrawing(
        layers: secondary + [
          Layer(glyph: SymbolGlyph("f O18.4 18 4.8"), cut: .margin(1.3)),
          Layer(glyph: mark, cut: .gap, transform: fit, strokeFactor: 0.75),
        ]
      )
    }
  }

  private var secondary: [Layer] {
    layers.map { layer in
      var layer = layer
      layer.isPrimary = false
      return layer
    }
  }
}

// MARK: - Drawing

extension SymbolDrawing {
  /// What a drawing depends on beside the glyphs.
  struct Style: Sendable {
    /// The points for one unit of the grid.
    var unit: CGFloat
    /// The width of lines in points.
    var lineWidth: CGFloat
    /// The colour of the primary layers and that of the others.
    var colors: (primary: CGColor, secondary: CGColor)
    /// Whether layers have different colours, so a layer in a filled one is drawn instead of cut out.
    var hasLevels: Bool
  }

  /// The commands in points from the origin of the grid.
  func commands(_ style: Style) -> [DrawingCommand] {
    var result: [DrawingCommand] = []
    for layer in layers {
      let pen = Pen(style, layer)
      switch layer.cut {
      case .nothing: break
      case .itself where style.hasLevels: break
      case .itself, .gap:
        result = result.leavingOut(pen.silhouette(layer))
        continue
      case .margin(let margin): result = result.leavingOut(pen.silhouette(layer, margin: margin * style.unit))
      }
      let color = layer.isPrimary ? style.colors.primary : style.colors.secondary
      let drawn = pen.draw(layer).map { $0.stencil(color.withAlpha(1)) }
      // As a whole, since areas and lines overlap.
      result += color.alpha < 1 ? [.layer(drawn, DrawingLayer(opacity: color.alpha))] : drawn
    }
    return result
  }

  /// The rectangle of all lines and areas, in points from the origin of the grid.
  func bounds(_ style: Style) -> CGRect {
    layers.reduce(CGRect.null) { bounds, layer in
      switch layer.cut {
      case .itself, .gap: return bounds
      case .nothing, .margin: break
      }
      let pen = Pen(style, layer)
      return layer.glyph.shapes.reduce(bounds) { $0.union(pen.bounds($1)) }
    }
  }
}

/// Draws the shapes of a layer in black.
private struct Pen {
  let transform: CGAffineTransform
  let width: CGFloat

  init(_ style: SymbolDrawing.Style, _ layer: SymbolDrawing.Layer) {
    transform = layer.transform.concatenating(CGAffineTransform(scaleX: style.unit, y: style.unit))
    width = style.lineWidth * layer.strokeFactor
  }

  /// The radius of a dot, in widths of a line.
  private static let dotRadius: CGFloat = 0.85

  func bounds(_ shape: SymbolGlyph.Shape) -> CGRect {
    let box = shape.outline.applying(transform).boundingBoxOfPath
    switch shape.role {
    case .body, .stroke, .detail, .opening: return box.insetBy(dx: -width / 2, dy: -width / 2)
    case .area, .hole: return box
    case .dot, .dotHole: return box.insetBy(dx: -width * Self.dotRadius, dy: -width * Self.dotRadius)
    }
  }

  func draw(_ layer: SymbolDrawing.Layer) -> [DrawingCommand] {
    let shapes = layer.glyph.shapes
    guard layer.isFilled else { return shapes.flatMap { line($0) } }
    let gaps = shapes.filter { [.detail, .opening, .hole, .dotHole].contains($0.role) }
    let bodies = shapes.filter { $0.role == .body }
    // A glyph without an area stays as it is.
    guard !bodies.isEmpty else { return shapes.flatMap { line($0) } }
    return bodies.flatMap { fill($0) }.leavingOut(
      gaps.flatMap { $0.role == .opening ? [area($0.outline.applying(transform))] : line($0) }
    )
      + shapes.filter { [.stroke, .area, .dot].contains($0.role) }.flatMap { line($0) }
  }

  /// The layer as it is cut out of others: without gaps if there is a margin.
  func silhouette(_ layer: SymbolDrawing.Layer, margin: CGFloat? = nil) -> [DrawingCommand] {
    guard let margin else { return draw(layer) }
    return layer.glyph.shapes.flatMap { shape in
      let outline = shape.outline.applying(transform)
      let isArea = [.area, .hole].contains(shape.role) || layer.isFilled && shape.role == .body
      let stroke = stroke(outline, width: 2 * margin + (isArea ? 0 : width))
      return isArea ? [area(outline), stroke] : [stroke]
    }
  }

  /// A shape of the outlined variant.
  private func line(_ shape: SymbolGlyph.Shape) -> [DrawingCommand] {
    let outline = shape.outline.applying(transform)
    switch shape.role {
    case .body, .stroke, .detail, .opening: return [stroke(outline, width: width)]
    case .area, .hole: return [area(outline)]
    case .dot, .dotHole:
      let center = outline.boundingBoxOfPath
      let radius = width * Self.dotRadius
      var disc = PathOutline()
      disc.addOval(
        in: CGRect(x: center.midX - radius, y: center.midY - radius, width: 2 * radius, height: 2 * radius)
      )
      return [area(disc)]
    }
  }

  /// A body of the filled variant, as large as in the outlined one.
  private func fill(_ shape: SymbolGlyph.Shape) -> [DrawingCommand] {
    let outline = shape.outline.applying(transform)
    return [area(outline), stroke(outline, width: width)]
  }

  private static let black = CGColor(gray: 0, alpha: 1)

  private func area(_ outline: PathOutline) -> DrawingCommand { .fill(outline, .winding, Self.black, nil) }

  private func stroke(_ outline: PathOutline, width: CGFloat) -> DrawingCommand {
    .stroke(outline, DrawingStroke(width: width, cap: .round, join: .round), Self.black, nil)
  }
}

extension [DrawingCommand] {
  /// The commands without what others cover.
  fileprivate func leavingOut(_ others: [DrawingCommand]) -> [DrawingCommand] {
    guard !isEmpty, !others.isEmpty else { return self }
    return [.layer(self, DrawingLayer(mask: DrawingMask(others, .inverseOpacity)))]
  }
}
