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
    var opacity: Float
    /// The coverage of each pixel by the clips; nil for full coverage.
    var mask: [Float]?
  }

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
    for node in scene.nodes {
      switch node.content {
      case .begin(let group): begin(group)
      case .end: state = outer.popLast() ?? State(transform: base, opacity: 1)
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
    // A soft edge is wider than these pixels can show.
    let opacity = shape.blur > 0 ? state.opacity / 2 : state.opacity
    if let fill = shape.fill {
      let box = placed.boundingBox
      paint(placed.polylines(), rule) { y in
        let part = box.height > 0 ? (CGFloat(y) + 0.5 - box.minY) / box.height : 0
        return fill.pixel(at: part, opacity)
      }
    }
    if let stroke = shape.stroke {
      let stretch = abs(state.transform.a * state.transform.d - state.transform.b * state.transform.c)
      // A hairline would be invisible in pixels of several points.
      let width = max(0.7, stroke.width * stretch.squareRoot())
      let color = stroke.color.pixel
      let alpha = Float(stroke.color.alpha) * opacity
      paint(placed.stroked(width: width).polylines(), .winding) { _ in (color, alpha) }
    }
  }

  /// The colour of images, which are not decoded here.
  private static let grey = SceneColor(0x999999)

  private mutating func paint(_ image: SceneImage) {
    let color = (image.tint ?? Self.grey).faded(by: image.opacity)
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
    return (state.mask?[Int(point.y) * width + Int(point.x)] ?? 1) > 0.5
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
    case .color(let color): return (color.pixel, Float(color.alpha) * opacity)
    case .shade(let stops):
      guard let last = stops.last else { return (.zero, 0) }
      let next = stops.firstIndex { $0.place > part } ?? stops.count
      let (above, below) = (stops[max(0, next - 1)], next < stops.count ? stops[next] : last)
      let gap = below.place - above.place
      let share = gap > 0 ? min(1, max(0, (part - above.place) / gap)) : 0
      let color = above.color.pixel + (below.color.pixel - above.color.pixel) * Float(share)
      let alpha = above.color.alpha + (below.color.alpha - above.color.alpha) * share
      return (color, Float(alpha) * opacity)
    }
  }
}
