import RecipeKit
import Testing

/// Truth: what is written can be read, whatever the values are; what is not in the form is named by its line.
struct RecordingTests {
  @Test(arguments: ["0", "", "a: b", "\"two\nlines\"", "back\\slash \\n", "  spaces  "])
  func aValueComesBackAsItWas(_ value: String) {
    let breaks = [Breakage("a", seeing: value), Breakage("a#b-2", seeing: "1")]
    let recording = Recording([("left on", breaks), ("harmless", [])])
    let read = Recording(recording.text)
    #expect(read.names == ["left on", "harmless"])
    #expect(read.breaks == ["left on": breaks, "harmless": []])
    #expect(read.unreadable.isEmpty)
  }

  @Test func linesOfAnotherFormAreNamed() {
    let recording = Recording("# A record\n\n  a: 1\nleft on\n  a 1\n  b:2\n  c: 3\n")
    #expect(recording.unreadable == [3, 5, 6])
    #expect(recording.breaks == ["left on": [Breakage("c", seeing: "3")]])
  }
}
