import Testing

@testable import GallerySite
@testable import RecipeRunner

/// Truth: line numbers in the listing, counted by hand.
struct CodeLinesTests {
  private let listing = "class A {\n  let a = 1\n\n  let b = \"<\"\n}"

  @Test func theLinesOfAnExcerptHaveTheirNumbersInTheListing() {
    let lines = CodeLines(excerpt: "class A {\n  …\n  let b = \"<\"\n}", of: listing)
    #expect(lines.lines.map(\.number) == [1, nil, 4, 5])
  }

  /// What is wrapped on a phone keeps the indentation of its line.
  @Test(arguments: [
    ("a", "line"), ("  a", "line in-2"), ("     a", "line in-4"),
    (String(repeating: " ", count: 40), "line in-16"),
  ])
  func aLineHasTheClassOfItsIndentation(text: String, name: String) {
    #expect(CodeLines.lineClass(text) == name)
    #expect(CodeLines(listing: text).html(name: "").text.contains("<span class=\"\(name)\">"))
  }

  @Test func theTextOfAPageIsTheListing() {
    let html = CodeLines(listing: listing).html(name: "A.swift", anchor: "code").text
    let code = html.replacing(#/<figcaption>.*<\/figcaption>/#, with: "").replacing(#/<[^>]*>/#, with: "")
    #expect(code == listing.replacing("\"", with: "&quot;").replacing("<", with: "&lt;") + "\n")
    #expect(html.contains("id=\"code-4\"") && html.contains("data-line=\"4\""))
  }

  @Test func proseLeadsToTheLinesThatItSpeaksOf() {
    let references = CodeReferences(to: "let bar = UIProgressView()\nbar.progress = 1\nview.addSubview(bar)")
    let html = references.html(prose: "Set `progress`, not `alpha`.").text
    #expect(html.contains("href=\"#code-2\"") && html.contains("data-lines=\"2\""))
    #expect(html.contains(", not <code>alpha</code>."))
    #expect(references.list(in: "the bar is a UIProgressView in view") == "1")
    #expect(references.list(in: "the bar is in view") == nil)
  }
}
