import Testing

@testable import GallerySite

/// Truth: a reader of the words alone knows what is meant: texts of the screen stay, sizes and places have their unit, and numbers
/// without a unit, lists of nothing and names of the code say nothing.
struct PlainValueTests {
  @Test(arguments: [
    ("[500] ± 10", nil), ("125 ± 2.5", nil), ("[0, 1, 1, 1.5708] ± 1e-06", nil), ("2", nil), ("false", nil),
    ("\"\"", nil), ("[\"175\", \"20\"]", nil), ("<UIFont: .HelveticaNeue 60.0pt>", nil),
    ("[[\"title\": \"Harbour\"]]", nil), ("Photo(title: \"Lighthouse\")", nil),
    ("100 × 100", "100 × 100 points"), ("[320 × 460, 768 × 1004]", "320 × 460 points; 768 × 1004 points"),
    ("(160, 240)", "at (160, 240) points"), ("(130, 308.8) ± 1", "at (130, 308.8) points, give or take 1"),
    ("(0, 0, 320, 20)", "320 × 20 at (0, 0) points"), ("\"Buy bread\"", "Buy bread"),
    ("[\"Photo\", \"Audio\"]", "Photo, Audio"), ("[]", nil), ("[[\"URL\"], []]", nil),
    ("[\"photo\", \"photo\", \"page\"]", nil), ("[\"Photo\", \"Photo\"]", nil), ("\"UIView\"", nil),
    ("[\"A, b\", \"C: d\"]", "A, b, C: d"), ("portrait", nil), ("no exception", nil),
    ("NSInvalidArgumentException: not under UIUserInterfaceIdiomPad.", "raises NSInvalidArgumentException"),
  ])
  func aValueIsSaidInWords(text: String, words: String?) {
    #expect(PlainValue.words(for: text) == words)
  }
}
