import Foundation

/// A typeface at a size: what text is measured and drawn with.
///
/// Fonts are immutable and equal when face and size are. Glyph widths are those of Helvetica and Helvetica Bold
/// for every family, so a width is an approximation of what a device with another system font measures.
///
/// A size must be finite and positive; any other (0, negative, not a number) becomes ``systemFontSize``.
public final class UIFont: NSObject, FoundationTagged, NSCopying, Sendable {
  private let tag = FoundationTag()
  package let face: FontFace
  /// The size in points: the height of the em square.
  public let pointSize: CGFloat
  /// Kept beside the face so that measuring finds it without a decision.
  package let advances: AdvanceTable

  package init(face: FontFace, size: CGFloat) {
    self.face = face
    self.pointSize = Self.usable(size)
    self.advances = face.advances
    super.init()
  }

  /// The font of a PostScript or family name, or nil if there is none of that name.
  ///
  /// Known are the faces of Helvetica and Helvetica Neue and the system's own, as ``fontName`` spells them.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFace(name: fontName, size: Self.usable(fontSize)) else { return nil }
    self.init(face: face, size: fontSize)
  }

  /// The font that a descriptor describes, at a size in points; 0 means the descriptor's own size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(face: descriptor.face, size: pointSize == 0 ? descriptor.pointSize : pointSize)
  }

  /// What a font would be described by.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, size: pointSize) }

  /// The same face at another size in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face, size: fontSize) }

  /// The PostScript name, such as "Helvetica-Bold".
  public var fontName: String { face.name(atSize: pointSize) }

  /// The family's name, such as "Helvetica Neue".
  public var familyName: String { face.familyName(atSize: pointSize) }

  /// Whether another object is a font of the same face and size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || (other.face == face && other.pointSize == pointSize)
  }

  /// A hash of face and size.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// The font itself: it can't change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Name and size, as in a log.
  public override var description: String { "<UIFont: \(fontName) \(pointSize)pt>" }

  private static func usable(_ size: CGFloat) -> CGFloat {
    size > 0 && size.isFinite ? min(size, TextLength.greatest) : systemFontSize
  }
}

// MARK: - System

extension UIFont {
  /// The size in points of a label's text: 17.
  public static var labelFontSize: CGFloat { 17 }
  /// The size in points of a button's title: 18.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size in points of ordinary system text: 14.
  public static var systemFontSize: CGFloat { 14 }
  /// The size in points of small system text: 12.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The system's font at a size in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font of a weight, at a size in points.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: .system(BootedSystem.current.typeface, weight), size: fontSize)
  }

  /// The system's bold font at a size in points: Medium in Helvetica Neue, Semibold in San Francisco.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    let plain = FontFace.system(BootedSystem.current.typeface, .regular)
    return UIFont(face: plain.with(bold: true, italic: false), size: fontSize)
  }

  /// The system's italic font at a size in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: .system(BootedSystem.current.typeface, .regular, isItalic: true), size: fontSize)
  }

  /// The system's font with digits that share one width, at a size in points.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: .system(BootedSystem.current.typeface, weight, monospacedDigits: true), size: fontSize)
  }

  /// The system's font in which every glyph has one width, at a size in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(.sanFranciscoMono, weight), size: fontSize)
  }

  /// The families that ``init(name:size:)`` knows, in alphabetical order.
  public static var familyNames: [String] { ["Helvetica", "Helvetica Neue"] }

  /// The PostScript names of a family's faces, from light to heavy; empty for an unknown family.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    FontFace.listed.filter { $0.familyName(atSize: 0) == familyName }.map { $0.name(atSize: 0) }
  }

  /// What text without a font is measured and drawn with outside a label: Helvetica, 12 points.
  package static let defaultForDrawing = UIFont(face: FontFace(.helvetica), size: 12)
}

// MARK: - Weight

extension UIFont {
  /// How heavy a font's strokes are, from −0.8 (ultra light) to 0.62 (black); 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The position on the scale.
    public let rawValue: CGFloat

    /// A weight at a position of the scale.
    ///
    /// Fonts use the nearest weight that they have.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest strokes.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin strokes.
    public static let thin = Weight(rawValue: -0.6)
    /// Light strokes.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than running text.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold; San Francisco's bold system font.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold strokes.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest strokes.
    public static let black = Weight(rawValue: 0.62)
  }
}

extension UIFont.Weight {
  /// The weights that have a name, from light to heavy.
  static let named: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  private static let names = [
    "UltraLight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  /// The closest weight that has a name; regular for a value that is not a number.
  var nearestNamed: UIFont.Weight {
    guard !rawValue.isNaN else { return .regular }
    var nearest = UIFont.Weight.ultraLight
    for weight in Self.named where abs(weight.rawValue - rawValue) < abs(nearest.rawValue - rawValue) {
      nearest = weight
    }
    return nearest
  }

  /// The word for the closest named weight, as in font names.
  var name: String {
    let nearest = nearestNamed
    return Self.named.firstIndex(of: nearest).map { Self.names[$0] } ?? "Regular"
  }
}

// MARK: - Text style

extension UIFont {
  /// What a piece of text is for; the system chooses its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String

    /// A style of a name.
    ///
    /// Names that the system doesn't know look like ``body``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A screen's large title: 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First level of titles: 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second level of titles: 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third level of titles: 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading: 17 points, bold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading below another: 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text: 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark beside the text: 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote: 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption: 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A lesser caption: 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The font of a text style at the default content size ("Large").
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    style == .headline ? boldSystemFont(ofSize: style.pointSize) : systemFont(ofSize: style.pointSize)
  }
}

extension UIFont.TextStyle {
  /// The size in points at the content size "Large".
  ///
  /// Source: Apple, Human Interface Guidelines, Typography.
  var pointSize: CGFloat {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    default: 17
    }
  }
}

// MARK: - Metrics

extension UIFont {
  /// The distance in points from the baseline to the top of the line.
  public var ascender: CGFloat { points(face.metrics.ascender) }

  /// The distance in points from the baseline to the bottom of the line: negative.
  public var descender: CGFloat { points(face.metrics.descender) }

  /// The height of capital letters in points.
  public var capHeight: CGFloat { points(face.metrics.capHeight) }

  /// The height of a lower-case x in points.
  public var xHeight: CGFloat { points(face.metrics.xHeight) }

  /// The distance in points from one baseline to the next: ascender, descender and leading together.
  public var lineHeight: CGFloat {
    let metrics = face.metrics
    return points(metrics.ascender - metrics.descender + metrics.lineGap)
  }

  /// The gap in points between two lines, which ``lineHeight`` includes.
  public var leading: CGFloat { points(face.metrics.lineGap) }

  private func points(_ units: CGFloat) -> CGFloat { pointSize * units / face.metrics.unitsPerEm }
}
