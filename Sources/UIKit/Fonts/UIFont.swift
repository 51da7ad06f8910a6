/// A typeface at a size, for measuring and drawing text.
///
/// Fonts are immutable. Fonts with the same face and size are equal. The widths of Helvetica's glyphs are exact, without kerning;
/// those of San Francisco and Helvetica Neue are measured. The system's Helvetica Neue of iOS 7 and 8 has those of Helvetica.
///
/// A size must be finite and positive; any other (0, negative, NaN) becomes ``systemFontSize``.
public final class UIFont: NSObject, FoundationTagged, NSCopying, Sendable {
  private let tag = FoundationTag()

  /// The font as Core Text measures it.
  package let ctFont: CTFont

  /// How the font depends on the size of texts; nil if it doesn't.
  let scaling: FontScaling?

  /// Whether the font is one of a text style, or scaled by `UIFontMetrics`.
  package var isScaled: Bool { scaling != nil }

  package init(_ font: CTFont) {
    ctFont = font
    scaling = nil
    super.init()
  }

  init(_ font: CTFont, scaling: FontScaling) {
    ctFont = font
    self.scaling = scaling
    super.init()
  }

  package convenience init(face: FontFace, size: CGFloat) {
    self.init(CTFont(face: face, size: Self.usable(size)))
  }

  package var face: FontFace { ctFont.face }

  /// The size in points: the height of the em square.
  public var pointSize: CGFloat { ctFont.pointSize }

  /// Creates the font with a PostScript or family name; returns nil for an unknown name.
  ///
  /// The known names are those of Helvetica, Helvetica Neue and the system's own faces, spelled as in
  /// ``fontName``.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFace(name: fontName, size: Self.usable(fontSize)) else { return nil }
    self.init(face: face, size: fontSize)
  }

  /// Creates the font of a descriptor, at a size in points; 0 means the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(face: descriptor.face, size: pointSize == 0 ? descriptor.pointSize : pointSize)
  }

  /// The descriptor of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, size: pointSize) }

  /// Returns the same face at another size in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face, size: fontSize) }

  /// The PostScript name, such as "Helvetica-Bold".
  public var fontName: String { face.name(atSize: pointSize) }

  /// The family name, such as "Helvetica Neue".
  public var familyName: String { face.familyName(atSize: pointSize) }

  /// Whether another object is a font of the same face and size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || other.ctFont == ctFont
  }

  /// A hash of face and size.
  public override var hash: Int {
    ctFont.hashValue
  }

  /// Returns the font itself, since fonts are immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The name and size, for logs.
  public override var description: String { "<UIFont: \(fontName) \(pointSize)pt>" }

  private static func usable(_ size: CGFloat) -> CGFloat {
    size > 0 && size.isFinite ? size : systemFontSize
  }
}

// MARK: - System

extension UIFont {
  /// The size of labels: 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of button titles: 18 points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of standard system text: 14 points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small system text: 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// Returns the system font at a size in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font with a weight, at a size in points.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: .system(BootedSystem.current.typeface, FontWeight(weight)), size: fontSize)
  }

  /// Returns the bold system font at a size in points: Medium in Helvetica Neue, Semibold in San Francisco.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    let plain = FontFace.system(BootedSystem.current.typeface, .regular)
    return UIFont(face: plain.with(bold: true, italic: false), size: fontSize)
  }

  /// Returns the italic system font at a size in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: .system(BootedSystem.current.typeface, .regular, isItalic: true), size: fontSize)
  }

  /// Returns the system font with digits of equal width, at a size in points.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let face = FontFace.system(
      BootedSystem.current.typeface,
      FontWeight(weight),
      monospacedDigits: true
    )
    return UIFont(face: face, size: fontSize)
  }

  /// Returns the monospaced system font at a size in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(.sanFranciscoMono, FontWeight(weight)), size: fontSize)
  }

  /// The families available in ``init(name:size:)``, in alphabetical order.
  public static var familyNames: [String] { ["Helvetica", "Helvetica Neue"] }

  /// The PostScript names of a family's faces, from light to heavy; empty for an unknown family.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    FontFace.listed.filter { $0.familyName(atSize: 0) == familyName }.map { $0.name(atSize: 0) }
  }

  /// The font for text drawn without a font attribute outside a label: Helvetica, 12 points.
  package static let defaultForDrawing = UIFont(face: FontFace(.helvetica), size: 12)
}

// MARK: - Weight

extension UIFont {
  /// The weight of a font's strokes, from −0.8 (ultra light) to 0.62 (black); 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The value of the weight.
    public let rawValue: CGFloat

    /// Creates a weight from its value.
    ///
    /// Fonts use the nearest weight that their family has.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest strokes.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin strokes.
    public static let thin = Weight(rawValue: -0.6)
    /// Light strokes.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of body text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than body text.
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

extension FontWeight {
  init(_ weight: UIFont.Weight) { self.init(rawValue: weight.rawValue) }
}

// MARK: - Metrics

extension UIFont {
  /// The distance in points from the baseline to the top of the line.
  public var ascender: CGFloat { drawn.ascender }

  /// The distance in points from the baseline to the bottom of the line; negative.
  public var descender: CGFloat { drawn.descender }

  /// The height of capital letters in points.
  public var capHeight: CGFloat { drawn.capHeight }

  /// The height of the lower-case x in points.
  public var xHeight: CGFloat { drawn.xHeight }

  /// The distance in points between baselines: ascender, descender and leading together.
  public var lineHeight: CGFloat { drawn.lineHeight }

  /// The gap in points between two lines, which is included in ``lineHeight``.
  public var leading: CGFloat { drawn.leading }

  /// The font as Core Graphics draws it.
  package var drawn: DrawingFont { ctFont.drawn }

  package convenience init(_ font: DrawingFont) { self.init(face: font.face, size: font.pointSize) }
}
