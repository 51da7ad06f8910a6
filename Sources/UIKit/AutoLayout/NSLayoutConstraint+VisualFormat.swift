extension NSLayoutConstraint {
  /// The alignment of the views of a visual format, its direction, and what its spaces separate.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(_ attribute: Attribute) {
      self.init(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// The left edges are aligned.
    public static let alignAllLeft = FormatOptions(.left)
    /// The right edges are aligned.
    public static let alignAllRight = FormatOptions(.right)
    /// The top edges are aligned.
    public static let alignAllTop = FormatOptions(.top)
    /// The bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// The leading edges are aligned.
    public static let alignAllLeading = FormatOptions(.leading)
    /// The trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// The horizontal centres are aligned.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// The vertical centres are aligned.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// The last baselines are aligned.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// The first baselines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The format begins at the leading edge; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format begins at the left edge.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format begins at the right edge.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of all directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spaces lie between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical spaces between views lie between the last baseline of one and the first baseline of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of all kinds of spaces.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// Returns the constraints that a text such as `H:|-[name]-8-[value(>=80)]|` describes.
  ///
  /// A text that can't be parsed raises NSInvalidArgumentException. The grammar is that of Apple, "Auto Layout Guide", "Visual
  /// Format Language".
  ///
  /// - Parameters:
  ///   - format: the views and spaces of a row, or with `V:` of a column.
  ///   - opts: further alignments of the views, and the direction.
  ///   - metrics: numbers by the names that the format uses.
  ///   - views: views and layout guides by the names that the format uses.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
    let line = parser.parse()
    let builder = VisualFormatBuilder(line, opts) { parser.fail($0) }
    return builder.constraints
  }
}

/// Makes the constraints of a parsed visual format.
@MainActor
private struct VisualFormatBuilder {
  private let line: VisualFormatLine
  private let options: NSLayoutConstraint.FormatOptions
  private(set) var constraints: [NSLayoutConstraint] = []

  init(
    _ line: VisualFormatLine,
    _ options: NSLayoutConstraint.FormatOptions,
    fail: (String) -> Never
  ) {
    self.line = line
    self.options = options
    for view in line.views { addSizes(of: view) }
    if let space = line.leadingSpace, let first = line.views.first {
      addSpace(space, from: nil, to: first.item, superview: first.superview)
    }
    for (space, pair) in zip(line.spaces, zip(line.views, line.views.dropFirst())) {
      addSpace(space, from: pair.0.item, to: pair.1.item, superview: nil)
    }
    if let space = line.trailingSpace, let last = line.views.last {
      addSpace(space, from: last.item, to: nil, superview: last.superview)
    }
    addAlignments(fail)
  }

  // MARK: Edges

  private var isReversed: Bool { !line.isVertical && options.contains(.directionRightToLeft) }

  /// The edges at which a view begins and ends in the direction of the format.
  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if line.isVertical { return (.top, .bottom) }
    if isReversed { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  /// The margin at an edge of a superview.
  private func margin(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch edge {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }

  // MARK: Constraints

  private mutating func addSizes(of view: VisualFormatLine.View) {
    let size: NSLayoutConstraint.Attribute = line.isVertical ? .height : .width
    for predicate in view.sizes {
      add(
        view.item,
        size,
        predicate.relation,
        predicate.item,
        predicate.item == nil ? .notAnAttribute : size,
        predicate.constant,
        predicate.priority
      )
    }
  }

  /// Adds the constraints of a space; nil stands for the superview, which is before the first view or behind the last.
  private mutating func addSpace(
    _ space: VisualFormatLine.Space,
    from before: Any?,
    to after: Any?,
    superview: UIView?
  ) {
    let isInside = before != nil && after != nil
    let isBaseline = isInside && line.isVertical && options.contains(.spacingBaselineToBaseline)
    var end = isBaseline ? NSLayoutConstraint.Attribute.lastBaseline : before == nil ? edges.start : edges.end
    var start =
      isBaseline ? NSLayoutConstraint.Attribute.firstBaseline : after == nil ? edges.end : edges.start
    guard let first = before ?? superview, let second = after ?? superview else { return }
    var predicates: [VisualFormatLine.Predicate]
    switch space {
    case .none: predicates = [VisualFormatLine.Predicate()]
    case .predicates(let given): predicates = given
    case .standard where isInside:
      predicates = [VisualFormatLine.Predicate(constant: VisualFormatLine.standardSpace)]
    case .standard:
      // From iOS 8 the superview's margins are its standard spaces.
      let usesMargins = UIView.device.behavior.hasLayoutMargins
      predicates = [
        VisualFormatLine.Predicate(constant: usesMargins ? 0 : VisualFormatLine.standardSuperviewSpace)
      ]
      if usesMargins, before == nil { end = margin(end) }
      if usesMargins, after == nil { start = margin(start) }
    }
    for predicate in predicates {
      if isReversed {
        add(first, end, predicate.relation, second, start, predicate.constant, predicate.priority)
      } else {
        add(second, start, predicate.relation, first, end, predicate.constant, predicate.priority)
      }
    }
  }

  private mutating func addAlignments(_ fail: (String) -> Never) {
    let vertical: NSLayoutConstraint.FormatOptions = [
      .alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline,
    ]
    let wanted = options.intersection(.alignmentMask)
    let refused = line.isVertical ? wanted.intersection(vertical) : wanted.subtracting(vertical)
    if !refused.isEmpty, line.views.count > 1 {
      let axis = line.isVertical ? "vertical" : "horizontal"
      fail(
        "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout that is also \(axis)."
      )
    }
    for (first, second) in zip(line.views, line.views.dropFirst()) {
      for bit in 1...12 where wanted.rawValue & 1 << UInt(bit) != 0 {
        guard let attribute = NSLayoutConstraint.Attribute(rawValue: bit) else { continue }
        add(first.item, attribute, .equal, second.item, attribute, 0, .required)
      }
    }
  }

  private mutating func add(
    _ first: Any,
    _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: Any?,
    _ secondAttribute: NSLayoutConstraint.Attribute,
    _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: firstAttribute,
      relatedBy: relation,
      toItem: second,
      attribute: secondAttribute,
      multiplier: 1,
      constant: constant
    )
    if priority != .required { constraint.priority = priority }
    constraints.append(constraint)
  }
}
