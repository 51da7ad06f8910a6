/// A cell of a list: a content between accessories, with a separator below.
///
/// Source: Apple, UICollectionViewListCell; WWDC 2020 session 10026.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private final var storedAccessories: [UICellAccessory] = []
  private final var shown: [ShownAccessory] = []
  private final var placedArea: CGRect?
  private final lazy var separatorGuide = makeSeparatorGuide()
  private final var separatorLeading: NSLayoutConstraint?

  /// Creates a cell; a collection view makes those of registered classes.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareList()
  }

  /// Restores a cell from a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareList()
  }

  private func prepareList() {
    clipsToBounds = true
    setBackground(listStyle.background)
  }

  /// The place of the cell in its list, on which its defaults depend; the layout sets it.
  final var listStyle = ListCellStyle.plainCell {
    didSet {
      // An application's own background stays.
      guard listStyle != oldValue, backgroundConfiguration == oldValue.background else { return }
      setBackground(listStyle.background)
    }
  }

  // MARK: Content

  /// Returns the content of a cell in a list, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { listStyle.content }

  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }

  /// The width of a step, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// Whether accessories at the beginning are indented, too.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// The place of the separator: from the text to the end of the cell, at its lower edge.
  ///
  /// To change it, activate constraints between the guide's `leadingAnchor` or `trailingAnchor` and your views.
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide }

  // MARK: Accessories

  /// The accessories, before and after the content.
  ///
  /// Those of the system are in its order; two of the same kind raise NSInternalInconsistencyException.
  public final var accessories: [UICellAccessory] {
    get { storedAccessories }
    set {
      refuseDuplicates(newValue)
      storedAccessories = newValue
      for old in shown { old.view.removeFromSuperview() }
      shown = []
      setNeedsLayout()
    }
  }

  /// Makes the views of the accessories for the state, and keeps those that are there.
  private func updateAccessories() {
    let state = configurationState
    let wanted = AccessoryOrder.sorted(storedAccessories.filter { $0.isShown(whileEditing: state.isEditing) })
    let old = shown
    shown = wanted.map { accessory in
      old.first { $0.accessory.accessoryType == accessory.accessoryType } ?? ShownAccessory(accessory, self)
    }
    for gone in old where !shown.contains(where: { $0.view === gone.view }) {
      gone.view.removeFromSuperview()
    }
    var other: ShownAccessory?
    for accessory in shown {
      if accessory.view.superview !== self { addSubview(accessory.view) }
      accessory.update(for: state, isAfterOther: other?.isLeading == false)
      other = accessory
    }
  }

  /// Whether a tap anywhere expands or collapses the item: if it has an arrow in the style of headers.
  ///
  /// Source: Apple, UICellAccessory.OutlineDisclosureOptions.Style.
  final var isOutlineHeader: Bool {
    let outline = shown.first { $0.accessory.accessoryType == .outlineDisclosure }
    return switch outline?.accessory.options.outlineStyle {
    case .header: true
    case .automatic: listStyle.isHeader
    case .cell, nil: false
    }
  }

  /// Calls the closure of the arrow; without one, expands or collapses the item.
  final func toggleOutline() {
    let outline = shown.first { $0.accessory.accessoryType == .outlineDisclosure }
    if let handler = outline?.accessory.actionHandler { return handler() }
    guard let list = superview as? UICollectionView, let path = list.indexPath(for: self) else { return }
    (list.dataSource as? any OutlineDataSource)?.toggleItem(at: path)
  }

  // MARK: Layout

  override var systemMargins: UIEdgeInsets {
    let side = device.behavior.cellMargin(width: superview?.bounds.width ?? bounds.width)
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  override var contentArea: CGRect {
    updateAccessories()
    let margins = directionalLayoutMargins
    let steps = CGFloat(max(0, indentationLevel)) * (indentationWidth.isFinite ? indentationWidth : 0)
    var left: CGFloat = 0
    var right = bounds.width
    let leading = shown.filter(\.isLeading)
    var place = margins.leading + (indentsAccessories ? steps : 0)
    for accessory in leading {
      accessory.place(from: place, in: bounds.height)
      left = place + accessory.width
      place = left + ShownAccessory.spacing
    }
    if leading.isEmpty { left = steps } else if !indentsAccessories { left += steps }
    place = bounds.width - margins.trailing
    for accessory in shown.filter({ !$0.isLeading }).reversed() {
      right = place - accessory.width
      accessory.place(from: right, in: bounds.height)
      place = right - ShownAccessory.spacing
    }
    direct(shown.map(\.view), in: bounds)
    return directed(CGRect(x: left, y: 0, width: max(0, right - left), height: bounds.height), in: bounds)
  }

  /// Places accessories, content and backgrounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSeparator()
  }

  /// Requests an update of the accessories' colours.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private func makeSeparatorGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
    addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(
      equalTo: leadingAnchor,
      constant: directionalLayoutMargins.leading
    )
    // An application's own constraints win.
    leading.priority = .defaultHigh
    let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    trailing.priority = .defaultHigh
    separatorLeading = leading
    NSLayoutConstraint.activate([
      leading, trailing, guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 1 / device.configuration.scale),
    ])
    return guide
  }

  private func placeSeparator() { separatorLeading?.constant = separatorStart }

  /// Where the separator begins: at the text, or else at the content.
  private var separatorStart: CGFloat {
    let content = shownContentView
    let start = directed(content.frame, in: bounds).minX
    guard let list = content as? UIListContentView else {
      return max(start, directionalLayoutMargins.leading)
    }
    list.layoutSubtree()
    return start + list.textStart
  }

  /// An application's constraints can move the guide.
  override var separatorInset: CGFloat? {
    separatorLeading == nil ? separatorStart : directed(separatorGuide.layoutFrame, in: bounds).minX
  }

  /// Takes the defaults of its place.
  override func listPlaceDidChange(_ place: ListPlace?) {
    super.listPlaceDidChange(place)
    if let place { listStyle = ListCellStyle(place) }
  }
}

