import Testing

@testable import RecipeRunner

/// Truth: Unicode's control, default-ignorable and bidirectional control characters are escaped; everything
/// else is unchanged, byte for byte.
struct LineSanitizerTests {
  private func neutral(_ line: String) -> String {
    String(decoding: LineSanitizer.of(line.utf8), as: UTF8.self)
  }

  @Test(arguments: [
    #"{"a":"b","c":[1,2.5e3,true,null]}"#, #"{"a":"quote \" backslash \\ slash \/ line \n tab \t"}"#,
    #"{"a":"é \u00e9 приве́т 👩‍👩‍👧 ❤️ می‌خواهم"}"#, "", "nonsense", #"{"a":"no end"#, #"{"terminal":1}"#,
    "\t{ \"a\" : \"b\" }\r",
  ])
  func whatIsHarmlessStaysAsItIs(line: String) {
    #expect(neutral(line) == line)
  }

  @Test(arguments: [
    ("\u{1B}[31m", "\\\\u{1B}[31m"), (#"\u001b[31m"#, "\\\\u{1B}[31m"),
    (#"\u001B]0;t\u0007"#, "\\\\u{1B}]0;t\\\\u{7}"),
    (#"a\rb\b\f"#, "a\\\\u{D}b\\\\u{8}\\\\u{C}"), ("\u{202E}txt", "\\\\u{202E}txt"),
    (#"\u202e"#, "\\\\u{202E}"),
    ("\u{9B}31m", "\\\\u{9B}31m"), ("\u{200B}\u{FEFF}\u{AD}", "\\\\u{200B}\\\\u{FEFF}\\\\u{AD}"),
    (#"\udb40\udc41"#, "\\\\u{E0041}"), (#"\ud83d\ude00"#, "😀"), (#"\ud83d x"#, "\u{FFFD} x"),
    (#"\ude00"#, "\u{FFFD}"),
  ])
  func whatActsOrHidesIsSpelled(text: String, spelled: String) {
    #expect(neutral("{\"title\":\"\(text)\"}") == "{\"title\":\"\(spelled)\"}")
  }

  /// With quadratic time this would take hours.
  @Test(.timeLimit(.minutes(1)), arguments: [#"\""#, #"\u00b0"#, #"\u001b"#, #"\ud83d\ude00"#, #"\b"#])
  func aLongTextOfEscapesTakesATimeThatGrowsAsItDoes(escape: String) {
    let one = neutral("{\"a\":\"°\(escape)\"}").dropFirst(7).dropLast(2)
    let many = neutral("{\"a\":\"°\(String(repeating: escape, count: 200_000))\"}")
    #expect(many == "{\"a\":\"°\(String(repeating: String(one), count: 200_000))\"}")
  }

  @Test func onlyColoursGetThroughToATerminalAndOnlyInItsPicture() {
    let codes = #"\u001b[1;38:2m\u001b[2J\u001b]52;c;x\u0007\u001b[0m"#
    let kept = #"\u001b[1;38:2m\\u{1B}[2J\\u{1B}]52;c;x\\u{7}\u001b[0m"#
    #expect(neutral(#"{"terminal":"\#(codes)"}"#) == #"{"terminal":"\#(kept)"}"#)
    #expect(
      neutral(#"{"terminal" : "\#(codes)", "a":"\u001b[0m"}"#)
        == #"{"terminal" : "\#(kept)", "a":"\\u{1B}[0m"}"#
    )
    #expect(neutral(#"["terminal","\u001b[0m"]"#) == #"["terminal","\\u{1B}[0m"]"#)
  }
}
