/// The large title of an item, below the row of the bar's buttons.
///
/// The text stays above the lower edge of the view, which clips it while scrolling makes the bar lower.
@MainActor
final class LargeTitleView: UIView {
  /// The space below the text, in points.
  private static let bottomMargin: CGFloat = 8

  let label = UILabel(frame: .zero)

  init(_ title: String?, of bar: UINavigationBar) {
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = title
    label.font = BarMetrics.largeTitleFont
    label.textColor = BarMetrics.title(bar.barStyle)
    if let font = bar.largeTitleTextAttributes?[.font] as? UIFont { label.font = font }
    if let color = bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor { label.textColor = color }
    label.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 2 * systemSideMargin)
    let height = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).height
    label.frame = CGRect(
      x: systemSideMargin,
      y: bounds.height - LargeTitleView.bottomMargin - height,
      width: width,
      height: height
    )
  }
}
