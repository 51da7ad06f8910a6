import RecipeKit
import Testing

/// Truth: the notation that `ValueText.describe` documents, and Swift's rule that a number's description is the
/// shortest text that reads back as the same number.
struct ValueTextTests {
  @Test(
    "A number is as short as it can be",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (2.0, "2"), (-2.5, "-2.5"), (2.0 / 3.0, "0.6667"),
      (131.81087470449174, "131.8109"), (0.00012345, "0.00012"),
      (1e16, "1e+16"), (.infinity, "inf"), (.nan, "nan"),
    ]
  )
  func doubles(number: Double, text: String) {
    #expect(ValueText.describe(number) == text)
    #expect(ValueText.describe(CGFloat(number)) == text)
  }

  /// Frames and trees of views have two decimals.
  @Test func picturesSayNumbersWithTwoDecimals() {
    #expect(ValueText.brief(Float(20) / Float(30)) == "0.67")
    #expect(ValueText.brief(1.0) == "1")
    #expect(ValueText.brief(CGFloat(131.8125)) == "131.81")
  }

  @Test func aFloatKeepsItsOwnPrecision() {
    #expect(ValueText.describe(Float(20) / Float(30)) == "0.6666667")
    #expect(ValueText.describe(Float(125)) == "125")
  }

  @Test func wholeNumbersAndTruthValuesReadAsInCode() {
    #expect(ValueText.describe(-7) == "-7")
    #expect(ValueText.describe(UInt8.max) == "255")
    #expect(ValueText.describe(true) == "true")
    #expect(ValueText.describe(false) == "false")
  }

  @Test func geometryIsWrittenInPoints() {
    #expect(ValueText.describe(CGPoint(x: 160, y: 240.5)) == "(160, 240.5)")
    #expect(ValueText.describe(CGSize(width: 320, height: 460)) == "320 × 460")
    #expect(ValueText.describe(CGRect(x: 20, y: -0.0, width: 125, height: 125)) == "(20, 0, 125, 125)")
    let backwards = CGRect(x: 10, y: 10, width: -5, height: 3)
    #expect(ValueText.describe(backwards) == "(10, 10, -5, 3)")
  }

  @Test(
    "A string stands in quotation marks, on one line",
    arguments: [
      ("", #""""#), ("two words", #""two words""#), ("say \"hi\"", #""say \"hi\"""#),
      ("a\nb\tc\\", #""a\nb\tc\\""#), ("\u{1B}[31m", #""\u{1B}[31m""#), ("приве́т 👋🏽", "\"приве́т 👋🏽\""),
    ]
  )
  func strings(string: String, text: String) {
    #expect(ValueText.describe(string) == text)
  }

  @Test func listsShowTheirElements() {
    #expect(ValueText.describe([CGPoint(x: 1, y: 2), .zero]) == "[(1, 2), (0, 0)]")
    #expect(ValueText.describe(["a", "b"]) == #"["a", "b"]"#)
    #expect(ValueText.describe([Int]()) == "[]")
    #expect(ValueText.describe([[1.0], []]) == "[[1], []]")
  }

  @Test func setsAndDictionariesAreSortedByTheirText() {
    #expect(ValueText.describe(Set(["c", "a", "b"])) == #"{"a", "b", "c"}"#)
    #expect(ValueText.describe(["b": 2.0, "a": 1.0]) == #"["a": 1, "b": 2]"#)
    #expect(ValueText.describe([String: Int]()) == "[:]")
  }

  @Test func optionalsShowWhatTheyHold() {
    #expect(ValueText.describe(Optional<CGPoint>.none) == "nil")
    #expect(ValueText.describe(Optional(CGPoint(x: 1, y: 2))) == "(1, 2)")
    #expect(ValueText.describe(Optional(Optional(true))) == "true")
    #expect(ValueText.describe([Optional(1), nil]) == "[1, nil]")
  }

  @Test func valuesWithoutADescriptionShowTheirProperties() {
    #expect(ValueText.describe(Insets(top: 1, name: "x")) == #"Insets(top: 1, name: "x")"#)
    #expect(ValueText.describe((1.0, end: "b")) == #"(1, end: "b")"#)
    #expect(ValueText.describe(Way.left) == "left")
    #expect(ValueText.describe(Way.to(CGPoint(x: 1, y: 2))) == "to(1, 2)")
    #expect(ValueText.describe(Way.by(x: 1, y: 2)) == "by(x: 1, y: 2)")
    #expect(ValueText.describe(Described()) == "described")
  }

  @Test func objectsShowNoAddress() {
    #expect(ValueText.describe(Plain()) == "Plain")
    let text = ValueText.describe(Root())
    #expect(text.contains("Root"))
    #expect(!text.contains("0x"))
  }

  private struct Insets {
    var top: CGFloat
    var name: String
  }

  private enum Way {
    case left
    case to(CGPoint)
    case by(x: Double, y: Double)
  }

  private struct Described: CustomStringConvertible {
    var description: String { "described" }
  }

  private final class Plain {}

  private final class Root: NSObject {}
}
