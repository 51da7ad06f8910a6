/// Code in which some lines end in a gap that a learner is to fill.
struct CodeGaps {
  /// The most gaps of a sheet.
  private static let mostGaps = 8
  /// What a learner writes on, however long the answer is.
  private static let gap = String(repeating: "_", count: 24)

  /// The lines, with gaps in some.
  let lines: [CodeLines.Line]
  /// What belongs into the gaps, in their order.
  let answers: [String]

  /// - Parameters:
  ///   - code: the code.
  ///   - telling: the lines on which it turns.
  init(in code: String, telling: Set<String>) {
    let texts = code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    let cuts = texts.map { telling.contains($0) ? Self.cut($0) : nil }
    var lines: [CodeLines.Line] = []
    var answers: [String] = []
    for (text, cut) in zip(texts, cuts) {
      guard let cut, answers.count < Self.mostGaps else {
        lines.append(CodeLines.Line(text: text))
        continue
      }
      answers.append(cut.answer)
      lines.append(CodeLines.Line(text: "\(cut.kept)\(Self.gap)\(cut.end) // \(answers.count)"))
    }
    (self.lines, self.answers) = (lines, answers)
  }

  /// Whether a line closes all brackets that it opens, and doesn't end within a list.
  private static func isWhole(_ line: String) -> Bool {
    let pairs: [(open: Character, close: Character)] = [("(", ")"), ("[", "]"), ("{", "}")]
    return line.last != ","
      && pairs.allSatisfy { pair in
        line.count { $0 == pair.open } == line.count { $0 == pair.close }
      }
  }

  /// A text up to the bracket that closes what was opened before it, without the space that leads there.
  private static func balanced(_ text: Substring) -> Substring {
    var depth = 0
    let end =
      text.firstIndex { letter in
        if "([{".contains(letter) { depth += 1 }
        if ")]}".contains(letter) { depth -= 1 }
        return depth < 0
      } ?? text.endIndex
    let spaces = text[..<end].reversed().prefix { $0 == " " }.count
    return text[..<text.index(end, offsetBy: -spaces)]
  }

  /// Takes the value out of an assignment, or the arguments out of a call; nil for any other line.
  private static func cut(_ line: String) -> (kept: String, answer: String, end: String)? {
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
    return nil
  }
}
