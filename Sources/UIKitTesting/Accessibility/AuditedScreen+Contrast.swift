import UIKit

/// The colours and fonts of what a label, a text field or a text view shows.
@MainActor
struct TextStyle {
  let runs: [(color: UIColor, font: UIFont)]

  /// Returns nil for other views, and for those without text.
  init?(of view: UIView) {
    guard !ScreenDescription.isBlank(view.shownText) else { return nil }
    switch view {
    case let label as UILabel:
      let color = (label.isHighlighted ? label.highlightedTextColor : nil) ?? label.textColor ?? .label
      let text = label.isHighlighted ? nil : label.attributedText
      runs = text.map { Self.runs(of: $0, color: color, font: label.font) } ?? [(color, label.font)]
    case let field as UITextField:
      guard let color = field.textColor, let font = field.font else { return nil }
      runs = [(color, font)]
    case let text as UITextView:
      let font = text.font ?? .systemFont(ofSize: 12)
      runs = [(text.textColor ?? .label, font)]
    default: return nil
    }
  }

  private static func runs(
    of text: NSAttributedString,
    color: UIColor,
    font: UIFont
  ) -> [(color: UIColor, font: UIFont)] {
    var runs: [(color: UIColor, font: UIFont)] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, _, _ in
      runs.append((attributes[.foregroundColor] as? UIColor ?? color, attributes[.font] as? UIFont ?? font))
    }
    return runs
  }
}

