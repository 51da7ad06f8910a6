/// The view of a row in a table.
///
/// A style provides labels and an image; custom views are added to `contentView`.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The identifier for reuse.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  private let storedReuseIdentifier: String?

  final let style: CellStyle
  @WeakReference final var table: UITableView?
  final let standardContent: UITableViewCellContentView
  /// The view with the content.
  final var content: UIView { shownContentView }
  final var configurations: ViewConfigurations?
  final var storedTextLabel: UILabel?
  final var storedDetailLabel: UILabel?
  final var storedImageView: UIImageView?
  final var parts = TableCellParts()
  final var storedSelected = false
  final var storedHighlighted = false
  final var storedEditing = false
  final var state = StateMask()
  /// The position of the row in a group with rounded corners; otherwise nil.
  final var groupPosition: TableGroupPosition? {
    didSet { if groupPosition != oldValue { groupPositionDidChange(wasInGroup: oldValue != nil) } }
  }
  /// The position of the row in a group with insets; otherwise nil.
  final var insetPosition: TableGroupPosition? {
    didSet { if insetPosition != oldValue { roundCorners() } }
  }
  /// The colour of the row's group background.
  final var groupColor: UIColor?
  /// The distance by which the content is shifted to the left to reveal the delete button.
  final var deletePull: CGFloat = 0

  /// Creates a cell of a style; a cell that is to be reused needs an identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    standardContent = UITableViewCellContentView()
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    prepare()
  }

  /// Creates a cell of the default style without an identifier.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Restores an archived cell's frame, in the default style.
  public required init?(coder: NSCoder) {
    let styles: [String: CellStyle] = [
      "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
      "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    style = coder.nibAttribute("style").flatMap { styles[$0] } ?? .default
    storedReuseIdentifier = coder.nibAttribute("reuseIdentifier")
    standardContent = UITableViewCellContentView()
    super.init(coder: coder)
    prepare()
    coder.decodeNib(self, as: UITableViewCell.self)
  }

  private func prepare() {
    storedBackgroundColor = InterfaceColors.background
    clipsToBounds = true
    addSubview(standardContent)
    standardContent.frame = bounds
  }

  // MARK: Content

  /// The view for custom views; it becomes narrower for accessories and while editing.
  open var contentView: UIView { content }

  /// The main label, created on first use.
  open var textLabel: UILabel? {
    if storedTextLabel == nil { storedTextLabel = makeTextLabel() }
    return storedTextLabel
  }

  /// The detail label, created on first use; nil for the default style.
  open var detailTextLabel: UILabel? {
    if storedDetailLabel == nil && style != .default { storedDetailLabel = makeDetailLabel() }
    return storedDetailLabel
  }

  /// The image view at the left, created on first use; nil for the style `value2`.
  open var imageView: UIImageView? {
    if storedImageView == nil && style != .value2 {
      let view = UIImageView(frame: .zero)
      view.contentMode = .scaleAspectFit
      standardContent.addSubview(view)
      storedImageView = view
    }
    return storedImageView
  }

  /// Called before the cell is reused; subclasses reset the state of the old row.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  // MARK: Backgrounds

  /// The colour of the cell; in a grouped table before iOS 7 that of its group background.
  open override var backgroundColor: UIColor? {
    get { groupPosition == nil ? super.backgroundColor : groupColor }
    set {
      guard groupPosition != nil else {
        super.backgroundColor = newValue
        return
      }
      customize(newValue) { $0.backgroundColor = $1 }
      groupColor = newValue
      setNeedsLayout()
    }
  }

  /// Moves the colour to the group background, or back.
  private func groupPositionDidChange(wasInGroup: Bool) {
    if groupPosition == nil {
      setBackgroundColor(groupColor)
    } else if !wasInGroup {
      groupColor = super.backgroundColor
      setBackgroundColor(nil)
    }
    placeGroup()
    setNeedsLayout()
  }

  /// A view that fills the cell behind its content.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { setBackground(nil) }
      exchange(oldValue, for: backgroundView)
    }
  }

  /// A view that fills the cell while it is selected, instead of the usual colour.
  open var selectedBackgroundView: UIView? {
    didSet { exchangeSelected(oldValue) }
  }

  /// The selected background view in a table with multiple selection.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { exchangeSelected(oldValue) }
  }

  // MARK: Selection

  /// The appearance of a selected cell.
  open var selectionStyle = SelectionStyle.default {
    didSet { showSelection(animated: false) }
  }

  /// Whether the cell appears selected.
  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Sets whether the cell appears selected.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedSelected else { return }
    storedSelected = selected
    showSelection(animated: animated)
    invalidateConfiguration()
  }

  /// Whether the cell is highlighted because it is touched.
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Sets whether the cell is highlighted.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedHighlighted else { return }
    storedHighlighted = highlighted
    showSelection(animated: animated)
    invalidateConfiguration()
  }

  // MARK: Accessories

  /// The accessory at the right.
  open var accessoryType = AccessoryType.none {
    didSet { setNeedsLayout() }
  }

  /// A view at the right that replaces the accessory.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  /// The accessory at the right while editing.
  open var editingAccessoryType = AccessoryType.none {
    didSet { setNeedsLayout() }
  }

  /// A view at the right that replaces the accessory while editing.
  open var editingAccessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  // MARK: Indentation and separator

  /// The number of indentation steps of the content.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// The width of an indentation step; 10 points by default.
  ///
  /// Infinite and not-a-number values are replaced by 0.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// The insets of the separator; the table's by default.
  open var separatorInset: UIEdgeInsets {
    get {
      parts.separatorInset ?? table?.separatorInset ?? TableMetrics.separatorInset(width: bounds.width)
    }
    set {
      customize(newValue) { $0.separatorInset = $1 }
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Editing

  /// Whether the cell shows its editing controls.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the editing controls; called by the table.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return }
    storedEditing = editing
    invalidateConfiguration()
    var new = state
    if editing && editingStyle != .none {
      new.insert(.showingEditControl)
    } else {
      new.remove(.showingEditControl)
    }
    change(to: new, animated: animated)
  }

  /// The editing style, as returned by the table's delegate.
  open internal(set) var editingStyle = EditingStyle.none

  /// Whether the reorder control is shown while editing.
  open var showsReorderControl = false {
    didSet { setNeedsLayout() }
  }

  /// Whether the content is indented for the edit control.
  open var shouldIndentWhileEditing = true {
    didSet { setNeedsLayout() }
  }

  /// Whether the delete button is visible.
  open var showingDeleteConfirmation: Bool { state.contains(.showingDeleteConfirmation) }

  /// Called before the visible editing controls change; does nothing unless overridden.
  open func willTransition(to state: StateMask) {}

  /// Called after the visible editing controls have changed; does nothing unless overridden.
  open func didTransition(to state: StateMask) {}

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: self.joinedLabelTexts, traits: isSelected ? .selected : .none)
  }

  /// The size that the constraints of the content demand, with what is beside it; without constraints that of `sizeThatFits(_:)`.
  ///
  /// Tables ask it for automatic heights. Source: Apple, WWDC 2014 session 226.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard hasContentConstraints || configurations?.contentView != nil else {
      return CGSize(width: targetSize.width, height: sizeThatFits(targetSize).height)
    }
    return contentFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  override var systemMargins: UIEdgeInsets {
    guard device.behavior.cellContentHasSystemMargins else { return super.systemMargins }
    let side = TableMetrics.margin(width: table?.bounds.width ?? bounds.width)
    return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
  }

  // MARK: Configuration

  /// The state for which configurations are updated; a subclass can add states of its own to it.
  open var configurationState: UICellConfigurationState { systemConfigurationState }

  /// Requests an update of the configurations before the cell is displayed next.
  open func setNeedsUpdateConfiguration() { invalidateConfiguration() }

  /// Updates the cell for its state; does nothing unless overridden.
  ///
  /// Called before the cell is displayed first, and after its state has changed. Source: Apple,
  /// UITableViewCell.updateConfiguration(using:).
  open func updateConfiguration(using state: UICellConfigurationState) {}

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

  /// Whether the cell handles touches; a cell that doesn't is disabled.
  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set {
      guard newValue != super.isUserInteractionEnabled else { return }
      super.isUserInteractionEnabled = newValue
      invalidateConfiguration()
    }
  }

  /// Requests an update of the configurations.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let old = previousTraitCollection, old.layoutDirection != traitCollection.layoutDirection {
      exchangeSidesOfColumns()
    }
    invalidateConfiguration()
  }

  /// Places all parts.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
  }

  /// Updates the parts that have the tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    guard style == .value2 && TableMetrics.isFlat, let label = storedTextLabel else { return }
    label.setDefaults { label.textColor = tintColor }
  }
}

