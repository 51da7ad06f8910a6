extension UIView {
  /// The part of the view that bars cover, from iOS 11; none before the view is in a window.
  ///
  /// Each view passes its insets on to its subviews, as far as they cover these. Source: Apple, UIView.safeAreaInsets.
  final var effectiveSafeAreaInsets: UIEdgeInsets {
    guard device.behavior.hasSafeArea, window != nil else { return .zero }
    guard let owner = sequence(first: self, next: \.parent).first(where: { $0.controller != nil }),
      let insets = owner.controller?.safeInsets
    else { return .zero }
    return covered(by: insets, of: owner)
  }

  /// What insets of a view above, that of a controller, cover of this view.
  final func covered(by insets: UIEdgeInsets, of container: UIView) -> UIEdgeInsets {
    var below: [UIView] = []
    var view = self
    while view !== container, let next = view.parent {
      below.append(view)
      view = next
    }
    var insets = insets
    for inner in below.reversed() {
      guard insets != .zero else { break }
      insets = view.passedOn(insets).covering(inner.currentFrame, in: view.bounds)
      view = inner
    }
    return insets
  }

  /// The insets without those that keep the content of a scroll view clear of bars already.
  private func passedOn(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    let kept = insetsOfContent
    return kept == .zero ? insets : insets.without(kept)
  }

  /// Tells the view of a change of its safe area, if there is one, and the views below.
  final func announceSafeArea() {
    guard device.behavior.hasSafeArea, window != nil, let controller else { return }
    let new = safeAreaInsets
    let old = layoutState?.announcedSafeArea ?? .zero
    guard new != old else { return }
    ensuredLayoutState.announcedSafeArea = new
    var pending: [(view: UIView, old: UIEdgeInsets, new: UIEdgeInsets)] = [(self, old, new)]
    while let (view, old, new) = pending.popLast() {
      let passedBefore = view.passedOn(old)
      if view === self || old != new {
        view.keepContentInSafeArea()
        view.safeAreaInsetsDidChange()
        if view === self { controller.viewSafeAreaInsetsDidChange() }
      }
      let passed = view.passedOn(new)
      guard passed != passedBefore else { continue }
      for child in view.children {
        if child.controller != nil {
          child.announceSafeArea()
        } else {
          let frame = child.currentFrame
          pending.append(
            (child, passedBefore.covering(frame, in: view.bounds), passed.covering(frame, in: view.bounds))
          )
        }
      }
    }
    noteLayoutChange { $0.marginsDidChange() }
  }
}

extension UIEdgeInsets {
  /// The part of these insets of a view that covers a subview with this frame; none if it lies outside.
  @MainActor
  fileprivate func covering(_ frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
    guard self != .zero, frame.minX < bounds.maxX, frame.maxX > bounds.minX, frame.minY < bounds.maxY,
      frame.maxY > bounds.minY
    else { return .zero }
    return reaching(into: frame, in: bounds)
  }

  /// How far these insets of bounds reach into a rectangle: at most as far as they are from the bounds' edges.
  func reaching(into frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, inset - max(0, distance)) }
    return UIEdgeInsets(
      top: part(top, frame.minY - bounds.minY),
      left: part(left, frame.minX - bounds.minX),
      bottom: part(bottom, bounds.maxY - frame.maxY),
      right: part(right, bounds.maxX - frame.maxX)
    )
  }

  /// The rest of these insets after others have been taken away; none is negative.
  fileprivate func without(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, top - other.top),
      left: max(0, left - other.left),
      bottom: max(0, bottom - other.bottom),
      right: max(0, right - other.right)
    )
  }

  /// The sums of the insets.
  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top,
      left: left.left + right.left,
      bottom: left.bottom + right.bottom,
      right: left.right + right.right
    )
  }
}
