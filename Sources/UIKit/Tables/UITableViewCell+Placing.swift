extension UITableViewCell {
  /// Places the edit control, the content, the accessory, the reorder control and the delete
  /// button, from the leading to the trailing side.
  final func placeParts() {
    updateParts()
    let size = bounds.size
    let margin = groupPosition == nil ? 0 : TableMetrics.groupMargin(width: size.width)
    let safe = insetPosition == nil ? table?.safeAreaInsets ?? .zero : .zero
    var left = margin + safe.left
    if let control = parts.editControl {
      control.frame = CGRect(x: left, y: 0, width: TableMetrics.editControlWidth + 4, height: size.height)
      if shouldIndentWhileEditing { left += TableMetrics.editControlWidth }
    }
    var right = size.width - margin - safe.right - (table?.indexWidth ?? 0)
    if let control = parts.reorderControl {
      right -= TableMetrics.reorderControlWidth
      control.frame = CGRect(x: right, y: 0, width: TableMetrics.reorderControlWidth, height: size.height)
    }
    let pull = deletePull
    placeDeleteButton(pull: pull)
    left -= pull
    right -= pull
    if let view = shownAccessoryView {
      let width = accessoryWidth
      view.center = CGPoint(x: right - width + accessoryGap + view.bounds.width / 2, y: size.height / 2)
      right -= width
    } else if let view = parts.accessory {
      let width = accessoryWidth
      view.frame = CGRect(
        x: right - width + accessoryGap,
        y: 0,
        width: width - accessoryGap - accessoryMargin,
        height: size.height
      )
      right -= width
    }
    content.frame = CGRect(x: left, y: 0, width: max(0, right - left), height: size.height)
    backgroundView?.frame = bounds
    configurations?.backgroundView?.frame = bounds
    placeGroup()
    shownSelection?.frame = bounds
    direct(
      [
        parts.editControl, parts.reorderControl, parts.deleteButton, shownAccessoryView ?? parts.accessory,
        content,
      ],
      in: bounds
    )
    placeSeparator()
    placeLabels()
    direct([storedImageView, storedTextLabel, storedDetailLabel], in: content.bounds)
  }

  /// Moves the group background behind everything else.
  final func placeGroup() {
    guard let groupPosition, backgroundView == nil else {
      parts.group?.removeFromSuperview()
      parts.group = nil
      (parts.selection as? TableGroupView)?.position = self.groupPosition
      return
    }
    let group = parts.group ?? TableGroupView(fill: .color(.white), hasEdge: true)
    parts.group = group
    if group.superview !== self { insertSubview(group, at: 0) }
    group.frame = bounds
    group.position = groupPosition
    group.fill = .color(groupColor ?? .clear)
    (parts.selection as? TableGroupView)?.position = groupPosition
  }

  /// Rounds the corners at the ends of a group with insets.
  final func roundCorners() {
    layer.cornerCurve = .continuous
    layer.cornerRadius = insetPosition.map { $0.isFirst || $0.isLast } == true ? TableMetrics.groupRadius : 0
    var corners: CACornerMask = []
    if insetPosition?.isFirst == true { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if insetPosition?.isLast == true { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    setNeedsLayout()
  }

  /// The left inset of the separator from the content.
  private var leftSeparatorInset: CGFloat {
    guard TableMetrics.isFlat else { return 0 }
    let automatic = TableMetrics.margin(width: table?.bounds.width ?? bounds.width)
    let inset = separatorInset.left
    guard inset.isFinite else { return 0 }
    // A separator that nobody moved begins at the text.
    if inset == automatic, let list = configurations?.contentView as? UIListContentView {
      list.layoutSubtree()
      return list.textStart
    }
    return table?.separatorInsetReference == .fromAutomaticInsets ? automatic + inset : inset
  }

  private func placeSeparator() {
    guard let separator = parts.separator else { return }
    let inset = separatorInset
    let height = 1 / device.configuration.scale
    let own = leftSeparatorInset
    let left = TableMetrics.isFlat ? own + max(0, directed(content.frame, in: bounds).minX) : 0
    let right = bounds.width - (inset.right.isFinite ? inset.right : 0)
    let line = CGRect(x: left, y: bounds.height - height, width: max(0, right - left), height: height)
    separator.frame = directed(line, in: bounds)
  }

  private func placeDeleteButton(pull: CGFloat) {
    guard let button = parts.deleteButton else { return }
    let width = max(deleteButtonWidth, pull)
    button.frame = CGRect(x: bounds.width - pull, y: 0, width: width, height: bounds.height)
  }

  /// The width of the delete button.
  final var deleteButtonWidth: CGFloat {
    switch parts.deleteButton {
    case let button as UIButton: TableMetrics.rowButtonWidth(button)
    case let buttons?: buttons.sizeThatFits(.zero).width
    case nil: TableMetrics.leastDeleteButtonWidth
    }
  }

  // MARK: Accessories

  private var shownAccessoryView: UIView? { storedEditing ? editingAccessoryView : accessoryView }

  private var shownAccessoryType: AccessoryType { storedEditing ? editingAccessoryType : accessoryType }

  /// The distance of an accessory from the right edge: 15 points, from iOS 13 the system's margin.
  private var accessoryMargin: CGFloat {
    TableMetrics.hasSystemColors ? TableMetrics.margin(width: table?.bounds.width ?? bounds.width) : 15
  }

  /// The distance of an accessory from the labels; the content of a configuration has a margin of its own.
  private var accessoryGap: CGFloat { configurations?.contentView == nil ? 10 : 0 }

  /// The width of the accessory with its margins.
  final var accessoryWidth: CGFloat {
    let margins = accessoryGap + accessoryMargin
    if let view = shownAccessoryView { return view.bounds.width + margins }
    switch shownAccessoryType {
    case .none: return 0
    case .disclosureIndicator: return 8 + margins
    case .checkmark: return 14 + margins
    case .detailButton: return 22 + margins
    case .detailDisclosureButton: return 42 + margins
    }
  }

  private func updateAccessory() {
    for view in [accessoryView, editingAccessoryView] where view !== shownAccessoryView {
      if view?.superview === self { view?.removeFromSuperview() }
    }
    if let view = shownAccessoryView, view.superview !== self { addSubview(view) }
    let type = shownAccessoryView == nil ? shownAccessoryType : .none
    guard type != parts.accessoryType else { return }
    parts.accessoryType = type
    parts.accessory?.removeFromSuperview()
    parts.accessory = makeAccessory(type)
    if let view = parts.accessory { addSubview(view) }
  }

  private func makeAccessory(_ type: AccessoryType) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator: return TableCellSign(.disclosure)
    case .checkmark: return TableCellSign(.checkmark)
    case .detailButton: return makeDetailButton()
    case .detailDisclosureButton:
      let both = TableCellAccessoryPair(makeDetailButton(), TableCellSign(.disclosure))
      return both
    }
  }

  private func makeDetailButton() -> UIButton {
    let button = UIButton(type: .detailDisclosure)
    button.addAction(
      UIAction { [weak self] _ in if let self { table?.accessoryTapped(self) } },
      for: .touchUpInside
    )
    return button
  }

  // MARK: Parts

  private func updateParts() {
    updateAccessory()
    updateSeparator()
    updateEditingParts()
  }

  private func updateSeparator() {
    let isShown =
      table?.separatorStyle == .singleLine && groupPosition == nil && insetPosition?.isLast != true
    if isShown && parts.separator == nil {
      let view = UIView()
      view.isUserInteractionEnabled = false
      addSubview(view)
      parts.separator = view
    } else if !isShown {
      parts.separator?.removeFromSuperview()
      parts.separator = nil
    }
    parts.separator?.backgroundColor = table?.separatorColor
    takeStandardBackground()
  }

  /// Takes the standard background for the style of the table, which differs in the dark.
  private func takeStandardBackground() {
    let standard: [UIColor] = [InterfaceColors.background, InterfaceColors.groupedCell]
    guard groupPosition == nil, let table, standard.contains(where: { $0 === storedBackgroundColor })
    else { return }
    storedBackgroundColor = standard[table.style == .plain ? 0 : 1]
  }

  // MARK: Backgrounds

  final func exchange(_ old: UIView?, for new: UIView?) {
    old?.removeFromSuperview()
    if let new {
      new.frame = bounds
      insertSubview(new, at: 0)
    }
  }

  final func exchangeSelected(_ old: UIView?) {
    old?.removeFromSuperview()
    showSelection(animated: false)
  }

  /// The view that shows the selection, if the cell is selected.
  final var shownSelection: UIView? {
    guard selectionStyle != .none, storedSelected || storedHighlighted else { return nil }
    if table?.allowsMultipleSelection == true, let own = multipleSelectionBackgroundView { return own }
    if configurations?.background != nil { return selectedBackgroundView }
    return selectedBackgroundView ?? parts.selection
  }

  /// Adds the selection view behind the content, or removes it.
  final func showSelection(animated: Bool) {
    let isShown = selectionStyle != .none && (storedSelected || storedHighlighted)
    if isShown && parts.selection == nil {
      parts.selection = makeSelection()
    }
    let shown = shownSelection
    for view in [parts.selection, selectedBackgroundView, multipleSelectionBackgroundView]
    where view !== shown {
      if let view, view.superview === self { hideSelection(view, animated: animated) }
    }
    if let shown {
      UIView.performWithoutAnimation {
        shown.removeAllAnimations()
        shown.alpha = 1
        shown.frame = bounds
        insertSubview(shown, belowSubview: content)
      }
    }
    for label in [storedTextLabel, storedDetailLabel] { label?.isHighlighted = shown != nil }
    if !TableMetrics.isFlat { parts.accessory?.showsHighlighted(shown != nil && selectionStyle != .gray) }
  }

  private func makeSelection() -> UIView {
    guard TableMetrics.isFlat else {
      let shade = selectionStyle == .gray ? TableMetrics.graySelection : TableMetrics.blueSelection
      let view = TableGroupView(fill: .shade(shade), hasEdge: false)
      view.position = groupPosition
      return view
    }
    let view = UIView()
    view.backgroundColor = TableMetrics.selectionColor
    return view
  }

  private func hideSelection(_ view: UIView, animated: Bool) {
    guard animated, window != nil else { return view.removeFromSuperview() }
    UIView.animate(
      withDuration: TableMetrics.animationDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: { view.alpha = 0 },
      completion: { [weak self, weak view] finished in
        guard finished, let view, view !== self?.shownSelection else { return }
        view.removeFromSuperview()
      }
    )
  }
}

