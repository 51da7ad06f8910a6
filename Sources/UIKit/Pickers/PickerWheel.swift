/// A component of a picker: a scroll view that stops only where a row is in its middle.
///
/// It is drawn flat: rows fade towards the top and the bottom.
@MainActor
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  /// The maximum number of rows, so that positions are exact to a fraction of a point.
  private static let mostRows = 1 << 40

  /// The largest difference between two places that are treated as the same, in points.
  private static let tolerance: CGFloat = 0.01

  let component: Int
  private(set) var rows = 0
  private(set) var rowHeight: CGFloat = 0
  /// The row that code has selected, or on which the wheel came to rest; -1 if there are no rows.
  private(set) var selectedRow = -1

  private weak var picker: UIPickerView?
  private var visible: [Int: PickerRow] = [:]
  /// Rows that are no longer visible, for others.
  private var spare: [PickerRow] = []
  /// Counts the reloads: callbacks can reload the data while rows are added.
  private var generation = 0
  private var isTiling = false

  /// Whether a finger has stopped the wheel, and hasn't been lifted or begun to drag.
  private var isHeld = false
  /// Whether the last finger stopped the wheel when it came down.
  private var lastTouchStoppedWheel = false
  /// Whether the wheel moves to a row by itself for the user, after a tap or a stop.
  private var isUsersMove = false

  init(component: Int, of picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    scrollDelegate = self
    isOpaque = false
    scrollsToTop = false
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    alwaysBounceVertical = true
    contentInsetAdjustmentBehavior = .never
    // Apple doesn't document it; with the normal rate it would take seconds until a row is in its place.
    decelerationRate = .fast
    delaysContentTouches = false
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] tap in self?.didTap(tap) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Data

  /// Takes new numbers, and discards the content of the rows; the selection stays among the rows.
  func reload(rows: Int, rowHeight: CGFloat) {
    self.rows = min(PickerWheel.mostRows, max(0, rows))
    self.rowHeight = rowHeight
    selectedRow = nearest(selectedRow)
    generation += 1
    retireRows { _ in true }
    if !isMoving { placeAtSelection() }
    setNeedsLayout()
  }

  /// The row itself if it exists, otherwise the nearest one; -1 if there are no rows.
  private func nearest(_ row: Int) -> Int { min(rows - 1, max(0, row)) }

  // MARK: Positions

  /// The content offset at which a row is in the middle.
  private func offset(of row: Int) -> CGFloat { CGFloat(max(0, row)) * rowHeight }

  /// The row that is nearest to the middle at a content offset; -1 if there are no rows.
  private func row(at offset: CGFloat) -> Int {
    guard rows > 0, rowHeight > 0, offset.isFinite else { return nearest(0) }
    return Int(min(CGFloat(rows - 1), max(0, (offset / rowHeight).rounded())))
  }

  /// The top edge of the first row.
  private var top: CGFloat { (bounds.height - rowHeight) / 2 }

  /// Takes a place in the picker, and shows the selected row unless the wheel turns.
  func fit(_ frame: CGRect) {
    if self.frame != frame { self.frame = frame }
    contentSize = CGSize(width: 0, height: offset(of: rows - 1) + bounds.height)
    if !isMoving { placeAtSelection() }
  }

  private func placeAtSelection() {
    let offset = CGPoint(x: 0, y: offset(of: selectedRow))
    if contentOffset != offset { contentOffset = offset }
  }

  // MARK: Movement

  private var isMoving: Bool { drag != nil || run != nil || isHeld }

  /// Selects the nearest row that exists, for code.
  func select(_ row: Int, animated: Bool) {
    selectedRow = nearest(row)
    isUsersMove = false
    setContentOffset(CGPoint(x: 0, y: offset(of: selectedRow)), animated: animated)
  }

  /// Moves to a row, for the user.
  private func turn(to row: Int) {
    isUsersMove = true
    setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
    if run == nil { comeToRest() }
  }

  /// Selects the row in the middle, and tells the delegate.
  private func comeToRest() {
    isHeld = false
    isUsersMove = false
    selectedRow = row(at: contentOffset.y)
    placeAtSelection()
    if selectedRow >= 0 { picker?.didSelect(selectedRow, on: self) }
  }

  /// Leads movements to rows; one to an end of the content leads to a row already.
  override func proposedOffset(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    let snapped = offset(of: row(at: target.y))
    return abs(snapped - target.y) < PickerWheel.tolerance ? target : CGPoint(x: target.x, y: snapped)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    isHeld = false
    isUsersMove = false
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate || window == nil { comeToRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if !isHeld { comeToRest() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    guard !isHeld else { return }
    if isUsersMove { comeToRest() } else { placeAtSelection() }
  }

  /// Shows the selected row if the wheel left its window while it turned.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else { return }
    isHeld = false
    isUsersMove = false
    if !isMoving { placeAtSelection() }
  }

  // MARK: Touches

  /// Stops the wheel, which still gets the touch, so that it moves on to a row when the finger is lifted.
  override func stopContent(under touches: Set<UITouch>) -> Bool {
    lastTouchStoppedWheel = run != nil
    if lastTouchStoppedWheel { isHeld = true }
    _ = super.stopContent(under: touches)
    return false
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    release()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    // A drag that begins takes the touch, too.
    if pan.state == .possible || pan.state == .failed { release() }
  }

  /// Moves a wheel that a finger has held to the nearest row.
  private func release() {
    guard isHeld else { return }
    isHeld = false
    turn(to: row(at: contentOffset.y))
  }

  /// Selects the tapped row, unless the tap has stopped the wheel.
  ///
  /// A tap on the selected row has no effect.
  private func didTap(_ tap: UITapGestureRecognizer) {
    guard !lastTouchStoppedWheel else { return release() }
    guard !isMoving, rowHeight > 0 else { return }
    let row = ((tap.location(in: self).y - top) / rowHeight).rounded(.down)
    guard row >= 0, row < CGFloat(rows), Int(row) != selectedRow else { return }
    turn(to: Int(row))
  }

  // MARK: Rows

  /// Adds the visible rows, removes the others, and fades them.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isTiling else { return }
    isTiling = true
    UIView.performWithoutAnimation { tile() }
    isTiling = false
  }

  private var visibleRows: Range<Int> {
    guard rows > 0, rowHeight > 0, bounds.minY.isFinite, bounds.height.isFinite else { return 0..<0 }
    func limited(_ row: CGFloat) -> Int { Int(min(CGFloat(rows), max(0, row))) }
    let first = limited(((bounds.minY - top) / rowHeight).rounded(.down))
    return first..<max(first, limited(((bounds.maxY - top) / rowHeight).rounded(.up)))
  }

  private func tile() {
    let present = generation
    let shown = visibleRows
    retireRows { !shown.contains($0) }
    for row in shown {
      if visible[row] == nil {
        let view = makeRow(row)
        // A callback has reloaded the data; the next layout goes on.
        guard generation == present else { return setNeedsLayout() }
        visible[row] = view
        addSubview(view)
      }
      visible[row]?.frame = CGRect(
        x: 0,
        y: top + offset(of: row),
        width: bounds.width,
        height: rowHeight
      )
      visible[row]?.alpha = alpha(of: row)
    }
  }

  private func retireRows(where isGone: (Int) -> Bool) {
    for row in visible.keys.filter(isGone).sorted() {
      guard let view = visible.removeValue(forKey: row) else { continue }
      view.removeFromSuperview()
      spare.append(view)
    }
  }

  private func makeRow(_ row: Int) -> PickerRow {
    let view = spare.popLast() ?? PickerRow(frame: .zero)
    guard let picker, let delegate = picker.delegate else {
      view.show(title: nil)
      return view
    }
    let own = delegate.pickerView(
      picker,
      viewForRow: row,
      forComponent: component,
      reusing: view.reusableView
    )
    if own !== picker.absentRowView {
      view.show(own)
    } else if let title = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
      view.show(title)
    } else {
      view.show(title: delegate.pickerView(picker, titleForRow: row, forComponent: component))
    }
    return view
  }

  /// The view that the delegate has provided for a row; nil if it isn't visible.
  func view(forRow row: Int) -> UIView? {
    if !isTiling { layoutIfNeeded() }
    return visible[row]?.reusableView
  }

  /// The alpha of a row: 1 in the middle, then 0.447, which decreases towards the edge like a wheel that turns away.
  ///
  /// Source of the number: as others measured on Mac Catalyst 26.1; the decrease is approximate.
  private func alpha(of row: Int) -> CGFloat {
    let distance = abs(CGFloat(row) - bounds.minY / rowHeight)
    guard distance > 0.5 else { return 1 }
    let reach = (bounds.height / rowHeight + 1) / 2
    return 0.447 * max(0, cos(min(1, distance / reach) * .pi / 2))
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      value: self.visible[self.selectedRow]?.joinedLabelTexts,
      traits: .adjustable,
      kind: "picker"
    )
  }

  package override var summaryDetails: [String] { ["selected = \(selectedRow)"] }
}
