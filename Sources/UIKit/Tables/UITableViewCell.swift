/// What a row of a table shows.
///
/// A style brings labels and an image with it; views of one's own go into `contentView`.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// What dequeuing knows the cell by.
  public final let reuseIdentifier: String?

  final let style: CellStyle
  @WeakReference final var table: UITableView?
  final let content: UIView
  final var storedTextLabel: UILabel?
  final var storedDetailLabel: UILabel?
  final var storedImageView: UIImageView?
  final var parts = TableCellParts()
  final var storedSelected = false
  final var storedHighlighted = false
  final var storedEditing = false
  final var state = StateMask()
  /// Where the row stands in a group with round corners; nil elsewhere.
  final var groupPlace: TableGroupPlace? {
    didSet { if groupPlace != oldValue { groupPlaceDidChange(wasInGroup: oldValue != nil) } }
  }
  /// The colour of the row's piece of such a group.
  final var groupColor: UIColor?
  /// How far the content is pulled to the left from the button that deletes.
  final var deletePull: CGFloat = 0

  /// Creates a cell of the given style; one that is to be used again needs an identifier.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    content = UIView()
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    prepare()
  }

  /// Creates a cell of the default style without an identifier.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Restores an archived cell's place, of the default style.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    content = UIView()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .white
    clipsToBounds = true
    addSubview(content)
    content.frame = bounds
  }

  // MARK: Content

  /// Where views of one's own go; it makes room for accessories and for editing.
  open var contentView: UIView { content }

  /// The line of text, made on first use.
  open var textLabel: UILabel? {
    if storedTextLabel == nil { storedTextLabel = makeTextLabel() }
    return storedTextLabel
  }

  /// The line of detail, made on first use; nil for the default style.
  open var detailTextLabel: UILabel? {
    if storedDetailLabel == nil && style != .default { storedDetailLabel = makeDetailLabel() }
    return storedDetailLabel
  }

  /// The image at the left, made on first use; nil for the style `value2`.
  open var imageView: UIImageView? {
    if storedImageView == nil && style != .value2 {
      let view = UIImageView(frame: .zero)
      view.contentMode = .scaleAspectFit
      content.addSubview(view)
      storedImageView = view
    }
    return storedImageView
  }

  /// The cell is about to be used for another row: subclasses forget what belonged to the old one.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  // MARK: Backgrounds

  /// What fills the cell; in a grouped table before iOS 7 its piece of a field with round corners.
  open override var backgroundColor: UIColor? {
    get { groupPlace == nil ? super.backgroundColor : groupColor }
    set {
      guard groupPlace != nil else {
        super.backgroundColor = newValue
        return
      }
      groupColor = newValue
      setNeedsLayout()
    }
  }

  /// The colour goes to the piece of the field, or comes back from it.
  private func groupPlaceDidChange(wasInGroup: Bool) {
    if groupPlace == nil {
      super.backgroundColor = groupColor
    } else if !wasInGroup {
      groupColor = super.backgroundColor
      super.backgroundColor = nil
    }
    placeGroup()
    setNeedsLayout()
  }

  /// A view that fills the cell behind its content.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }

  /// A view that fills the cell while it is selected, instead of the usual colour.
  open var selectedBackgroundView: UIView? {
    didSet { exchangeSelected(oldValue) }
  }

  /// As `selectedBackgroundView`, in a table where several rows may be selected.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { exchangeSelected(oldValue) }
  }

  // MARK: Selection

  /// How a selected cell looks.
  open var selectionStyle = SelectionStyle.default {
    didSet { showSelection(animated: false) }
  }

  /// Whether the cell shows as selected.
  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Shows the cell as selected, or no longer.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedSelected else { return }
    storedSelected = selected
    showSelection(animated: animated)
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Lights the cell up, or no longer.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedHighlighted else { return }
    storedHighlighted = highlighted
    showSelection(animated: animated)
  }

  // MARK: Accessories

  /// What shows at the right.
  open var accessoryType = AccessoryType.none {
    didSet { setNeedsLayout() }
  }

  /// A view at the right instead of what the type says.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  /// What shows at the right in editing.
  open var editingAccessoryType = AccessoryType.none {
    didSet { setNeedsLayout() }
  }

  /// A view at the right in editing instead of what the type says.
  open var editingAccessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  // MARK: Indentation and separator

  /// How many steps the content is indented.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// How wide a step is; 10 points at first.
  ///
  /// What is infinite or not a number counts as 0.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// How far the separator keeps from the edges: as the table says, unless set.
  open var separatorInset: UIEdgeInsets {
    get {
      parts.separatorInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Editing

  /// Whether the cell shows how it can be edited.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows how the cell can be edited, or no longer; the table calls it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return }
    storedEditing = editing
    var new = state
    if editing && editingStyle != .none {
      new.insert(.showingEditControl)
    } else {
      new.remove(.showingEditControl)
    }
    change(to: new, animated: animated)
  }

  /// What editing does with the row, as the table's delegate says.
  open internal(set) var editingStyle = EditingStyle.none

  /// Whether a control to move the row shows in editing.
  open var showsReorderControl = false {
    didSet { setNeedsLayout() }
  }

  /// Whether the content makes room for the sign at its left.
  open var shouldIndentWhileEditing = true {
    didSet { setNeedsLayout() }
  }

  /// Whether the button that deletes shows.
  open var showingDeleteConfirmation: Bool { state.contains(.showingDeleteConfirmation) }

  /// Editing is about to show something else; does nothing unless overridden.
  open func willTransition(to state: StateMask) {}

  /// Editing shows something else; does nothing unless overridden.
  open func didTransition(to state: StateMask) {}

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: self.joinedLabelTexts, traits: isSelected ? .selected : .none)
  }

  /// Places everything.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// The tint may be another one.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if style == .value2 && TableMetrics.isFlat { storedTextLabel?.textColor = tintColor }
  }
}

extension UITableViewCell {
  /// What a cell holds.
  public enum CellStyle: Int, Sendable {
    /// One line, with an image at its left.
    case `default` = 0
    /// A line at the left, and one of detail at the right.
    case value1 = 1
    /// A short line in the tint at the left, and one of detail beside it.
    case value2 = 2
    /// A line with smaller detail under it.
    case subtitle = 3
  }

  /// What shows at the right.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow: the row leads on.
    case disclosureIndicator = 1
    /// A button for detail, and an arrow.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for detail.
    case detailButton = 4
  }

  /// What editing does with a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Deletes it.
    case delete = 1
    /// Inserts another.
    case insert = 2
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// No different.
    case none = 0
    /// Blue up to iOS 6, grey later.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As the system's version does: blue up to iOS 6, grey later.
    case `default` = 3
  }

  /// How rows are separated.
  public enum SeparatorStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a line.
    case singleLine = 1
  }

  /// What editing shows in a cell.
  public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The sign at the left.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that deletes.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}

/// What a cell shows beside its content, made when it is needed.
struct TableCellParts {
  var selection: UIView?
  var group: TableGroupView?
  var separator: UIView?
  var accessory: UIView?
  var accessoryType = UITableViewCell.AccessoryType.none
  var editControl: TableCellSign?
  var reorderControl: TableCellSign?
  var deleteButton: UIButton?
  var separatorInset: UIEdgeInsets?
}
