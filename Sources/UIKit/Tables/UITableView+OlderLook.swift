/// How tables look before iOS 7: grouped ones have white fields with round corners on pinstripes.
extension UITableView {
  /// Whether rows stand in fields with round corners.
  final var hasRoundGroups: Bool { style == .grouped && !TableMetrics.isFlat }

  /// Where a row stands in its group.
  final func groupPlace(of path: IndexPath, in geometry: TableGeometry) -> TableGroupPlace? {
    guard hasRoundGroups, geometry.contains(path) else { return nil }
    return TableGroupPlace(
      isFirst: path.row == 0,
      isLast: path.row == geometry.sections[path.section].rows.count - 1
    )
  }

  /// The ground of a grouped table before iOS 7.
  static let groupedGround = UIColor(hex: 0xC5CCD4)

  private static let stripeColor = UIColor(hex: 0xCBD2D8)
  private static let stripes: [CGFloat] = [2, 5]
  private static let padGround = DrawingShade(UIColor(hex: 0xE2E5EA), UIColor(hex: 0xD0D2D8))

  /// Draws pinstripes on phones and a shade on pads, unless the application has chosen another background.
  final func drawGround() {
    guard hasRoundGroups, backgroundView == nil, backgroundColor == UITableView.groupedGround else { return }
    guard SimulatedDevice.current.behavior.groupedTablesAreStriped else {
      return UIBezierPath(rect: bounds).fill(with: UITableView.padGround)
    }
    // One broad line, cut into stripes by its dashes.
    let line = UIBezierPath()
    line.move(to: CGPoint(x: bounds.minX, y: bounds.midY))
    line.addLine(to: CGPoint(x: bounds.maxX, y: bounds.midY))
    line.lineWidth = bounds.height
    line.setLineDash(UITableView.stripes, count: UITableView.stripes.count, phase: 0)
    UITableView.stripeColor.setStroke()
    line.stroke()
  }
}
