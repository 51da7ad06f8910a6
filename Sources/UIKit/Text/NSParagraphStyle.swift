/// The style of a paragraph: alignment, indents, line heights, tab stops.
///
/// A style is immutable; see ``NSMutableParagraphStyle``. Values that can't be laid out (not finite, or
/// negative except for ``tailIndent``) are stored unchanged and replaced by 0 in layout.
open class NSParagraphStyle: NSObject, FoundationTagged, NSCopying, NSMutableCopying {
  private let tag = FoundationTag()
  /// All values of the style.
  package internal(set) var attributes: ParagraphAttributes
  /// The tab stop objects; nil for the standard ones, which are created on demand.
  var tabs: [NSTextTab]?

  /// Creates a style with the default values.
  public override init() {
    attributes = .standard
    super.init()
  }

  init(copying other: NSParagraphStyle) {
    attributes = other.attributes
    tabs = other.tabs
    super.init()
  }

  /// The default style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The writing direction of a language, given by its code such as "ar" or "he-IL"; nil means
  /// the system's language.
  public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let code = languageName?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first else {
      return .leftToRight
    }
    let rightToLeft = [
      "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    return rightToLeft.contains(code.lowercased()) ? .rightToLeft : .leftToRight
  }

  /// The alignment of lines between the margins; natural by default.
  open var alignment: NSTextAlignment { NSTextAlignment(attributes.alignment) }
  /// The treatment of text wider than its line; word wrapping by default.
  open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(attributes.lineBreakMode) }
  /// The writing direction; natural by default.
  open var baseWritingDirection: NSWritingDirection { NSWritingDirection(attributes.baseWritingDirection) }
  /// The space in points between the bottom of one line and the top of the next; 0 by default.
  open var lineSpacing: CGFloat { attributes.lineSpacing }
  /// The space in points between this paragraph and the next; 0 by default.
  open var paragraphSpacing: CGFloat { attributes.paragraphSpacing }
  /// The space in points between the previous paragraph and this one; 0 by default.
  open var paragraphSpacingBefore: CGFloat { attributes.paragraphSpacingBefore }
  /// The indent in points of the first line from the leading margin; 0 by default.
  open var firstLineHeadIndent: CGFloat { attributes.firstLineHeadIndent }
  /// The indent in points of the other lines from the leading margin; 0 by default.
  open var headIndent: CGFloat { attributes.headIndent }
  /// The end of lines: points from the leading margin if positive, otherwise from the trailing one.
  open var tailIndent: CGFloat { attributes.tailIndent }
  /// The minimum height of a line in points; 0, no limit, by default.
  open var minimumLineHeight: CGFloat { attributes.minimumLineHeight }
  /// The maximum height of a line in points; 0, no limit, by default.
  open var maximumLineHeight: CGFloat { attributes.maximumLineHeight }
  /// The factor of the line height, applied before the limits; 0, none, by default.
  open var lineHeightMultiple: CGFloat { attributes.lineHeightMultiple }
  /// The distance in points between stops after the last tab stop; 0 by default, which
  /// makes such a tab a space.
  open var defaultTabInterval: CGFloat { attributes.defaultTabInterval }
  /// The tab stops; by default twelve, every 28 points.
  ///
  /// Layout sorts them by location.
  open var tabStops: [NSTextTab] { tabs ?? Self.standardTabs }

  /// Whether another object is a style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other === self || other.attributes == attributes
  }

  /// A hash of some of the values.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(attributes.alignment)
    hasher.combine(attributes.lineBreakMode)
    hasher.combine(attributes.lineSpacing)
    hasher.combine(attributes.headIndent)
    return hasher.finalize()
  }

  /// Returns an immutable style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(copying: self) }

  /// Returns an ``NSMutableParagraphStyle`` with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(copying: self) }

  static var standardTabs: [NSTextTab] {
    TabStop.standard.map { NSTextTab(textAlignment: NSTextAlignment($0.alignment), location: $0.location) }
  }
}

