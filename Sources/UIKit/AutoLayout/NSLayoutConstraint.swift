/// A linear relation between attributes of two items, or between one and a constant:
/// `first = multiplier × second + constant`, or an inequality.
///
/// Source: Apple, NSLayoutConstraint and Auto Layout Guide.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  final let first: LayoutOperand
  final let second: LayoutOperand?

  /// The relation.
  public final let relation: Relation

  /// The factor of the second attribute.
  public final let multiplier: CGFloat

  /// A name for logs.
  open var identifier: String?

  /// Whether the constraint is archived with the view that holds it.
  open var shouldBeArchived = false

  final var storedConstant: CGFloat
  final var storedPriority = UILayoutPriority.required

  /// The view that holds the active constraint: the nearest common ancestor of both items.
  final weak var holder: UIView?

  /// Creates an inactive constraint between attributes of views or layout guides.
  ///
  /// Without a second item the second attribute is `notAnAttribute`, and the constant is the value.
  public init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    first = LayoutOperand(LayoutItem(view1), attr1)
    second = view2.map { LayoutOperand(LayoutItem($0), attr2) }
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = c
    super.init()
    check()
  }

  /// Creates a constraint between nothing, which can't be activated.
  public convenience override init() {
    self.init(LayoutOperand(.none, .notAnAttribute), .equal, nil)
  }

  init(
    _ first: LayoutOperand,
    _ relation: Relation,
    _ second: LayoutOperand?,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
    super.init()
    check()
  }

  /// How important the constraint is; an active one can't become required or optional.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set { setPriority(newValue) }
  }

  /// The constant, which may change while the constraint is active.
  open var constant: CGFloat {
    get { storedConstant }
    set { setConstant(newValue) }
  }

  /// Whether the constraint applies.
  ///
  /// Setting it adds the constraint to the nearest common ancestor of its items, or removes it.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// The relation in the visual format or as an equation; without addresses, so equal runs give equal texts.
  nonisolated open override var description: String { MainActor.assumeIsolated { text } }
}

extension NSLayoutConstraint {
  /// Activates constraints.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The anchor of the first attribute.
  public final var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

  /// The anchor of the second attribute, or nil.
  public final var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// The first item, a view or a guide.
  public final var firstItem: AnyObject? { first.item.object }

  /// The attribute of the first item.
  public final var firstAttribute: Attribute { first.attribute }

  /// The second item, or nil.
  public final var secondItem: AnyObject? { second?.item.object }

  /// The attribute of the second item, or `notAnAttribute`.
  public final var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
}
