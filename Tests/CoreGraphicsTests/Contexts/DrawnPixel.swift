import CoreGraphics

/// The colour of a drawing at a point, premultiplied with its opacity, as the commands describe it.
struct DrawnPixel: Equatable {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var alpha = 0.0

  /// The pixel at a point of the whole drawing; shadows, strokes, texts and blend modes except the sum are left out.
  init(_ commands: [DrawingCommand], at point: CGPoint) {
    var states = [(transform: CGAffineTransform.identity, isVisible: true)]
    for command in commands {
      let last = states.count - 1
      func covers(_ path: PathOutline, _ rule: CGPathFillRule) -> Bool {
        let placed = path.applying(states[last].transform)
        return states[last].isVisible && placed.contains(point, using: rule, closingSubpaths: true)
      }
      switch command {
      case .save: states.append(states[last])
      case .restore: states.removeLast()
      case .concatenate(let transform):
        states[last].transform = transform.concatenating(states[last].transform)
      case .clip(let path, let rule): states[last].isVisible = covers(path, rule)
      case .fill(let path, let rule, let color, _): if covers(path, rule) { add(color) }
      case .image(let image, let rect, let alpha):
        var outline = PathOutline()
        outline.addRect(rect)
        guard covers(outline, .winding) else { continue }
        let scale = CGAffineTransform(
          a: image.size.width / rect.width,
          b: 0,
          c: 0,
          d: image.size.height / rect.height,
          tx: -rect.minX * image.size.width / rect.width,
          ty: -rect.minY * image.size.height / rect.height
        )
        let inside = point.applying(states[last].transform.inverted()).applying(scale)
        add(DrawnPixel(image.commands, at: inside).faded(by: Double(alpha)))
      case .layer(let commands, let layer):
        guard states[last].isVisible else { continue }
        let inside = point.applying(states[last].transform.inverted())
        var share = Double(layer.opacity)
        if let mask = layer.mask {
          let pixel = DrawnPixel(mask.commands, at: inside)
          switch mask.kind {
          case .opacity: share *= pixel.alpha
          case .inverseOpacity: share *= 1 - pixel.alpha
          case .lightness: share *= 0.2126 * pixel.red + 0.7152 * pixel.green + 0.0722 * pixel.blue
          }
        }
        let pixel = DrawnPixel(commands, at: inside).faded(by: share)
        if layer.blendMode == .plusLighter { plus(pixel) } else { add(pixel) }
      case .shade, .gradient, .stroke, .text, .bitmap: continue
      }
    }
  }

  private func faded(by share: Double) -> DrawnPixel {
    var pixel = self
    pixel.red *= share
    pixel.green *= share
    pixel.blue *= share
    pixel.alpha *= share
    return pixel
  }

  private mutating func add(_ color: CGColor) {
    let (red, green, blue, alpha) = color.rgba
    var pixel = self
    (pixel.red, pixel.green, pixel.blue, pixel.alpha) = (red * alpha, green * alpha, blue * alpha, alpha)
    add(pixel)
  }

  private mutating func plus(_ other: DrawnPixel) {
    red += other.red
    green += other.green
    blue += other.blue
    alpha += other.alpha
  }

  private mutating func add(_ top: DrawnPixel) {
    red = top.red + red * (1 - top.alpha)
    green = top.green + green * (1 - top.alpha)
    blue = top.blue + blue * (1 - top.alpha)
    alpha = top.alpha + alpha * (1 - top.alpha)
  }

  func isNear(red: Double, green: Double, blue: Double, alpha: Double) -> Bool {
    abs(self.red - red) < 1e-6 && abs(self.green - green) < 1e-6 && abs(self.blue - blue) < 1e-6
      && abs(self.alpha - alpha) < 1e-6
  }
}

/// A context without a view.
func drawing(_ draw: (CGContext) -> Void) -> [DrawingCommand] {
  let context = CGContext(
    canvas: DrawingCanvas(bounds: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 2)
  )
  draw(context)
  return context.drawing
}
