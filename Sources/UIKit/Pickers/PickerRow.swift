/// A visible row of a picker's wheel, with the delegate's view or a title.
@MainActor
final class PickerRow: UIView {
  /// The size of titles, in points.
  ///
  /// Source: as others measured on Mac Catalyst 26.1.
  private static let fontSize: CGFloat = 23.5

  /// The distance of titles from the sides of the row, in points.
  ///
  /// Source: as others measured on Mac Catalyst 26.1.
  private static let margin: CGFloat = 9

  /// The title of rows for which the delegate provides nothing.
  ///
  /// Source: as seen on devices.
  private static let missingTitle = "?"

  private var label: UILabel?
  /// Whether the label may have taken its font and colour from an attributed title.
  private var hadAttributes = false
  private var content: UIView?
  /// Whether the delegate's view had no size, so that it fills the row.
  private var contentFills = false

  /// Creates an empty row, which leaves touches to the wheel.
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// The delegate's view; nil if the row shows a title, or the delegate uses the view elsewhere.
  var reusableView: UIView? { content?.superview === self ? content : nil }

  /// Shows a view of the delegate.
  func show(_ view: UIView) {
    label?.removeFromSuperview()
    label = nil
    if view !== reusableView {
      removeContent()
      contentFills = view.bounds.isEmpty
      content = view
      addSubview(view)
    } else if view.bounds.size != bounds.size {
      // The delegate has given it a size of its own.
      contentFills = view.bounds.isEmpty
    }
    setNeedsLayout()
  }

  /// Shows a title, or a question mark if there is none.
  func show(title: String?) {
    if hadAttributes {
      label?.removeFromSuperview()
      label = nil
      hadAttributes = false
    }
    titleLabel().text = title ?? PickerRow.missingTitle
  }

  /// Shows a title with attributes.
  func show(_ title: NSAttributedString) {
    label?.removeFromSuperview()
    label = nil
    hadAttributes = true
    titleLabel().attributedText = title
  }

  private func titleLabel() -> UILabel {
    removeContent()
    if let label { return label }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: PickerRow.fontSize)
    label.textAlignment = .center
    label.backgroundColor = .clear
    self.label = label
    addSubview(label)
    setNeedsLayout()
    return label
  }

  private func removeContent() {
    reusableView?.removeFromSuperview()
    content = nil
    contentFills = false
  }

  /// Places the title, or centres the delegate's view.
  override func layoutSubviews() {
    super.layoutSubviews()
    label?.frame = bounds.insetBy(dx: min(PickerRow.margin, bounds.width / 2), dy: 0)
    guard let view = reusableView else { return }
    if contentFills {
      view.frame = bounds
    } else {
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }
}
