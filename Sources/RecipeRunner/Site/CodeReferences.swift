/// Leads from words about a listing to the lines that they speak of.
struct CodeReferences {
  /// What the anchors of the listing's lines begin with.
  static let anchor = "code"

  private let lines: [String: [Int]]

  init(to listing: String) {
    var lines: [String: [Int]] = [:]
    for (index, line) in listing.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      for name in Set(Self.names(in: line)) { lines[name, default: []].append(index + 1) }
    }
    self.lines = lines
  }

  /// An author's prose, in which code that stands in the listing leads there.
  func html(prose: String) -> HTML {
    MessageText(prose: prose).spans.map { span in
      switch span.style {
      case .code:
        let code = HTML("code", [:], span.text)
        let found = lines(of: span.text)
        guard let first = found.first else { return code }
        return HTML(
          "a",
          ["class": "reference", "href": "#\(Self.anchor)-\(first)", "data-lines": Self.list(found)],
          [code]
        )
      case .strong: return HTML("strong", [:], span.text)
      default: return HTML(span.text)
      }
    }.reduce(.nothing, +)
  }

  /// The lines that a sentence speaks of, as a page's script reads them; nil if there are none.
  func list(in sentence: String) -> String? {
    // Ordinary words may be names, too; only one with a capital within it surely is.
    let names = Self.names(in: sentence[...]).filter { $0.dropFirst().contains(where: \.isUppercase) }
    let found = Set(names.flatMap { lines[$0] ?? [] }).sorted()
    return found.isEmpty ? nil : Self.list(found)
  }

  /// The lines in which all names of a piece of code stand, or else the first of them that stands anywhere.
  private func lines(of code: String) -> [Int] {
    let names = Self.names(in: code[...])
    let found = names.compactMap { lines[$0] }
    guard var common = found.first.map({ Set($0) }) else { return [] }
    for others in found.dropFirst() where !common.isDisjoint(with: others) { common.formIntersection(others) }
    return common.sorted()
  }

  private static func names(in text: Substring) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0.first?.isNumber == false }.map(
      String.init
    )
  }

  private static func list(_ lines: [Int]) -> String {
    lines.map(String.init).joined(separator: " ")
  }
}
