internal import LinearConstraints

/// A component of the frame of an item.
enum FrameComponent: Int, CaseIterable {
  case x, y, width, height

  var axis: NSLayoutConstraint.Axis { self == .x || self == .width ? .horizontal : .vertical }
}

/// The variables of an item in the engine: the alignment rectangle of a view in its superview, or the rectangle of a guide
/// in its view.
@MainActor
final class ItemVariables {
  enum Kind {
    /// A view that keeps its frame.
    case fixed

    /// A view that constraints place.
    case free

    /// A view that keeps its mask in the view that is fitted.
    case masked

    /// The root of a tree: the view that is fitted, or one without a superview that keeps its size if it can.
    case root

    /// A guide of the application.
    case guide

    /// A guide of the system.
    case system(SystemGuide)
  }

  let item: LayoutItem
  let kind: Kind
  var components: [Variable?] = [nil, nil, nil, nil]

  /// The rules that give a fixed item or a system guide its frame.
  var frameRules: [FrameComponent: Rule] = [:]

  /// The rules of a mask or of a root, which don't change.
  var maskAndRootRules: [Rule] = []

  /// The rules of the content's size: that against growing, and that against shrinking.
  var contentRules: [FrameComponent: (hugging: Rule?, resistance: Rule?)] = [:]

  /// The priorities that the content rules are about.
  var contentPriorities = ContentPriorities()

  /// The width at which the content has wrapped its lines, and the height it has then.
  var wrapping: (width: CGFloat, height: CGFloat)?

  /// The size of the content of a scroll view, and the origin of its bounds.
  var contentArea: [FrameComponent: Variable] = [:]
  var originRules: [FrameComponent: Rule] = [:]

  /// Which of its valid frames a view with an ambiguous layout has, and the rules that choose it.
  var exercise: (step: Int, rules: [Rule]) = (0, [])

  /// Whether the item has left the tree.
  var isGone = false
  var isContentDirty = false
  var isFrameDirty = false

  init(_ item: LayoutItem, _ kind: Kind) {
    self.item = item
    self.kind = kind
  }

  /// Whether the engine decides on the frame.
  var isFree: Bool {
    if case .free = kind { return true }
    return false
  }
}

/// A sum of variables and a constant.
struct LayoutExpression {
  var terms: [Term] = []
  var constant = 0.0

  mutating func add(_ variable: Variable, _ factor: Double = 1) {
    terms.append(Term(variable, factor))
  }

  mutating func add(_ other: LayoutExpression, times factor: Double) {
    for term in other.terms { terms.append(Term(term.variable, term.coefficient * factor)) }
    constant += other.constant * factor
  }
}

/// What the engine keeps of an active constraint.
@MainActor
final class ActiveConstraint {
  /// The constraint; nil when it is not active any more.
  var constraint: NSLayoutConstraint?
  var expression = LayoutExpression()

  /// The solver's rule; nil while the constraint is broken.
  var rule: Rule?

  /// The rules that the constraint contradicts while it is broken, and whether it has changed since.
  var contradicted: [Rule] = []
  var hasChanged = false

  /// Whether it is among those that can't hold.
  var isBroken = false

  /// The message about the conflict, until it is logged.
  var report: String?

  /// Whether the application was told of the conflict.
  var wasReported = false
  var isDirty = false

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
  }
}