extension UITableViewCell {
  /// The styles of cells.
  public enum CellStyle: Int, Sendable {
    /// One label, with an image at its left.
    case `default` = 0
    /// A label at the left, and a detail label at the right.
    case value1 = 1
    /// A short label in the tint colour at the left, and a detail label beside it.
    case value2 = 2
    /// A label with a smaller detail label below it.
    case subtitle = 3
  }

  /// The accessories at the right.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// An arrow: a tap on the row shows more.
    case disclosureIndicator = 1
    /// A detail button, and an arrow.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A detail button.
    case detailButton = 4
  }

  /// The editing styles of a row.
  public enum EditingStyle: Int, Sendable {
    /// The row can't be edited.
    case none = 0
    /// The row can be deleted.
    case delete = 1
    /// A row can be inserted.
    case insert = 2
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// As an unselected cell.
    case none = 0
    /// Blue up to iOS 6, grey later.
    case blue = 1
    /// Grey.
    case gray = 2
    /// The system's default: blue up to iOS 6, grey later.
    case `default` = 3
  }

  /// The styles of separators.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none = 0
    /// A line.
    case singleLine = 1
  }

  /// The editing controls that are visible in a cell.
  public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The edit control at the left.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The delete button.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}

/// The parts of a cell outside its content, created on demand.
struct TableCellParts {
  var selection: UIView?
  var group: TableGroupView?
  var separator: UIView?
  var accessory: UIView?
  var accessoryType = UITableViewCell.AccessoryType.none
  var editControl: TableCellSign?
  var reorderControl: TableCellSign?
  /// The delete button, or the buttons of the row's actions.
  var deleteButton: UIView?
  var separatorInset: UIEdgeInsets?
}

/// The content view of a cell, which has margins of its own.
final class UITableViewCellContentView: UIView {
  override var systemMargins: UIEdgeInsets {
    let behavior = device.behavior
    let end = behavior.cellContentMargin
    guard behavior.cellContentHasSystemMargins else {
      return UIEdgeInsets(top: end, left: end, bottom: end, right: end)
    }
    let cell = superview as? UITableViewCell
    let side = behavior.cellMargin(width: cell?.table?.bounds.width ?? cell?.bounds.width ?? bounds.width)
    return UIEdgeInsets(top: end, left: side, bottom: end, right: side)
  }
}
