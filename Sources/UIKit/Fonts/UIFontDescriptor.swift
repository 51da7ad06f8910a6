import Foundation

/// A description of a font by name, size and traits, from which fonts are made.
public final class UIFontDescriptor: NSObject, FoundationTagged, NSCopying, Sendable {
  private let tag = FoundationTag()
  package let face: FontFace
  /// The size in points.
  public let pointSize: CGFloat

  package init(face: FontFace, size: CGFloat) {
    self.face = face
    self.pointSize = size
    super.init()
  }

  /// A description by PostScript or family name; a name that is unknown is taken for Helvetica.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(face: FontFace(name: fontName, size: size) ?? FontFace(.helvetica), size: size)
  }

  /// The system's description of a text style at the default content size.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The PostScript name of the described face.
  public var postscriptName: String { face.name(atSize: pointSize) }

  /// The described face's traits.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.isBold { traits.insert(.traitBold) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same family with exactly these traits, or nil if the family can't have them.
  ///
  /// No family can gain or lose ``SymbolicTraits/traitMonoSpace``.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let known: SymbolicTraits = [.traitItalic, .traitBold, .traitMonoSpace]
    guard known.isSuperset(of: symbolicTraits), symbolicTraits.contains(.traitMonoSpace) == face.isMonospaced
    else { return nil }
    let face = face.with(
      bold: symbolicTraits.contains(.traitBold),
      italic: symbolicTraits.contains(.traitItalic)
    )
    return UIFontDescriptor(face: face, size: pointSize)
  }

  /// The same face at another size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, size: newPointSize)
  }

  /// Whether another object describes the same face and size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.face == face && other.pointSize == pointSize
  }

  /// A hash of face and size.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// The descriptor itself: it can't change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFontDescriptor {
  /// The traits of a face that have a name.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32

    /// Traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted or oblique.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold, or what the family uses for it.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Every glyph has one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
}
