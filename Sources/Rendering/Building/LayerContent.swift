import UIKit

extension CALayer {
  /// What the layer shows by itself, in the coordinates of presented bounds: its contents, drawing, path, gradient or text.
  @MainActor
  func contentCommands(in bounds: CGRect) -> [DrawingCommand] {
    // A fast path, as most layers are plain ones.
    if extras == nil && type(of: self) == CALayer.self { return [] }
    let layer = isAnimated ? presentation() ?? self : self
    return (layer.extras?.drawing ?? []) + layer.imageCommands(in: bounds) + layer.classCommands(in: bounds)
  }

  @MainActor
  private func imageCommands(in bounds: CGRect) -> [DrawingCommand] {
    guard let contents = extras?.contents, case let image as CGImage = contents, image.width > 0,
      image.height > 0,
      contentsRect.width > 0, contentsRect.height > 0
    else { return [] }
    let scale = contentsScale > 0 ? contentsScale : 1
    let size = CGSize(
      width: CGFloat(image.width) / scale * contentsRect.width,
      height: CGFloat(image.height) / scale * contentsRect.height
    )
    let shown = UIView.ContentMode(contentsGravity).frame(of: size, in: bounds)
    if contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) { return [.image(image, shown, alpha: 1)] }
    let whole = CGRect(
      x: shown.minX - contentsRect.minX * shown.width / contentsRect.width,
      y: shown.minY - contentsRect.minY * shown.height / contentsRect.height,
      width: shown.width / contentsRect.width,
      height: shown.height / contentsRect.height
    )
    return [.save, .clip(PathOutline(rect: shown), .winding), .image(image, whole, alpha: 1), .restore]
  }

  @MainActor
  private func classCommands(in bounds: CGRect) -> [DrawingCommand] {
    switch self {
    case let shape as CAShapeLayer: shape.shapeCommands
    case let gradient as CAGradientLayer: gradient.gradientCommands(in: bounds)
    case let text as CATextLayer: text.textCommands(in: bounds)
    default: []
    }
  }

  /// The outline within which a mask lets its layer be seen, in the coordinates of that layer.
  ///
  /// It is the path of a shape, or else the bounds with rounded corners; transparent parts of a mask hide nothing.
  var maskOutline: PathOutline {
    let outline = (self as? CAShapeLayer)?.path?.outline ?? roundedBounds
    return outline.applying(plainPlacement(of: presentedBounds.standardized, flip: nil))
  }

  /// The sublayers from back to front; those of a replicator once for each instance, with its transform.
  var shownSublayers: [(layer: CALayer, transform: CGAffineTransform?)] {
    let sublayers = sublayersByDepth
    guard let replicator = self as? CAReplicatorLayer else { return sublayers.map { ($0, nil) } }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let step = CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(CATransform3DGetAffineTransform(replicator.instanceTransform))
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    var transform = CGAffineTransform.identity
    var shown: [(layer: CALayer, transform: CGAffineTransform?)] = []
    for _ in 0..<min(replicator.instanceCount, CAReplicatorLayer.mostInstances) {
      shown += sublayers.map { ($0, transform) }
      transform = step.concatenating(transform)
    }
    return shown
  }
}

extension CAReplicatorLayer {
  /// The most instances of a picture.
  fileprivate static let mostInstances = 1000
}

extension CAShapeLayer {
  fileprivate var shapeCommands: [DrawingCommand] {
    guard let path else { return [] }
    var commands: [DrawingCommand] = []
    if let fillColor {
      commands.append(.fill(path.outline, fillRule == .evenOdd ? .evenOdd : .winding, fillColor, nil))
    }
    if let strokeColor, lineWidth > 0 {
      let isWhole = strokeStart <= 0 && strokeEnd >= 1
      let line =
        isWhole ? path.outline : path.outline.trimmed(from: Double(strokeStart), to: Double(strokeEnd))
      var stroke = DrawingStroke(width: lineWidth)
      stroke.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
      stroke.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
      stroke.miterLimit = miterLimit
      stroke.dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
      stroke.dashPhase = lineDashPhase
      if !line.isEmpty { commands.append(.stroke(line, stroke, strokeColor, nil)) }
    }
    return commands
  }
}

extension CAGradientLayer {
  /// The rings of a radial gradient, or the sectors of a conic one.
  private static let stepCount = 96

