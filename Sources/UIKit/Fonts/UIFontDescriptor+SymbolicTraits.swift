import Foundation

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
