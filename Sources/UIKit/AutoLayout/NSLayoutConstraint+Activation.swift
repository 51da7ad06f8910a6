extension NSLayoutConstraint {
  /// The items of all attributes.
  final var items: [LayoutItem] {
    var items = [first.item]
    if let origin = first.origin { items.append(origin.item) }
    if let second {
      items.append(second.item)
      if let origin = second.origin { items.append(origin.item) }
    }
    return items
  }

  /// Adds the constraint to the nearest common ancestor of its items.
  final func activate() {
    guard holder == nil else { return }
    guard let ancestor = commonAncestor else {
      UIKitException.raise(
        .genericException,
        "Unable to activate constraint with anchors \(first.anchorText) and \(second?.anchorText ?? "(null)") "
          + "because they have no common ancestor.  Does the constraint or its anchors reference items in "
          + "different view hierarchies?  That's illegal."
      )
    }
    ancestor.hold(self)
  }

  private final var commonAncestor: UIView? {
    let owners = items.map(\.owner)
    guard var ancestor = owners[0] else { return nil }
    for owner in owners.dropFirst() {
      guard let owner else { return nil }
      while !owner.isContained(in: ancestor) {
        guard let next = ancestor.parent else { return nil }
        ancestor = next
      }
    }
    return ancestor
  }

  /// Removes the constraint from the view that holds it.
  final func deactivate() {
    guard let holder else { return }
    self.holder = nil
    holder.layoutState?.constraints.removeFirst(self)
    for item in items { item.state?.references.removeFirst(self) }
    holder.noteLayoutChange { $0.remove(self) }
  }

  final func setConstant(_ constant: CGFloat) {
    if !constant.isFinite {
      UIKitException.raise(
        .internalInconsistencyException,
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)"
      )
    }
    let old = storedConstant
    storedConstant = constant
    limitConstant()
    guard storedConstant != old else { return }
    holder?.noteLayoutChange { $0.constantDidChange(self) }
  }

  final func setPriority(_ priority: UILayoutPriority) {
    let old = storedPriority
    if !(priority.rawValue > 0 && priority.rawValue <= UILayoutPriority.required.rawValue) {
      UIKitException.raise(
        .internalInconsistencyException,
        "It's illegal to set priority:\(DumpText.number(CGFloat(priority.rawValue))).  Priorities must be greater "
          + "than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
      )
    }
    guard priority != old else { return }
    if isActive && (priority == .required || old == .required) {
      UIKitException.raise(
        .internalInconsistencyException,
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
          + "You passed priority \(Int(priority.rawValue)) and the existing priority was \(Int(old.rawValue))."
      )
    }
    storedPriority = priority
    holder?.noteLayoutChange { $0.priorityDidChange(self) }
  }
}

extension UIView {
  /// Activates a constraint, and holds it.
  final func hold(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    constraint.deactivate()
    for item in constraint.items {
      guard let owner = item.owner, owner.isContained(in: self) else {
        UIKitException.raise(
          .genericException,
          "Unable to install constraint on view.  Does the constraint reference something from outside the "
            + "subtree of the view?  That's illegal. constraint:\(constraint) view:\(self)"
        )
      }
    }
    constraint.holder = self
    ensuredLayoutState.constraints.append(constraint)
    for item in constraint.items {
      guard let state = item.ensuredState else { continue }
      if state.references.last !== constraint { state.references.append(constraint) }
      item.owner?.joinConstraintLayout()
    }
    joinConstraintLayout()
    noteLayoutChange { $0.add(constraint) }
  }

  /// Prepares this view, which has constraints, for leaving its superview: constraints from above end.
  ///
  /// Source: Apple, UIView.removeFromSuperview(): constraints that refer to the view or to views below it are
  /// removed.
  final func leaveConstraintLayout() {
    let engine = treeRoot.layoutState?.engine
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      for child in view.children where child.flags.contains(.constraintsBelow) { pending.append(child) }
      guard let state = view.layoutState else { continue }
      var referring = state.references
      for guide in state.allGuides { referring += guide.layout?.references ?? [] }
      for constraint in referring {
        if let holder = constraint.holder, !holder.isContained(in: self) { constraint.deactivate() }
      }
      engine?.forget(view, state)
    }
  }
}

extension [NSLayoutConstraint] {
  fileprivate mutating func removeFirst(_ constraint: NSLayoutConstraint) {
    if let index = firstIndex(where: { $0 === constraint }) { remove(at: index) }
  }
}

extension LayoutState {
  /// The guides of the application and of the system.
  var allGuides: [UILayoutGuide] {
    systemGuides.isEmpty ? guides : guides + SystemGuide.allCases.compactMap { systemGuides[$0] }
  }
}
