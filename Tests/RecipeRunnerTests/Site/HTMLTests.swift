import Testing

@testable import GallerySite
@testable import RecipeRunner

/// Truth: the HTML standard on void elements, boolean attributes, and characters that must be escaped.
struct HTMLTests {
  @Test func wordsStayWordsWhateverStandsInThem() {
    let html = HTML("p", ["title": "\"a\" & <b>"], "</p><script>x & y</script>")
    #expect(
      html.text
        == "<p title=\"&quot;a&quot; &amp; &lt;b&gt;\">&lt;/p&gt;&lt;script&gt;x &amp; y&lt;/script&gt;</p>"
    )
  }

  @Test func anElementWithoutContentHasNoEnd() {
    #expect(HTML("img", ["src": "a.svg", "alt": ""]).text == "<img src=\"a.svg\" alt=\"\">")
    #expect(HTML("span", [:]).text == "<span></span>")
  }

  @Test func anAttributeWithoutAValueIsLeftOutAndAnEmptyOneIsNamed() {
    #expect(HTML("script", ["src": nil, "defer": ""]).text == "<script defer></script>")
  }

  @Test func proseHasCodeAndStrongWords() {
    #expect(
      HTML(prose: "Call `a<b` *now*.").text == "Call <code>a&lt;b</code> <strong>now</strong>."
    )
  }

  @Test func characterCodesThatCommandATerminalAreSpelled() {
    #expect(HTML("\u{1B}[31m").text == "\\u{1B}[31m")
  }

  @Test func namesAfterFullStopsAreClasses() {
    #expect(HTML("p.faint", "a < b").text == "<p class=\"faint\">a &lt; b</p>")
    #expect(
      HTML("img.room.with-script", ["alt": ""]).text == "<img class=\"room with-script\" alt=\"\">"
    )
    #expect(HTML("p", prose: "`a`").text == "<p><code>a</code></p>")
  }
}
