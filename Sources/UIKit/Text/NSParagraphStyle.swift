import Foundation

/// How a paragraph is set: alignment, indents, line heights, tab stops.
///
/// A style can't change; ``NSMutableParagraphStyle`` can. Values that can't be laid out (not finite, or negative
/// except for ``tailIndent``) are kept as they are and count as 0 in layout.
open class NSParagraphStyle: NSObject, FoundationTagged, NSCopying, NSMutableCopying {
  private let tag = FoundationTag()
  /// Every value of the style.
  package internal(set) var attributes: ParagraphAttributes
  /// The objects behind the attributes' tab stops; nil for the standard ones, which are made when asked for.
  var tabs: [NSTextTab]?

  /// A style with the default values.
  public override init() {
    attributes = .standard
    super.init()
  }

  init(copying other: NSParagraphStyle) {
    attributes = other.attributes
    tabs = other.tabs
    super.init()
  }

  /// The style of text that has none.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction in which a language is written, by its code such as "ar" or "he-IL"; nil means the system's.
  public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let code = languageName?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first else {
      return .leftToRight
    }
    let rightToLeft = [
      "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    return rightToLeft.contains(code.lowercased()) ? .rightToLeft : .leftToRight
  }

  /// Where lines stand between the margins; natural at first.
  open var alignment: NSTextAlignment { attributes.alignment }
  /// What becomes of text wider than its line; wrapping by words at first.
  open var lineBreakMode: NSLineBreakMode { attributes.lineBreakMode }
  /// The direction in which the paragraph is written; natural at first.
  open var baseWritingDirection: NSWritingDirection { attributes.baseWritingDirection }
  /// Points between the bottom of one line and the top of the next; 0 at first.
  open var lineSpacing: CGFloat { attributes.lineSpacing }
  /// Points between the paragraph and the next; 0 at first.
  open var paragraphSpacing: CGFloat { attributes.paragraphSpacing }
  /// Points between the paragraph before and this one; 0 at first.
  open var paragraphSpacingBefore: CGFloat { attributes.paragraphSpacingBefore }
  /// Points from the leading margin to the beginning of the first line; 0 at first.
  open var firstLineHeadIndent: CGFloat { attributes.firstLineHeadIndent }
  /// Points from the leading margin to the beginning of the other lines; 0 at first.
  open var headIndent: CGFloat { attributes.headIndent }
  /// Where lines end: points from the leading margin if positive, otherwise from the trailing one.
  open var tailIndent: CGFloat { attributes.tailIndent }
  /// The least height of a line in points; 0, no limit, at first.
  open var minimumLineHeight: CGFloat { attributes.minimumLineHeight }
  /// The greatest height of a line in points; 0, no limit, at first.
  open var maximumLineHeight: CGFloat { attributes.maximumLineHeight }
  /// The factor that lines are made higher by before the limits count; 0, none, at first.
  open var lineHeightMultiple: CGFloat { attributes.lineHeightMultiple }
  /// Points between the stops after the last of the tab stops; 0 at first: such a tab is a space.
  open var defaultTabInterval: CGFloat { attributes.defaultTabInterval }
  /// The tab stops, twelve every 28 points at first.
  ///
  /// Layout takes them in the order of their locations.
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

  /// A style with the same values that can't change.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(copying: self) }

  /// An ``NSMutableParagraphStyle`` with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(copying: self) }

  static var standardTabs: [NSTextTab] {
    TabStop.standard.map { NSTextTab(textAlignment: $0.alignment, location: $0.location) }
  }
}

/// A paragraph style whose values can be set.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// A style with the default values.
  public override init() { super.init() }

  override init(copying other: NSParagraphStyle) { super.init(copying: other) }

  /// Takes over every value of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    attributes = obj.attributes
    tabs = obj.tabs
  }

  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) { tabStops.append(anObject) }

  /// Removes every tab stop equal to this one.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0 == anObject } }

  /// Where lines stand between the margins; natural at first.
  open override var alignment: NSTextAlignment {
    get { attributes.alignment }
    set { attributes.alignment = newValue }
  }
  /// What becomes of text wider than its line; wrapping by words at first.
  open override var lineBreakMode: NSLineBreakMode {
    get { attributes.lineBreakMode }
    set { attributes.lineBreakMode = newValue }
  }
  /// The direction in which the paragraph is written; natural at first.
  open override var baseWritingDirection: NSWritingDirection {
    get { attributes.baseWritingDirection }
    set { attributes.baseWritingDirection = newValue }
  }
  /// Points between the bottom of one line and the top of the next; 0 at first.
  open override var lineSpacing: CGFloat {
    get { attributes.lineSpacing }
    set { attributes.lineSpacing = newValue }
  }
  /// Points between the paragraph and the next; 0 at first.
  open override var paragraphSpacing: CGFloat {
    get { attributes.paragraphSpacing }
    set { attributes.paragraphSpacing = newValue }
  }
  /// Points between the paragraph before and this one; 0 at first.
  open override var paragraphSpacingBefore: CGFloat {
    get { attributes.paragraphSpacingBefore }
    set { attributes.paragraphSpacingBefore = newValue }
  }
  /// Points from the leading margin to the beginning of the first line; 0 at first.
  open override var firstLineHeadIndent: CGFloat {
    get { attributes.firstLineHeadIndent }
    set { attributes.firstLineHeadIndent = newValue }
  }
  /// Points from the leading margin to the beginning of the other lines; 0 at first.
  open override var headIndent: CGFloat {
    get { attributes.headIndent }
    set { attributes.headIndent = newValue }
  }
  /// Where lines end: points from the leading margin if positive, otherwise from the trailing one.
  open override var tailIndent: CGFloat {
    get { attributes.tailIndent }
    set { attributes.tailIndent = newValue }
  }
  /// The least height of a line in points; 0, no limit, at first.
  open override var minimumLineHeight: CGFloat {
    get { attributes.minimumLineHeight }
    set { attributes.minimumLineHeight = newValue }
  }
  /// The greatest height of a line in points; 0, no limit, at first.
  open override var maximumLineHeight: CGFloat {
    get { attributes.maximumLineHeight }
    set { attributes.maximumLineHeight = newValue }
  }
  /// The factor that lines are made higher by before the limits count; 0, none, at first.
  open override var lineHeightMultiple: CGFloat {
    get { attributes.lineHeightMultiple }
    set { attributes.lineHeightMultiple = newValue }
  }
  /// Points between the stops after the last of the tab stops; 0 at first: such a tab is a space.
  open override var defaultTabInterval: CGFloat {
    get { attributes.defaultTabInterval }
    set { attributes.defaultTabInterval = newValue }
  }
  /// The tab stops, twelve every 28 points at first.
  ///
  /// Layout takes them in the order of their locations.
  open override var tabStops: [NSTextTab] {
    get { tabs ?? Self.standardTabs }
    set {
      tabs = newValue
      attributes.tabStops = newValue.map(\.stop)
    }
  }
}

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

