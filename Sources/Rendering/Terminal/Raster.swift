import UIKit

/// A small pixel image with texts.
struct Raster {
  /// Red, green and blue, from 0 to 1.
  typealias Pixel = SIMD3<Float>

  /// A line of text at a pixel position.
  struct Label {
    var string: String
    /// The left end, or the middle.
    var x: CGFloat
    var width: CGFloat
    /// The middle of the letters' height.
    var y: CGFloat
    var isCentered: Bool
    var color: Pixel
  }

  let width: Int
  let height: Int
  private(set) var pixels: [Pixel]
  private(set) var labels: [Label] = []

  private let converter: ScanConverter
  private let base: CGAffineTransform

  /// The state of the open groups.
  private struct State {
    var transform: CGAffineTransform
    /// The opacity of all open groups.
    var opacity: Float
    /// The coverage of each pixel by the clips; nil for full coverage.
    var mask: [Float]?
    /// How colours mix with those below; nil for not at all.
    var blend: BlendFunction?
    /// What is behind the group, if it is transparent as a whole.
    var backdrop: [Pixel]?
    /// What is behind the innermost isolated group.
    var ground: [Pixel]?
    /// What the group is added to, if its colours are a sum with those in the isolated group around it.
    var summand: [Pixel]?
    /// The opacity of the group alone, and with its mask in each pixel.
    var share: Float = 1
    var shares: [Float]?
  }

  /// What is behind successive shapes that share their edges; nil after any other node.
  private var crispBackdrop: [Pixel]?

  private var state: State
  private var outer: [State] = []