extension UIView {
  /// Makes the symbols in an accessory white, as on a selection before iOS 7, or restores their colour.
  fileprivate final func showsHighlighted(_ isLit: Bool) {
    for view in [self] + subviews { (view as? TableCellSign)?.isHighlighted = isLit }
  }
}

// MARK: - Labels

extension UITableViewCell {
  private var titleFont: UIFont {
    guard TableMetrics.isFlat else {
      return style == .value2
        ? .boldSystemFont(ofSize: 12) : .boldSystemFont(ofSize: style == .default ? 20 : 18)
    }
    if style == .value2 { return .systemFont(ofSize: 13) }
    if device.behavior.hasSelfSizingCells { return .preferredFont(forTextStyle: .body) }
    return .systemFont(ofSize: device.behavior.flatCellTitleSize)
  }

  private var detailFont: UIFont {
    guard !device.behavior.hasSelfSizingCells else {
      let style: UIFont.TextStyle =
        switch style {
        case .default, .subtitle: .caption1
        case .value1: .body
        case .value2: .subheadline
        }
      return .preferredFont(forTextStyle: style)
    }
    return switch style {
    case .default, .subtitle: .systemFont(ofSize: TableMetrics.isFlat ? 12 : 14)
    case .value1: .systemFont(ofSize: 17)
    case .value2: TableMetrics.isFlat ? .systemFont(ofSize: 15) : .boldSystemFont(ofSize: 15)
    }
  }

