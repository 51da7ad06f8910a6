/// The buttons beside a swiped row: the first action is at the edge of the list.
@MainActor
final class SwipeActionsView: UIView {
  let side: SwipeSide
  private let buttons: [SwipeActionButton]
  private let widths: [CGFloat]
  /// Whether the first action fills the view, as it would be performed when the finger is lifted.
  var isFullSwipe = false { didSet { if isFullSwipe != oldValue { setNeedsLayout() } } }

  init(
    _ actions: [UIContextualAction],
    _ side: SwipeSide,
    height: CGFloat,
    _ perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.side = side
    buttons = actions.map { SwipeActionButton($0, height: height) }
    widths = buttons.map(\.naturalWidth)
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons.reversed() { addSubview(button) }
    for (button, action) in zip(buttons, actions) {
      button.addAction(
        UIAction { [weak button] _ in if let button { perform(action, button) } },
        for: .touchUpInside
      )
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The width of all buttons.
  var naturalWidth: CGFloat { widths.reduce(0, +) }

  /// The view of an action.
  var firstButton: UIView { buttons.first ?? self }

  /// Buttons unfold evenly while the row is pulled, and are stretched beyond their widths.
  override func layoutSubviews() {
    super.layoutSubviews()
    let natural = naturalWidth
    let stretch = natural > 0 ? bounds.width / natural : 0
    var distance: CGFloat = 0
    for (number, button) in buttons.enumerated() {
      let isWhole = isFullSwipe && number == 0
      let width = isWhole ? bounds.width : isFullSwipe ? 0 : widths[number] * stretch
      let inner = isFullSwipe ? bounds.width : distance + width
      let x = side == .right ? bounds.width - inner : inner - width
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      button.side = side
      distance += width
    }
  }
}

/// The edge of a row at which its actions appear.
enum SwipeEdge {
  case leading
  case trailing
}

/// The side of a row at which its actions appear.
enum SwipeSide {
  case left
  case right

  /// The sign of the row's movement that reveals the actions.
  var direction: CGFloat { self == .left ? 1 : -1 }
}

/// The button of an action: a title, an image, or in high rows both.
@MainActor
final class SwipeActionButton: UIControl {
  /// The least width of buttons, as on devices, and the space beside their contents, in points.
  private static let leastWidth: CGFloat = 74
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 3
  /// The least height of rows whose buttons have an image and a title.
  private static let leastHeightOfBoth: CGFloat = 91

  private let content = UIView()
  private let label = UILabel()
  private let imageView = UIImageView(frame: .zero)
  private let color: UIColor
  private let name: String?
  private var contentSize = CGSize.zero
  var side = SwipeSide.right

  init(_ action: UIContextualAction, height: CGFloat) {
    color = action.backgroundColor
    name = action.title
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = color
    content.isUserInteractionEnabled = false
    addSubview(content)
    if let image = action.image {
      imageView.image =
        image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
      imageView.tintColor = .white
      content.addSubview(imageView)
    }
    if let title = action.title, action.image == nil || height >= SwipeActionButton.leastHeightOfBoth {
      label.setDefaults {
        label.font = .systemFont(ofSize: action.image == nil ? 17 : 13)
        label.textColor = .white
        label.textAlignment = .center
      }
      label.text = title
      content.addSubview(label)
    }
    placeContent()
  }

  required init?(coder: NSCoder) { nil }

  var naturalWidth: CGFloat {
    max(SwipeActionButton.leastWidth, contentSize.width + 2 * SwipeActionButton.margin)
  }

  private func placeContent() {
    let image = imageView.image?.size ?? .zero
    let text = label.text == nil ? .zero : label.sizeThatFits(.zero)
    let gap = image.height > 0 && text.height > 0 ? SwipeActionButton.gap : 0
    contentSize = CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
    content.bounds.size = contentSize
    imageView.frame = CGRect(origin: CGPoint(x: (contentSize.width - image.width) / 2, y: 0), size: image)
    label.frame = CGRect(x: 0, y: image.height + gap, width: contentSize.width, height: text.height)
  }

  /// The content is in the middle of the natural width, which begins at the row.
  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = naturalWidth / 2
    let x = side == .right ? middle : bounds.width - middle
    content.center = CGPoint(x: x, y: bounds.midY)
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.8 : 1
  }

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: self.name, traits: .button)
  }
}
