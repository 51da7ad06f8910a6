/// The looks of a text's runs, found by the index of a unit.
package struct TextLooks: Sendable {
  private var ends: [Int] = []
  private var looks: [TextLook] = []

  /// One look for all of a text.
  package init(_ look: TextLook) {
    ends = [0]
    looks = [look]
  }

  /// The looks of an attributed string; text without a colour has `defaultColor`.
  package init(_ string: NSAttributedString, defaultColor: UIColor = .black) {
    var location = 0
    while location < string.length {
      var range = NSRange()
      let values = string.attributes(at: location, effectiveRange: &range)
      location = max(range.location + range.length, location + 1)
      ends.append(location)
      looks.append(TextLook(values, defaultColor: defaultColor))
    }
    if looks.isEmpty {
      ends = [0]
      looks = [TextLook([:], defaultColor: defaultColor)]
    }
  }

  /// The look of a unit, or of the last one.
  subscript(unit: Int) -> TextLook {
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > unit { high = middle } else { low = middle + 1 }
    }
    return looks[low]
  }

  /// The same looks, each changed.
  func map(_ change: (inout TextLook) -> Void) -> TextLooks {
    var result = self
    for index in result.looks.indices { change(&result.looks[index]) }
    return result
  }
}
