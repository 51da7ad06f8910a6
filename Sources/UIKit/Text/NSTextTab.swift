import Foundation

/// A tab stop of a paragraph: where it is and how the text after the tab stands at it.
public final class NSTextTab: NSObject, FoundationTagged, NSCopying {
  private let tag = FoundationTag()

  /// The names of a tab stop's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// An option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `CharacterSet`: the first of its characters after the tab ends the aligned column (decimal tabs).
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How the text up to the next tab, line end or column terminator stands at the stop.
  public let alignment: NSTextAlignment
  /// The distance in points from the margin at which the paragraph begins.
  public let location: CGFloat
  /// Further options.
  public let options: [OptionKey: Any]

  /// A tab stop at a distance in points from the margin.
  public init(
    textAlignment alignment: NSTextAlignment,
    location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = loc
    self.options = options
    super.init()
  }

  /// Whether another object is a stop of the same place, alignment and column terminators.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.stop == stop
  }

  /// A hash of place and alignment.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(location)
    hasher.combine(alignment)
    return hasher.finalize()
  }

  /// The stop itself: it can't change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// What layout needs to know of the stop.
  var stop: TabStop {
    TabStop(
      alignment: alignment,
      location: location,
      terminators: options[.columnTerminators] as? CharacterSet
    )
  }
}
