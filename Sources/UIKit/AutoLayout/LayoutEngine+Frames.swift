internal import LinearConstraints

/// What the solution says about frames.
extension LayoutEngine {
  /// A length on the screen's pixels.
  func pixels(_ length: Double) -> CGFloat {
    let scale = Double(root.device.screen.scale)
    // Without the addition a half could be rounded up or down after different changes.
    return CGFloat((length * scale + 0.5 + 1e-6).rounded(.down) / scale)
  }

  func value(_ variables: ItemVariables, _ component: FrameComponent) -> Double {
    variables.components[component.rawValue].map { solver.value(of: $0) } ?? 0
  }

  /// The rectangle of an item, with its edges on pixels.
  func frame(of variables: ItemVariables) -> CGRect { frame(of: variables, in: solver) }

  /// The same for several items: a read of the engine's own solver copies it, which takes longer than the rest.
  private func frame(of variables: ItemVariables, in solver: LinearSolver) -> CGRect {
    func value(_ component: FrameComponent) -> Double {
      guard let variable = variables.components[component.rawValue] else { return 0 }
      return solver.value(of: variable)
    }
    let exact = CGRect(x: value(.x), y: value(.y), width: value(.width), height: value(.height))
    let frame = variables.item.view?.frame(forAlignmentRect: exact) ?? exact
    let left = pixels(Double(frame.minX))
    let top = pixels(Double(frame.minY))
    return CGRect(
      x: left,
      y: top,
      width: pixels(Double(frame.minX + frame.width)) - left,
      height: pixels(Double(frame.minY + frame.height)) - top
    )
  }

  /// Invalidates the layout of the superviews whose subviews have new frames.
  func invalidateMoved(except placing: UIView?) {
    let solver = solver
    for variables in orderedVariables where variables.isFree {
      guard let view = variables.item.view, let superview = view.parent, superview !== placing else {
        continue
      }
      let frame = frame(of: variables, in: solver)
      if !frame.isPlaced(as: view.untransformedFrame) { superview.markNeedsLayout() }
    }
  }

  /// The variables of a view, if the engine decides on its frame.
  func freeVariables(of view: UIView) -> ItemVariables? {
    guard let variables = itemVariables[ObjectIdentifier(view)], variables.isFree else { return nil }
    return variables
  }

  func takeContentSizes() {
    for variables in orderedVariables where !variables.contentArea.isEmpty {
      variables.item.view?.takeContentArea(
        width: variables.contentArea[.width].map { pixels(solver.value(of: $0)) },
        height: variables.contentArea[.height].map { pixels(solver.value(of: $0)) }
      )
    }
    if case .root? = itemVariables[ObjectIdentifier(root)]?.kind,
      let variables = itemVariables[ObjectIdentifier(root)]
    {
      let size = frame(of: variables).size
      if root.bounds.size != size { root.bounds.size = size }
    }
  }
}

extension CGRect {
  /// Whether both are the same frame: one at a third of a point does not survive the way through bounds and center exactly.
  fileprivate func isPlaced(as other: CGRect) -> Bool {
    let slop: CGFloat = 1e-6
    return self == other
      || abs(minX - other.minX) < slop && abs(minY - other.minY) < slop && abs(width - other.width) < slop
        && abs(height - other.height) < slop
  }
}
