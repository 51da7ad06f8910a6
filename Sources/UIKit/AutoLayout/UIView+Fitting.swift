internal import LinearConstraints

/// The target of a view that is fitted.
struct LayoutFitting {
  let target: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority

  /// The wish of a view without superview to keep its size, weaker than all others.
  static let kept = UILayoutPriority(0.5)
}

extension UIView {
  /// Solves the constraints of the view and of those below alone, with a wish for a size; the result is rounded up to
  /// pixels, or exact.
  final func fittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority,
    rounds: Bool = true
  ) -> CGSize {
    if flags.contains(.constraintsBelow) { updateConstraintsBelow() }
    let engine = LayoutEngine(
      root: self,
      fitting: LayoutFitting(target: target, horizontal: horizontal, vertical: vertical)
    )
    guard let variables = engine.variables(of: .view(self)) else { return .zero }
    engine.solve()
    return rounds ? engine.fittedSize(variables) : engine.frame(fitting: variables).size
  }
}

extension UILayoutGuide {
  /// The constraints that determine the guide's place on an axis.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutItem.guide(self).affectingConstraints(for: axis)
  }

  /// Whether the constraints leave the guide's place open.
  public final var hasAmbiguousLayout: Bool { LayoutItem.guide(self).isAmbiguous }
}

extension LayoutItem {
  func affectingConstraints(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    solvedVariables.map { $0.engine.constraints(affecting: $0.variables, axis) } ?? []
  }

  var isAmbiguous: Bool { solvedVariables.map { $0.engine.isAmbiguous($0.variables) } ?? false }

  /// The item's variables in a solution that is up to date.
  var solvedVariables: (engine: LayoutEngine, variables: ItemVariables)? {
    guard let object, let root = owner?.treeRoot, root.flags.contains(.constraintsBelow) else { return nil }
    let engine = root.ensuredEngine
    if engine.isDirty {
      engine.solve()
      engine.reportConflicts()
    }
    return engine.itemVariables[ObjectIdentifier(object)].map { (engine, $0) }
  }
}

extension LayoutEngine {
  /// The size of the fitted view, with the insets around its alignment rectangle, rounded up to pixels.
  fileprivate func fittedSize(_ variables: ItemVariables) -> CGSize {
    let frame = frame(fitting: variables)
    return CGSize(width: wholePixels(frame.width), height: wholePixels(frame.height))
  }

  fileprivate func frame(fitting variables: ItemVariables) -> CGRect {
    root.frame(
      forAlignmentRect: CGRect(x: 0, y: 0, width: value(variables, .width), height: value(variables, .height))
    )
  }

  private func wholePixels(_ length: CGFloat) -> CGFloat {
    let scale = root.device.screen.scale
    return ((length * scale - 1e-6).rounded(.up)) / scale
  }

  fileprivate func constraints(affecting variables: ItemVariables, _ axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    var found: Set<Rule> = []
    for component in FrameComponent.allCases where component.axis == axis {
      if let variable = variables.components[component.rawValue] {
        found.formUnion(solver.rules(affecting: variable))
      }
    }
    return found.sorted().compactMap { constraintOfRule[$0]?.constraint }
  }
}
