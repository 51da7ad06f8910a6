// The names of the constraints are those that UIKit's logs have.

extension UIStackView {
  /// Replaces the constraints of the former arrangement.
  final func replaceConstraints() {
    NSLayoutConstraint.deactivate(ownConstraints)
    for guide in ownGuides { removeLayoutGuide(guide) }
    var arrangement = StackArrangement(self)
    arrangement.add()
    ownGuides = arrangement.guides
    ownConstraints = arrangement.constraints
    NSLayoutConstraint.activate(ownConstraints)
  }
}

/// Makes the constraints of a stack.
@MainActor
private struct StackArrangement {
  private let stack: UIStackView
  private let views: [UIView]
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  /// How strongly a stack hugs its views across the axis, and along it where the distribution doesn't say.
  private static let fitting = UILayoutPriority(51)
  /// How strongly views keep to an edge if baselines leave their place open.
  private static let ambiguity = UILayoutPriority(25)
  /// How strongly distances between centres are equal: they give way to the spacing and to natural sizes.
  private static let centering = UILayoutPriority(149)

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.visibleViews
  }

  mutating func add() {
    for (index, view) in stack.arrangedSubviews.enumerated() where view.isHidden { hide(view, index) }
    guard let first = views.first, let last = views.last else {
      // Without views a stack is empty.
      fit(.width)
      fit(.height)
      return
    }
    add(first, start, .equal, stack, edge(start), name: "UISV-canvas-connection")
    add(stack, edge(end), .equal, last, end, name: "UISV-canvas-connection")
    addDistribution()
    for view in views { addAlignment(of: view) }
    if stack.alignment != .fill { fit(isRow ? .height : .width) }
  }

  // MARK: Attributes

  private var isRow: Bool { stack.axis == .horizontal }

  private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
  private var center: NSLayoutConstraint.Attribute { isRow ? .centerX : .centerY }

  /// The edge of the stack, or its margin.
  private func edge(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    guard stack.isLayoutMarginsRelativeArrangement else { return edge }
    switch edge {
    case .leading: return .leadingMargin
    case .trailing: return .trailingMargin
    case .top: return .topMargin
    case .bottom: return .bottomMargin
    case .centerX: return .centerXWithinMargins
    default: return .centerYWithinMargins
    }
  }

  // MARK: Along the axis

  /// Gives a hidden view no extent, behind the visible one before it.
  private mutating func hide(_ view: UIView, _ index: Int) {
    add(view, length, .equal, nil, .notAnAttribute, name: "UISV-hiding")
    if let before = stack.arrangedSubviews[..<index].last(where: { !$0.isHidden }) {
      add(view, start, .equal, before, end, name: "UISV-spacing")
    } else {
      add(view, start, .equal, stack, edge(start), name: "UISV-canvas-connection")
    }
  }

  private mutating func addDistribution() {
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally: addSpaces(.equal)
    case .equalSpacing:
      addSpaces(.greaterThanOrEqual)
      addGuides(from: end, to: start, .required, "UISV-equal-spacing")
    case .equalCentering:
      addSpaces(.greaterThanOrEqual)
      addGuides(from: center, to: center, Self.centering, "UISV-equal-centering")
    }
    if stack.distribution == .fillEqually, let first = views.first {
      for view in views.dropFirst() {
        add(view, length, .equal, first, length, name: "UISV-fill-equally")
      }
    }
    if stack.distribution == .fillProportionally { addProportions() }
  }

  private mutating func addSpaces(_ relation: NSLayoutConstraint.Relation) {
    let betweenBaselines = !isRow && stack.isBaselineRelativeArrangement
    for (before, after) in zip(views, views.dropFirst()) {
      add(
        after,
        betweenBaselines ? .firstBaseline : start,
        relation,
        before,
        betweenBaselines ? .lastBaseline : end,
        constant: stack.space(after: before),
        name: "UISV-spacing"
      )
    }
  }

  /// Adds guides between neighbours, which are equally long and no longer than necessary.
  private mutating func addGuides(
    from first: NSLayoutConstraint.Attribute,
    to second: NSLayoutConstraint.Attribute,
    _ priority: UILayoutPriority,
    _ name: String
  ) {
    for (before, after) in zip(views, views.dropFirst()) {
      let guide = UILayoutGuide()
      stack.addLayoutGuide(guide)
      add(guide, start, .equal, before, first, name: "UISV-distributing-edge")
      add(guide, end, .equal, after, second, name: "UISV-distributing-edge")
      if let other = guides.first {
        add(guide, length, .equal, other, length, priority: priority, name: name)
      } else {
        add(
          guide,
          length,
          .equal,
          nil,
          .notAnAttribute,
          priority: UILayoutPriority(49),
          name: "UISV-spanning-fit"
        )
      }
      guides.append(guide)
    }
  }

  /// Makes the views as long as their shares of the stack.
  ///
  /// The shares count the spaces, but views have no part of them, and margins don't count; so the first views get their
  /// shares, and the last one what is left. A single view's share is required. Source: developers' measurements and
  /// logs (radar 34595752, and the answers at Stack Overflow that it names).
  private mutating func addProportions() {
    let lengths = views.map { view in
      let size = view.naturalSize
      return isRow ? size.width : size.height
    }
    let spaces = views.dropLast().map { stack.space(after: $0) }
    let total = lengths.reduce(0, +) + spaces.reduce(0, +)
    guard total > 0 else { return }
    for (index, (view, share)) in zip(views, lengths).enumerated() where share > 0 {
      add(
        view,
        length,
        .equal,
        stack,
        length,
        multiplier: share / total,
        priority: views.count == 1 ? .required : UILayoutPriority(max(1, 999 - Float(index))),
        name: "UISV-fill-proportionally"
      )
    }
  }

  // MARK: Across the axis

  private mutating func addAlignment(of view: UIView) {
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isRow ? (.top, .bottom) : (.leading, .trailing)
    let center: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
    if stack.alignment != .fill {
      add(view, start, .greaterThanOrEqual, stack, edge(start), name: "UISV-spanning-boundary")
      add(stack, edge(end), .greaterThanOrEqual, view, end, name: "UISV-spanning-boundary")
    }
    switch (stack.alignment, isRow) {
    case (.fill, _):
      add(view, start, .equal, stack, edge(start), name: "UISV-canvas-connection")
      add(stack, edge(end), .equal, view, end, name: "UISV-canvas-connection")
    case (.center, _): add(view, center, .equal, stack, edge(center), name: "UISV-alignment")
    case (.trailing, _), (.lastBaseline, false):
      add(stack, edge(end), .equal, view, end, name: "UISV-alignment")
    case (.leading, _), (.firstBaseline, false):
      add(view, start, .equal, stack, edge(start), name: "UISV-alignment")
    case (.firstBaseline, true):
      alignBaseline(of: view, .firstBaseline)
      add(
        view,
        start,
        .equal,
        stack,
        edge(start),
        priority: Self.ambiguity,
        name: "UISV-ambiguity-suppression"
      )
    case (.lastBaseline, true):
      alignBaseline(of: view, .lastBaseline)
      add(stack, edge(end), .equal, view, end, priority: Self.ambiguity, name: "UISV-ambiguity-suppression")
    }
  }

  private mutating func alignBaseline(of view: UIView, _ baseline: NSLayoutConstraint.Attribute) {
    guard let first = views.first, first !== view else { return }
    add(view, baseline, .equal, first, baseline, name: "UISV-alignment")
  }

  private mutating func fit(_ size: NSLayoutConstraint.Attribute) {
    add(stack, size, .equal, nil, .notAnAttribute, priority: Self.fitting, name: "UISV-spanning-fit")
  }

  // MARK: Constraints

  private mutating func add(
    _ first: AnyObject,
    _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?,
    _ secondAttribute: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: UILayoutPriority = .required,
    name: String
  ) {
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: firstAttribute,
      relatedBy: relation,
      toItem: second,
      attribute: secondAttribute,
      multiplier: multiplier,
      constant: constant
    )
    constraint.priority = priority
    constraint.identifier = name
    constraints.append(constraint)
  }
}

extension UIView {
  /// The size that the content or the constraints below demand, not rounded to pixels.
  fileprivate final var naturalSize: CGSize {
    fittingSize(UIView.layoutFittingCompressedSize, .fittingSizeLevel, .fittingSizeLevel, rounds: false)
  }
}
