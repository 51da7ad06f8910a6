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