  /// Paints a rectangle of a scene on `width` × `height` pixels.
  init(_ scene: Scene, _ area: CGRect, width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: Pixel(1, 1, 1), count: width * height)
    converter = ScanConverter(width: width, height: height)
    base = CGAffineTransform(
      from: area,
      to: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    )
    state = State(transform: base, opacity: 1)
    paint(scene.nodes)
  }

  /// Paints an area of some nodes on plain pixels.
  init(_ nodes: [SceneNode], _ area: CGRect, side: Int, on ground: Pixel) {
    (width, height) = (side, side)
    pixels = Array(repeating: ground, count: side * side)
    converter = ScanConverter(width: side, height: side)
    base = CGAffineTransform(from: area, to: CGRect(x: 0, y: 0, width: CGFloat(side), height: CGFloat(side)))
    state = State(transform: base, opacity: 1)
    paint(nodes)
  }

  private mutating func paint(_ nodes: [SceneNode]) {
    for node in nodes {
      if !node.content.isCrisp { crispBackdrop = nil }
      switch node.content {
      case .begin(let group): begin(group)
      case .end: end()
      case .shape(let shape): paint(shape)
      case .text(let text): add(text)
      case .image(let image): paint(image)
      }
    }
  }

  private mutating func begin(_ group: SceneGroup) {
    outer.append(state)
    state.transform = group.transform.concatenating(state.transform)
    state.opacity *= Float(group.opacity)
    (state.backdrop, state.shares, state.summand) = (nil, nil, nil)
    state.share = 1
    if let mode = group.blendMode { state.blend = BlendFunction(mode) }
    if group.blendMode == .normal { state.ground = pixels }
    clip(group)
    if group.blendMode == .plusLighter, let ground = state.ground {
      // What the group changes of the ground is added, so that opacities are, too.
      (state.summand, state.blend) = (pixels, nil)
      pixels = ground
    }
    if group.opacity < 1 || group.mask != nil || state.summand != nil {
      state.backdrop = pixels
      let share = Float(group.opacity)
      state.share = share
      state.shares = group.mask.map { opacities(of: $0).map { $0 * share } }
    }
    if let filter = group.backdrop?.filter { apply(filter) }
  }

  /// The least deviation of a blur, in points, that makes texts illegible.
  private static let legibleBlur: CGFloat = 4

  /// Filters what is within the clip, in place of the nodes of a backdrop, which paint the same again.
  private mutating func apply(_ filter: BackdropFilter) {
    guard let mask = state.mask else { return }
    if filter.blur >= Self.legibleBlur {
      labels.removeAll { label in
        let (x, y) = (Int(label.isCentered ? label.x : label.x + label.width / 2), Int(label.y))
        return x >= 0 && y >= 0 && x < width && y < height && mask[y * width + x] > 0.5
      }
    }
    let scale = abs(state.transform.a * state.transform.d - state.transform.b * state.transform.c)
    let deviation = Float(filter.blur * scale.squareRoot())
    let reach = min(max(width, height), Int((3 * deviation).rounded()))
    let weights = (-reach...reach).map { offset in
      deviation > 0 ? exp(-Float(offset * offset) / (2 * deviation * deviation)) : 1
    }
    let sum = weights.reduce(0, +)
    func blurred(_ source: [Pixel], _ steps: (x: Int, y: Int)) -> [Pixel] {
      source.indices.map { index in
        let (x, y) = (index % width, index / width)
        return weights.indices.reduce(.zero) { mean, place in
          let column = min(width - 1, max(0, x + (place - reach) * steps.x))
          let row = min(height - 1, max(0, y + (place - reach) * steps.y))
          return mean + source[row * width + column] * (weights[place] / sum)
        }
      }
    }
    let filtered = blurred(blurred(pixels, (1, 0)), (0, 1))
    for index in pixels.indices where mask[index] > 0 {
      let grey = Pixel(repeating: (filtered[index] * Pixel(0.213, 0.715, 0.072)).sum())
      let vivid = grey + (filtered[index] - grey) * Float(filter.saturation)
      let color = vivid.clamped(lowerBound: .zero, upperBound: .one)
      pixels[index] += (color - pixels[index]) * mask[index]
    }
  }

  /// Ends a group: what was painted over the backdrop is mixed with it.
  private mutating func end() {
    if let backdrop = state.backdrop {
      for index in pixels.indices where pixels[index] != backdrop[index] {
        let share = state.shares?[index] ?? state.share
        pixels[index] = backdrop[index] + (pixels[index] - backdrop[index]) * share
      }
      if let summand = state.summand {
        for index in pixels.indices {
          let sum = summand[index] + pixels[index] - backdrop[index]
          pixels[index] = sum.clamped(lowerBound: .zero, upperBound: .one)
        }
      }
    }
    state = outer.popLast() ?? State(transform: base, opacity: 1)
  }

  /// The opacity of each pixel of a mask: what its white nodes, with texts as rectangles, leave of black.
  private func opacities(of mask: SceneMask) -> [Float] {
    var paper = self
    paper.outer = []
    (paper.state.opacity, paper.state.mask, paper.state.backdrop) = (1, nil, nil)
    paper.pixels = Array(repeating: .zero, count: width * height)
    paper.paint(mask.nodes.map(\.withoutText))
    return paper.pixels.map(\.x)
  }

  private mutating func clip(_ group: SceneGroup) {
    guard let clip = group.clip else { return }
    var mask = [Float](repeating: 0, count: width * height)
    let old = state.mask
    let (path, rule) = clip.geometry.outline
    converter.fill(path.applying(state.transform).polylines(), rule) { y, covered, coverage in
      for x in covered {
        let index = y * width + x
        mask[index] = min(1, coverage[x]) * (old?[index] ?? 1)
      }
    }
    state.mask = mask
  }

  // MARK: Shapes

  private mutating func paint(_ shape: SceneShape) {
    let (path, rule) = shape.geometry.outline
    let placed = path.applying(state.transform)
    let polygons = placed.polylines()
    // A soft edge is wider than these pixels can show.
    let opacity: Float = shape.blur > 0 ? 0.5 : 1
    if case .pattern(let pattern) = shape.fill {
      let tile = PatternTile(pattern.placed(by: state.transform))
      paint(polygons, rule) { x, y in tile.pixel(x, y, opacity) }
    } else if case .gradient(let gradient) = shape.fill {
      let placed = gradient.placed(by: state.transform)
      let inverse = placed.transform.inverted()
      paint(polygons, rule) { x, y in
        let place = placed.place(of: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5), inverse)
        return placed.stops.pixel(at: place, opacity)
      }
    } else if shape.isCrisp, case .color(let color) = shape.fill {
      paintCrisp(polygons, rule, color)
    } else if let fill = shape.fill {
      let box = placed.boundingBox
      paint(polygons, rule) { y in
        let part = box.height > 0 ? (CGFloat(y) + 0.5 - box.minY) / box.height : 0
        return fill.pixel(at: part, opacity)
      }
    }
    if let stroke = shape.stroke {
      let stretch = abs(state.transform.a * state.transform.d - state.transform.b * state.transform.c)
      // A hairline would be invisible in pixels of several points.
      let pen = stroke.pen(scale: stretch.squareRoot(), leastWidth: 0.7)
      let color = stroke.color.pixel
      let alpha = Float(stroke.color.alpha) * opacity
      paint(placed.outlineOfStroke(with: pen).polylines(), .winding) { _ in (color, alpha) }
    }
  }

  /// The colour of images, which are not decoded here.
  private static let grey = SceneColor(0x999999)

  private mutating func paint(_ image: SceneImage) {
    var color = (image.tint ?? Self.grey).faded(by: image.opacity)
    if image.tint == nil, let factor = image.factor {
      func part(_ own: UInt8, _ factor: UInt8) -> UInt8 { UInt8(Int(own) * Int(factor) / 255) }
      color.red = part(color.red, factor.red)
      color.green = part(color.green, factor.green)
      color.blue = part(color.blue, factor.blue)
    }
    var shape = SceneShape(.rect(image.rect, radius: 0), fill: .color(color))
    shape.blur = image.blur
    paint(shape)
  }

  private mutating func paint(
    _ polygons: [PathOutline.Polyline],
    _ rule: CGPathFillRule,
    _ paint: (_ y: Int) -> (color: Pixel, alpha: Float)
  ) {
    let mask = state.mask
    guard state.blend == nil else { return self.paint(polygons, rule) { _, y in paint(y) } }
    converter.fill(polygons, rule) { y, covered, coverage in
      let (color, alpha) = paint(y)
      for x in covered {
        let index = y * width + x
        let share = min(1, coverage[x]) * alpha * (mask?[index] ?? 1)
        // Most pixels are covered whole.
        pixels[index] = share == 1 ? color : pixels[index] + (color - pixels[index]) * share
      }
    }
  }

  /// Paints with a colour for each pixel.
  private mutating func paint(
    _ polygons: [PathOutline.Polyline],
    _ rule: CGPathFillRule,
    _ paint: (_ x: Int, _ y: Int) -> (color: Pixel, alpha: Float)
  ) {
    let (mask, blend) = (state.mask, state.blend)
    converter.fill(polygons, rule) { y, covered, coverage in
      for x in covered {
        let index = y * width + x
        let (source, alpha) = paint(x, y)
        let color = blend?.mix(source, with: pixels[index]) ?? source
        let share = min(1, coverage[x]) * alpha * (mask?[index] ?? 1)
        pixels[index] += (color - pixels[index]) * share
      }
    }
  }

  /// Paints a shape that shares its edges with its neighbours, so that their coverages add up.
  private mutating func paintCrisp(
    _ polygons: [PathOutline.Polyline],
    _ rule: CGPathFillRule,
    _ color: SceneColor
  ) {
    let backdrop = crispBackdrop ?? pixels
    crispBackdrop = backdrop
    let mask = state.mask
    converter.fill(polygons, rule) { y, covered, coverage in
      for x in covered {
        let index = y * width + x
        let share = min(1, coverage[x]) * Float(color.alpha) * (mask?[index] ?? 1)
        pixels[index] += (color.pixel - backdrop[index]) * share
      }
    }
  }

  // MARK: Text

  private mutating func add(_ text: SceneText) {
    guard let color = text.fill ?? text.stroke?.color, text.blur == 0 else { return }
    let alpha = Float(color.alpha) * state.opacity
    guard alpha > 0.25 else { return }
    for piece in text.pieces {
      let left = CGPoint(x: piece.x, y: text.baseline - text.font.size * 0.35).applying(state.transform)
      let right = CGPoint(x: piece.x + piece.width, y: text.baseline - text.font.size * 0.35)
        .applying(state.transform)
      let isUpright = abs(left.y - right.y) < 1 && left.x <= right.x
      let middle = CGPoint(x: (left.x + right.x) / 2, y: (left.y + right.y) / 2)
      guard middle.x.isFinite, middle.y.isFinite, isVisible(isUpright ? left : middle) || isVisible(middle)
      else { continue }
      let isCentered = text.anchor == .middle || !isUpright
      // A shadow is the same text, a pixel away.
      if let last = labels.last, last.string == piece.string, abs(last.y - middle.y) < 2 {
        labels.removeLast()
      }
      labels.append(
        Label(
          string: piece.string,
          x: isCentered ? middle.x : left.x,
          width: abs(right.x - left.x),
          y: middle.y,
          isCentered: isCentered,
          color: color.pixel
        )
      )
    }
  }

  private func isVisible(_ point: CGPoint) -> Bool {
    guard point.x >= 0, point.y >= 0, point.x < CGFloat(width), point.y < CGFloat(height) else {
      return false
    }
    let index = Int(point.y) * width + Int(point.x)
    return ([state] + outer).allSatisfy { ($0.mask?[index] ?? 1) > 0.5 && ($0.shares?[index] ?? 1) > 0.25 }
  }
}

