extension UIView {
  /// The smallest target of `systemLayoutSizeFitting(_:)`.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero

  /// The largest target of `systemLayoutSizeFitting(_:)`.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  // MARK: Constraints that the view holds

  /// The active constraints that the view holds: those of which it is the nearest common ancestor.
  public final var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

  /// Activates a constraint that concerns only this view and views below.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    hold(constraint)
  }

  /// Activates constraints that concern only this view and views below.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { hold(constraint) }
  }

  /// Deactivates a constraint that the view holds.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates constraints that the view holds.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether `updateConstraints()` will be called before the next layout.
  public final func needsUpdateConstraints() -> Bool { !flags.contains(.hasUpdatedConstraints) }

  // MARK: Priorities of the intrinsic size

  /// How strongly the view resists to becoming larger than its content; 250 by default.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging[axis]
  }

  /// Sets how strongly the view resists to becoming larger than its content.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    changeContentPriorities { $0.hugging[axis] = priority }
  }

  /// How strongly the view resists to becoming smaller than its content; 750 by default.
  public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    contentPriorities.resistance[axis]
  }

  /// Sets how strongly the view resists to becoming smaller than its content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    changeContentPriorities { $0.resistance[axis] = priority }
  }

  // MARK: Guides

  /// The guides that were added to the view.
  public final var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  /// Adds a guide, which leaves the view it had before.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
  }

  /// Removes a guide and the constraints with it.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  /// The rectangle within the margins.
  public final var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }

  /// The rectangle within the margins, not wider than text is easy to read.
  public final var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  /// The rectangle that neither bars nor the device's shape cover, from iOS 11.
  public final var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// Whether the margins are at least those of the superview where the view lies within them.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { layoutState?.preservesSuperviewMargins ?? false }
    set { setPreservesSuperviewMargins(newValue) }
  }

  /// Whether the safe area is added to the margins, from iOS 11.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState?.insetsMarginsFromSafeArea ?? true }
    set { setInsetsMarginsFromSafeArea(newValue) }
  }

  // MARK: Anchors

  /// The leading side of the alignment rectangle.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.view(self), .leading) }
  /// The trailing side.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.view(self), .trailing) }
  /// The left side.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.view(self), .left) }
  /// The right side.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.view(self), .right) }
  /// The top side.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.view(self), .top) }
  /// The bottom side.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.view(self), .bottom) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(.view(self), .width) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(.view(self), .height) }
  /// The horizontal middle.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.view(self), .centerX) }
  /// The vertical middle.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.view(self), .centerY) }
  /// The baseline of the first line of text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.view(self), .firstBaseline)
  }
  /// The baseline of the last line of text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.view(self), .lastBaseline) }

  // MARK: Questions for debugging

  /// The constraints that determine the view's place on an axis.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutItem.view(self).affectingConstraints(for: axis)
  }

  /// Whether the constraints leave the view's place open, or the size of a scroll view's content.
  public final var hasAmbiguousLayout: Bool { LayoutItem.view(self).isAmbiguous }

  /// Changes the frame of a view with an ambiguous layout to another valid one, with the next layout.
  ///
  /// UIKit chooses at random; here the valid frames follow each other in a fixed order.
  public final func exerciseAmbiguityInLayout() {
    guard let solved = LayoutItem.view(self).solvedVariables else { return }
    solved.engine.exerciseAmbiguity(of: solved.variables)
  }
}
