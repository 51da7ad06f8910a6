/// The value of a check in words, for readers who don't see the code that compares it.
enum PlainValue {
  /// What a value's text says in words; nil for what says nothing without that code, such as a number without a unit.
  ///
  /// Of `["panel", "window"]` this is "panel, window", and of `(160, 240) ± 1` "at (160, 240) points, give or take 1".
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
      guard !items.isEmpty else { return "none" }
      let words = items.compactMap(words)
      guard words.count == items.count else { return nil }
      let areLists = items.contains { $0.first == "[" }
      if areLists, words.count > 1, Set(words).count == 1 { return "\(words[0]), each time" }
      // What is measured has commas of its own.
      return words.joined(separator: areLists || words[0].hasSuffix(unit) ? "; " : ", ")
    case "\"":
      guard text.count > 2, text.last == "\"" else { return nil }
      let inner = text.dropFirst().dropLast()
      return inner.contains(where: \.isLetter) ? String(inner) : nil
    case "(": return place(String(text))
    default:
      if text.wholeMatch(of: /[-0-9.]+ × [-0-9.]+/) != nil { return text + unit }
      if let exception = text.wholeMatch(of: /(NS\w+Exception)(: .*)?/) { return "raises \(exception.1)" }
      // Of the rest, only what is made of words.
      return text.wholeMatch(of: /[a-zA-Z ]+/) == nil || ["true", "false", "nil"].contains(text)
        ? nil : String(text)
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
