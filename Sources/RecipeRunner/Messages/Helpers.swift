package enum Count {
  /// "1 check", "3 checks".
  package static func text(_ count: Int, _ noun: String) -> String {
    "\(count) \(count == 1 ? noun : noun + "s")"
  }
}

extension String {
  /// The text padded with spaces at its end, or at its beginning if `right`.
  func padded(to width: Int, right: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - count))
    return right ? spaces + self : self + spaces
  }
}

extension StringProtocol {
  /// The text with some scalars replaced.
  ///
  /// It works on Unicode scalars, as the programs that read the text do. A quotation mark with a combining
  /// mark is one `Character` in Swift, but still a quotation mark to a shell.
  func mappingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    text.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if let other = replacement(scalar) { text += other } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}

extension Array where Element: Hashable {
  /// The elements in order, without repetitions.
  package var withoutRepetitions: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }

  /// The elements that occur more than once, each once, in the order of their first repetition.
  package var repeatedElements: [Element] {
    var known: Set<Element> = []
    return filter { !known.insert($0).inserted }.withoutRepetitions
  }
}

/// The slug of a variant's name, for file names.
package enum VariantSlug {
  /// The name's letters and digits in lower case, with hyphens between words: `moved-by-hand-one-way-only`.
  package static func of(_ name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): the same random numbers for the same seed on every machine.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
