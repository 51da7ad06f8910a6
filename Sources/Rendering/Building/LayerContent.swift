import UIKit

extension CALayer {
  /// What the layer shows by itself, in the coordinates of presented bounds: its contents, drawing, path or text.
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
    let mode = UIView.ContentMode(contentsGravity)
    let shown = mode.frame(of: size, in: bounds)
    // Only the modes that stretch have a part that is stretched.
    let stretches = mode == .scaleToFill || mode == .scaleAspectFit || mode == .scaleAspectFill
    let center = contentsCenter.intersection(LayerExtras.wholeContents)
    guard stretches, center != LayerExtras.wholeContents, !center.isNull else {
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
  private func slice(_ image: CGImage, _ part: CGRect, _ shown: CGRect) -> [DrawingCommand] {
    if part == LayerExtras.wholeContents { return [.image(image, shown, alpha: 1)] }
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
    return [.save, .clip(PathOutline(rect: shown), .winding), .image(image, whole, alpha: 1), .restore]
  }

  @MainActor
  private func classCommands(in bounds: CGRect) -> [DrawingCommand] {
    switch self {
    case let shape as CAShapeLayer: shape.shapeCommands
    case let text as CATextLayer: text.textCommands(in: bounds)
    default: []
    }
  }
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
