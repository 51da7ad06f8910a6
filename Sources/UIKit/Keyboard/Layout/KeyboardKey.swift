/// One key of the keyboard.
struct KeyboardKey: Hashable {
  /// What happens when it is pressed.
  enum Action: Hashable {
    /// Writes the caption, or a capital letter of it.
    case letter
    /// Writes a text that the caption does not say.
    case text(String)
    case shift
    case delete
    case enter
    /// Shows other keys.
    case plane(KeyboardPlane)
    case nextKeyboard
    /// Puts the keyboard away.
    case dismiss
    /// Nothing: the place is empty.
    case nothing
  }

  let action: Action

  /// What is written on it; nothing for a key with a picture.
  let caption: String

  /// What is written below that, in small letters.
  let detail: String

  /// The plate that shows, in the coordinates of the keys.
  let plate: CGRect

  /// Where it is pressed: the plate, and half of the gaps around it.
  let area: CGRect
}