extension SceneColor {
  fileprivate var pixel: Raster.Pixel {
    Raster.Pixel(Float(red), Float(green), Float(blue)) / 255
  }
}

extension ScenePaint {
  /// Returns the colour at a position between top (0) and bottom (1).
  fileprivate func pixel(at part: CGFloat, _ opacity: Float) -> (color: Raster.Pixel, alpha: Float) {
    switch self {
    case .color(let color): (color.pixel, Float(color.alpha) * opacity)
    case .shade, .gradient, .pattern: stops.pixel(at: part, opacity)
    }
  }
}

extension [ScenePaint.Stop] {
  /// Returns the colour at a position; the first and the last one beyond the ends.
  fileprivate func pixel(at part: CGFloat, _ opacity: Float) -> (color: Raster.Pixel, alpha: Float) {
    guard let last else { return (.zero, 0) }
    let next = firstIndex { $0.place > part } ?? count
    let (above, below) = (self[Swift.max(0, next - 1)], next < count ? self[next] : last)
    let gap = below.place - above.place
    let share = gap > 0 ? Swift.min(1, Swift.max(0, (part - above.place) / gap)) : 0
    let color = above.color.pixel + (below.color.pixel - above.color.pixel) * Float(share)
    let alpha = above.color.alpha + (below.color.alpha - above.color.alpha) * share
    return (color, Float(alpha) * opacity)
  }
}

extension SceneNode.Content {
  fileprivate var isCrisp: Bool {
    if case .shape(let shape) = self { shape.isCrisp } else { false }
  }
}

extension SceneNode {
  /// The node; a rectangle of half the opacity in place of a text, whose glyphs cover about as much.
  fileprivate var withoutText: SceneNode {
    guard case .text(let text) = content, let color = text.fill else { return self }
    let shape = SceneShape(.rect(text.ink, radius: 0), fill: .color(color.faded(by: 0.5)))
    return SceneNode(key: key, content: .shape(shape))
  }
}