  final func makeTextLabel() -> UILabel {
    makeLabel(titleFont) { label in
      guard style == .value2 else { return }
      label.textAlignment = isRightToLeft ? .left : .right
      label.textColor = TableMetrics.isFlat ? tintColor : TableMetrics.oldCaptionColor
    }
  }

  final func makeDetailLabel() -> UILabel {
    makeLabel(detailFont) { label in
      switch style {
      case .value1:
        label.textAlignment = isRightToLeft ? .left : .right
        label.textColor = TableMetrics.isFlat ? TableMetrics.detailColor : TableMetrics.oldDetailColor
      case .default, .value2, .subtitle:
        label.textColor = TableMetrics.isFlat || style == .value2 ? InterfaceColors.text : .gray
      }
    }
  }

  /// Aligns the text of a column at its other side, as the direction has changed.
  final func exchangeSidesOfColumns() {
    guard let label = style == .value1 ? storedDetailLabel : style == .value2 ? storedTextLabel : nil else {
      return
    }
    label.setDefaults { label.textAlignment = label.textAlignment.mirrored }
  }

  private func makeLabel(_ font: UIFont, _ prepare: (UILabel) -> Void) -> UILabel {
    let label = UILabel(frame: .zero)
    label.setDefaults {
      label.font = font
      label.adjustsFontForContentSizeCategory = font.scaling != nil
      if !TableMetrics.isFlat { label.highlightedTextColor = .white }
      prepare(label)
    }
    standardContent.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Places the image and the labels in the content view.
  final func placeLabels() {
    let margin = TableMetrics.margin(width: table?.bounds.width ?? bounds.width)
    var left = margin
    let level = CGFloat(max(0, indentationLevel)) * (indentationWidth.isFinite ? indentationWidth : 0)
    left += level
    let size = standardContent.bounds.size
    if let image = storedImageView?.image, let imageView = storedImageView {
      let height = min(image.size.height, size.height)
      let width = image.size.height > 0 ? image.size.width * height / image.size.height : 0
      imageView.frame = CGRect(x: left, y: (size.height - height) / 2, width: width, height: height)
      left += width + margin
    } else {
      storedImageView?.frame = .zero
    }
    let right = size.width - (accessoryWidth > 0 ? 0 : margin)
    let space = CGRect(x: left, y: 0, width: max(0, right - left), height: size.height)
    placeLabels(in: space, gap: margin / 3)
  }

  private func placeLabels(in space: CGRect, gap: CGFloat) {
    let hasDetail = storedDetailLabel?.text?.isEmpty == false
    guard let detail = storedDetailLabel, hasDetail else {
      storedTextLabel?.frame = space
      storedDetailLabel?.frame = .zero
      return
    }
    let wanted = storedTextLabel?.sizeThatFits(space.size) ?? .zero
    let wantedDetail = detail.sizeThatFits(space.size)
    switch style {
    case .default:
      storedTextLabel?.frame = space
    case .subtitle:
      let gap: CGFloat = 1
      let top = (space.height - wanted.height - gap - wantedDetail.height) / 2
      storedTextLabel?.frame = CGRect(x: space.minX, y: top, width: space.width, height: wanted.height)
      detail.frame = CGRect(
        x: space.minX,
        y: top + wanted.height + gap,
        width: space.width,
        height: wantedDetail.height
      )
    case .value1:
      let width = min(wanted.width, space.width)
      let rest = max(0, space.width - width - gap)
      storedTextLabel?.frame = CGRect(x: space.minX, y: 0, width: width, height: space.height)
      detail.frame = CGRect(x: space.maxX - rest, y: 0, width: rest, height: space.height)
    case .value2:
      let width = min(91, space.width)
      storedTextLabel?.frame = CGRect(x: space.minX, y: 0, width: width, height: space.height)
      detail.frame = CGRect(
        x: space.minX + width + 6,
        y: 0,
        width: max(0, space.width - width - 6),
        height: space.height
      )
    }
  }
}

/// A detail button and an arrow side by side.
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
    direct([arrow, button], in: bounds)
  }
}
