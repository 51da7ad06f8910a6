import UIKit

/// Maps parts of a scene to SVG elements and attributes.
package enum SVGDescription {
  // MARK: Shapes

  /// Adds the attributes of a shape's element.
  package static func describe<Attributes: SVGAttributes>(
    _ shape: SceneShape,
    to attributes: inout Attributes
  ) {
    describe(shape.geometry, rule: "fill-rule", to: &attributes)
    describe(shape.fill, to: &attributes)
    describe(shape.stroke, to: &attributes)
    if let limit = shape.miterLimit {
      attributes.number("stroke-miterlimit", limit, unless: viewersMiterLimit)
    }
    if shape.blur > 0 { attributes.word("filter", "url(#\(SVGDefinition.blurID(of: shape)))") }
    if shape.isCrisp { attributes.word("shape-rendering", "crispEdges") }
  }

  /// The limit of mitres without an attribute.
  ///
  /// Source: SVG 2, "stroke-miterlimit".
  fileprivate static let viewersMiterLimit: CGFloat = 4

  /// Adds the attributes of the element that clips a group.
  package static func describe<Attributes: SVGAttributes>(
    _ clip: SceneGroup.Clip,
    to attributes: inout Attributes
  ) {
    describe(clip.geometry, rule: "clip-rule", to: &attributes)
  }

  private static func describe<Attributes: SVGAttributes>(
    _ geometry: SceneShape.Geometry,
    rule name: StaticString,
    to attributes: inout Attributes
  ) {
    switch geometry {
    case .rect(let rect, let radius):
      attributes.number("x", rect.minX, unless: 0)
      attributes.number("y", rect.minY, unless: 0)
      attributes.number("width", rect.width)
      attributes.number("height", rect.height)
      if radius > 0 { attributes.number("rx", radius) }
    case .ellipse(let rect):
      attributes.number("cx", rect.midX, unless: 0)
      attributes.number("cy", rect.midY, unless: 0)
      if SVGElement(geometry) == .circle {
        attributes.number("r", rect.width / 2)
      } else {
        attributes.number("rx", rect.width / 2)
        attributes.number("ry", rect.height / 2)
      }
    case .path(let path, let rule):
      attributes.path("d", path)
      if rule == .evenOdd { attributes.word(name, "evenodd") }
    }
  }

  private static func describe<Attributes: SVGAttributes>(
    _ paint: ScenePaint?,
    to attributes: inout Attributes
  ) {
    switch paint {
    case nil: attributes.word("fill", "none")
    case .color(let color):
      attributes.color("fill", color)
      attributes.number("fill-opacity", color.alpha, unless: 1)
    case .shade(let stops):
      attributes.word("fill", "url(#\(SVGDefinition.gradientID(stops)))")
    case .gradient(let gradient):
      attributes.word("fill", "url(#\(SVGDefinition.gradientID(gradient)))")
    case .pattern(let pattern):
      attributes.word("fill", "url(#\(SVGDefinition.patternID(pattern)))")
      attributes.number("fill-opacity", pattern.opacity, unless: 1)
    }
  }

  /// Adds the attributes of a stroke.
  static func describe<Attributes: SVGAttributes>(
    _ stroke: SceneStroke?,
    to attributes: inout Attributes
  ) {
    guard let stroke else { return }
    attributes.color("stroke", stroke.color)
    attributes.number("stroke-opacity", stroke.color.alpha, unless: 1)
    attributes.number("stroke-width", stroke.width, unless: 1)
    switch stroke.cap {
    case .butt: break
    case .round: attributes.word("stroke-linecap", "round")
    case .square: attributes.word("stroke-linecap", "square")
    }
    switch stroke.join {
    case .miter: break
    case .round: attributes.word("stroke-linejoin", "round")
    case .bevel: attributes.word("stroke-linejoin", "bevel")
    }
    if !stroke.dashes.isEmpty {
      attributes.numbers("stroke-dasharray", stroke.dashes)
      attributes.number("stroke-dashoffset", stroke.dashPhase, unless: 0)
    }
  }

  // MARK: Text

  /// Adds the attributes that all pieces of a text share.
  package static func describe<Attributes: SVGAttributes>(_ text: SceneText, to attributes: inout Attributes)
  {
    let isWhole = text.pieces.count == 1
    if isWhole { describePlace(text.pieces[0], text.anchor, to: &attributes) }
    attributes.number("y", text.baseline)
    attributes.number("font-size", text.font.size)
    if text.font.weight != 400 { attributes.word("font-weight", "\(text.font.weight)") }
    if text.font.isItalic { attributes.word("font-style", "italic") }
    if text.font.isMonospaced { attributes.word("font-family", "Menlo, monospace") }
    if text.anchor == .middle { attributes.word("text-anchor", "middle") }
    if let fill = text.fill {
      let isBlack = fill.red == 0 && fill.green == 0 && fill.blue == 0
      if !isBlack || Attributes.writesAll { attributes.color("fill", fill) }
      attributes.number("fill-opacity", fill.alpha, unless: 1)
    } else {
      attributes.word("fill", "none")
    }
    describe(text.stroke, to: &attributes)
    if text.blur > 0 { attributes.word("filter", "url(#\(SVGDefinition.blurID(of: text)))") }
    if isWhole { describeWidth(text.pieces[0], to: &attributes) }
  }

  /// Writes the pieces of a text: a single one directly, several in elements of their own.
  package static func writePieces(of content: SceneText, to text: inout SVGText) {
    if content.pieces.count == 1 {
      text.words(content.pieces[0].string)
      return
    }
    for piece in content.pieces {
      text.markup("<tspan")
      describePlace(piece, content.anchor, to: &text)
      describeWidth(piece, to: &text)
      text.markup(">")
      text.words(piece.string)
      text.markup("</tspan>")
    }
  }

  /// Adds the start of a piece, or its middle.
  private static func describePlace<Attributes: SVGAttributes>(
    _ piece: SceneText.Piece,
    _ anchor: SceneText.Anchor,
    to attributes: inout Attributes
  ) {
    attributes.number("x", anchor == .middle ? piece.x + piece.width / 2 : piece.x)
  }

  /// Adds the width to which a viewer fits its font.
  private static func describeWidth<Attributes: SVGAttributes>(
    _ piece: SceneText.Piece,
    to attributes: inout Attributes
  ) {
    guard piece.width > 0 else { return }
    attributes.number("textLength", piece.width)
    attributes.word("lengthAdjust", "spacingAndGlyphs")
  }

  // MARK: Images

  /// Adds the attributes of the element that shows an image.
  package static func describe<Attributes: SVGAttributes>(
    _ image: SceneImage,
    to attributes: inout Attributes
  ) {
    attributes.word("href", "#" + SVGDefinition.imageID(image.image))
    attributes.number("x", image.rect.minX, unless: 0)
    attributes.number("y", image.rect.minY, unless: 0)
    attributes.number("width", image.rect.width)
    attributes.number("height", image.rect.height)
    attributes.number("opacity", image.opacity, unless: 1)
    if let filter = SVGDefinition.filterID(of: image) { attributes.word("filter", "url(#\(filter))") }
  }

  // MARK: Groups

  /// Whether a group needs an element for rotation, opacity or clipping by an outline.
  static func needsFrame(_ group: SceneGroup) -> Bool {
    if case .rect = group.clip {
      return !group.transform.isTranslation || group.opacity < 1 || group.role != nil || group.mask != nil
        || group.blendMode != nil
    }
    return true
  }

  /// Adds the attributes of a group's outer element.
  static func describeFrame<Attributes: SVGAttributes>(
    _ group: SceneGroup,
    clipID: String?,
    maskID: String?,
    to attributes: inout Attributes
  ) {
    if let role = group.role { attributes.word("class", role.classNames) }
    if !group.transform.isIdentity { attributes.transform("transform", group.transform) }
    attributes.number("opacity", group.opacity, unless: 1)
    if let clipID { attributes.word("clip-path", "url(#\(clipID))") }
    if let maskID { attributes.word("mask", "url(#\(maskID))") }
    if let mode = group.blendMode { attributes.word("style", style(of: mode)) }
  }

  /// The style of a blend mode; normal isolates a group.
  ///
  /// Source: W3C, Compositing and Blending Level 1; for the sum, Level 2, which viewers without it replace by a screen.
  private static func style(of mode: CGBlendMode) -> String {
    let name =
      switch mode {
      case .multiply: "multiply"
      case .screen: "screen"
      case .overlay: "overlay"
      case .darken: "darken"
      case .lighten: "lighten"
      case .colorDodge: "color-dodge"
      case .colorBurn: "color-burn"
      case .softLight: "soft-light"
      case .hardLight: "hard-light"
      case .difference: "difference"
      case .exclusion: "exclusion"
      case .hue: "hue"
      case .saturation: "saturation"
      case .color: "color"
      case .luminosity: "luminosity"
      // SVG has no such mode, and this one is as dark.
      case .plusDarker: "multiply"
      case .plusLighter: "screen;mix-blend-mode:plus-lighter"
      // Those of opacities are masks.
      case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
        .destinationOut, .destinationAtop, .xor:
        ""
      }
    return name.isEmpty ? "isolation:isolate" : "mix-blend-mode:" + name
  }

  /// Adds the attributes of a mask's element.
  ///
  /// - Parameter extent: the bounding box of what the mask paints.
  static func describe<Attributes: SVGAttributes>(
    _ extent: CGRect,
    ofMask id: String,
    to attributes: inout Attributes
  ) {
    let box = extent.isDrawable ? extent : .zero
    attributes.word("id", id)
    attributes.word("maskUnits", "userSpaceOnUse")
    attributes.number("x", box.minX)
    attributes.number("y", box.minY)
    attributes.number("width", box.width)
    attributes.number("height", box.height)
  }

  /// Adds the attributes of a viewport, an element that shows a rectangle of its contents, moved by an
  /// offset.
  static func describeViewport<Attributes: SVGAttributes>(
    _ rect: CGRect,
    offset: CGPoint,
    to attributes: inout Attributes
  ) {
    attributes.number("x", rect.minX + offset.x, unless: 0)
    attributes.number("y", rect.minY + offset.y, unless: 0)
    attributes.number("width", max(0, rect.width))
    attributes.number("height", max(0, rect.height))
    if rect.minX != 0 || rect.minY != 0 || Attributes.writesAll {
      attributes.numbers("viewBox", [rect.minX, rect.minY, max(0, rect.width), max(0, rect.height)])
    }
  }
}

extension SceneShape {
  /// The limit of the stroke's mitres; that of viewers if no corner is between both, and nil without mitres.
  fileprivate var miterLimit: CGFloat? {
    guard let stroke, stroke.join == .miter, case .path(let path, _) = geometry else { return nil }
    let (own, usual) = (stroke.miterLimit, SVGDescription.viewersMiterLimit)
    return own != usual && path.hasMitre(longerThan: min(own, usual), atMost: max(own, usual)) ? own : usual
  }
}
