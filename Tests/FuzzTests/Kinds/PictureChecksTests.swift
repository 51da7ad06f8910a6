import Testing

@testable import RecipeGalleryFuzz

/// Truth: XML 1.0, and SVG's grammar of numbers, which has none that is infinite or no number.
struct PictureChecksTests {
  @Test(arguments: [
    "<svg/>", "<svg><text>information on nano</text></svg>", "<svg><g x=\"1\"/></svg>",
    "<svg><style>.a { animation: b 1s infinite }</style></svg>",
  ])
  func picturesAreLetThrough(_ svg: String) throws {
    try PictureChecks.check(svg: svg)
  }

  @Test(arguments: [
    ("<svg><g></svg>", "pictures are well-formed XML"),
    ("<svg a=\"1\" a=\"2\"/>", "pictures are well-formed XML"),
    ("<svg>\u{1}</svg>", "pictures are well-formed XML"), ("", "pictures are well-formed XML"),
    ("<svg x=\"nan\"/>", "pictures contain only finite numbers"),
    ("<svg x=\"-inf\"/>", "pictures contain only finite numbers"),
    ("<svg d=\"M1 inf\"/>", "pictures contain only finite numbers"),
    ("<svg><!--" + String(repeating: "x", count: 9_000_000) + "--></svg>", "the size of pictures is limited"),
  ])
  func whatIsNoneIsFound(_ svg: String, _ name: String) {
    let broken = #expect(throws: InvariantViolation.self) { try PictureChecks.check(svg: svg) }
    #expect(broken?.name == name)
  }
}
