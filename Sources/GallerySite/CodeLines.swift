import RecipeRunner
import XcodeProjects

/// A listing for a page: highlighted lines with numbers.
struct CodeLines {
  let lines: [CodeLine]

  init(_ lines: [CodeLine]) { self.lines = lines }

  /// All lines of a listing.
  init(listing: String) {
    lines = Self.split(listing).enumerated().map { CodeLine(number: $0 + 1, text: String($1)) }
  }

  /// The lines of an excerpt, which have the numbers that they have in the listing.
  init(excerpt: String, of listing: String) {
    let all = Self.split(listing)
    var index = all.startIndex
    lines = Self.split(excerpt).map { text in
      // An excerpt has lines in their order, with ellipses where something was left out.
      guard let found = all[index...].firstIndex(of: text) else { return CodeLine(text: String(text)) }
      index = text.isEmpty ? index : found + 1
      return CodeLine(number: text.isEmpty ? nil : found + 1, text: String(text))
    }
  }

  /// A mistake's code for a question on it: without comments and with other names for its types, as both may say what goes wrong.
  init(asking part: WrongWayCode.Part) {
    let own = ListingSnippet(of: part.code).parts.filter {
      !$0.header.contains { $0.hasPrefix("extension ") }
    }
    let types = own.map(\.name).filter { $0.first?.isUppercase == true }
    let all = part.difference?.lines ?? Self(listing: part.code).lines
    lines = all.filter { !$0.text.drop(while: \.isWhitespace).hasPrefix("//") }.map { line in
      var line = line
      line.text = line.text.replacing(/[\p{L}_][\p{L}\p{N}_]*/) { match in
        types.firstIndex { $0 == match.0 }.map { "Attempt\($0 == 0 ? "" : String($0 + 1))" }
          ?? String(match.0)
      }
      return line
    }
  }

  private static func split(_ code: String) -> [Substring] {
    code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The listing in a page.
  ///
  /// - Parameters:
  ///   - name: what the listing is called.
  ///   - anchor: what the anchors of the lines begin with; nil for lines without any.
  ///   - isExcerpt: whether the listing leaves lines out; then the anchors are those of the whole one on the page, which
  ///     the button copies.
  func html(name: String, anchor: String? = nil, isExcerpt: Bool = false) -> HTML {
    let rows = lines.map { row($0, anchor: anchor, isExcerpt: isExcerpt) }
    let isDifference = lines.contains { $0.change != nil }
    return HTML(
      "figure",
      ["class": isDifference ? "code difference" : "code"],
      [
        HTML(
          "figcaption",
          [HTML("span.file", name)]  // The lines of a difference are no code that anybody could use.
            + (isDifference ? [] : [Self.copyButton(isExcerpt ? "Copy the whole file" : "Copy")])
        ), HTML("pre", ["tabindex": "0"], [HTML("code", rows)]),
      ]
    )
  }

  /// Where the types are that some code uses without showing them; nothing if it shows them all.
  ///
  /// - Parameters:
  ///   - code: the code that is shown.
  ///   - listing: the whole file, with whose lines the links lead to.
  ///   - name: what the file is called.
  static func elsewhere(_ code: String, in listing: String, name: String) -> [HTML] {
    let (used, shown) = (Set(names(in: code[...])), Set(types(in: code).map(\.name)))
    let places = types(in: listing).filter { used.contains($0.name) && !shown.contains($0.name) }
    guard !places.isEmpty else { return [] }
    var parts = [HTML("Declared in \(name): ")]
    for (index, place) in places.enumerated() {
      if index > 0 { parts.append(HTML(", ")) }
      parts.append(HTML("a", ["href": "#\(CodeReferences.anchor)-\(place.line)"], [HTML("code", place.name)]))
    }
    return [HTML("p.elsewhere", parts + [HTML(".")])]
  }

  /// The types that some code declares outside of others, and their lines, from 1.
  private static func types(in code: String) -> [(name: String, line: Int)] {
    let modifiers: Set<Substring> = ["final", "public", "private", "fileprivate"]
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "actor"]
    return SwiftToken.lines(of: code).enumerated().compactMap { index, line in
      guard line.first?.kind == .word else { return nil }
      let words = line.filter { $0.kind == .word }.map(\.text).drop(while: modifiers.contains)
      guard let kind = words.first, kinds.contains(kind), let name = words.dropFirst().first else {
        return nil
      }
      return (String(name), index + 1)
    }
  }

