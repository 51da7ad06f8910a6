/// Shows one or more wheels side by side, called components, on each of which a user selects a row.
///
/// A wheel is dragged until the row is in the middle, or the row is tapped. The number of rows costs nothing: there are
/// views for visible rows only.
///
/// Source: Apple, UIPickerView.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The size of a picker without a frame, and its natural size, in points.
  ///
  /// Source: frames in Interface Builder's documents.
  private static let naturalSize = CGSize(width: 320, height: 216)

  /// The distance between the wheels and the picker's sides, and between two wheels, in points.
  ///
  /// Source: `rowSize(forComponent:)` of a picker 320 points wide is 302, 148, 97, 71 and 56 points wide for 1 to 5 components,
  /// as others measured on Mac Catalyst 26.1.
  private static let sideMargin: CGFloat = 9
  private static let gap: CGFloat = 5

  /// How much higher the mark of the selected rows is than a row, in points.
  ///
  /// Source: as others measured on Mac Catalyst 26.1.
  private static let bandExcess: CGFloat = 2

  private let band = PickerBand(frame: .zero)
  private var wheels: [PickerWheel] = []
  private var isLoaded = false
  private var isLoading = false

  /// What the delegate returns as the view of a row if it has none.
  final lazy var absentRowView = UIView(frame: .zero)

  /// Creates a picker without components: 320 by 216 points if `frame` has no size.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? UIPickerView.naturalSize : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    prepare()
  }

  /// Creates a picker from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeNib(self, as: UIPickerView.self)
  }

  private func prepare() {
    isOpaque = false
    band.isHidden = true
    addSubview(band)
  }

  // MARK: Data

  /// The data source, which provides the numbers of components and rows; not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { discardData() } }
  }

  /// The delegate, which provides the content of rows; not retained.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { discardData() } }
  }

  /// The number of components, from the data source.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// Returns the number of rows of a component; 0 for one that doesn't exist.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rows ?? 0 }

  /// Reads everything from the data source and the delegate again, and keeps the selection as far as there are rows.
  open func reloadAllComponents() {
    isLoaded = false
    loadIfNeeded()
  }

  /// Reads a component from the data source and the delegate again, and keeps its selection as far as there are rows.
  ///
  /// A component that doesn't exist is ignored.
  open func reloadComponent(_ component: Int) {
    guard isLoaded else { return loadIfNeeded() }
    guard let wheel = wheel(component) else { return }
    load(wheel)
    setNeedsLayout()
  }

  /// Reads the data again when they are needed: at the next layout, or when code asks for them.
  private func discardData() {
    isLoaded = false
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    guard !isLoaded, !isLoading else { return }
    isLoading = true
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(component: wheels.count, of: self)
      wheels.append(wheel)
      addSubview(wheel)
    }
    // The number of rows of a component often depends on the selection in the one before.
    for wheel in wheels { load(wheel) }
    isLoading = false
    isLoaded = true
    setNeedsLayout()
  }

  private func load(_ wheel: PickerWheel) {
    let rows = dataSource?.pickerView(self, numberOfRowsInComponent: wheel.component) ?? 0
    var height = defaultRowHeight
    if let own = delegate?.pickerView(self, rowHeightForComponent: wheel.component), own.isFinite, own > 0 {
      height = own
    }
    wheel.reload(rows: rows, rowHeight: height)
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  // MARK: Selection

  /// Selects a row, optionally with an animation; the delegate is not called.
  ///
  /// Apple doesn't document what happens with rows and components that don't exist: here, the nearest row is selected, and the
  /// component is ignored.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component)?.select(row, animated: animated)
  }

  /// Returns the selected row of a component; -1 if it has no rows or doesn't exist.
  ///
  /// While a wheel turns, it is the row that was selected before, or the one that code has selected.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedRow ?? -1 }

  final func didSelect(_ row: Int, on wheel: PickerWheel) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: wheel.component)
  }

  /// Whether the selected rows are marked, up to iOS 6; later systems always do, and ignore it.
  ///
  /// Source: Apple, UIPickerView.showsSelectionIndicator.
  open var showsSelectionIndicator = false {
    didSet { setNeedsLayout() }
  }

  // MARK: Rows

  /// Returns the view that the delegate has provided for a row; nil if the row isn't visible or shows a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard let wheel = wheel(component) else { return nil }
    if !isLoading { layoutIfNeeded() }
    return wheel.view(forRow: row)
  }

  /// Returns the size of a component's rows in points; zero for a component that doesn't exist.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    return CGSize(width: width(of: wheel), height: wheel.rowHeight)
  }

  final var defaultRowHeight: CGFloat { device.behavior.pickerRowHeight }

  /// The width of a component if all of them share the picker's width.
  final var defaultComponentWidth: CGFloat {
    let count = CGFloat(max(1, wheels.count))
    let room = bounds.width - 2 * UIPickerView.sideMargin - UIPickerView.gap * (count - 1)
    return max(0, (room / count).rounded(.down))
  }

  private func width(of wheel: PickerWheel) -> CGFloat {
    guard let width = delegate?.pickerView(self, widthForComponent: wheel.component), width.isFinite,
      width >= 0
    else { return defaultComponentWidth }
    return width
  }

  // MARK: Layout

  /// Places the wheels, which are centred and begin at the leading side, and reads the data if that hasn't been done.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLoading else { return }
    loadIfNeeded()
    let widths = wheels.map { width(of: $0) }
    var x = (bounds.width - widths.reduce(0, +) - UIPickerView.gap * CGFloat(max(0, widths.count - 1))) / 2
    for (wheel, width) in zip(wheels, widths) {
      wheel.fit(directed(CGRect(x: x.rounded(), y: 0, width: width, height: bounds.height), in: bounds))
      x += width + UIPickerView.gap
    }
    placeBand()
  }

  private func placeBand() {
    let behavior = device.behavior
    let height = (wheels.first?.rowHeight ?? defaultRowHeight) + UIPickerView.bandExcess
    let margin = behavior.pickersHaveARoundedBand ? UIPickerView.sideMargin : 0
    band.isRounded = behavior.pickersHaveARoundedBand
    band.isHidden = wheels.isEmpty || !(behavior.pickersAlwaysMarkTheSelection || showsSelectionIndicator)
    band.frame = CGRect(
      x: margin,
      y: (bounds.height - height) / 2,
      width: max(0, bounds.width - 2 * margin),
      height: height
    )
  }

  /// Returns the natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.naturalSize }

  /// The natural size: 320 by 216 points.
  open override var intrinsicContentSize: CGSize { UIPickerView.naturalSize }
}

/// The mark of the selected rows, behind the wheels: a rounded area, or a line above and below.
private final class PickerBand: UIView {
  /// Apple doesn't document it.
  private static let cornerRadius: CGFloat = 8

  var isRounded = false { didSet { if isRounded != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    if isRounded {
      UIColor.quaternarySystemFill.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: PickerBand.cornerRadius).fill()
    } else {
      UIColor.separator.setFill()
      let height = 1 / max(1, device.screen.scale)
      for y in [0, bounds.height - height] {
        UIBezierPath(rect: CGRect(x: 0, y: y, width: bounds.width, height: height)).fill()
      }
    }
  }
}
