import Foundation

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
