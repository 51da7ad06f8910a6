/// A description of a font by name, size and traits.
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

  /// Creates a descriptor with a PostScript or family name; an unknown name becomes Helvetica.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(face: FontFace(name: fontName, size: size) ?? FontFace(.helvetica), size: size)
  }

  /// Returns the system's descriptor of a text style at the size of texts that the user prefers.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the system's descriptor of a text style at the size of texts of an environment.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The PostScript name of the face.
  public var postscriptName: String { face.name(atSize: pointSize) }

  /// The traits of the face.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.isBold { traits.insert(.traitBold) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the same family with exactly these traits, or nil if the family can't have them.
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

  /// Returns the same face at another size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, size: newPointSize)
  }

  /// Whether another object is a descriptor of the same face and size.
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

  /// Returns the descriptor itself, since descriptors are immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFontDescriptor {
  /// The symbolic traits of a face.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32

    /// Creates traits from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted or oblique.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold, or the weight that the family uses as bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All glyphs have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
}
