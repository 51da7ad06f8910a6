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
