extension CALayer {
  /// Its contents, if they are an image, placed in bounds by the gravity.
  package final func imageCommands(in bounds: CGRect) -> [DrawingCommand] {
    guard let contents = extras?.attributes.contents, case let image as CGImage = contents, image.width > 0,
      image.height > 0,
      contentsRect.width > 0, contentsRect.height > 0
    else { return [] }
    let scale = contentsScale > 0 ? contentsScale : 1
    let size = CGSize(
      width: CGFloat(image.width) / scale * contentsRect.width,
      height: CGFloat(image.height) / scale * contentsRect.height
    )
    let shown = contentsGravity.frame(of: size, in: bounds)
    // Only the gravities that stretch have a part that is stretched.
    let stretches = contentsGravity.scales
    let center = contentsCenter.intersection(LayerAttributes.wholeContents)
    guard stretches, center != LayerAttributes.wholeContents, !center.isNull else {
      return slice(image, contentsRect, shown)
    }
    let columns = Self.slices(center.minX, center.maxX, length: size.width, of: shown.width)
    let rows = Self.slices(center.minY, center.maxY, length: size.height, of: shown.height)
    return rows.flatMap { row in
      columns.flatMap { column in
        let used = CGRect(
          x: contentsRect.minX + column.source.lowerBound * contentsRect.width,
          y: contentsRect.minY + row.source.lowerBound * contentsRect.height,
          width: (column.source.upperBound - column.source.lowerBound) * contentsRect.width,
          height: (row.source.upperBound - row.source.lowerBound) * contentsRect.height
        )
        let target = CGRect(
          x: shown.minX + column.target.lowerBound,
          y: shown.minY + row.target.lowerBound,
          width: column.target.upperBound - column.target.lowerBound,
          height: row.target.upperBound - row.target.lowerBound
        )
        return slice(image, used, target)
      }
    }
  }

  /// A part of the content along one axis: of what, in fractions, and where, in points.
  private typealias Slice = (source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)

  /// The parts before, in and after the stretched part, which alone changes its length; those at the ends shrink where
  /// there is no room for them.
  private static func slices(
    _ start: CGFloat,
    _ end: CGFloat,
    length: CGFloat,
    of shown: CGFloat
  ) -> [Slice] {
    let fixed = (start + 1 - end) * length
    let scale = fixed > shown ? shown / fixed : 1
    let (first, last) = (start * length * scale, shown - (1 - end) * length * scale)
    let slices: [Slice] = [
      (0...start, 0...first), (start...end, first...max(first, last)), (end...1, max(first, last)...shown),
    ]
    return slices.filter { $0.target.upperBound > $0.target.lowerBound }
  }

  /// Draws a part of the image, in fractions of it, in a rectangle.
  private final func slice(_ image: CGImage, _ part: CGRect, _ shown: CGRect) -> [DrawingCommand] {
    if part == LayerAttributes.wholeContents { return [.image(image, shown, alpha: 1)] }
    // A part without extent is a line of pixels that is stretched.
    let (width, height) = (
      max(part.width, 1 / CGFloat(image.width)), max(part.height, 1 / CGFloat(image.height))
    )
    let whole = CGRect(
      x: shown.minX - part.minX * shown.width / width,
      y: shown.minY - part.minY * shown.height / height,
      width: shown.width / width,
      height: shown.height / height
    )
    return [.save, .clip(PathOutline(shown), .winding), .image(image, whole, alpha: 1), .restore]
  }

  /// The path of a shape or the text of a text layer.
  package final func classCommands(in bounds: CGRect) -> [DrawingCommand] {
    switch self {
    case let shape as CAShapeLayer: shape.shapeCommands
    case let text as CATextLayer: CATextLayer.textDrawing(text, bounds)
    default: []
    }
  }
}

extension CAShapeLayer {
  fileprivate final var shapeCommands: [DrawingCommand] {
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
  /// The gradient within the rounded bounds.
  final var gradientCommands: [DrawingCommand] {
    let bounds = CALayer.standardized(storedBounds)
    let stops = DrawingGradient(stops.map { (place: CGFloat($0.location), color: $0.color) })
    guard let last = stops.stops.last, bounds.width > 0, bounds.height > 0 else { return [] }
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + bounds.width * unit.x, y: bounds.minY + bounds.height * unit.y)
    }
    let (start, end) = (point(startPoint), point(endPoint))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    func drawn(_ geometry: DrawnGradient.Geometry) -> DrawingCommand {
      let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
      return .gradient(DrawnGradient(geometry: geometry, stops: stops, options: options), nil)
    }
    var commands: [DrawingCommand] = [.clip(roundedBounds, .winding)]
    switch type {
    case .radial where dx != 0 && dy != 0:
      let ellipse = CGAffineTransform(a: abs(dx), b: 0, c: 0, d: abs(dy), tx: start.x, ty: start.y)
      commands += [
        .concatenate(ellipse),
        drawn(.radial(start: .init(center: .zero, radius: 0), end: .init(center: .zero, radius: 1))),
      ]
    case .conic:
      let unit = CGAffineTransform(a: bounds.width, b: 0, c: 0, d: bounds.height, tx: start.x, ty: start.y)
      let angle = atan2(endPoint.y - startPoint.y, endPoint.x - startPoint.x)
      commands += [.concatenate(unit), drawn(.conic(center: .zero, angle: angle))]
    case .axial where start != end: commands.append(drawn(.linear(start: start, end: end)))
    default: commands.append(.fill(roundedBounds, .winding, last.color, nil))
    }
    return [.layer(commands, DrawingLayer())]
  }
}

extension CATextLayer {
  /// Returns the commands that draw a text layer in bounds; UIKit, which lays out texts, replaces it.
  package nonisolated(unsafe) static var textDrawing: @Sendable (CATextLayer, CGRect) -> [DrawingCommand] = {
    _,
    _ in []
  }
}

extension CALayerContentsGravity {
  /// Whether content is scaled.
  fileprivate var scales: Bool { self == .resizeAspect || self == .resizeAspectFill || unit == nil }

  /// The place of the content in the room that is left beside it; nil if it is stretched.
  private var unit: CGPoint? {
    switch self {
    case .resizeAspect, .resizeAspectFill, .center: CGPoint(x: 0.5, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    default: nil
    }
  }

  /// The frame of content of a size, which isn't empty, in bounds.
  fileprivate func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard let unit else { return bounds }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    let scale = self == .resizeAspect ? min(x, y) : self == .resizeAspectFill ? max(x, y) : 1
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * unit.x,
      y: bounds.minY + (bounds.height - height) * unit.y,
      width: width,
      height: height
    )
  }
}

extension PathOutline {
  fileprivate init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }
}
