/// What a table shows over or under a section.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  /// What dequeuing knows the view by.
  public final let reuseIdentifier: String?

  private let content = UIView()
  private var tableStyle = UITableView.Style.plain
  private var isFooter = false

  /// The title.
  public final let textLabel: UILabel?

  /// A second line.
  public final let detailTextLabel: UILabel?

  /// Creates a view; one that is to be used again needs an identifier.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    textLabel = UILabel(frame: .zero)
    detailTextLabel = UILabel(frame: .zero)
    super.init(frame: .zero)
    addSubview(content)
    for label in [textLabel, detailTextLabel] { if let label { content.addSubview(label) } }
    detailTextLabel?.font = .systemFont(ofSize: 13)
    adopt(.plain, isFooter: false)
  }

  /// Restores an archived view's place.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    textLabel = UILabel(frame: .zero)
    detailTextLabel = UILabel(frame: .zero)
    super.init(coder: coder)
    addSubview(content)
    for label in [textLabel, detailTextLabel] { if let label { content.addSubview(label) } }
  }

  /// Where views of one's own go.
  open var contentView: UIView { content }

  /// A view that fills this one behind its content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view is about to be used for another section; does nothing unless overridden.
  open func prepareForReuse() {}

  /// Looks as in a table of the given style.
  final func adopt(_ style: UITableView.Style, isFooter: Bool) {
    tableStyle = style
    self.isFooter = isFooter
    let isFlat = TableMetrics.isFlat
    switch style {
    case .plain:
      content.backgroundColor = isFlat ? TableMetrics.plainHeaderColor : TableMetrics.oldPlainHeaderColor
      textLabel?.font = .boldSystemFont(ofSize: isFlat ? 14 : 18)
      textLabel?.textColor = isFlat ? .black : .white
    case .grouped:
      content.backgroundColor = nil
      textLabel?.font = isFlat ? .systemFont(ofSize: 13) : .boldSystemFont(ofSize: 17)
      textLabel?.textColor = TableMetrics.groupedTextColor
    }
    setNeedsLayout()
  }

  /// Places background, content and lines.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    content.frame = bounds
    guard let textLabel else { return }
    let width = max(0, bounds.width - 2 * TableMetrics.margin)
    let height = textLabel.sizeThatFits(CGSize(width: width, height: bounds.height)).height
    let top: CGFloat
    switch tableStyle {
    case .plain: top = (bounds.height - height) / 2
    case .grouped: top = isFooter ? 7 : bounds.height - height - 7
    }
    textLabel.frame = CGRect(x: TableMetrics.margin, y: top, width: width, height: height)
    let isEmpty = detailTextLabel?.text?.isEmpty != false
    detailTextLabel?.frame =
      isEmpty ? .zero : CGRect(x: TableMetrics.margin, y: top + height, width: width, height: height)
  }
}
