/// What lies behind a row of a grouped table before iOS 7: a piece of a white field with round corners and an edge.
@MainActor
final class TableGroupView: UIView {
  /// What fills the piece.
  enum Fill: Equatable {
    case color(UIColor)
    case shade(DrawingShade)
  }

  /// Where the row stands; nil for a row of a plain table, which fills it from side to side.
  var place: TableGroupPlace? { didSet { if place != oldValue { setNeedsDisplay() } } }

  var fill: Fill { didSet { if fill != oldValue { setNeedsDisplay() } } }

  /// Whether the edge is drawn: not by what only lies over a piece that has one.
  private let hasEdge: Bool

  init(fill: Fill, hasEdge: Bool) {
    self.fill = fill
    self.hasEdge = hasEdge
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let place else { return paint(UIBezierPath(rect: bounds)) }
    let margin = TableMetrics.groupMargin(width: bounds.width)
    let area = bounds.insetBy(dx: margin, dy: 0)
    guard area.width > 0, area.height > 0 else { return }
    if hasEdge {
      // Light falls on the ground below a group.
      if place.isLast {
        UIColor(white: 1, alpha: 0.6).setFill()
        outline(area, place).fill()
      }
      TableMetrics.groupEdge.setFill()
      outline(area.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: place.isLast ? 1 : 0, right: 0)), place)
        .fill()
    }
    let inner = area.inset(
      by: UIEdgeInsets(top: place.isFirst ? 1 : 0, left: 1, bottom: place.isLast ? 2 : 1, right: 1)
    )
    paint(outline(inner, place))
  }

  private func outline(_ area: CGRect, _ place: TableGroupPlace) -> UIBezierPath {
    var corners: UIRectCorner = []
    if place.isFirst { corners.formUnion([.topLeft, .topRight]) }
    if place.isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
    let radius = TableMetrics.groupRadius
    return UIBezierPath(
      roundedRect: area,
      byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius)
    )
  }

  private func paint(_ path: UIBezierPath) {
    switch fill {
    case .color(let color):
      color.setFill()
      path.fill()
    case .shade(let shade): path.fill(with: shade)
    }
  }
}
