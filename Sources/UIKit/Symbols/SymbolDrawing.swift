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
    if let drawing = Self.composed(name, isFilled: false) {
      self = drawing
    } else {
      let letter = SymbolGlyph(SymbolGlyph.letters[first] ?? "")
      self = Self.enclosed(Self(layers: [Layer(glyph: letter)]), in: Self.placeholder, isFilled: false)
    }
  }

  private static func composed(_ name: String, isFilled: Bool) -> SymbolDrawing? {
    if let text = SymbolGlyph.texts[name] {
      return SymbolDrawing(layers: [Layer(glyph: SymbolGlyph(text), isFilled: isFilled)])
    }
    if let enclosure = enclosures[name] {
      return SymbolDrawing(layers: [Layer(glyph: SymbolGlyph(enclosure.glyph), isFilled: isFilled)])
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
    guard let enclosure = enclosures[suffix] else { return nil }
    guard let content = composed(stem, isFilled: isFilled) ?? lettered(stem) else { return nil }
    return enclosed(content, in: enclosure, isFilled: isFilled)
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

  private struct Enclosure: Sendable {
    let glyph: String
    var center = CGPoint(x: 12, y: 12)
    var scale: CGFloat = 0.54
  }

  private static let enclosures: [String: Enclosure] = [
    "circle": Enclosure(glyph: "b O12 12 10"),
    "square": Enclosure(glyph: "b R3 3 18 18 4.2"),
    "app": Enclosure(glyph: "b R2.5 2.5 19 19 5.5"),
    "rectangle": Enclosure(glyph: "b R1 4 22 16 3.2"),
    "capsule": Enclosure(glyph: "b R1 5 22 14 7", scale: 0.46),
    "diamond": Enclosure(
      glyph:
        "b M13.6 2 22 10.4 Q23.6 12 22 13.6 L13.6 22 Q12 23.6 10.4 22 L2 13.6 Q0.4 12 2 10.4 L10.4 2 Q12 0.4 13.6 2 Z",
      scale: 0.5
    ),
    "triangle": Enclosure(
      glyph: "b M13.8 3.4 22 18 Q23.1 20.8 20.2 21 L3.8 21 Q0.9 20.8 2 18 L10.2 3.4 Q12 0.9 13.8 3.4 Z",
      center: CGPoint(x: 12, y: 14),
      scale: 0.49
    ),
    "shield": Enclosure(
      glyph:
        "b M12 1.8 Q15.5 4.4 20.6 4.8 L20.6 11 C20.6 16.6 17 20.2 12 22.2 C7 20.2 3.4 16.6 3.4 11 L3.4 4.8 Q8.5 4.4 12 1.8 Z",
      center: CGPoint(x: 12, y: 11.6),
      scale: 0.46
    ),
    "hexagon": Enclosure(
      glyph:
        "b M13.2 1.9 20 5.8 Q21.2 6.5 21.2 7.9 L21.2 16.1 Q21.2 17.5 20 18.2 L13.2 22.1 Q12 22.8 10.8 22.1 L4 18.2 Q2.8 17.5 2.8 16.1 L2.8 7.9 Q2.8 6.5 4 5.8 L10.8 1.9 Q12 1.2 13.2 1.9 Z",
      scale: 0.5
    ),
    "seal": Enclosure(
      glyph:
        "b M9.1 3.1 Q12 -0.3 14.9 3.1 Q19.2 2 19.6 6.5 Q23.7 8.2 21.4 12 Q23.7 15.8 19.6 17.5 Q19.2 22 14.9 20.9 Q12 24.3 9.1 20.9 Q4.8 22 4.4 17.5 Q0.3 15.8 2.6 12 Q0.3 8.2 4.4 6.5 Q4.8 2 9.1 3.1 Z",
      scale: 0.48
    ),
    "octagon": Enclosure(glyph: SymbolGlyph.texts["octagon"] ?? ""),
    "bubble": Enclosure(
      glyph: SymbolGlyph.texts["message"] ?? "",
      center: CGPoint(x: 12, y: 11),
      scale: 0.44
    ),
    "message": Enclosure(
      glyph: SymbolGlyph.texts["message"] ?? "",
      center: CGPoint(x: 12, y: 11),
      scale: 0.44
    ),
  ]

  private static let placeholder = Enclosure(glyph: "b R2.5 2.5 19 19 5", scale: 0.5)

  private static func enclosed(_ content: SymbolDrawing, in enclosure: Enclosure, isFilled: Bool)
    -> SymbolDrawing
  {
    let fit = content.placed(at: enclosure.center, scale: enclosure.scale)
    let outside = Layer(glyph: SymbolGlyph(enclosure.glyph), isFilled: isFilled, isPrimary: false)
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
