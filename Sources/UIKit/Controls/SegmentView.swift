/// A segment, which assistive technologies see as a button.
final class SegmentView: UIView {
  enum Content {
    case title(String?)
    case image(UIImage?)
  }

  /// The room left and right of what a segment shows, in points; Apple doesn't document it.
  private static let margin: CGFloat = 10

  var content: Content
  /// The width that was set; 0 for none.
  var width: CGFloat = 0
  var isEnabled = true
  var isSelected = false
  /// The line that separates it from the segment before.
  let edge = UIView()
  /// The distance of that line from the top and the bottom, in points.
  var edgeInset: CGFloat = 0
  /// The image behind it, and the one at its left side.
  let background = UIImageView(frame: .zero)
  let divider = UIImageView(frame: .zero)
  /// What runs when people select the segment; nil for none.
  private(set) var action: UIAction?
  /// The offset of what is shown from the middle.
  var contentOffset = CGSize.zero
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)

  init(title: String?) {
    content = .title(title)
    super.init(frame: .zero)
    prepare()
  }

  init(image: UIImage?) {
    content = .image(image)
    super.init(frame: .zero)
    prepare()
  }

  required init?(coder: NSCoder) { nil }

  private func prepare() {
    isUserInteractionEnabled = false
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 3)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    picture.contentMode = .center
    for view in [background, picture, label, edge, divider] { addSubview(view) }
  }

  /// Shows the image or the title of an action.
  func take(_ action: UIAction, then update: () -> Void) {
    self.action = action
    content = action.image.map { .image($0) } ?? .title(action.title)
    update()
  }

  var title: String? { if case .title(let title) = content { title } else { nil } }
  var image: UIImage? { if case .image(let image) = content { image } else { nil } }

  var naturalWidth: CGFloat {
    (image?.size.width ?? label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width)
      + 2 * SegmentView.margin
  }

  func show(font: UIFont, color: UIColor) {
    label.font = font
    label.textColor = color
    label.text = title
    picture.image = image
    picture.tintColor = color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let shown = bounds.offsetBy(dx: contentOffset.width, dy: contentOffset.height)
    label.frame = shown.insetBy(dx: min(4, bounds.width / 2), dy: 0)
    picture.frame = shown
    background.frame = bounds
    let width = divider.image?.size.width ?? 0
    divider.frame = CGRect(x: -width / 2, y: 0, width: width, height: bounds.height)
    edge.frame = CGRect(
      x: edgeInset > 0 ? -2.5 : 0,
      y: edgeInset,
      width: 1,
      height: max(0, bounds.height - 2 * edgeInset)
    )
    direct([divider, edge], in: bounds)
  }

  override var accessibilityDefaults: AccessibilityDefaults? {
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(label: self.title, traits: traits)
  }
}
