/// Which keys there are, row by row.
@MainActor
struct KeyboardRows {
  private let traits: KeyboardTraits
  private let plane: KeyboardPlane
  private let behavior = SimulatedDevice.current.behavior

  init(_ traits: KeyboardTraits, plane: KeyboardPlane) {
    self.traits = traits
    self.plane = plane
  }

  /// The rows from top to bottom; all are as wide as the first.
  var rows: [KeyboardRow] {
    if isPad { return padRows }
    return behavior.keyboardIsWide ? wideRows : narrowRows
  }

  /// Whether the keys are those of a telephone: three in a row, without gaps.
  var isPad: Bool {
    guard !behavior.keyboardIsWide else { return false }
    return switch traits.type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    case .namePhonePad: plane != .letters
    case .default, .asciiCapable, .numbersAndPunctuation, .URL, .emailAddress, .twitter, .webSearch: false
    }
  }

  /// The keys that are shown first.
  static func firstPlane(of type: UIKeyboardType) -> KeyboardPlane {
    switch type {
    case .numbersAndPunctuation, .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: .digits
    case .default, .asciiCapable, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch: .letters
    }
  }

  // MARK: Three rows of characters

  private var characters: (String, String, String) {
    switch plane {
    case .letters: ("qwertyuiop", "asdfghjkl", "zxcvbnm")
    case .digits: ("1234567890", "-/:;()$&@\"", ".,?!\u{2019}")
    case .signs: ("[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!\u{2019}")
    }
  }

  /// The key that leads from letters to digits, or back.
  private func planeKey(width: CGFloat) -> KeyboardRow {
    plane == .letters
      ? .key(.plane(.digits), behavior.digitsCaption, width: width)
      : .key(.plane(.letters), "ABC", width: width)
  }

  /// The key at the side of the third row: for capital letters, or for more signs.
  private func sideKey(width: CGFloat) -> KeyboardRow {
    switch plane {
    case .letters: .key(.shift, width: width)
    case .digits: .key(.plane(.signs), "#+=", width: width)
    case .signs: .key(.plane(.digits), behavior.keyboardIsWide ? "123" : behavior.digitsCaption, width: width)
    }
  }

  private func enterKey(width: CGFloat) -> KeyboardRow {
    .key(.enter, traits.returnKey.caption, width: width)
  }

  /// The space bar, and what some keyboards have beside it or in its place.
  private func spaceKeys(width: CGFloat) -> KeyboardRow {
    func space(_ more: String) -> KeyboardRow {
      .key(.text(" "), "space", width: width - CGFloat(more.count)) + .letters(more)
    }
    guard plane == .letters else { return space("") }
    return switch traits.type {
    case .default, .asciiCapable, .numbersAndPunctuation, .numberPad, .phonePad, .namePhonePad, .decimalPad,
      .asciiCapableNumberPad:
      space("")
    case .emailAddress: space("@.")
    case .twitter: space("@#")
    case .webSearch: space(".")
    case .URL: .letters("./", width: width * 0.3) + .key(.text(".com"), ".com", width: width * 0.4)
    }
  }

  // MARK: Phones

  private var narrowRows: [KeyboardRow] {
    let (top, middle, bottom) = characters
    let indent = KeyboardRow.gap((10 - CGFloat(middle.count)) / 2)
    let switches =
      behavior.hasKeyForNextKeyboard
      ? planeKey(width: 1.25) + .key(.nextKeyboard, width: 1.25) : planeKey(width: 2.5)
    return [
      .letters(top),
      indent + .letters(middle) + indent,
      sideKey(width: 1.3) + .gap(0.2) + .letters(bottom, width: 7 / CGFloat(bottom.count)) + .gap(0.2)
        + .key(.delete, width: 1.3),
      switches + spaceKeys(width: 5) + enterKey(width: 2.5),
    ]
  }

  // MARK: Pads

  private var wideRows: [KeyboardRow] {
    let (top, middle, bottom) = characters
    let marks = plane == .letters ? ",." : "\""
    let globe = behavior.hasKeyForNextKeyboard
    let left = planeKey(width: globe ? 1 : 2) + (globe ? .key(.nextKeyboard) : KeyboardRow())
    return [
      .letters(top) + .key(.delete),
      .gap(0.4) + .letters(String(middle.prefix(9))) + enterKey(width: 1.6),
      sideKey(width: 1) + .letters(bottom + marks, width: 9 / CGFloat(bottom.count + marks.count))
        + sideKey(width: 1),
      left + spaceKeys(width: 7) + planeKey(width: 1) + .key(.dismiss),
    ]
  }

  // MARK: Telephones

  private static let details = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  private var padRows: [KeyboardRow] {
    if plane == .signs {
      return [
        .key(.text(","), "pause") + .key(.nothing) + .key(.text(";"), "wait"),
        .letters("*") + .key(.nothing) + .letters("#"),
        .key(.nothing) + .letters("+") + .key(.nothing),
        .key(.plane(.digits), "123") + .letters("0") + .key(.delete),
      ]
    }
    let digits = KeyboardRows.details.enumerated().map { index, detail in
      KeyboardRow.key(.letter, String(index + 1), detail)
    }
    let corner: KeyboardRow =
      switch traits.type {
      case .phonePad: .key(.plane(.signs), "+\u{2009}*\u{2009}#")
      case .decimalPad: .letters(".")
      case .namePhonePad: .key(.plane(.letters), "ABC")
      case .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .emailAddress, .twitter,
        .webSearch, .asciiCapableNumberPad:
        .key(.nothing)
      }
    return [
      digits[0] + digits[1] + digits[2],
      digits[3] + digits[4] + digits[5],
      digits[6] + digits[7] + digits[8],
      corner + .letters("0") + .key(.delete),
    ]
  }
}
