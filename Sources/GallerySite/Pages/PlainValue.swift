/// The value of a check in words, for readers who don't see the code that compares it.
enum PlainValue {
  /// What a value's text says in words; nil for what says nothing without that code: numbers without a unit, and names that only
  /// the code uses.
  ///
  /// Of `["Photo", "Audio"]` this is "Photo, Audio", and of `(160, 240) ± 1` "at (160, 240) points, give or take 1".
  static func words(for text: String) -> String? {
    let parts = text.split(separator: " ± ", maxSplits: 1)
    guard let value = parts.first, let words = words(of: value) else { return nil }
    guard parts.count == 2 else { return words }
    return words.hasSuffix(unit) ? "\(words), give or take \(parts[1])" : nil
  }

  private static let unit = " points"

  private static func words(of text: Substring) -> String? {
    switch text.first {
    case "[":
      guard text.last == "]", let items = items(of: text.dropFirst().dropLast()) else { return nil }
      let words = items.compactMap { $0.first == "[" ? nil : Self.words(of: $0) }
      guard let first = words.first, Set(words).count == items.count else { return nil }
      // What is measured has commas of its own.
      return words.joined(separator: first.hasSuffix(unit) ? "; " : ", ")
    case "\"":
      // Texts on the screen begin with a capital; the names of the code are in lower case or in camel case.
      let inner = text.dropFirst().dropLast()
      return text.last == "\"" && inner.first?.isUppercase == true
        && !inner.contains(/[a-z][A-Z]|[A-Z]{2}[a-z]/)
        ? String(inner) : nil
    case "(": return place(String(text))
    default:
      if text.wholeMatch(of: /[-0-9.]+ × [-0-9.]+/) != nil { return text + unit }
      return text.wholeMatch(of: /(NS\w+Exception)(: .*)?/).map { "raises \($0.1)" }
    }
  }

  private static func place(_ text: String) -> String? {
    if let frame = text.wholeMatch(of: /\(([-0-9.]+, [-0-9.]+), ([-0-9.]+), ([-0-9.]+)\)/) {
      return "\(frame.2) × \(frame.3) at (\(frame.1))\(unit)"
    }
    return text.wholeMatch(of: /\([-0-9.]+, [-0-9.]+\)/) == nil ? nil : "at \(text)\(unit)"
  }

  /// The items of a list; nil for a dictionary.
  private static func items(of list: Substring) -> [Substring]? {
    var items: [Substring] = []
    var (start, depth, isQuoted) = (list.startIndex, 0, false)
    for index in list.indices {
      switch list[index] {
      case "\"": isQuoted.toggle()
      case "[" where !isQuoted, "(" where !isQuoted: depth += 1
      case "]" where !isQuoted, ")" where !isQuoted: depth -= 1
      case ":" where !isQuoted && depth == 0: return nil
      case "," where !isQuoted && depth == 0:
        items.append(list[start..<index])
        start = list.index(after: index)
      default: break
      }
    }
    return (list.isEmpty ? [] : items + [list[start...]]).map { $0.drop { $0 == " " } }
  }
}
