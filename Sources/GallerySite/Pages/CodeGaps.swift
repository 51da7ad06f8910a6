import RecipeRunner
import XcodeProjects

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

  /// Takes the value out of an assignment, or the arguments out of a call; nil for any other line.
  fileprivate static func cut(_ line: String) -> (kept: String, answer: String, end: String)? {
    let tokens = SwiftToken.code(in: line)
    guard let first = tokens.first, let last = tokens.last, !["{", ","].contains(last.text),
      !tokens.contains(where: { $0.text == "func" }), isWhole(tokens)
    else { return nil }
    func cut(_ answer: ArraySlice<SwiftToken>) -> (kept: String, answer: String, end: String)? {
      guard let start = answer.first?.text.startIndex, let end = answer.last?.text.endIndex else {
        return nil
      }
      return (String(line[..<start]), String(line[start..<end]), String(line[end...]))
    }
    if let equals = tokens.firstIndex(where: { isAssignment($0, in: line) }),
      let value = cut(balanced(tokens[(equals + 1)...]))
    {
      return value
    }
    if let open = tokens.firstIndex(where: { $0.text == "(" }),
      let close = tokens.lastIndex(where: { $0.text == ")" }), open < close,
      let arguments = cut(tokens[(open + 1)..<close])
    {
      return arguments
    }
    // What a member returns.
    let isReturn = first.text == "return"
    let value = tokens.dropFirst(isReturn ? 1 : 0)
    guard isReturn || line.contains(" ? "), let word = value.first?.text,
      !["if", "guard", "let", "var"].contains(word)
    else { return nil }
    return cut(value)
  }

  /// Whether a line closes all brackets that it opens.
  private static func isWhole(_ tokens: [SwiftToken]) -> Bool {
    [("(", ")"), ("[", "]"), ("{", "}")].allSatisfy { open, close in
      tokens.count { $0.text == open } == tokens.count { $0.text == close }
    }
  }

  private static func isAssignment(_ token: SwiftToken, in line: String) -> Bool {
    token.text == "=" && line[..<token.text.startIndex].last == " "
      && line[token.text.endIndex...].first == " "
  }

  /// The tokens up to the bracket that closes what was opened before them, or up to a guard's `else`.
  private static func balanced(_ tokens: ArraySlice<SwiftToken>) -> ArraySlice<SwiftToken> {
    var index = tokens.startIndex
    while index < tokens.endIndex, !")]}".contains(tokens[index].text), tokens[index].text != "else" {
      let isBracket = tokens[index].kind == .symbol && "([{".contains(tokens[index].text)
      index = (isBracket ? tokens.closingBracket(of: index) ?? index : index) + 1
    }
    return tokens[..<index]
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
