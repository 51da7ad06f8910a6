/// What a view or a guide keeps for layout with constraints.
@MainActor
final class LayoutState {
  /// The constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []

  /// The active constraints with an attribute of this item, wherever they are held.
  var references: [NSLayoutConstraint] = []

  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []

  /// Whether the guide of the keyboard ends above the safe area while there is no keyboard.
  var keyboardGuideUsesSafeArea = true

  /// The system's own guides, created on first use.
  var systemGuides: [SystemGuide: UILayoutGuide] = [:]

  /// The priorities that were set for the view's content.
  var priorities: ContentPriorities?

  /// The margins that were set for the view.
  var margins: UIEdgeInsets?

  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true

  /// The insets of the safe area of which the view was told last.
  var announcedSafeArea = UIEdgeInsets.zero

  /// The engine of the tree whose root the view is.
  var engine: LayoutEngine?
}

/// How strongly a view keeps the size of its content.
struct ContentPriorities: Equatable {
  /// A priority for each axis.
  struct Pair: Equatable {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  /// How strongly it resists to becoming larger.
  var hugging = Pair(horizontal: .defaultLow, vertical: .defaultLow)

  /// How strongly it resists to becoming smaller.
  var resistance = Pair(horizontal: .defaultHigh, vertical: .defaultHigh)
}

extension UIView {
  final var layoutState: LayoutState? { extras?.layout }

  final var ensuredLayoutState: LayoutState {
    let extras = ensuredExtras
    if let layout = extras.layout { return layout }
    let created = LayoutState()
    extras.layout = created
    return created
  }

  final var contentPriorities: ContentPriorities { layoutState?.priorities ?? defaultContentPriorities }

  final func changeContentPriorities(_ change: (inout ContentPriorities) -> Void) {
    var priorities = contentPriorities
    change(&priorities)
    ensuredLayoutState.priorities = priorities
    noteLayoutChange { $0.contentDidChange(self) }
  }

  /// Tells the engine of the tree, if there is one, of a change that concerns this view.
  @inline(__always)
  final func noteLayoutChange(_ note: (LayoutEngine) -> Void) {
    guard flags.contains(.constraintsBelow), let engine = treeRoot.layoutState?.engine else { return }
    note(engine)
  }

  /// Marks the view and those above as having constraints below, and asks for a solution before the next layout.
  final func joinConstraintLayout() {
    var view = self
    view.flags.insert(.constraintsBelow)
    while let next = view.parent {
      next.flags.insert(.constraintsBelow)
      view = next
    }
    view.flags.insert(.needsSolution)
  }

  /// Makes this view, which has constraints, a part of the tree that it has joined.
  final func enterConstraintLayout() {
    layoutState?.engine = nil
    flags.remove(.needsSolution)
    joinConstraintLayout()
    noteLayoutChange { $0.treeDidGrow(at: self) }
  }

  final func setTranslatesMask(_ translates: Bool) {
    guard translates != translatesAutoresizingMaskIntoConstraints else { return }
    set(.maskIsNotConstraints, !translates)
    if !flags.contains(.constraintsBelow), parent?.flags.contains(.constraintsBelow) == true {
      enterConstraintLayout()
    } else {
      noteLayoutChange { $0.kindDidChange(self) }
    }
  }

  final func contentSizeDidChange() {
    parent?.setNeedsLayout()
    noteLayoutChange { $0.contentDidChange(self) }
  }

  /// Tells the engine of a new frame or new bounds.
  @inline(never)
  final func placeDidChange() {
    noteLayoutChange { $0.frameDidChange(self) }
  }
}

extension LayoutItem {
  var state: LayoutState? { view?.layoutState ?? guide?.layout }

  var ensuredState: LayoutState? {
    if let view { return view.ensuredLayoutState }
    guard let guide else { return nil }
    if let layout = guide.layout { return layout }
    let created = LayoutState()
    guide.layout = created
    return created
  }
}
