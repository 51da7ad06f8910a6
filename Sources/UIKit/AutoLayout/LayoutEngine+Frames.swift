internal import LinearConstraints

/// What the solution says about frames.
extension LayoutEngine {
  /// A length on the screen's pixels.
  func pixels(_ length: Double) -> CGFloat {
    let scale = Double(root.device.screen.scale)
    // Without the addition a half could be rounded up or down after different changes.
    return CGFloat((length * scale + 0.5 + 1e-6).rounded(.down) / scale)
  }

  func value(_ place: LayoutPlace, _ part: LayoutPart) -> Double {
    place.variables[part.rawValue].map { solver.value(of: $0) } ?? 0
  }

  /// The rectangle of a place, with its edges on pixels.
  func frame(of place: LayoutPlace) -> CGRect { frame(of: place, in: solver) }

  /// The same for several places: a read of the engine's own solver copies it, which takes longer than the rest.
  private func frame(of place: LayoutPlace, in solver: LinearSolver) -> CGRect {
    func value(_ part: LayoutPart) -> Double {
      guard let variable = place.variables[part.rawValue] else { return 0 }
      return solver.value(of: variable)
    }
    let exact = CGRect(x: value(.x), y: value(.y), width: value(.width), height: value(.height))
    let frame = place.item.view?.frame(forAlignmentRect: exact) ?? exact
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
    for place in orderedPlaces where place.isFree {
      guard let view = place.item.view, let superview = view.parent, superview !== placing else { continue }
      let frame = frame(of: place, in: solver)
      if !frame.isPlaced(as: view.untransformedFrame) { superview.markNeedsLayout() }
    }
  }

  /// The place of a view, if the engine decides on its frame.
  func freePlace(of view: UIView) -> LayoutPlace? {
    guard let place = places[ObjectIdentifier(view)], place.isFree else { return nil }
    return place
  }

  func takeContentSizes() {
    for place in orderedPlaces where !place.contentArea.isEmpty {
      place.item.view?.takeContentArea(
        width: place.contentArea[.width].map { pixels(solver.value(of: $0)) },
        height: place.contentArea[.height].map { pixels(solver.value(of: $0)) }
      )
    }
    if case .root? = places[ObjectIdentifier(root)]?.kind, let place = places[ObjectIdentifier(root)] {
      let size = frame(of: place).size
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
