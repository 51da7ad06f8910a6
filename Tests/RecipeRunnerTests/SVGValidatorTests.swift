import Foundation
import Rendering
import Testing

@testable import RecipeRunner

/// Truth: SVG runs scripts through elements, event attributes and URLs, and loads resources through URLs and
/// styles (SVG 2, "Linking" and "Scripting").
struct SVGValidatorTests {
  @Test func whatTheToolDrawsIsInert() throws {
    let goldens = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Goldens")
    let files = try FileManager.default.subpathsOfDirectory(atPath: goldens.path()).filter {
      $0.hasSuffix(".svg")
    }
    #expect(files.count > 100)
    for file in files {
      let text = try String(contentsOf: goldens.appending(path: file), encoding: .utf8)
      #expect(SVGValidator.fault(in: text) == nil, "\(file)")
    }
  }

  @Test(arguments: [
    ("<svg><script>alert(1)</script></svg>", "<script>"), ("<svg><SCRIPT/></svg>", "<SCRIPT>"),
    ("<svg><foreignObject/></svg>", "<foreignObject>"), ("<svg><a/></svg>", "<a>"),
    ("<svg><style>*{}</style></svg>", "<style>"), ("<!DOCTYPE svg><svg/>", "<!DOCTYPE>"),
    ("<svg/><?xml-stylesheet href='x'?>", "<?xml-stylesheet>"), ("<svg><!-- x --></svg>", "<!-->"),
    ("<svg onload=\"x()\"/>", "onload=\"x()\""), ("<svg OnLoad='x()'/>", "OnLoad=\"x()\""),
    ("<rect style=\"fill:red\"/>", "style=\"fill:red\""),
    ("<image href=\"https://example.com/a.png\"/>", "href=\"https://example.com/a.png\""),
    ("<image href=\"data:image/svg+xml;base64,x\"/>", "href=\"data:image/svg+xml;base64,x\""),
    ("<use xlink:href=\"a.svg#b\"/>", "xlink:href=\"a.svg#b\""),
    ("<rect fill=\"url(https://example.com)\"/>", "fill=\"url(https://example.com)\""),
    ("<rect fill=\"url&#40;x)\"/>", "fill=\"url&#40;x)\""),
    ("<animate attributeName=\"href\" to=\"x\"/>", "attributeName=\"href\""),
    ("<rect fill=red/>", "a malformed tag"), ("<rect", "a malformed tag"),
    // A character that is drawn together with its neighbours is still a byte of its own to a parser.
    ("<svg><text>\u{600}<script>x</script></text></svg>", "<script>"),
    ("<svg>\u{6DD}<foreignObject/></svg>", "<foreignObject>"),
    ("<svg>\u{110BD}<![CDATA[x]]></svg>", "<!>"),
    ("<svg><rect fill=\"\u{600}\" onclick='x'/></svg>", "onclick=\"x\""),
    ("<svg><rect fill=\"url(\u{301}http://x)\"/></svg>", "fill=\"url(\u{301}http://x)\""),
    ("<svg><use href=\"\u{600}#a\"/></svg>", "href=\"\u{600}#a\""),
    // Values that load a resource without containing the word.
    ("<rect fill=\"\\75rl(http://x)\"/>", "fill=\"\\75rl(http://x)\""),
    ("<rect mask=\"image-set('http://x' 1x)\"/>", "mask=\"image-set('http://x' 1x)\""),
    ("<rect fill=\"src(http://x)\"/>", "fill=\"src(http://x)\""),
    ("<rect fill=\"url/**/(http://x)\"/>", "fill=\"url/**/(http://x)\""),
    ("<svg xml:base=\"http://x\"/>", "xml:base=\"http://x\""),
    ("<svg xmlns=\"http://www.w3.org/1999/xhtml\"/>", "xmlns=\"http://www.w3.org/1999/xhtml\""),
    ("<svg xmlns:h=\"http://www.w3.org/1999/xhtml\"/>", "xmlns:h=\"http://www.w3.org/1999/xhtml\""),
    // Constructs that other parsers interpret differently, or reject.
    (
      "<?xml version=\"1.0\" encoding=\"utf-7\"?><svg/>",
      "an XML declaration other than <?xml version=\"1.0\"?>"
    ),
    ("<svg><g></svg>", "</svg> without a start tag"), ("<svg>", "<svg> without an end tag"),
    ("<svg>&lpar;</svg>", "&lpar;"),
  ])
  func whatIsMoreThanAPictureIsNamed(text: String, fault: String) {
    #expect(SVGValidator.fault(in: text) == fault)
  }

  @Test func theStyleSheetThatStopsFilmsIsTheOnlyOne() {
    #expect(SVGValidator.fault(in: "<svg><style>\(Film.styleSheet)</style><g/></svg>") == nil)
    #expect(SVGValidator.fault(in: "<svg><style>\(Film.styleSheet)*{}</style></svg>") == "<style>")
    #expect(SVGValidator.fault(in: "<svg><style>\(Film.styleSheet)</style><script/></svg>") == "<script>")
  }

  @Test(arguments: [
    ("<svg/>", true), ("<?xml version=\"1.0\"?>\n<svg/>", true), ("", false), ("a lamp", false),
    ("<g/>", false),
  ])
  func aFileBeginsAsSVGDoes(text: String, isSVG: Bool) {
    #expect(SVGValidator.isSVG(text) == isSVG)
  }

  @Test func picturesWithinThePictureAndReferencesStay() {
    let text = """
      <?xml version="1.0"?><svg><image href="data:image/png;base64,x"/><use href="#a"/><rect fill='url(#b)' />\
      <marker id="c"><path d="M0 0L1 1"/></marker><path marker-end="url(#c)"/></svg>
      """
    #expect(SVGValidator.fault(in: text) == nil)
  }

  @Test(arguments: [
    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" aria-label=\"f(x), \\\"/>",
    "<?xml version='1.0' encoding='UTF-8'?>\n<svg><title>&lt;a&gt; &amp; &#8217; \u{600}\u{301}</title></svg>",
    "<svg><g transform=\"rotate(30) translate (1 2)\" fill=\"rgb(1,2,3)\"><animateTransform attributeName=\"transform\"/></g></svg>",
  ])
  func whatOnlyShowsSomethingStays(text: String) {
    #expect(SVGValidator.fault(in: text) == nil)
  }
}