/// A colour of the screen: red, green and blue of sRGB in 0...1, and alpha.
struct ScreenColor: Equatable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  static let black = ScreenColor(red: 0, green: 0, blue: 0, alpha: 1)

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The colour that a dynamic one has in an environment, with another opacity.
  @MainActor
  init(_ color: UIColor, in traits: UITraitCollection, opacity: CGFloat = 1) {
    self = .black
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    // Colours of a wider gamut are shown by the nearest one.
    (red, green, blue) = (Self.limited(red), Self.limited(green), Self.limited(blue))
    alpha *= opacity
  }

  private static func limited(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }

  /// The colour in front of another, opaque one.
  func over(_ other: ScreenColor) -> ScreenColor {
    func mix(_ front: CGFloat, _ back: CGFloat) -> CGFloat { front * alpha + back * (1 - alpha) }
    return ScreenColor(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      alpha: 1
    )
  }

  /// The contrast ratio of two opaque colours, 1...21.
  ///
  /// Source: WCAG 2.1, contrast ratio.
  func contrast(to other: ScreenColor) -> CGFloat {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  /// Source: WCAG 2.1, relative luminance.
  private var luminance: CGFloat {
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Whether both look the same with 8 bits per channel.
  func isSame(as other: ScreenColor) -> Bool {
    [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha].allSatisfy {
      abs($0) < 1 / 255
    }
  }

  /// The colour with 8 bits per channel.
  var rounded: ScreenColor {
    func round(_ value: CGFloat) -> CGFloat { (value * 255).rounded() / 255 }
    return ScreenColor(red: round(red), green: round(green), blue: round(blue), alpha: alpha)
  }

  /// The opaque colour as in `#3C3C43`.
  var hex: String {
    let channels = [red, green, blue].map { value in
      let digits = String(Int((value * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + channels.joined()
  }
}

extension AuditedScreen {
  /// The least contrasts, and what large text is.
  ///
  /// Source: WCAG 2.1, 1.4.3, level AA.
  private static let leastContrast: (text: CGFloat, large: CGFloat) = (4.5, 3)
  private static let largeSize: (regular: CGFloat, bold: CGFloat) = (18, 14)

  /// Texts whose contrast is too low anywhere at the left, in the middle or at the right of their first line.
  ///
  /// What is in front of images, drawings and layers is left out, as are disabled controls (WCAG 2.1, 1.4.3), and pairs of the
  /// system's own colours, which change with the setting "Increase Contrast".
  func contrastIssues() -> [AccessibilityAuditIssue] {
    let painters = items.map { Painter($0) }
    return reachableItems.compactMap { item in
      let view = item.view
      guard let style = TextStyle(of: view), !view.isDisabled, !view.hasSystemDefault(of: .textColor)
      else { return nil }
      let backgrounds = places(of: item).compactMap { background(of: item, at: $0, painters) }
      let faults = style.runs.flatMap { run in
        backgrounds.compactMap { fault(of: run, on: $0, in: item) }
      }
      guard let worst = faults.min(by: { $0.contrast < $1.contrast }) else { return nil }
      return issue(
        .contrast,
        view,
        "has a contrast of \(DumpText.number((worst.contrast * 100).rounded(.down) / 100)):1, "
          + "\(worst.color.hex) on \(worst.background.hex)",
        "It must be at least \(DumpText.number(worst.least)):1: change one of the colours."
      )
    }
  }

  private struct Fault {
    let contrast: CGFloat
    let least: CGFloat
    let color: ScreenColor
    let background: ScreenColor
  }

  private func fault(of run: (color: UIColor, font: UIFont), on background: ScreenColor, in item: Item)
    -> Fault?
  {
    let traits = item.view.traitCollection
    if isSystemPair(run.color, background, traits) { return nil }
    let (color, background) = (
      ScreenColor(run.color, in: traits, opacity: item.opacity).over(background).rounded, background.rounded
    )
    let isBold = run.font.fontDescriptor.symbolicTraits.contains(.traitBold)
    let isLarge = run.font.pointSize >= (isBold ? Self.largeSize.bold : Self.largeSize.regular)
    let least = isLarge ? Self.leastContrast.large : Self.leastContrast.text
    let contrast = color.contrast(to: background)
    return contrast < least
      ? Fault(contrast: contrast, least: least, color: color, background: background) : nil
  }

  /// Whether a text in a colour that the system has for texts and its tint is in front of a background of the system's.
  private func isSystemPair(_ color: UIColor, _ background: ScreenColor, _ traits: UITraitCollection) -> Bool
  {
    let texts: [UIColor] = [
      .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .systemBlue,
    ]
    let backgrounds: [UIColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    ]
    let text = ScreenColor(color, in: traits)
    return texts.contains { text.isSame(as: ScreenColor($0, in: traits)) }
      && backgrounds.contains { background.isSame(as: ScreenColor($0, in: traits)) }
  }

  // MARK: Backgrounds

  /// A view that paints something besides its subviews and its text.
  private struct Painter {
    /// The colour of its background; nil if it paints what has no single colour.
    let color: ScreenColor?

    @MainActor
    init?(_ item: Item) {
      let (view, layer) = (item.view, item.view.layer)
      let isDrawn =
        (view as? UIImageView)?.image != nil || !view.drawing.isEmpty
        || layer.contents != nil || layer is CAGradientLayer || layer is CAShapeLayer
        || layer.sublayers?.contains { !($0.delegate is UIView) } ?? false
      guard !isDrawn else {
        color = nil
        return
      }
      guard let background = view.backgroundColor else { return nil }
      if background.cgColor.pattern != nil {
        color = nil
        return
      }
      let color = ScreenColor(background, in: view.traitCollection, opacity: item.opacity)
      guard color.alpha > 0 else { return nil }
      self.color = color
    }
  }

  /// The middle and the ends of a text that are visible, in screen coordinates.
  private func places(of item: Item) -> [CGPoint] {
    let frame = (item.view as? UILabel).map { textFrame(of: $0, in: item) } ?? item.frame
    let text = frame.insetBy(dx: min(2, frame.width / 4), dy: 0).intersection(item.shown)
    guard !text.isNull, text.width > 0 else { return [] }
    return [text.minX, text.midX, text.maxX].map { CGPoint(x: $0, y: text.midY) }
  }

  /// The colour behind a text at a point; nil if it isn't known, or if something covers the text there.
  private func background(of item: Item, at point: CGPoint, _ painters: [Painter?]) -> ScreenColor? {
    var color: ScreenColor? = .black
    for other in items(at: point) {
      let isText = other.index == item.index
      guard let painter = painters[other.index] else { continue }
      if other.index > item.index {
        if other.view.isDescendant(of: item.view) { continue }
        return nil
      }
      // The text itself is what the view draws.
      guard let own = isText ? ownBackground(of: item) : painter.color else {
        if !isText { color = nil }
        continue
      }
      color = own.alpha >= 0.999 ? own : color.map { own.over($0) }
    }
    return color
  }

  private func ownBackground(of item: Item) -> ScreenColor? {
    item.view.backgroundColor.map { ScreenColor($0, in: item.view.traitCollection, opacity: item.opacity) }
  }
}
