import Testing

@testable import RecipeRunner

/// Truth: two values that are not equal must not look equal.
struct VisibleSpacesTests {
  @Test(arguments: [
    ("a  b", "a b", #"a\u{20}\u{20}b"#, "a b"), ("a\tb", "a b", #"a\u{9}b"#, "a b"),
    ("a ", "a", #"a\u{20}"#, "a"),
    (" a", "a", #"\u{20}a"#, "a"), ("a\u{A0}b", "a b", #"a\u{A0}b"#, "a b"), ("", " ", "", #"\u{20}"#),
  ])
  func spacesThatMakeTheDifferenceAreSpelled(one: String, other: String, shown: String, otherShown: String) {
    #expect(VisibleSpaces.of(one, other) == (shown, otherShown))
    #expect(VisibleSpaces.of(other, one) == (otherShown, shown))
  }

  @Test(arguments: [("a  b", "a c"), ("a  b", "a  b"), ("a b", "ab")])
  func otherValuesStayAsTheyAre(one: String, other: String) {
    #expect(VisibleSpaces.of(one, other) == (one, other))
  }

  @Test func aFailureShowsThem() {
    var check = Sample.check("a", passed: false, actual: "a b")
    check.expected = "a  b"
    let messages = FailureMessages.messages(for: Deviation(.rightWayFails, check), in: Sample.right)
    let text = Console.plain.text(messages)
    #expect(text.contains(#"a\u{20}\u{20}b"#) && text.contains("a b"), "\(text)")
  }
}
