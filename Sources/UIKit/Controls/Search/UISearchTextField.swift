/// The field of a search bar: grey and round, with a magnifying glass.
///
/// Source: Apple, UISearchTextField.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The height, the radius of the corners and the distance of the text from the edges, in points (approximate).
  static let height: CGFloat = 36
  private static let cornerRadius: CGFloat = 10
  private static let inset: CGFloat = 6

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSearch()
  }

  /// Creates an empty field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearch()
  }

  private func prepareSearch() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = UISearchTextField.cornerRadius
    clipsToBounds = true
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    leftView = MagnifyingGlass(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    leftViewMode = .always
  }

  /// The size of the text on one line; 36 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: super.intrinsicContentSize.width + 4 * UISearchTextField.inset,
      height: UISearchTextField.height
    )
  }

  /// Returns the rectangle of the magnifying glass: at the leading side.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds)
      .offsetBy(dx: isRightToLeft ? -UISearchTextField.inset : UISearchTextField.inset, dy: 0)
  }

  /// Returns the rectangle of the text: between the magnifying glass and the button that clears it.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = directed(super.textRect(forBounds: bounds), in: bounds)
    let inset = UISearchTextField.inset
    if showsLeftView {
      rect.origin.x += inset
      rect.size.width -= inset
    }
    if !showsClearButton { rect.size.width -= inset }
    rect.size.width = max(0, rect.width)
    return directed(rect, in: bounds)
  }

  override var colorOfPlaceholder: UIColor { .secondaryLabel }

  override var accessibilityDefaults: AccessibilityDefaults? {
    let value = displayedText.isEmpty ? placeholder : displayedText
    return AccessibilityDefaults(value: value, traits: stateTraits, kind: "search field")
  }
}

/// The grey magnifying glass of a search field.
@MainActor
final class MagnifyingGlass: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let unit = bounds.width / 20
    let path = UIBezierPath(ovalIn: CGRect(x: 2.5 * unit, y: 2.5 * unit, width: 11 * unit, height: 11 * unit))
    path.move(to: CGPoint(x: 12.2 * unit, y: 12.2 * unit))
    path.addLine(to: CGPoint(x: 16.8 * unit, y: 16.8 * unit))
    path.lineWidth = 1.6 * unit
    path.lineCapStyle = .round
    UIColor.secondaryLabel.setStroke()
    path.stroke()
  }
}
