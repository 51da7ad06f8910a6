/// The rounded panel of a menu: its title and its rows, which scroll if there is not enough room.
@MainActor
final class MenuPanel: UIView {
  /// A view of the full width in the panel.
  private struct Piece {
    let view: UIView
    /// The views side by side in it; empty if the view itself is meant.
    var cells: [MenuItemView] = []
    let height: (CGFloat) -> CGFloat
  }

  package override var systemKind: String? { "menu" }

  let menu: UIMenu
  /// The elements that people can touch, in the order of the rows.
  private(set) var items: [MenuItemView] = []
  /// The row with the title of a submenu, which closes it.
  let header: MenuItemView?
  /// The spinners of elements that are not known yet.
  private var spinners: [SpinnerView] = []
  private var pieces: [Piece] = []
  private let scroll = UIScrollView(frame: .zero)
  private let shade = UIView(frame: .zero)

  /// Creates the panel of a menu, or of a submenu whose row is `opened`.
  init(_ menu: UIMenu, _ content: MenuContent, opened: MenuContent.Entry? = nil) {
    self.menu = menu
    header = opened.map { MenuItemView($0, .opened) }
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemBackground
    layer.cornerRadius = MenuMetrics.cornerRadius
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    scroll.layer.cornerRadius = MenuMetrics.cornerRadius
    addSubview(scroll)
    shade.backgroundColor = UIColor(white: 0, alpha: 0.1)
    shade.layer.cornerRadius = MenuMetrics.cornerRadius
    shade.isUserInteractionEnabled = false
    shade.alpha = 0
    addSubview(shade)
    fill(content)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether another panel is in front of this one.
  var isBehind = false { didSet { shade.alpha = isBehind ? 1 : 0 } }

  // MARK: Rows

  private func fill(_ content: MenuContent) {
    if let header {
      add(header)
      addBand()
    } else if !menu.title.isEmpty {
      addTitle(menu.title)
      addLine()
    }
    let hasGlyphColumn = header != nil || content.elements.contains(where: MenuItemView.needsGlyphColumn)
    for (index, section) in content.sections.enumerated() {
      if index > 0 { addBand() }
      if !section.title.isEmpty { addTitle(section.title) }
      for (number, row) in section.rows.enumerated() {
        if number > 0 { addLine() }
        switch row {
        case .element(let entry):
          add(MenuItemView(entry, .row(hasGlyphColumn: hasGlyphColumn)))
        case .strip(let entries, let size): addStrip(entries.map { MenuItemView($0, .cell(size)) })
        case .loading: addSpinner()
        }
      }
    }
  }

  private func add(_ item: MenuItemView) {
    if item !== header { items.append(item) }
    add(Piece(view: item) { item.height(atWidth: $0) })
  }

  private func add(_ piece: Piece) {
    pieces.append(piece)
    scroll.addSubview(piece.view)
  }

  private func addStrip(_ cells: [MenuItemView]) {
    let strip = UIView(frame: .zero)
    for (index, cell) in cells.enumerated() {
      strip.addSubview(cell)
      guard index > 0 else { continue }
      let line = UIView(frame: .zero)
      line.backgroundColor = .separator
      cell.addSubview(line)
      line.frame = CGRect(x: 0, y: 0, width: MenuMetrics.hairline, height: 0)
      line.autoresizingMask = .flexibleHeight
    }
    items += cells
    add(Piece(view: strip, cells: cells) { width in cells.map { $0.height(atWidth: width) }.max() ?? 0 })
  }

  private func addLine() { addBar(.separator, MenuMetrics.hairline) }

  private func addBand() { addBar(.quaternarySystemFill, MenuMetrics.band) }

  private func addBar(_ color: UIColor, _ height: CGFloat) {
    let bar = UIView(frame: .zero)
    bar.backgroundColor = color
    add(Piece(view: bar) { _ in height })
  }

  private func addTitle(_ text: String) {
    let label = MenuTitleLabel(frame: .zero)
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    add(
      Piece(view: label) { width in
        let room = CGSize(width: width - 2 * MenuMetrics.margin, height: .greatestFiniteMagnitude)
        return max(MenuMetrics.titleHeight, (label.sizeThatFits(room).height + 16).rounded(.up))
      }
    )
  }

  private func addSpinner() {
    let row = UIView(frame: .zero)
    let room = CGRect(x: 0, y: 0, width: MenuMetrics.width, height: MenuMetrics.rowHeight)
    let spinner = SpinnerView(
      frame: directed(CGRect(x: MenuMetrics.margin, y: 12, width: 20, height: 20), in: room)
    )
    spinner.color = .secondaryLabel
    spinner.isSpinning = true
    spinners.append(spinner)
    let label = UILabel(
      frame: directed(CGRect(x: MenuMetrics.margin + 28, y: 11, width: 160, height: 22), in: room)
    )
    label.text = "Loading…"
    label.textColor = .secondaryLabel
    row.addSubview(spinner)
    row.addSubview(label)
    add(Piece(view: row) { _ in MenuMetrics.rowHeight })
  }

  // MARK: Layout

  /// The size of all rows.
  var wantedSize: CGSize {
    let width = MenuMetrics.width
    return CGSize(width: width, height: pieces.reduce(0) { $0 + $1.height(width) })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    shade.frame = bounds
    var y: CGFloat = 0
    for piece in pieces {
      let height = piece.height(bounds.width)
      piece.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
      let width = bounds.width / CGFloat(max(1, piece.cells.count))
      for (index, cell) in piece.cells.enumerated() {
        cell.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: height)
      }
      direct(piece.cells, in: bounds)
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y)
    scroll.isScrollEnabled = y > bounds.height + 0.5
  }

  /// The visible element at a point of another view.
  func item(at point: CGPoint, of view: UIView) -> MenuItemView? {
    guard bounds.contains(convert(point, from: view)) else { return nil }
    return ([header].compactMap(\.self) + items).first { $0.bounds.contains($0.convert(point, from: view)) }
  }

  /// Stops the spinners when the panel leaves the screen.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { spinners.forEach { $0.isSpinning = false } }
  }
}

/// A title with the margins of rows.
private final class MenuTitleLabel: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.insetBy(dx: MenuMetrics.margin, dy: 0))
  }
}
