import Foundation

extension TextLayout {
  /// The size in points of a string of one font, as laying it out would find it.
  ///
  /// One line of ASCII is added up where it stands, without a layout.
  package static func size(
    of string: String,
    font: UIFont,
    in constraints: Constraints = Constraints()
  ) -> CGSize {
    if constraints.usesFontLeading, let units = asciiWidth(of: string, advances: font.advances) {
      let width = CGFloat(units) * font.pointSize / 1000
      if width <= constraints.width { return CGSize(width: width, height: font.lineHeight) }
    }
    return TextLayout(StyledText(string, font: font), in: constraints).size
  }

  /// The width in thousandths of an em of a string that is one line of printable ASCII; nil for any other.
  private static func asciiWidth(of string: String, advances: AdvanceTable) -> Int? {
    let sum = string.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      advances.widths.withUnsafeBufferPointer { widths in
        var sum = 0
        for byte in bytes {
          guard (0x20..<0x7F).contains(byte) else { return nil }
          sum += Int(widths[Int(byte)])
        }
        return sum
      }
    }
    return sum ?? nil
  }
}
