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
