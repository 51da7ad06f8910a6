/// How items stand side by side in a toolbar.
///
/// 1. Items have the widths of their views; fixed spaces their own.
/// 2. Between two neighbours that are both no spaces lies the standard spacing.
/// 3. The room left is shared evenly among the flexible spaces; without any, the items begin at the left.
/// 4. Where there is too little room flexible spaces are nothing and the row runs over the right edge.
///
/// Source: Apple, UIToolbar and UIBarButtonItem.SystemItem.flexibleSpace.
struct BarItemRow {
  /// One item of a row.
  enum Element {
    /// A view of this width.
    case view(CGFloat)
    /// A gap of this width.
    case fixedSpace(CGFloat)
    /// A gap that takes what is left.
    case flexibleSpace
  }

  /// The left edges of the elements in a bar `width` points wide.
  static func positions(
    of elements: [Element],
    width: CGFloat,
    margin: CGFloat,
    spacing: CGFloat
  ) -> [CGFloat] {
    var natural: CGFloat = 0
    var flexibleCount: CGFloat = 0
    for (index, element) in elements.enumerated() {
      natural += self.width(of: element, flexible: 0)
      if element.isFlexible { flexibleCount += 1 }
      if needsSpacing(after: index, in: elements) { natural += spacing }
    }
    let free = max(0, width - 2 * margin - natural)
    let share = flexibleCount > 0 ? free / flexibleCount : 0
    var positions: [CGFloat] = []
    var x = margin
    for (index, element) in elements.enumerated() {
      positions.append(x)
      x += self.width(of: element, flexible: share)
      if needsSpacing(after: index, in: elements) { x += spacing }
    }
    return positions
  }

  private static func width(of element: Element, flexible: CGFloat) -> CGFloat {
    switch element {
    case .view(let width), .fixedSpace(let width): width
    case .flexibleSpace: flexible
    }
  }

  private static func needsSpacing(after index: Int, in elements: [Element]) -> Bool {
    guard index + 1 < elements.count else { return false }
    return elements[index].isView && elements[index + 1].isView
  }
}

extension BarItemRow.Element {
  fileprivate var isView: Bool {
    if case .view = self { true } else { false }
  }

  fileprivate var isFlexible: Bool {
    if case .flexibleSpace = self { true } else { false }
  }
}
