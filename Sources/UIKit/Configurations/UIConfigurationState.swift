/// The state of a view, from which configurations choose their default values.
///
/// Source: Apple, UIConfigurationState.
public protocol UIConfigurationState {
  /// Creates a state with traits, in which nothing else is set.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A state of an application's own, by its key; nil removes it.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of an application's own state of a view.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key from its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The part of a view's state that configurations of backgrounds and contents depend on.
struct InteractionState: Hashable {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isPinned = false
  var isEditing = false

  init(_ state: any UIConfigurationState) {
    switch state {
    case let cell as UICellConfigurationState:
      isDisabled = cell.isDisabled
      isHighlighted = cell.isHighlighted
      isSelected = cell.isSelected
      isPinned = cell.isPinned
      isEditing = cell.isEditing
    case let view as UIViewConfigurationState:
      isDisabled = view.isDisabled
      isHighlighted = view.isHighlighted
      isSelected = view.isSelected
      isPinned = view.isPinned
    default: break
    }
  }
}
