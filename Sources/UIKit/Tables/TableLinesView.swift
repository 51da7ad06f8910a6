/// The lines that a plain table draws where its rows end, as if empty rows followed.
@MainActor
final class TableLinesView: UIView {
  /// How far apart the lines are, in points.
  var rowHeight: CGFloat = 0 {
    didSet { if rowHeight != oldValue { setNeedsDisplay() } }
  }

  /// How far the lines keep from the left and right, in points.
  var inset = UIEdgeInsets.zero {
    didSet { if inset != oldValue { setNeedsDisplay() } }
  }

  /// The lines' colour.
  var color: UIColor? {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let color, rowHeight > 0 else { return }
    color.setFill()
    let height = 1 / SimulatedDevice.current.configuration.scale
    let width = max(0, bounds.width - inset.left - inset.right)
    var bottom = rowHeight
    while bottom - height < bounds.height {
      UIRectFill(CGRect(x: inset.left, y: bottom - height, width: width, height: height))
      bottom += rowHeight
    }
  }
}