/// The places of cells in lists.
enum ListCellStyle {
  case plainCell, plainHeader, plainFooter
  case groupedCell, groupedHeader, groupedFooter
  case sidebarCell, sidebarHeader

  /// The style of a cell in this place.
  init(_ place: ListPlace) {
    self =
      switch (place.appearance, place.role) {
      case (.sidebar, .header), (.sidebarPlain, .header): .sidebarHeader
      case (.sidebar, _), (.sidebarPlain, _): .sidebarCell
      case (.plain, .item): .plainCell
      case (.plain, .header): .plainHeader
      case (.plain, .footer): .plainFooter
      case (.grouped, .item), (.insetGrouped, .item): .groupedCell
      case (.grouped, .header), (.insetGrouped, .header): .groupedHeader
      case (.grouped, .footer), (.insetGrouped, .footer): .groupedFooter
      }
  }

  var isHeader: Bool { self == .plainHeader || self == .groupedHeader || self == .sidebarHeader }

  /// The content of such a cell, without text.
  var content: UIListContentConfiguration {
    switch self {
    case .plainCell, .groupedCell: .cell()
    case .plainHeader: .plainHeader()
    case .plainFooter: .plainFooter()
    case .groupedHeader: .groupedHeader()
    case .groupedFooter: .groupedFooter()
    case .sidebarCell: .sidebarCell()
    case .sidebarHeader: .sidebarHeader()
    }
  }

  /// The background of such a cell.
  var background: UIBackgroundConfiguration {
    switch self {
    case .plainCell: .listPlainCell()
    case .plainHeader, .plainFooter: .listPlainHeaderFooter()
    case .groupedCell: .listGroupedCell()
    case .groupedHeader, .groupedFooter: .listGroupedHeaderFooter()
    case .sidebarCell: .listSidebarCell()
    case .sidebarHeader: .listSidebarHeader()
    }
  }
}