  /// The names and words of a text, in their order.
  static func names(in text: Substring) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0.first?.isNumber == false }.map(
      String.init
    )
  }

  private static func copyButton(_ words: String) -> HTML {
    HTML("button", ["type": "button", "class": "copy with-script"], words)
  }

  /// The code of a lesson: what is worth seeing, and all of it folded; or all of it.
  static func html(of code: LessonContent.Code, name: String) -> [HTML] {
    let whole = CodeLines(listing: code.whole).html(name: name, anchor: CodeReferences.anchor)
    guard let snippet = code.snippet else { return [whole] }
    let lines = CodeLines(excerpt: snippet, of: code.whole)
    return [lines.html(name: "From \(name)", anchor: CodeReferences.anchor, isExcerpt: true)]
      + elsewhere(snippet, in: code.whole, name: "the whole file") + [
        HTML("details.whole", [HTML("summary", "All of \(name)"), whole])
      ]
  }

  private func row(_ line: CodeLine, anchor: String?, isExcerpt: Bool) -> HTML {
    var parts: [HTML] = []
    if let anchor, let number = line.number {
      // The number is drawn by the style sheet, so that it is neither copied nor read out.
      let id = "\(anchor)-\(number)"
      parts.append(
        HTML(
          "a.number",
          [
            "id": isExcerpt ? nil : id, "href": "#\(id)", "data-number": String(number),
            "aria-label": "Line \(number)", "tabindex": "-1",
          ],
          []
        )
      )
    }
    switch line.change {
    case .added: parts.append(HTML("span.sign", "✗ wrong"))
    case .removed: parts.append(HTML("span.sign", "✓ right"))
    case .same: parts.append(HTML("span.sign", ""))
    case nil: break
    }
    parts += Self.highlighted(line.text)
    parts.append(HTML("\n"))
    return HTML(
      "span",
      [
        "class": [Self.lineClass(line.text), line.change?.rawValue].compactMap(\.self).joined(separator: " "),
        "data-line": anchor == nil ? nil : line.number.map(String.init),
      ],
      parts
    )
  }

  /// The class of a line, and that of its indentation, which what is wrapped keeps.
  static func lineClass(_ text: String) -> String {
    let spaces = min(text.prefix { $0 == " " }.count / 2 * 2, deepestIndentation)
    return spaces == 0 ? "line" : "line in-\(spaces)"
  }

  /// The deepest indentation that the style sheet knows.
  private static let deepestIndentation = 16

  /// The words of a line in their styles.
  static func highlighted(_ line: String) -> [HTML] {
    guard let text = SwiftHighlighter.highlight(line).first else { return [] }
    return text.spans.map { span in
      switch span.style {
      case .keyword: HTML("span.k", span.text)
      case .type: HTML("span.t", span.text)
      case .literal: HTML("span.l", span.text)
      case .comment: HTML("span.c", span.text)
      default: HTML(span.text)
      }
    }
  }
}

/// Links from prose to the lines of a listing that it names.
struct CodeReferences {
  /// What the anchors of the listing's lines begin with.
  static let anchor = "code"

  private let lines: [String: [Int]]

  init(to listing: String) {
    var lines: [String: [Int]] = [:]
    for (index, line) in listing.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    { for name in Set(CodeLines.names(in: line)) { lines[name, default: []].append(index + 1) } }
    self.lines = lines
  }

  /// An author's prose, in which code that stands in the listing leads there.
  ///
  /// - Parameter invites: whether strong sentences ask readers to do something with the page, which paper leaves out.
  func html(prose: String, invites: Bool = false) -> HTML {
    MessageText(prose: prose).spans.map { span in
      switch span.style {
      case .code:
        let code = HTML("code", span.text)
        let found = lines(of: span.text)
        guard let first = found.first else { return code }
        return HTML(
          "a.reference",
          ["href": "#\(Self.anchor)-\(first)", "data-lines": Self.list(found)],
          [code]
        )
      case .strong: return HTML(invites && span.text.hasSuffix(".") ? "strong.by-hand" : "strong", span.text)
      default: return HTML(span.text)
      }
    }.reduce(.nothing, +)
  }

  /// The lines that a sentence speaks of, as a page's script reads them; nil if there are none.
  func list(in sentence: String) -> String? {
    // Ordinary words may be names, too; only one with a capital within it surely is.
    let names = CodeLines.names(in: sentence[...]).filter { $0.dropFirst().contains(where: \.isUppercase) }
    let found = Set(names.flatMap { lines[$0] ?? [] }).sorted()
    return found.isEmpty ? nil : Self.list(found)
  }

  /// The lines in which all names of a piece of code stand, or else the first of them that stands anywhere.
  private func lines(of code: String) -> [Int] {
    let names = CodeLines.names(in: code[...])
    let found = names.compactMap { lines[$0] }
    guard var common = found.first.map({ Set($0) }) else { return [] }
    for others in found.dropFirst() where !common.isDisjoint(with: others) { common.formIntersection(others) }
    return common.sorted()
  }

  private static func list(_ lines: [Int]) -> String { lines.map(String.init).joined(separator: " ") }
}
