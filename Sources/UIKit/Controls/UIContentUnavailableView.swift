/// The view of a screen whose content isn't available: image or activity indicator, text and secondary text, in its middle.
///
/// Source: Apple, UIContentUnavailableView.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration
  private let background: BackgroundConfigurationView
  private let imageView = UIImageView(frame: .zero)
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private lazy var indicator = UIActivityIndicatorView(style: .medium)

  /// Creates a view with a content.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    background = BackgroundConfigurationView(configuration.background)
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view without texts.
  public required init?(coder: NSCoder) {
    content = .empty()
    background = BackgroundConfigurationView(.clear())
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for view in [background, imageView, label, secondaryLabel] { addSubview(view) }
    apply()
  }

  /// The content, a `UIContentUnavailableConfiguration`; setting it updates the view.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration, new != content else { return }
      content = new
      apply()
    }
  }

  private func apply() {
    background.configuration = content.background
    let properties = content.imageProperties
    imageView.image = content.image
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = properties.tintColor
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.layer.cornerRadius = properties.cornerRadius
    if content.isLoading {
      addSubview(indicator)
      if let color = properties.tintColor { indicator.color = color }
      indicator.startAnimating()
    } else if indicator.superview != nil {
      indicator.removeFromSuperview()
    }
    apply(content.textProperties, content.attributedText, content.text, to: label)
    apply(
      content.secondaryTextProperties,
      content.secondaryAttributedText,
      content.secondaryText,
      to: secondaryLabel
    )
    setNeedsLayout()
  }

  private func apply(
    _ properties: UIContentUnavailableConfiguration.TextProperties,
    _ attributedText: NSAttributedString?,
    _ text: String?,
    to label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.textAlignment = content.alignment == .center ? .center : .natural
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if let attributedText { label.attributedText = attributedText } else { label.text = text }
    label.isHidden = label.text?.isEmpty != false
  }

  // MARK: Layout

  /// Places the parts one above the other, in the middle of the margins.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let margins = contentMargins
    let room = CGRect(origin: .zero, size: bounds.size).inset(by: margins)
    let head: UIView? = content.isLoading ? indicator : content.image == nil ? nil : imageView
    let texts = [label, secondaryLabel].filter { !$0.isHidden }
    let size = head.map(headSize) ?? .zero
    let sizes = texts.map { $0.sizeThatFits(CGSize(width: room.width, height: 0)) }
    var height = size.height + sizes.reduce(0) { $0 + $1.height }
    if head != nil, !texts.isEmpty { height += content.imageToTextPadding }
    if texts.count == 2 { height += content.textToSecondaryTextPadding }
    let scale = device.screen.scale
    func pixel(_ place: CGFloat) -> CGFloat { (place * scale).rounded() / scale }
    var top = pixel(room.midY - height / 2)
    if let head {
      let left = content.alignment == .center ? pixel(room.midX - size.width / 2) : room.minX
      head.frame = CGRect(origin: CGPoint(x: left, y: top), size: size)
      top += size.height + content.imageToTextPadding
    }
    for (text, size) in zip(texts, sizes) {
      text.frame = CGRect(x: room.minX, y: top, width: max(0, room.width), height: size.height)
      top += size.height + content.textToSecondaryTextPadding
    }
  }

  private func headSize(_ view: UIView) -> CGSize {
    guard view === imageView, let image = content.image else { return view.sizeThatFits(.zero) }
    let limit = content.imageProperties.maximumSize
    var factor: CGFloat = 1
    if limit.width > 0, image.size.width > limit.width { factor = limit.width / image.size.width }
    if limit.height > 0, image.size.height * factor > limit.height {
      factor = limit.height / image.size.height
    }
    return CGSize(width: image.size.width * factor, height: image.size.height * factor)
  }

  private var contentMargins: UIEdgeInsets {
    let own = content.directionalLayoutMargins
    let (outer, axes) = (superview?.layoutMargins ?? .zero, content.axesPreservingSuperviewLayoutMargins)
    let (x, y) = (axes.contains(.horizontal), axes.contains(.vertical))
    return UIEdgeInsets(
      top: max(own.top, y ? outer.top : 0),
      left: max(own.leading, x ? outer.left : 0),
      bottom: max(own.bottom, y ? outer.bottom : 0),
      right: max(own.trailing, x ? outer.right : 0)
    )
  }
}
