/// What a responder that takes text asks of the keyboard.
///
/// Every property has a default; a conforming type declares those that differ.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// Which letters the keyboard makes capital by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get }

  /// Whether what is typed is corrected, and words are proposed.
  var autocorrectionType: UITextAutocorrectionType { get }

  /// Whether misspelled words are marked.
  var spellCheckingType: UITextSpellCheckingType { get }

  /// Which keys there are.
  var keyboardType: UIKeyboardType { get }

  /// Whether the keyboard is light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get }

  /// What is written on the return key.
  var returnKeyType: UIReturnKeyType { get }

  /// Whether the return key is off as long as there is no text.
  var enablesReturnKeyAutomatically: Bool { get }

  /// Whether the text is a secret.
  var isSecureTextEntry: Bool { get }
}

extension UITextInputTraits {
  /// The first letter of a sentence.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }

  /// As the system is set.
  public var autocorrectionType: UITextAutocorrectionType { .default }

  /// As the system is set.
  public var spellCheckingType: UITextSpellCheckingType { .default }

  /// Letters.
  public var keyboardType: UIKeyboardType { .default }

  /// Light.
  public var keyboardAppearance: UIKeyboardAppearance { .default }

  /// `return`.
  public var returnKeyType: UIReturnKeyType { .default }

  /// It is always on.
  public var enablesReturnKeyAutomatically: Bool { false }

  /// It is none.
  public var isSecureTextEntry: Bool { false }
}

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
  /// Letters.
  case `default` = 0
  /// Letters of the alphabet that ASCII has.
  case asciiCapable = 1
  /// Digits and signs first.
  case numbersAndPunctuation = 2
  /// Letters, a point, a slash and `.com`.
  case URL = 3
  /// Digits, for numbers.
  case numberPad = 4
  /// Digits and the signs of a telephone.
  case phonePad = 5
  /// Letters, for a name or a telephone's number; nothing is made capital by itself.
  case namePhonePad = 6
  /// Letters, an at sign and a point.
  case emailAddress = 7
  /// Digits and a point.
  case decimalPad = 8
  /// Letters, an at sign and a hash.
  case twitter = 9
  /// Letters and a point.
  case webSearch = 10
  /// Digits that ASCII has.
  case asciiCapableNumberPad = 11

  /// Letters: the older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system's: light.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The one that suited alerts up to iOS 6: the older name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What is written on the return key.
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

  /// Whether the key ends what is being done, and is blue; one that goes on looks like the other keys beside letters.
  var endsTask: Bool {
    switch self {
    case .default, .next, .continue: false
    case .go, .google, .join, .route, .search, .send, .yahoo, .done, .emergencyCall: true
    }
  }
}

/// Which letters a keyboard makes capital by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first one of every word.
  case words = 1
  /// The first one of every sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3

  /// Whether the letter after `text` is made capital.
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

/// Whether what is typed is corrected, and words are proposed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system is set: yes.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether misspelled words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system is set.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// A responder that takes what is typed while it is the first one.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Puts `text` where typing goes on: at the end.
  func insertText(_ text: String)

  /// Takes the last character away; without text, nothing happens.
  func deleteBackward()
}

/// A responder that lets the keys of a keyboard be pressed, with everything that its delegate is asked.
@MainActor
package protocol TypingTarget: UIKeyInput {
  /// The text up to the place where typing goes on.
  var textBeforeInsertionPoint: String { get }

  /// A key that writes `text` was pressed.
  func keyPressed(_ text: String)

  /// The return key was pressed.
  func returnKeyPressed()

  /// The delete key was pressed.
  func deleteKeyPressed()
}

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