  fileprivate func gradientCommands(in bounds: CGRect) -> [DrawingCommand] {
    let stops = stops
    guard let first = stops.first, let last = stops.last, bounds.width > 0, bounds.height > 0 else {
      return []
    }
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + bounds.width * unit.x, y: bounds.minY + bounds.height * unit.y)
    }
    let (start, end) = (point(startPoint), point(endPoint))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let clip = [DrawingCommand.save, .clip(roundedBounds, .winding)]
    switch type {
    case .radial:
      var commands = clip + [.fill(PathOutline(rect: bounds), .winding, last.color, nil)]
      for step in (1...Self.stepCount).reversed() {
        let share = CGFloat(step) / CGFloat(Self.stepCount)
        let (x, y) = (abs(dx) * share, abs(dy) * share)
        guard x > 0, y > 0, let color = color(at: (Double(step) - 0.5) / Double(Self.stepCount)) else {
          continue
        }
        var ring = PathOutline()
        ring.addOval(in: CGRect(x: start.x - x, y: start.y - y, width: 2 * x, height: 2 * y))
        commands.append(.fill(ring, .winding, color, nil))
      }
      return commands + [.restore]
    case .conic:
      var commands = clip
      let reach = hypot(bounds.width, bounds.height) * (1 + hypot(startPoint.x, startPoint.y))
      let zero = atan2(endPoint.y - startPoint.y, endPoint.x - startPoint.x)
      for step in 0..<Self.stepCount {
        guard let color = color(at: (Double(step) + 0.5) / Double(Self.stepCount)) else { continue }
        // Each sector reaches to the end, so that no gap shows between two.
        let angle = zero + 2 * .pi * CGFloat(step) / CGFloat(Self.stepCount)
        let next = min(zero + 2 * .pi, angle + 4 * .pi / CGFloat(Self.stepCount))
        var sector = PathOutline()
        sector.add(.move(start))
        for angle in [angle, (angle + next) / 2, next] {
          sector.add(.line(CGPoint(x: start.x + reach * cos(angle), y: start.y + reach * sin(angle))))
        }
        sector.add(.close)
        commands.append(.fill(sector, .winding, color, nil))
      }
      return commands + [.restore]
    default:
      let length = hypot(dx, dy)
      guard length > 0 else { return [.fill(roundedBounds, .winding, last.color, nil)] }
      // A gradient runs down a rectangle, here along the line and so far beyond its ends that it covers the bounds.
      let reach = bounds.width + bounds.height + length
      let band = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach + length)
      let shade = DrawingGradient(
        [(0, first.color)]
          + stops.map { ((reach + CGFloat($0.location) * length) / band.height, $0.color) } + [
            (1, last.color)
          ]
      )
      let turn = CGAffineTransform(
        a: dy / length,
        b: -dx / length,
        c: dx / length,
        d: dy / length,
        tx: start.x,
        ty: start.y
      )
      return clip + [.concatenate(turn), .shade(PathOutline(rect: band), .winding, shade), .restore]
    }
  }
}

extension CATextLayer {
  @MainActor
  fileprivate func textCommands(in bounds: CGRect) -> [DrawingCommand] {
    guard bounds.width > 0, bounds.height > 0, let text = attributedText else { return [] }
    let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
      text.draw(in: CGRect(origin: .zero, size: bounds.size))
    }
    return image.cgImage.map { [.image($0, bounds, alpha: 1)] } ?? []
  }

  /// The text with the layer's font, colour and alignment, unless it has its own.
  @MainActor
  private var attributedText: NSAttributedString? {
    if let text = string as? NSAttributedString { return text }
    guard let text = string as? String else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment =
      switch alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    style.lineBreakMode =
      switch truncationMode {
      case .start: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .end: .byTruncatingTail
      default: isWrapped ? .byWordWrapping : .byClipping
      }
    let font =
      (font as? UIFont)?.withSize(fontSize) ?? (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
      ?? UIFont.systemFont(ofSize: fontSize)
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
    if let foregroundColor { attributes[.foregroundColor] = UIColor(cgColor: foregroundColor) }
    return NSAttributedString(string: text, attributes: attributes)
  }
}

extension PathOutline {
  fileprivate init(rect: CGRect) {
    self.init()
    addRect(rect)
  }
}
