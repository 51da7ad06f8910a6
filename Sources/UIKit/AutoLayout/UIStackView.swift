/// A view that lays out other views in a row or column, with constraints that it makes itself.
///
/// It has no natural size of its own and, up to iOS 13, draws no background. Source of this and of its members: Apple, UIStackView.
@preconcurrency @MainActor
open class UIStackView: UIView {
  override class var plainHitTestClass: UIView.Type { UIStackView.self }

  /// The distribution of arranged views along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill the stack; which one is stretched or compressed depends on their priorities.
    case fill = 0
    /// They fill the stack and are equally long.
    case fillEqually = 1
    /// They fill the stack in proportion to their natural lengths.
    case fillProportionally = 2
    /// The spaces between them are equal.
    case equalSpacing = 3
    /// The distances between their centres are equal, as far as the spacing allows.
    case equalCentering = 4
  }

  /// The alignment of arranged views across the axis.
  public enum Alignment: Int, Sendable {
    /// They fill the stack.
    case fill = 0
    /// They are at the leading edge; in a row, at the top.
    case leading = 1
    /// Their first baselines are aligned; only for rows.
    case firstBaseline = 2
    /// They are centred.
    case center = 3
    /// They are at the trailing edge; in a row, at the bottom.
    case trailing = 4
    /// Their last baselines are aligned; only for rows.
    case lastBaseline = 5

    /// The name of `leading` for rows.
    public static var top: Alignment { .leading }
    /// The name of `trailing` for rows.
    public static var bottom: Alignment { .trailing }
  }

  /// The custom spacing that stands for the stack's own.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The spacing that stands for the system's, 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints and guides of the present arrangement.
  var ownConstraints: [NSLayoutConstraint] = []
  var ownGuides: [UILayoutGuide] = []

  /// Creates an empty stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack from an archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    restore(from: coder)
    isOpaque = false
    coder.decodeNib(self, as: UIStackView.self)
  }

  // MARK: Arranged views

  /// The views that the stack lays out, in their order; all are subviews.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end, also to the subviews unless it is one.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count - (arranged.contains(view) ? 1 : 0))
  }

  /// Inserts a view at an index, also into the subviews unless it is one; an arranged view is moved there.
  ///
  /// The order of subviews doesn't change. An index out of range raises NSInternalInconsistencyException.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arranged.filter { $0 !== view }
    guard (0...others.count).contains(stackIndex) else {
      UIKitException.raise(
        .internalInconsistencyException,
        "Inserting an arranged subview at index \(stackIndex), which is not in [0 .. \(others.count)]"
      )
    }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged = others
    arranged.insert(view, at: stackIndex)
    arrangementDidChange()
  }

  /// Stops laying out a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Stops laying out a subview that is removed.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// A hidden view takes no room; in an animation the others move there.
  override func subviewDidChangeVisibility(_ subview: UIView) {
    super.subviewDidChangeVisibility(subview)
    guard arranged.contains(where: { $0 === subview }) else { return }
    arrangementDidChange()
    if AnimationBlock.current != nil { (window ?? self).layoutIfNeeded() }
  }

  // MARK: Arrangement

  /// The direction in which views follow each other.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// The distribution along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// The alignment across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The space between neighbours, in points; for distributions with equal distances, the smallest one.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Sets the space after an arranged view; `spacingUseDefault` stands for that of the stack.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The space that was set after an arranged view; `spacingUseDefault` if none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// The space after an arranged view, in points.
  final func space(after view: UIView) -> CGFloat {
    let space = customSpacings[ObjectIdentifier(view)] ?? spacing
    return space == UIStackView.spacingUseSystem ? systemSpacing : space
  }

  /// Whether the spaces of a column are between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether views keep the stack's margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  private func arrangementDidChange() {
    // As a root it has no superview that would make it join.
    if !flags.contains(.constraintsBelow) { joinConstraintLayout() }
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  // MARK: Drawing

  override var drawsBackground: Bool { device.behavior.stackViewsDrawBackgrounds }

  // MARK: Layout

  /// A stack lays out with constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Makes the constraints of a changed arrangement.
  open override func updateConstraints() {
    replaceConstraints()
    super.updateConstraints()
  }

  /// The arranged views that take room.
  final var visibleViews: [UIView] { arranged.filter { !$0.isHidden } }

  /// The first view of a column, or the highest one of a row.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? visibleViews.first : highestView)?.forFirstBaselineLayout ?? self
  }

  /// The last view of a column, or the highest one of a row.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? visibleViews.last : highestView)?.forLastBaselineLayout ?? self
  }

  private var highestView: UIView? {
    visibleViews.max { $0.bounds.height < $1.bounds.height }
  }
}
