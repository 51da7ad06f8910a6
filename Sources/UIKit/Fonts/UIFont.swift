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
