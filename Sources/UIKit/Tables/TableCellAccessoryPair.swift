/// A button and an arrow side by side.
@MainActor
final class TableCellAccessoryPair: UIView {
  private let button: UIButton
  private let arrow: UIView

  init(_ button: UIButton, _ arrow: UIView) {
    self.button = button
    self.arrow = arrow
    super.init(frame: .zero)
    addSubview(button)
    addSubview(arrow)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = arrow.bounds.width
    arrow.frame = CGRect(x: bounds.width - 8, y: 0, width: max(8, width), height: bounds.height)
    button.frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - 20), height: bounds.height)
  }
}
