import UIKit

/// Drawings of all kinds, each in a square of its own.
@MainActor
enum DrawingSheet {
  private static let side: CGFloat = 80
  private static let gap: CGFloat = 10
  private static let columns = 6

  static func view() -> UIView {
    let rows = (samples.count + columns - 1) / columns
    let step = side + gap
    let size = CGSize(width: CGFloat(columns) * step + gap, height: CGFloat(rows) * step + gap)
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.backgroundColor = UIColor(white: 0.95, alpha: 1)
    for (index, draw) in samples.enumerated() {
      let origin = CGPoint(
        x: gap + CGFloat(index % columns) * step,
        y: gap + CGFloat(index / columns) * step
      )
      view.addSubview(DrawnView(CGRect(origin: origin, size: CGSize(width: side, height: side)), draw))
    }
    return view
  }

  private static let rainbow = gradient([.red, .yellow, .blue])

  private static func gradient(_ colors: [UIColor], _ locations: [CGFloat]? = nil) -> CGGradient {
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: colors.map(\.cgColor) as CFArray,
        locations: locations
      )
    else { fatalError("A gradient of colours") }
    return gradient
  }

  private static let extended: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]

  private static let samples: [@MainActor (CGContext) -> Void] = [
    // Gradients
    {
      $0.drawLinearGradient(
        rainbow,
        start: CGPoint(x: 0, y: 20),
        end: CGPoint(x: 0, y: 60),
        options: extended
      )
    },
    { $0.drawLinearGradient(rainbow, start: CGPoint(x: 20, y: 20), end: CGPoint(x: 60, y: 60), options: []) },
    { context in
      context.addEllipse(in: CGRect(x: 5, y: 5, width: 70, height: 70))
      context.clip()
      context.rotate(by: .pi / 12)
      context.drawLinearGradient(
        rainbow,
        start: CGPoint(x: 0, y: 0),
        end: CGPoint(x: 80, y: 0),
        options: extended
      )
    },
    { radial($0, CGPoint(x: 40, y: 40), 0, CGPoint(x: 40, y: 40), 40, []) },
    { radial($0, CGPoint(x: 40, y: 40), 15, CGPoint(x: 40, y: 40), 35, []) },
    { radial($0, CGPoint(x: 30, y: 30), 5, CGPoint(x: 40, y: 40), 35, extended) },
    { radial($0, CGPoint(x: 40, y: 40), 35, CGPoint(x: 50, y: 40), 10, .drawsAfterEndLocation) },
    { radial($0, CGPoint(x: 20, y: 40), 5, CGPoint(x: 55, y: 40), 15, extended) },
    { radial($0, CGPoint(x: 20, y: 20), 10, CGPoint(x: 60, y: 60), 10, []) },
    // Layers
    { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 10, y: 10, width: 40, height: 40))
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 30, y: 30, width: 40, height: 40))
      context.endTransparencyLayer()
    },
    { context in
      context.setShadow(
        offset: CGSize(width: 5, height: 5),
        blur: 4,
        color: UIColor(white: 0, alpha: 0.5).cgColor
      )
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 10, y: 10, width: 40, height: 40))
      context.setFillColor(UIColor.yellow.cgColor)
      context.fillEllipse(in: CGRect(x: 25, y: 25, width: 40, height: 40))
      context.endTransparencyLayer()
    },
    { context in
      context.clip(to: CGRect(x: 10, y: 10, width: 60, height: 60), mask: star)
      context.drawLinearGradient(
        rainbow,
        start: CGPoint(x: 10, y: 10),
        end: CGPoint(x: 70, y: 70),
        options: extended
      )
    },
    // Blend modes
    { blended($0, .multiply) }, { blended($0, .screen) }, { blended($0, .difference) },
    { blended($0, .color) },
    { blended($0, .plusLighter) }, { blended($0, .clear) }, { blended($0, .sourceIn) },
    { blended($0, .sourceOut) },
    { blended($0, .sourceAtop) }, { blended($0, .destinationOver) }, { blended($0, .destinationIn) },
    { blended($0, .destinationOut) }, { blended($0, .destinationAtop) }, { blended($0, .xor) },
    { blended($0, .copy) },
    // Images
    { $0.draw(star, in: CGRect(x: 10, y: 10, width: 60, height: 60)) },
    { context in
      context.translateBy(x: 0, y: 80)
      context.scaleBy(x: 1, y: -1)
      context.draw(star, in: CGRect(x: 10, y: 10, width: 60, height: 60))
    },
    { $0.draw(star, in: CGRect(x: 10, y: 10, width: 20, height: 20), byTiling: true) },
    { context in
      context.setShadow(offset: CGSize(width: 3, height: 3), blur: 3)
      UIImage(cgImage: star).draw(in: CGRect(x: 10, y: 10, width: 60, height: 60))
    },
    { _ in
      if let part = star.cropping(to: CGRect(x: 0, y: 0, width: 40, height: 20)) {
        UIImage(cgImage: part).draw(at: CGPoint(x: 20, y: 20))
      }
    },
  ]

  private static func radial(
    _ context: CGContext,
    _ start: CGPoint,
    _ startRadius: CGFloat,
    _ end: CGPoint,
    _ endRadius: CGFloat,
    _ options: CGGradientDrawingOptions
  ) {
    context.drawRadialGradient(
      rainbow,
      startCenter: start,
      startRadius: startRadius,
      endCenter: end,
      endRadius: endRadius,
      options: options
    )
  }

  private static func blended(_ context: CGContext, _ mode: CGBlendMode) {
    context.setFillColor(red: 0.9, green: 0.4, blue: 0.2, alpha: 1)
    context.fillEllipse(in: CGRect(x: 10, y: 10, width: 45, height: 45))
    context.setBlendMode(mode)
    context.setFillColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
    context.fillEllipse(in: CGRect(x: 25, y: 25, width: 45, height: 45))
  }

  private static let star: CGImage = {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { _ in
      let path = UIBezierPath()
      for step in 0..<5 {
        let angle = -CGFloat.pi / 2 + CGFloat(step) * 4 * .pi / 5
        let point = CGPoint(x: 20 + 20 * cos(angle), y: 20 + 20 * sin(angle))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
      UIColor.purple.setFill()
      path.fill()
    }
    guard let star = image.cgImage else { fatalError("An image with a size") }
    return star
  }()

  private static let format: UIGraphicsImageRendererFormat = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }()
}

/// A view that draws by a closure.
final class DrawnView: UIView {
  private let paint: @MainActor (CGContext) -> Void

  init(_ frame: CGRect, _ paint: @escaping @MainActor (CGContext) -> Void) {
    self.paint = paint
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { paint(context) }
  }
}
