/// The state of a cell of a table or collection view.
///
/// Source: Apple, UICellConfigurationState.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled: its user interaction is off.
  public var isDisabled = false
  /// Whether the cell is highlighted, for example because it is touched.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell stays at an edge of the visible area while its section scrolls.
  public var isPinned = false
  /// Whether the cell shows its editing controls.
  public var isEditing = false
  /// Whether the items below the cell's item are shown.
  public var isExpanded = false
  /// Whether the cell is swiped to show actions.
  public var isSwiped = false
  /// Whether the user is moving the cell to another place.
  public var isReordering = false
  /// The part of the cell in a drag.
  public var cellDragState = DragState.none
  /// The part of the cell in a drop.
  public var cellDropState = DropState.none

  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits, in which nothing else is set.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of an application's own, by its key; nil removes it.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }

  /// The parts of a cell in a drag.
  public enum DragState: Hashable, Sendable {
    /// The cell isn't dragged.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is dragged.
    case dragging
  }

  /// The parts of a cell in a drop.
  public enum DropState: Hashable, Sendable {
    /// There is no drop.
    case none
    /// The drop goes to another cell.
    case notTargeted
    /// The drop goes to the cell.
    case targeted
  }
}
