/// The view of a list's content: an image, a text and a secondary text.
///
/// It finds its own height for a width, also in constraints. Source: Apple, UIListContentView.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private var imageView: UIImageView?
  private var label: UILabel?
  private var secondaryLabel: UILabel?
  private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

  /// Creates a view with a content.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    apply()
  }

  /// Creates the view of a cell's content, without text.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    apply()
  }

  /// The content, a `UIListContentConfiguration`; setting it updates the view.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != content else { return }
      content = new
      apply()
    }
  }

  /// The rectangle of the image; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { imageView.map(guide) }

  /// The rectangle of the text; nil without one.
  open var textLayoutGuide: UILayoutGuide? { label.map(guide) }

  /// The rectangle of the secondary text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryLabel.map(guide) }

  /// How far from the leading edge the texts begin, or the image without texts; a separator begins there, too.
  final var textStart: CGFloat {
    guard let first = label ?? secondaryLabel ?? imageView else { return contentMargins.left }
    return directed(first.frame, in: bounds).minX
  }

  private func guide(around view: UIView) -> UILayoutGuide {
    if let guide = guides[ObjectIdentifier(view)] { return guide }
    let guide = UILayoutGuide()
    guides[ObjectIdentifier(view)] = guide
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.rightAnchor.constraint(equalTo: view.rightAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return guide
  }

  // MARK: Content

  private func apply() {
    alpha = content.alpha
    applyImage()
    label = apply(
      content.textProperties,
      content.attributedText,
      content.text,
      to: label
    )
    secondaryLabel = apply(
      content.secondaryTextProperties,
      content.secondaryAttributedText,
      content.secondaryText,
      to: secondaryLabel
    )
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func applyImage() {
    guard let image = content.image else {
      if let imageView { drop(imageView) }
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView(frame: .zero)
    if imageView == nil { addSubview(view) }
    imageView = view
    view.image = image
    view.contentMode = .scaleAspectFit
    let radius = content.imageProperties.cornerRadius
    view.clipsToBounds = radius > 0
    view.layer.cornerRadius = radius
    view.layer.cornerCurve = .continuous
    view.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
  }

  private func apply(
    _ properties: UIListContentConfiguration.TextProperties,
    _ attributedText: NSAttributedString?,
    _ text: String?,
    to present: UILabel?
  ) -> UILabel? {
    guard let string = attributedText?.string ?? text, !string.isEmpty else {
      if let present { drop(present) }
      return nil
    }
    let label = present ?? UILabel(frame: .zero)
    if present == nil { addSubview(label) }
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.textAlignment = NSTextAlignment(properties.alignment)
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if let attributedText {
      label.attributedText = attributedText
    } else {
      label.text = properties.transform(string)
    }
    return label
  }

  private func drop(_ view: UIView) {
    if let guide = guides.removeValue(forKey: ObjectIdentifier(view)) { removeLayoutGuide(guide) }
    view.removeFromSuperview()
  }

  /// Colours a template image in the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    imageView?.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
  }

  // MARK: Layout

  /// Places image and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = ListContentLayout(parts, in: (bounds.width, bounds.height), margins: contentMargins)
    imageView?.frame = directed(layout.image, in: bounds)
    label?.frame = directed(layout.text, in: bounds)
    secondaryLabel?.frame = directed(layout.secondary, in: bounds)
  }

  /// The size of the content with every text in one line.
  open override var intrinsicContentSize: CGSize { fittingSize(width: .greatestFiniteMagnitude) }

  override func contentHeight(atWidth width: CGFloat) -> CGFloat? { fittingSize(width: width).height }

  /// The size of the content in a width; 0 means one line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  /// The size of the content in the target's width, if that is required.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWidthFixed =
      horizontalFittingPriority.rawValue > UILayoutPriority.fittingSizeLevel.rawValue && targetSize.width > 0
    let size = fittingSize(width: isWidthFixed ? targetSize.width : .greatestFiniteMagnitude)
    return CGSize(
      width: isWidthFixed ? targetSize.width : size.width,
      height: verticalFittingPriority == .required ? targetSize.height : size.height
    )
  }

  private func fittingSize(width: CGFloat) -> CGSize {
    let scale = device.screen.scale
    func wholePixels(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    let size = ListContentLayout(parts, in: (width, nil), margins: contentMargins).fittingSize
    return CGSize(width: wholePixels(size.width), height: wholePixels(max(size.height, content.leastHeight)))
  }

  private var parts: ListContentLayout.Parts {
    func measure(_ label: UILabel) -> (CGFloat) -> CGSize {
      { width in label.sizeThatFits(CGSize(width: width.isFinite ? width : 0, height: 0)) }
    }
    return ListContentLayout.Parts(
      image: imageSize,
      reserved: reservedSize,
      text: label.map(measure),
      secondary: secondaryLabel.map(measure),
      prefersSideBySide: content.prefersSideBySideTextAndSecondaryText,
      imagePadding: content.imageToTextPadding,
      horizontalPadding: content.textToSecondaryTextHorizontalPadding,
      verticalPadding: content.textToSecondaryTextVerticalPadding,
      scale: device.screen.scale
    )
  }

  /// The size of the image within its largest size.
  private var imageSize: CGSize? {
    guard let image = imageView?.image else { return nil }
    let (size, limit) = (image.size, content.imageProperties.maximumSize)
    var factor: CGFloat = 1
    if limit.width > 0, size.width > limit.width { factor = limit.width / size.width }
    if limit.height > 0, size.height * factor > limit.height { factor = limit.height / size.height }
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  private var reservedSize: CGSize {
    let (size, standard) = (content.imageProperties.reservedLayoutSize, ListContentStyle.symbolSize)
    let dimension = UIListContentConfiguration.ImageProperties.standardDimension
    return CGSize(
      width: size.width == dimension ? standard.width : size.width,
      height: size.height == dimension ? standard.height : size.height
    )
  }

  /// The configuration's margins, and at least those of the superview on the axes that keep them; the leading one is on the left.
  private var contentMargins: UIEdgeInsets {
    let own = content.directionalLayoutMargins
    var margins = UIEdgeInsets(top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
    guard let superview else { return margins }
    let (outer, size) = (superview.layoutMargins, superview.bounds.size)
    let leading = superview.directionalLayoutMargins
    let place = directed(frame, in: CGRect(origin: .zero, size: size))
    // A row that scrolls below a bar keeps its content in place.
    let safe = superview.insetsLayoutMarginsFromSafeArea ? superview.safeAreaInsets : .zero
    let axes = content.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      margins.left = max(margins.left, leading.leading - place.minX)
      margins.right = max(margins.right, leading.trailing - (size.width - place.maxX))
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, outer.top - safe.top - frame.minY)
      margins.bottom = max(margins.bottom, outer.bottom - safe.bottom - (size.height - frame.maxY))
    }
    return margins
  }
}
