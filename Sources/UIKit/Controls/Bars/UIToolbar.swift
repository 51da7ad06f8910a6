/// A bar with a row of items, usually at the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, GlossyBar {
  private let background = BarBackground(lineAt: .top)
  private var storedItems: [UIBarButtonItem]?
  private var shown: [UIBarButtonItem] = []
  private var views: [UIView?] = []
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// The controller that shows its toolbar items in this bar, if any.
  final weak var manager: (any BarManager)?

  /// Creates a toolbar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Creates a toolbar without items from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    coder.decodeNib(self, as: UIToolbar.self)
  }

  /// The delegate, which decides about the position; not retained.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The position of the bar: the bottom, unless the delegate decides otherwise.
  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }

  // MARK: Items

  /// The items, from left to right.
  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items, optionally with a fade.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in storedItems ?? [] { item.stopFollowing(in: self) }
    storedItems = items
    for item in items ?? [] { item.follow(in: self) { [weak self] in self?.rebuild() } }
    rebuild()
    guard animated, window != nil else { return }
    BarMetrics.fadeIn(views.compactMap { $0 })
  }

  private func rebuild() {
    for view in views where view?.superview === self { view?.removeFromSuperview() }
    shown = (storedItems ?? []).filter { !$0.isHidden }
    giveAppearance(to: shown)
    views = shown.map { $0.makeView() }
    for view in views { if let view { addSubview(view) } }
    setNeedsLayout()
  }

  // MARK: Appearance

  final var glossyStyle: GlossyBarStyle? { background.glossyStyle }

  /// The style of the background.
  open var barStyle: UIBarStyle {
    get { background.style }
    set {
      customize(newValue) { $0.barStyle = $1 }
      background.style = newValue
      setItemsNeedDisplay()
    }
  }

  /// The colour of the background; nil for that of the style.
  open var barTintColor: UIColor? {
    get { background.color }
    set {
      customize(newValue) { $0.barTintColor = $1 }
      background.color = newValue
    }
  }

  /// Whether the bar is translucent; defaults to true from iOS 7, false before.
  open var isTranslucent: Bool {
    get { background.isTranslucent }
    set {
      customize(newValue) { $0.isTranslucent = $1 }
      background.isTranslucent = newValue
      setItemsNeedDisplay()
      manager?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Sets the background image for a kind of bar; the position is ignored.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    customize(backgroundImage, axes: [barMetrics.rawValue]) {
      $0.setBackgroundImage($1, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
    }
    backgroundImages[barMetrics] = backgroundImage
    background.image = backgroundImages[.default]
  }

  /// Returns the background image for a kind of bar.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// Sets the image of the line at the bar's edge; if a background image is set, an empty image hides the
  /// line.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    customize(shadowImage) { $0.setShadowImage($1, forToolbarPosition: topOrBottom) }
    background.shadow = shadowImage
  }

  /// Returns the image of the line at the bar's edge.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { background.shadow }

  override func didTakeAppearance() {
    if hasItemProxies { rebuild() }
  }

  // MARK: Layout

  /// By how much the background extends below the bar, under the home indicator.
  final var overlapBelow: CGFloat = 0 {
    didSet { if overlapBelow != oldValue { setNeedsLayout() } }
  }

  /// Returns the given width, and the height of toolbars.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.currentHeight)
  }

  /// The height of toolbars.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.currentHeight)
  }

  /// Lays out the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + overlapBelow)
    let safe = safeAreaInsets
    let sizes = views.map { $0?.sizeInBar ?? .zero }
    let elements = zip(shown, sizes).map { item, size -> BarItemRow.Element in
      switch item.systemItem {
      case .flexibleSpace: .flexibleSpace
      case .fixedSpace: .fixedSpace(item.width)
      default: .view(item.width > 0 ? item.width : size.width)
      }
    }
    let positions = BarItemRow.positions(
      of: elements,
      width: bounds.width - safe.left - safe.right,
      margin: BarMetrics.margin,
      spacing: BarMetrics.spacing
    )
    for (index, view) in views.enumerated() {
      guard let view else { continue }
      let width = shown[index].width > 0 ? shown[index].width : sizes[index].width
      let height = view is BarButton ? bounds.height : min(sizes[index].height, bounds.height)
      let frame = CGRect(
        x: safe.left + positions[index],
        y: (bounds.height - height) / 2,
        width: width,
        height: height
      )
      view.place(inBar: directed(frame, in: bounds), own: sizes[index])
    }
  }
}

/// Determines the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// The layout of items in a toolbar.
///
/// 1. Items have the widths of their views; fixed spaces have their own width.
/// 2. Between two neighbours that aren't spaces there is the standard spacing.
/// 3. The remaining width is divided equally among the flexible spaces; without any, the items start at the
///    left.
/// 4. If there is too little space, flexible spaces have no width, and the row extends beyond the right edge.
///
/// Source: Apple, UIToolbar and UIBarButtonItem.SystemItem.flexibleSpace.
struct BarItemRow {
  /// An element of a row.
  enum Element {
    /// A view of this width.
    case view(CGFloat)
    /// A space of this width.
    case fixedSpace(CGFloat)
    /// A space that takes an equal share of the remaining width.
    case flexibleSpace
  }

  /// Returns the left edges of the elements in a bar of `width` points.
  static func positions(
    of elements: [Element],
    width: CGFloat,
    margin: CGFloat,
    spacing: CGFloat
  ) -> [CGFloat] {
    var natural: CGFloat = 0
    var flexibleCount: CGFloat = 0
    for (index, element) in elements.enumerated() {
      natural += self.width(of: element, flexible: 0)
      if element.isFlexible { flexibleCount += 1 }
      if needsSpacing(after: index, in: elements) { natural += spacing }
    }
    let free = max(0, width - 2 * margin - natural)
    let share = flexibleCount > 0 ? free / flexibleCount : 0
    var positions: [CGFloat] = []
    var x = margin
    for (index, element) in elements.enumerated() {
      positions.append(x)
      x += self.width(of: element, flexible: share)
      if needsSpacing(after: index, in: elements) { x += spacing }
    }
    return positions
  }

  private static func width(of element: Element, flexible: CGFloat) -> CGFloat {
    switch element {
    case .view(let width), .fixedSpace(let width): width
    case .flexibleSpace: flexible
    }
  }

  private static func needsSpacing(after index: Int, in elements: [Element]) -> Bool {
    guard index + 1 < elements.count else { return false }
    return elements[index].isView && elements[index + 1].isView
  }
}

extension BarItemRow.Element {
  fileprivate var isView: Bool {
    if case .view = self { true } else { false }
  }

  fileprivate var isFlexible: Bool {
    if case .flexibleSpace = self { true } else { false }
  }
}
