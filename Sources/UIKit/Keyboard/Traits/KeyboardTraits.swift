/// What a responder asked of the keyboard when it came up.
struct KeyboardTraits: Hashable {
  let type: UIKeyboardType
  let appearance: UIKeyboardAppearance
  let returnKey: UIReturnKeyType
  let capitals: UITextAutocapitalizationType
  /// Whether the return key is off as long as there is no text.
  let returnNeedsText: Bool
  /// Whether words are proposed above the keys, where the system does that.
  let proposesWords: Bool

  @MainActor
  init(_ traits: any UITextInputTraits) {
    let isSecret = traits.isSecureTextEntry
    type = traits.keyboardType
    appearance = traits.keyboardAppearance
    returnKey = traits.returnKeyType
    returnNeedsText = traits.enablesReturnKeyAutomatically
    capitals = isSecret || !type.isForSentences ? .none : traits.autocapitalizationType
    proposesWords = type.isForSentences && !isSecret && traits.autocorrectionType != .no
  }
}

extension UIKeyboardType {
  /// Whether words are typed with it, and not numbers, names or addresses.
  fileprivate var isForSentences: Bool {
    switch self {
    case .default, .asciiCapable, .twitter, .webSearch, .numbersAndPunctuation: true
    case .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress, .decimalPad, .asciiCapableNumberPad: false
    }
  }
}
