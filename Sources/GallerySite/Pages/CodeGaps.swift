import RecipeRunner

/// Code in which some lines end in a gap that a learner is to fill.
struct CodeGaps {
  /// The most gaps of a sheet.
  private static let gapLimit = 8
  /// The most gaps for one mistake.
  private static let repeatLimit = 3
  /// What a learner writes on, however long the answer is.
  private static let gap = String(repeating: "_", count: 24)

  /// The lines, with gaps in some.
  let lines: [CodeLine]
  /// What belongs into the gaps, in their order.
  let answers: [String]
  /// The lines that have gaps, with placeholders of Xcode in them.
  private let starters: [String: String]

  /// - Parameters:
  ///   - code: the code.
  ///   - telling: the lines that each mistake changes: the gaps are about as many mistakes as possible.
  ///   - given: what else the sheet says.
  ///   - frameworkNames: the names that a learner may know without reading them on the sheet.
  init(in code: String, telling: [[String]], given: String, frameworkNames: Set<String>) {
    let texts = code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    let candidates = telling.map { lines in
      lines.compactMap { line in texts.firstIndex { $0 == line && Self.cut($0) != nil } }
    }
    let turns = (0..<Self.repeatLimit).flatMap { turn in candidates.compactMap { $0.dropFirst(turn).first } }
    let sheet = Sheet(lines: texts, given: given, frameworkNames: frameworkNames)
    var chosen: Set<Int> = []
    for turn in turns.withoutRepetitions where chosen.count < Self.gapLimit {
      // A gap takes away words that another one may need.
      if sheet.hasEnough(for: chosen.union([turn])) { chosen.insert(turn) }
    }
    var lines: [CodeLine] = []
    var answers: [String] = []
    var starters: [String: String] = [:]
    for (index, text) in texts.enumerated() {
      guard chosen.contains(index), let cut = Self.cut(text) else {
        lines.append(CodeLine(text: text))
        continue
      }
      answers.append(cut.answer)
      starters[text] = "\(cut.kept)<#\(answers.count)#>\(cut.end)"
      lines.append(CodeLine(text: "\(cut.kept)\(Self.gap)\(cut.end) // \(answers.count)"))
    }
    (self.lines, self.answers, self.starters) = (lines, answers, starters)
  }

  /// A whole file with the gaps as placeholders, for learners to fill at the keyboard; nil without gaps.
  func starter(of file: String) -> String? {
    guard !answers.isEmpty else { return nil }
    return file.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      starters[String($0)] ?? String($0)
    }.joined(separator: "\n")
  }

  /// Whether a line closes all brackets that it opens, and doesn't end within a list.
  private static func isWhole(_ line: String) -> Bool {
    let pairs: [(open: Character, close: Character)] = [("(", ")"), ("[", "]"), ("{", "}")]
    return line.last != ","
      && pairs.allSatisfy { pair in line.count { $0 == pair.open } == line.count { $0 == pair.close } }
  }

  /// A text up to the bracket that closes what was opened before it or up to a guard's `else`, without the space that leads there.
  private static func balanced(_ text: Substring) -> Substring {
    var depth = 0
    let end =
      text.firstIndex { letter in
        if "([{".contains(letter) { depth += 1 }
        if ")]}".contains(letter) { depth -= 1 }
        return depth < 0
      } ?? text.endIndex
    let spaces = text[..<end].reversed().prefix { $0 == " " }.count
    let value = text[..<text.index(end, offsetBy: -spaces)]
    return value.firstRange(of: " else {").map { value[..<$0.lowerBound] } ?? value
  }

  /// Takes the value out of an assignment, or the arguments out of a call; nil for any other line.
  fileprivate static func cut(_ line: String) -> (kept: String, answer: String, end: String)? {
    let bare = line.drop { $0 == " " }
    guard !bare.hasPrefix("//"), !bare.hasSuffix("{"), !bare.contains("func ") else { return nil }
    // What goes on in the next line is no answer.
    guard isWhole(line) else { return nil }
    if let equals = line.firstRange(of: " = "), !balanced(line[equals.upperBound...]).isEmpty {
      let answer = balanced(line[equals.upperBound...])
      return (String(line[..<equals.upperBound]), String(answer), String(line[answer.endIndex...]))
    }
    if let open = line.firstIndex(of: "("), let close = line.lastIndex(of: ")"),
      line.index(after: open) < close
    {
      let inner = line.index(after: open)
      return (String(line[..<inner]), String(line[inner..<close]), String(line[close...]))
    }
    // What a member returns.
    let value = bare.trimmingPrefix("return ")
    guard let first = value.split(separator: " ").first, value.contains(" ? ") || value != bare,
      !["if", "guard", "let", "var"].contains(first)
    else { return nil }
    return (String(line[..<value.startIndex]), String(value), "")
  }
}

/// What a learner can read on a sheet, and whether that is enough to fill its gaps.
private struct Sheet {
  let lines: [String]
  let given: String
  let frameworkNames: Set<String>

  /// A name or a number.
  ///
  /// A regex is compiled whenever its literal is met, so once for each sheet.
  private let word = /[\p{L}_][\p{L}\p{N}_]*|[0-9]+(?:\.[0-9]+)?/
  /// The label of an argument, which belongs to the function's name.
  private let label = #/[\p{L}_][\p{L}\p{N}_]*: /#

  /// The most names of frameworks in an answer that are nowhere else on the sheet.
  private static let nameLimit = 2
  /// What Swift itself knows.
  private static let keywords: Set<String> = [
    "as", "else", "false", "guard", "if", "in", "is", "let", "nil", "return", "self", "super", "true", "try",
    "var", "weak",
  ]
  /// Names of values for which code works with any other one, too.
  private static let valueNames: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "gray", "green", "magenta", "orange", "pi", "purple", "red",
    "white", "yellow",
  ]

  /// Whether all answers follow from what is left of the sheet.
  func hasEnough(for gaps: Set<Int>) -> Bool {
    let cuts = gaps.compactMap { index in CodeGaps.cut(lines[index]).map { (index, $0) } }
    var left = lines
    for (index, cut) in cuts { left[index] = cut.kept + cut.end }
    let numbers = Set(words(given))
    let known = numbers.union(words(left.joined(separator: "\n")))
    return cuts.allSatisfy { canBeTold($0.1.answer, numbers, known) }
  }

  /// Whether an answer has only words that are on the sheet or that a learner may know.
  ///
  /// - Parameters:
  ///   - numbers: the words of the sheet's texts, among which numbers have to be.
  ///   - known: all words of the sheet.
  private func canBeTold(_ answer: String, _ numbers: Set<String>, _ known: Set<String>) -> Bool {
    // Nothing leads to a value that stands alone.
    guard answer.contains(where: \.isLetter), !["true", "false", "nil"].contains(answer) else { return false }
    var unread: Set<String> = []
    for word in words(answer.replacing(label, with: "")) where !Self.keywords.contains(word) {
      if word.first?.isNumber == true {
        guard word == "0" || numbers.contains(word) else { return false }
      } else if !known.contains(word) {
        guard frameworkNames.contains(word), !Self.valueNames.contains(word) else { return false }
        unread.insert(word)
      }
    }
    return unread.count <= Self.nameLimit
  }

  private func words(_ text: String) -> [String] { text.matches(of: word).map { String($0.0) } }
}
