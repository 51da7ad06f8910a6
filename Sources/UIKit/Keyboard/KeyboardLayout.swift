/// The frames of the keys: rows of equal height with keys whose widths are in proportion to their units.
struct KeyboardLayout: Hashable {
  /// The gaps around keys, in points.
  struct Gaps: Hashable {
    /// Between the keys of a row.
    var column: CGFloat
    /// Between the rows.
    var row: CGFloat
    /// Beside the first and the last key of a row.
    var side: CGFloat
    /// Above the first row.
    var top: CGFloat
    /// Below the last row.
    var bottom: CGFloat

    static let none = Gaps(column: 0, row: 0, side: 0, top: 0, bottom: 0)

    /// The gaps of letter keys in an area, as measured in pictures of devices (approximate).
    static func around(keysOfSize size: CGSize, isWide: Bool) -> Gaps {
      if isWide {
        return size.width > 900
          ? Gaps(column: 14, row: 11, side: 7, top: 11, bottom: 8)
          : Gaps(column: 12, row: 9, side: 6, top: 9, bottom: 7)
      }
      // Landscape keyboards of phones are low.
      return size.height < 200
        ? Gaps(column: 6, row: 7, side: 3, top: 6, bottom: 3)
        : Gaps(column: 6, row: 15, side: 3, top: 11, bottom: 4)
    }
  }

  let keys: [KeyboardKey]

  /// Lays out rows in `area`, in its coordinates; edges of keys are on whole pixels
  /// (`scale` pixels per point).
  init(_ rows: [KeyboardRow], in area: CGRect, gaps: Gaps, scale: CGFloat) {
    let count = CGFloat(rows.count)
    let height = (area.height - gaps.top - gaps.bottom - gaps.row * (count - 1)) / count
    let units = rows.first?.width ?? 0
    guard height > 0, units > 0 else {
      keys = []
      return
    }
    // The gap after the last key of a row is not part of the row.
    let unit = (area.width - 2 * gaps.side + gaps.column) / units
    var keys: [KeyboardKey] = []
    for (index, row) in rows.enumerated() {
      let top = area.minY + gaps.top + CGFloat(index) * (height + gaps.row)
      var left = area.minX + gaps.side
      for cell in row.cells {
        let width = unit * cell.width
        if let action = cell.action {
          let plate = CGRect(x: left, y: top, width: width - gaps.column, height: height).snapped(to: scale)
          keys.append(
            KeyboardKey(
              action: action,
              caption: cell.caption,
              detail: cell.detail,
              plate: plate,
              area: plate.insetBy(dx: -gaps.column / 2, dy: -gaps.row / 2)
            )
          )
        }
        left += width
      }
    }
    self.keys = keys
  }

  /// The key at a point, or nil between keys.
  func key(at point: CGPoint) -> KeyboardKey? {
    keys.first { $0.area.contains(point) && $0.action != .nothing }
  }
}

extension CGRect {
  /// The rectangle with its edges on the nearest pixels, at `scale` pixels per point.
  fileprivate func snapped(to scale: CGFloat) -> CGRect {
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (pixel(minX), pixel(minY))
    return CGRect(x: left, y: top, width: pixel(maxX) - left, height: pixel(maxY) - top)
  }
}

/// A set of keys that a keyboard shows at a time.
enum KeyboardPlane: Hashable {
  case letters
  case digits
  case symbols
}

/// The keys of a keyboard, row by row.
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

  /// Whether the keys are those of a telephone: three per row, without gaps.
  var isPad: Bool {
    guard !behavior.keyboardIsWide else { return false }
    return switch traits.type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    case .namePhonePad: plane != .letters
    case .default, .asciiCapable, .numbersAndPunctuation, .URL, .emailAddress, .twitter, .webSearch: false
    }
  }

  /// The plane that is shown first.
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
    case .symbols: ("[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!\u{2019}")
    }
  }

  /// The key that switches between letters and digits.
  private func planeKey(width: CGFloat) -> KeyboardRow {
    plane == .letters
      ? .key(.plane(.digits), behavior.digitsCaption, width: width)
      : .key(.plane(.letters), "ABC", width: width)
  }

  /// The key at the side of the third row: shift, or more symbols.
  private func sideKey(width: CGFloat) -> KeyboardRow {
    switch plane {
    case .letters: .key(.shift, width: width)
    case .digits: .key(.plane(.symbols), "#+=", width: width)
    case .symbols:
      .key(.plane(.digits), behavior.keyboardIsWide ? "123" : behavior.digitsCaption, width: width)
    }
  }

  private func enterKey(width: CGFloat) -> KeyboardRow {
    .key(.enter, traits.returnKey.caption, width: width)
  }

  /// The space bar, and the keys that some keyboards have beside it or in its place.
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

  // MARK: Telephone keypads

  private static let details = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  private var padRows: [KeyboardRow] {
    if plane == .symbols {
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
      case .phonePad: .key(.plane(.symbols), "+\u{2009}*\u{2009}#")
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

/// A row of keys, in units: the width of a letter key with its gap.
struct KeyboardRow {
  /// A key, or a gap if there is no action.
  struct Cell {
    var action: KeyboardKey.Action?
    var caption = ""
    var detail = ""
    var width: CGFloat = 1
  }

  var cells: [Cell] = []

  /// The total width in units.
  var width: CGFloat { cells.reduce(0) { $0 + $1.width } }

  static func gap(_ width: CGFloat) -> KeyboardRow {
    KeyboardRow(cells: [Cell(width: width)])
  }

  static func key(
    _ action: KeyboardKey.Action,
    _ caption: String = "",
    _ detail: String = "",
    width: CGFloat = 1
  ) -> KeyboardRow {
    KeyboardRow(cells: [Cell(action: action, caption: caption, detail: detail, width: width)])
  }

  /// A key for each character.
  static func letters(_ characters: String, width: CGFloat = 1) -> KeyboardRow {
    KeyboardRow(cells: characters.map { Cell(action: .letter, caption: String($0), width: width) })
  }

  static func + (left: KeyboardRow, right: KeyboardRow) -> KeyboardRow {
    KeyboardRow(cells: left.cells + right.cells)
  }
}

struct KeyboardKey: Hashable {
  /// The effect of pressing the key.
  enum Action: Hashable {
    /// Types the caption, as a capital letter if shift is on.
    case letter
    /// Types a text that differs from the caption.
    case text(String)
    case shift
    case delete
    case enter
    /// Switches to another plane.
    case plane(KeyboardPlane)
    case nextKeyboard
    /// Dismisses the keyboard.
    case dismiss
    /// None: the place is empty.
    case nothing
  }

  let action: Action

  /// The text on the key; empty for a key with a glyph.
  let caption: String

  /// The small text below the caption.
  let detail: String

  /// The visible plate, in the coordinates of the keys.
  let plate: CGRect

  /// The touch area: the plate and half of the gaps around it.
  let area: CGRect
}
