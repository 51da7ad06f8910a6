extension CATextLayer {
  /// Lets every text layer draw its text.
  static let installDrawing: Void = {
    CATextLayer.textDrawing = { layer, bounds in layer.textCommands(in: bounds) }
  }()

  private func textCommands(in bounds: CGRect) -> [DrawingCommand] {
    guard bounds.width > 0, bounds.height > 0, let text = attributedText else { return [] }
    let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
      text.draw(in: CGRect(origin: .zero, size: bounds.size))
    }
    return image.cgImage.map { [.image($0, bounds, alpha: 1)] } ?? []
  }

  /// The text with the layer's font, colour and alignment, unless it has its own.
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
