/// The header or footer view of a section in a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier for reuse.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  private let storedReuseIdentifier: String?

  final let standardContentView = UIView()
  final var configurations: ViewConfigurations?
  final var tableStyle = UITableView.Style.plain
  final var isFooter = false
  /// Whether the view stays at an edge of the table while its section scrolls.
  final var isPinned = false {
    didSet { if isPinned != oldValue { invalidateConfiguration() } }
  }

  /// The title.
  public final let textLabel: UILabel?

  /// A second line.
  public final let detailTextLabel: UILabel?

  /// Creates a view; a view that is to be reused needs an identifier.
  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    textLabel = UILabel(frame: .zero)
    detailTextLabel = UILabel(frame: .zero)
    super.init(frame: .zero)
    addSubview(standardContentView)
    for label in [textLabel, detailTextLabel] { if let label { standardContentView.addSubview(label) } }
    detailTextLabel?.font = .systemFont(ofSize: 13)
    adopt(.plain, isFooter: false)
  }

  /// Creates a view that is not reused.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Restores an archived view's frame.
  public required init?(coder: NSCoder) {
    storedReuseIdentifier = coder.nibAttribute("reuseIdentifier")
    textLabel = UILabel(frame: .zero)
    detailTextLabel = UILabel(frame: .zero)
    super.init(coder: coder)
    addSubview(standardContentView)
    for label in [textLabel, detailTextLabel] { if let label { standardContentView.addSubview(label) } }
    coder.decodeNib(self, as: UITableViewHeaderFooterView.self)
  }

  /// The view for custom views.
  open var contentView: UIView { shownContentView }

  /// The state for which configurations are updated; a subclass can add states of its own to it.
  open var configurationState: UIViewConfigurationState { systemConfigurationState }

  /// Requests an update of the configurations before the view is displayed next.
  open func setNeedsUpdateConfiguration() { invalidateConfiguration() }

  /// Updates the view for its state; does nothing unless overridden.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Whether the content configuration gets its defaults for the state when that changes; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { ensuredConfigurations.updatesContent = newValue }
  }

  /// Whether the background configuration gets its defaults for the state when that changes; true by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { ensuredConfigurations.updatesBackground = newValue }
  }

  final var storedUpdateHandler: ConfigurationUpdateHandler?

  /// Requests an update of the configurations.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateConfiguration()
  }

  /// A view that fills this one behind its content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView {
        setBackground(nil)
        insertSubview(backgroundView, at: 0)
      }
      setNeedsLayout()
    }
  }

  /// Called before the view is reused for another section; does nothing unless overridden.
  open func prepareForReuse() {}

  override var systemMargins: UIEdgeInsets {
    guard device.behavior.hasConfigurations else { return super.systemMargins }
    let side = TableMetrics.margin(width: superview?.bounds.width ?? bounds.width)
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Says in which table the view will be, on which its default configurations depend.
  final func willBeUsed(in style: UITableView.Style, isFooter: Bool) {
    tableStyle = style
    self.isFooter = isFooter
  }

  /// The size that the content of a configuration demands; without one that of the constraints.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let fitted = configurations?.contentView
    // The content keeps the margins of a view of this width.
    if fitted != nil, targetSize.width > 0 { bounds.size.width = targetSize.width }
    fitted?.frame = CGRect(origin: .zero, size: CGSize(width: targetSize.width, height: bounds.height))
    return fitted?.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
      ?? super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
  }

  /// Sets the appearance for a table of the given style.
  final func adopt(_ style: UITableView.Style, isFooter: Bool) {
    tableStyle = style
    self.isFooter = isFooter
    let isFlat = TableMetrics.isFlat
    let ownAppearance = textLabel?.ownAppearance
    switch style {
    case .plain:
      standardContentView.backgroundColor = isFlat ? TableMetrics.plainHeaderColor : nil
      textLabel?.font =
        TableMetrics.hasClearHeaders
        ? .preferredFont(forTextStyle: isFooter ? .footnote : .headline)
        : .boldSystemFont(ofSize: isFlat ? 14 : 18)
      textLabel?.textColor =
        TableMetrics.hasClearHeaders ? .secondaryLabel : isFlat ? InterfaceColors.text : .white
    case .grouped, .insetGrouped:
      standardContentView.backgroundColor = nil
      textLabel?.font =
        TableMetrics.hasSystemColors
        ? .preferredFont(forTextStyle: .footnote)
        : isFlat ? .systemFont(ofSize: 13) : isFooter ? .systemFont(ofSize: 15) : .boldSystemFont(ofSize: 17)
      textLabel?.textColor = TableMetrics.groupedTextColor
      textLabel?.textAlignment = !isFlat && isFooter ? .center : .natural
    }
    textLabel?.adjustsFontForContentSizeCategory = textLabel?.font.scaling != nil
    if !isFlat {
      textLabel?.shadowColor = UIColor(white: style == .plain ? 0.35 : 1, alpha: style == .plain ? 0.8 : 1)
      textLabel?.shadowOffset = CGSize(width: 0, height: 1)
    }
    // These are defaults, which appearance proxies may change.
    if let ownAppearance { textLabel?.ownAppearance = ownAppearance }
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// Draws the gradient of a plain table's headers before iOS 7.
  open override func draw(_ rect: CGRect) {
    guard tableStyle == .plain, !TableMetrics.isFlat, backgroundView == nil else { return }
    UIBezierPath(rect: bounds).fill(with: TableMetrics.header)
    TableMetrics.headerLight.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width, height: 1)).fill()
    TableMetrics.headerLine.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)).fill()
  }

  /// Places background, content view and lines.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    backgroundView?.frame = bounds
    configurations?.backgroundView?.frame = bounds
    shownContentView.frame = bounds
    guard let textLabel else { return }
    let margin = TableMetrics.headerMargin(tableStyle, width: bounds.width)
    let width = max(0, bounds.width - 2 * margin)
    let height = textLabel.sizeThatFits(CGSize(width: width, height: bounds.height)).height
    let top: CGFloat
    switch tableStyle {
    case .plain: top = (bounds.height - height) / 2
    case .grouped, .insetGrouped:
      let gap = TableMetrics.titleGap
      top = isFooter ? gap : bounds.height - height - gap
    }
    textLabel.frame = CGRect(x: margin, y: top, width: width, height: height)
    let isEmpty = detailTextLabel?.text?.isEmpty != false
    detailTextLabel?.frame =
      isEmpty ? .zero : CGRect(x: margin, y: top + height, width: width, height: height)
  }
}

// MARK: - Classes that are known at run time only

extension UITableViewHeaderFooterView {
  @_silgen_name("RecipeGallery_UITableViewHeaderFooterView_init")
  @usableFromInline
  convenience init(dynamic reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }

  @_silgen_name("RecipeGallery_UITableViewHeaderFooterView_init")
  private static func allocate(_ reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView

  /// Creates an object of a class that is known at run time only; what `AppleSources` writes for such a call.
  public static func appleSources_make(reuseIdentifier: String?) -> Self {
    unsafeDowncast(allocate(reuseIdentifier), to: self)
  }
}
