/// The properties of the keyboard for a responder that accepts text.
///
/// Every property has a default; a conforming type declares only the properties that differ.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// Which letters the keyboard capitalizes automatically.
  var autocapitalizationType: UITextAutocapitalizationType { get }

  /// Whether typed text is corrected, and words are suggested.
  var autocorrectionType: UITextAutocorrectionType { get }

  /// Whether misspelled words are underlined.
  var spellCheckingType: UITextSpellCheckingType { get }

  /// The set of keys.
  var keyboardType: UIKeyboardType { get }

  /// Whether the keyboard is light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get }

  /// The caption of the return key.
  var returnKeyType: UIReturnKeyType { get }

  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }

  /// Whether the text is hidden, as for a password.
  var isSecureTextEntry: Bool { get }

  /// What the text means; nil for nothing in particular.
  var textContentType: UITextContentType! { get }
}

extension UITextInputTraits {
  /// The default, `.sentences`.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }

  /// The default: as set in the system.
  public var autocorrectionType: UITextAutocorrectionType { .default }

  /// The default: as set in the system.
  public var spellCheckingType: UITextSpellCheckingType { .default }

  /// The default: a keyboard with letters.
  public var keyboardType: UIKeyboardType { .default }

  /// The default: light.
  public var keyboardAppearance: UIKeyboardAppearance { .default }

  /// The default: `return`.
  public var returnKeyType: UIReturnKeyType { .default }

  /// The default, false: the return key is always enabled.
  public var enablesReturnKeyAutomatically: Bool { false }

  /// The default, false: the text is visible.
  public var isSecureTextEntry: Bool { false }

  /// The default, nil: nothing in particular.
  public var textContentType: UITextContentType! { nil }
}

/// The sets of keys.
public enum UIKeyboardType: Int, Sendable {
  /// Letters.
  case `default` = 0
  /// ASCII letters.
  case asciiCapable = 1
  /// Digits and punctuation first.
  case numbersAndPunctuation = 2
  /// Letters, a period, a slash and `.com`.
  case URL = 3
  /// Digits only.
  case numberPad = 4
  /// Digits and the symbols of a telephone.
  case phonePad = 5
  /// Letters, for a name or a telephone number; without automatic capitalization.
  case namePhonePad = 6
  /// Letters, an at sign and a period.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Letters, an at sign and a number sign.
  case twitter = 9
  /// Letters and a period.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11

  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The system's appearance: light.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The older name of `dark`: the appearance for alerts up to iOS 6.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The captions of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// `return`.
  case `default` = 0
  /// `Go`.
  case go = 1
  /// `Google`.
  case google = 2
  /// `Join`.
  case join = 3
  /// `Next`.
  case next = 4
  /// `Route`.
  case route = 5
  /// `Search`.
  case search = 6
  /// `Send`.
  case send = 7
  /// `Yahoo`.
  case yahoo = 8
  /// `Done`.
  case done = 9
  /// `Emergency Call`.
  case emergencyCall = 10
  /// `Continue`.
  case `continue` = 11

  /// The key's caption.
  var caption: String {
    switch self {
    case .default: "return"
    case .go: "Go"
    case .google: "Google"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .search: "Search"
    case .send: "Send"
    case .yahoo: "Yahoo"
    case .done: "Done"
    case .emergencyCall: "Emergency Call"
    case .continue: "Continue"
    }
  }

  /// Whether the key ends the task and is blue; a key that continues looks like the other
  /// keys beside letters.
  var endsTask: Bool {
    switch self {
    case .default, .next, .continue: false
    case .go, .google, .join, .route, .search, .send, .yahoo, .done, .emergencyCall: true
    }
  }
}

/// The automatic capitalization of typed text.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first letter of every word.
  case words = 1
  /// The first letter of every sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3

  /// Whether the letter after `text` is capitalized.
  func shifts(after text: String) -> Bool {
    switch self {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last?.isWhitespace ?? true
    case .sentences:
      guard let last = text.last else { return true }
      guard last.isWhitespace else { return false }
      if last.isNewline { return true }
      let end = text.last { !$0.isWhitespace }
      return end.map { ".?!".contains($0) } ?? true
    }
  }
}

/// Whether typed text is corrected, and words are suggested.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As set in the system: yes.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether misspelled words are underlined.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As set in the system.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// A responder that receives typed text while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Inserts `text` at the insertion point.
  func insertText(_ text: String)

  /// Deletes the character before the insertion point; has no effect if there is no text.
  func deleteBackward()
}

/// A view with traits of the keyboard that can be set.
@MainActor
protocol KeyboardTraitsHolder: UITextInputTraits {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var textContentType: UITextContentType! { get set }
}

/// A responder whose keyboard can be typed on, with all calls to its delegate.
@MainActor
package protocol TypingTarget: UIKeyInput {
  /// Whether the keyboard is shown for it now.
  var takesKeys: Bool { get }

  /// The text before the insertion point.
  var textBeforeInsertionPoint: String { get }

  /// Types `text`, as a press of a key does.
  func keyPressed(_ text: String)

  /// Presses the return key.
  func returnKeyPressed()

  /// Presses the delete key.
  func deleteKeyPressed()
}

extension TypingTarget {
  package var takesKeys: Bool { true }
}

/// The traits that a responder asked for when the keyboard appeared.
struct KeyboardTraits: Hashable {
  let type: UIKeyboardType
  let appearance: UIKeyboardAppearance
  let returnKey: UIReturnKeyType
  let capitals: UITextAutocapitalizationType
  /// Whether the return key is disabled while there is no text.
  let returnNeedsText: Bool
  /// Whether words are suggested above the keys, if the system does that.
  let suggestsWords: Bool

  @MainActor
  init(_ traits: any UITextInputTraits) {
    let isSecret = traits.isSecureTextEntry
    type = traits.keyboardType
    appearance = traits.keyboardAppearance
    returnKey = traits.returnKeyType
    returnNeedsText = traits.enablesReturnKeyAutomatically
    capitals = isSecret || !type.isForSentences ? .none : traits.autocapitalizationType
    suggestsWords = type.isForSentences && !isSecret && traits.autocorrectionType != .no
  }
}

extension UIKeyboardType {
  /// Whether the keyboard is for words, not for numbers, names or addresses.
  fileprivate var isForSentences: Bool {
    switch self {
    case .default, .asciiCapable, .twitter, .webSearch, .numbersAndPunctuation: true
    case .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress, .decimalPad, .asciiCapableNumberPad: false
    }
  }
}
