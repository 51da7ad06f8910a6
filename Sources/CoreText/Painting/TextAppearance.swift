/// The appearance of a run of text: the attributes that don't affect layout.
package struct TextAppearance: Sendable {
  package var color = CGColor(gray: 0, alpha: 1)
  package var backgroundColor: CGColor?
  package var shadow: DrawingShadow?
  package var underline = TextStroke()
  package var strikethrough = TextStroke()
  /// The colour of the outline; nil for that of the text.
  package var strokeColor: CGColor?
  /// The width of the outline in percent of the font size; negative if the text is also filled.
  package var strokeWidth: CGFloat = 0
  /// The slant of the glyphs: points to the right per point of height.
  package var obliqueness: CGFloat = 0

  package init() {}
}

/// The appearances of a text's runs, looked up by the index of a unit.
package struct TextAppearances: Sendable {
  private var ends: [Int] = []
  private var appearances: [TextAppearance] = []

  /// Creates appearances with the same appearance for the whole text.
  package init(_ appearance: TextAppearance) {
    ends = [0]
    appearances = [appearance]
  }

  /// Creates the appearances of runs, at least one, by their ends in ascending order.
  package init(_ runs: [(end: Int, appearance: TextAppearance)]) {
    ends = runs.map(\.end)
    appearances = runs.map(\.appearance)
  }

  /// The appearance of a unit; beyond the end, that of the last unit.
  subscript(unit: Int) -> TextAppearance {
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > unit { high = middle } else { low = middle + 1 }
    }
    return appearances[low]
  }

  /// The appearances with a change applied to each.
  package func map(_ change: (inout TextAppearance) -> Void) -> TextAppearances {
    var result = self
    for index in result.appearances.indices { change(&result.appearances[index]) }
    return result
  }
}

/// An underline or strikethrough.
package struct TextStroke: Sendable {
  /// The style as the bits of an `NSUnderlineStyle`.
  package var style = 0
  /// The colour; nil for the colour of the text.
  package var color: CGColor?

  package init() {}

  /// The weight and the number of lines; 0 for none.
  private var weight: Int { style & 0x0F }

  var isVisible: Bool { weight != 0 }

  var isDouble: Bool { weight == 0x09 }

  var isThick: Bool { weight == 0x02 }

  var skipsSpaces: Bool { style & 0x8000 != 0 }

  /// The lengths of dashes and gaps as multiples of the line's thickness; empty for a
  /// solid line (approximate).
  var pattern: [CGFloat] {
    switch style & 0x0F00 {
    case 0x0100: [1, 2]
    case 0x0200: [5, 3]
    case 0x0300: [5, 2, 1, 2]
    case 0x0400: [5, 2, 1, 2, 1, 2]
    default: []
    }
  }
}