/// A paragraph style whose values can be set.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Creates a style with the default values.
  public override init() { super.init() }

  override init(copying other: NSParagraphStyle) { super.init(copying: other) }

  /// Copies all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    attributes = obj.attributes
    tabs = obj.tabs
  }

  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) { tabStops.append(anObject) }

  /// Removes every tab stop equal to this one.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0 == anObject } }

  /// The alignment of lines between the margins; natural by default.
  open override var alignment: NSTextAlignment {
    get { NSTextAlignment(attributes.alignment) }
    set { attributes.alignment = CTTextAlignment(newValue) }
  }
  /// The treatment of text wider than its line; word wrapping by default.
  open override var lineBreakMode: NSLineBreakMode {
    get { NSLineBreakMode(attributes.lineBreakMode) }
    set { attributes.lineBreakMode = CTLineBreakMode(newValue) }
  }
  /// The writing direction; natural by default.
  open override var baseWritingDirection: NSWritingDirection {
    get { NSWritingDirection(attributes.baseWritingDirection) }
    set { attributes.baseWritingDirection = CTWritingDirection(newValue) }
  }
  /// The space in points between the bottom of one line and the top of the next; 0 by default.
  open override var lineSpacing: CGFloat {
    get { attributes.lineSpacing }
    set { attributes.lineSpacing = newValue }
  }
  /// The space in points between this paragraph and the next; 0 by default.
  open override var paragraphSpacing: CGFloat {
    get { attributes.paragraphSpacing }
    set { attributes.paragraphSpacing = newValue }
  }
  /// The space in points between the previous paragraph and this one; 0 by default.
  open override var paragraphSpacingBefore: CGFloat {
    get { attributes.paragraphSpacingBefore }
    set { attributes.paragraphSpacingBefore = newValue }
  }
  /// The indent in points of the first line from the leading margin; 0 by default.
  open override var firstLineHeadIndent: CGFloat {
    get { attributes.firstLineHeadIndent }
    set { attributes.firstLineHeadIndent = newValue }
  }
  /// The indent in points of the other lines from the leading margin; 0 by default.
  open override var headIndent: CGFloat {
    get { attributes.headIndent }
    set { attributes.headIndent = newValue }
  }
  /// The end of lines: points from the leading margin if positive, otherwise from the trailing one.
  open override var tailIndent: CGFloat {
    get { attributes.tailIndent }
    set { attributes.tailIndent = newValue }
  }
  /// The minimum height of a line in points; 0, no limit, by default.
  open override var minimumLineHeight: CGFloat {
    get { attributes.minimumLineHeight }
    set { attributes.minimumLineHeight = newValue }
  }
  /// The maximum height of a line in points; 0, no limit, by default.
  open override var maximumLineHeight: CGFloat {
    get { attributes.maximumLineHeight }
    set { attributes.maximumLineHeight = newValue }
  }
  /// The factor of the line height, applied before the limits; 0, none, by default.
  open override var lineHeightMultiple: CGFloat {
    get { attributes.lineHeightMultiple }
    set { attributes.lineHeightMultiple = newValue }
  }
  /// The distance in points between stops after the last tab stop; 0 by default, which
  /// makes such a tab a space.
  open override var defaultTabInterval: CGFloat {
    get { attributes.defaultTabInterval }
    set { attributes.defaultTabInterval = newValue }
  }
  /// The tab stops; by default twelve, every 28 points.
  ///
  /// Layout sorts them by location.
  open override var tabStops: [NSTextTab] {
    get { tabs ?? Self.standardTabs }
    set {
      tabs = newValue
      attributes.tabStops = newValue.map(\.stop)
    }
  }
}

/// A tab stop of a paragraph: its location and the alignment of the text after the tab.
public final class NSTextTab: NSObject, FoundationTagged, NSCopying {
  private let tag = FoundationTag()

  /// The names of a tab stop's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `CharacterSet`: the first of its characters after the tab ends the aligned column (decimal tabs).
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text up to the next tab, line end or column terminator.
  public let alignment: NSTextAlignment
  /// The distance in points from the leading margin.
  public let location: CGFloat
  /// The options.
  public let options: [OptionKey: Any]

  /// Creates a tab stop at a distance in points from the margin.
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

  /// Whether another object is a tab stop with the same location, alignment and column terminators.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.stop == stop
  }

  /// A hash of location and alignment.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(location)
    hasher.combine(alignment)
    return hasher.finalize()
  }

  /// Returns the stop itself, as it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The values of the stop for layout.
  var stop: TabStop {
    TabStop(
      alignment: CTTextAlignment(alignment),
      location: location,
      terminators: options[.columnTerminators] as? CharacterSet
    )
  }
}

/// The alignment of a paragraph's lines between its margins.
public enum NSTextAlignment: Int, Sendable {
  /// At the left margin.
  case left = 0
  /// Centred.
  case center = 1
  /// At the right margin.
  case right = 2
  /// At both margins, by wider spaces; a paragraph's last line is not stretched.
  case justified = 3
  /// At the margin at which the writing direction begins.
  case natural = 4
}

/// The treatment of text that is wider than its line.
public enum NSLineBreakMode: Int, Sendable {
  /// It wraps at words; a word wider than a line is broken inside.
  case byWordWrapping = 0
  /// It wraps at any character.
  case byCharWrapping = 1
  /// It is clipped at the edge.
  case byClipping = 2
  /// An ellipsis replaces its beginning.
  case byTruncatingHead = 3
  /// An ellipsis replaces its end.
  case byTruncatingTail = 4
  /// An ellipsis replaces its middle.
  case byTruncatingMiddle = 5
}

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the simulated system's language: left to right.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

// MARK: - Core Text

extension CTTextAlignment {
  init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}

extension NSTextAlignment {
  fileprivate init(_ alignment: CTTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}

extension CTLineBreakMode {
  /// The mode with the same raw value.
  init(_ mode: NSLineBreakMode) { self = Self(rawValue: UInt8(mode.rawValue)) ?? .byWordWrapping }
}

extension NSLineBreakMode {
  fileprivate init(_ mode: CTLineBreakMode) { self = Self(rawValue: Int(mode.rawValue)) ?? .byWordWrapping }
}

extension CTWritingDirection {
  /// The direction with the same raw value.
  fileprivate init(_ direction: NSWritingDirection) {
    self = Self(rawValue: Int8(direction.rawValue)) ?? .natural
  }
}

extension NSWritingDirection {
  fileprivate init(_ direction: CTWritingDirection) {
    self = Self(rawValue: Int(direction.rawValue)) ?? .natural
  }
}
