import Foundation

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
