import RecipeKit

/// The lines of the listing that each step of a lesson shows.
package struct StepCode {
  /// The steps with the lines that close their blocks, and the empty lines between members.
  package let steps: [LessonStep]
  private let code: [Substring]

  package init(_ steps: [LessonStep], of listing: String) {
    let code = listing.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    self.code = code
    self.steps = steps.map { Self.completed($0, in: code) }
  }

  /// How many lines of a member a later step shows at most, and how many around its own it shows of a longer one.
  private static let limit = (member: 14, margin: 2)

  /// The lines that a step shows on a page, from 1; nil where lines are left out.
  ///
  /// The first step shows all of its lines, a later one the members in which its own are.
  package func shown(_ index: Int) -> [Int?] {
    let known = Set(steps[...index].flatMap { $0.lines + $0.context }).sorted().filter(contains)
    guard index > 0 else { return withoutGapsAtBeginnings(known) }
    let own = Set(steps[index].lines + steps[index].context)
    var shown: [Int?] = []
    for member in known.split(whereSeparator: isEmpty)
    where member.contains(where: own.contains) {
      let outermost = member.first.map { Self.indentation(of: code[$0 - 1]) } ?? 0
      // The end of a type is no part of its last member.
      let lines = member.filter { Self.indentation(of: code[$0 - 1]) >= outermost }
      let near = lines.indices.filter { index in
        lines.count <= Self.limit.member || index == 0
          || lines.indices.contains { abs($0 - index) <= Self.limit.margin && own.contains(lines[$0]) }
      }
      if let empty = known.last(where: { $0 < lines[0] && isEmpty($0) }), !shown.isEmpty {
        shown.append(empty)
      }
      for (number, index) in near.enumerated() {
        if number > 0, near[number - 1] != index - 1 { shown.append(nil) }
        shown.append(lines[index])
      }
    }
    return shown
  }

  /// The code of a step below that of the steps before: its own lines, and those that are new.
  ///
  /// An ellipsis replaces omitted lines. It is empty for a step without lines of its own.
  ///
  /// - Parameter isBelowListing: whether the whole listing stands above, so that no line is new.
  package func text(of index: Int, belowListing isBelowListing: Bool = false) -> String {
    let known = Set(steps[..<index].flatMap { $0.lines + $0.context })
    let new = isBelowListing ? [] : steps[index].context.filter { !known.contains($0) }
    let own = steps[index].lines
    let signed = own + new + signatures(of: own + new)
    let numbers = withoutGapsAtBeginnings(
      Set(signed + Self.ends(of: signed, in: code)).filter(contains).sorted()
    )
    var lines: [String] = []
    var last: Int?
    // Empty lines count only between shown ones.
    for number in numbers where !isEmpty(number) {
      let skipped = last.map { $0 + 1..<number } ?? 0..<0
      if index == 0, !isBelowListing {
        lines += skipped.filter { numbers.contains($0) }.map { _ in "" }
      } else if skipped.allSatisfy({ isEmpty($0) || isClosing($0) }) {
        lines += skipped.map { String(line($0)) }
      } else {
        let first = skipped.first { !isEmpty($0) } ?? number
        let indent = String(repeating: " ", count: Self.indentation(of: line(first)))
        lines.append("\(indent)\(ListingSnippet.ellipsis)")
      }
      lines.append(String(line(number)))
      last = number
    }
    return lines.joined(separator: "\n")
  }

  /// Lines in their order, without empty ones that follow the beginning of a block, whose first members are left out.
  private func withoutGapsAtBeginnings(_ numbers: [Int]) -> [Int] {
    var lines: [Int] = []
    for number in numbers {
      if isEmpty(number), let last = lines.last, line(last).last == "{" { continue }
      lines.append(number)
    }
    return lines
  }

  /// The whole signatures of functions of which some lines are shown, all from 1.
  private func signatures(of lines: [Int]) -> [Int] {
    let shown = Set(lines)
    return code.indices.filter { code[$0].contains("func ") && code[$0].last == "(" }.flatMap {
      start -> [Int] in
      let end = code[start...].firstIndex { $0.drop { $0 == " " }.first == ")" } ?? start
      let signature = (start + 1)...(end + 1)
      return signature.contains(where: shown.contains) ? Array(signature) : []
    }
  }

  /// Whether a line only closes brackets.
  private func isClosing(_ number: Int) -> Bool { line(number).allSatisfy { " )]},".contains($0) } }

  private func contains(_ line: Int) -> Bool { code.indices.contains(line - 1) }

  /// The text of a line, from 1.
  package func line(_ number: Int) -> Substring { code[number - 1] }

  /// Whether a line, from 1, is empty.
  package func isEmpty(_ number: Int) -> Bool { Self.isEmpty(line(number)) }

  private static func isEmpty(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }

  private static func indentation(of line: Substring) -> Int { line.prefix { $0 == " " }.count }

  /// The lines that close the blocks which lines open, all from 1.
  private static func ends(of lines: [Int], in code: [Substring]) -> [Int] {
    lines.map { $0 - 1 }.filter { code.indices.contains($0) && code[$0].last == "{" }.compactMap { start in
      code[(start + 1)...].firstIndex {
        $0.drop { $0 == " " }.first == "}" && indentation(of: $0) == indentation(of: code[start])
      }.map { $0 + 1 }
    }
  }

  /// A step with the lines that close the blocks which its lines open, and the empty lines between members.
  static func completed(_ step: LessonStep, in code: [Substring]) -> LessonStep {
    let shown = (step.lines + step.context).map { $0 - 1 }.filter(code.indices.contains)
    let gaps = shown.compactMap { line in
      // Comments may be left out.
      let before = code[..<line].lastIndex { !$0.drop { $0 == " " }.hasPrefix("///") }
      return before.flatMap { isEmpty(code[$0]) ? $0 : nil }
    }
    return LessonStep(
      step.title,
      step.text,
      lines: step.lines,
      context: step.context + ends(of: step.lines + step.context, in: code) + gaps.map { $0 + 1 },
      picture: step.picture,
      live: step.live,
      gestures: step.gestures
    )
  }
}