/// Where the lines of a paragraph stand between its margins.
public enum NSTextAlignment: Int, Sendable {
  /// Against the left margin.
  case left = 0
  /// In the middle.
  case center = 1
  /// Against the right margin.
  case right = 2
  /// Spaces grow until the line reaches both margins; a paragraph's last line does not.
  case justified = 3
  /// Against the margin at which the paragraph's writing direction begins.
  case natural = 4
}

/// What becomes of text that is wider than its line.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, broken between words; a word wider than a line is broken inside.
  case byWordWrapping = 0
  /// It goes on in the next line, broken between any two characters.
  case byCharWrapping = 1
  /// It is drawn past the edge and cut there.
  case byClipping = 2
  /// Its beginning gives way to an ellipsis.
  case byTruncatingHead = 3
  /// Its end gives way to an ellipsis.
  case byTruncatingTail = 4
  /// Its middle gives way to an ellipsis.
  case byTruncatingMiddle = 5
}

extension NSLineBreakMode {
  /// Whether text that doesn't fit is replaced by an ellipsis.
  package var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}

/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the simulated system's language: left to right.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The values of a paragraph style, as layout uses them: see `NSParagraphStyle` for their meaning.
package struct ParagraphAttributes: Hashable, Sendable {
  package var alignment = NSTextAlignment.natural
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  package var baseWritingDirection = NSWritingDirection.natural
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  package var tailIndent: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var defaultTabInterval: CGFloat = 0
  package var tabStops = TabStop.standard

  package static let standard = ParagraphAttributes()

  /// The same values as near as they can be laid out: 0 in place of those that are not finite, or negative where only
  /// `tailIndent` may be.
  package var sanitized: ParagraphAttributes {
    var result = self
    result.lineSpacing = Self.length(lineSpacing)
    result.paragraphSpacing = Self.length(paragraphSpacing)
    result.paragraphSpacingBefore = Self.length(paragraphSpacingBefore)
    result.firstLineHeadIndent = Self.length(firstLineHeadIndent)
    result.headIndent = Self.length(headIndent)
    result.tailIndent = TextLength.usable(tailIndent)
    result.minimumLineHeight = Self.length(minimumLineHeight)
    result.maximumLineHeight = Self.length(maximumLineHeight)
    result.lineHeightMultiple = Self.length(lineHeightMultiple)
    result.defaultTabInterval = Self.length(defaultTabInterval)
    let areSorted = zip(tabStops, tabStops.dropFirst()).allSatisfy { $0.location <= $1.location }
    let areUsable = tabStops.allSatisfy { $0.location == TextLength.usable($0.location) }
    if !areSorted || !areUsable {
      result.tabStops = tabStops.filter { abs($0.location) <= TextLength.greatest }
        .sorted { $0.location < $1.location }
    }
    return result
  }

  private static func length(_ value: CGFloat) -> CGFloat { max(TextLength.usable(value), 0) }

  /// The height of a line whose fonts ask for `natural`: first the multiple, then the two limits.
  package func lineHeight(natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// Left or right in place of natural.
  package func resolved(_ alignment: NSTextAlignment) -> NSTextAlignment {
    guard alignment == .natural else { return alignment }
    return baseWritingDirection == .rightToLeft ? .right : .left
  }
}

/// A tab stop as a value: see `NSTextTab`.
package struct TabStop: Hashable, Sendable {
  package var alignment: NSTextAlignment
  package var location: CGFloat
  package var terminators: CharacterSet?

  /// Twelve stops for left-aligned text, every 28 points.
  ///
  /// Source: Apple, NSParagraphStyle.tabStops.
  static let standard: [TabStop] = (1...12).map { TabStop(alignment: .left, location: CGFloat($0) * 28) }
}
