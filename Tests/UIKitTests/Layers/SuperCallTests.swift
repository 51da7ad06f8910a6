import Testing

/// Truth: Apple, UIView.layoutSubviews: overrides must call `super`; checked in the sources.
struct SuperCallTests {
  /// The lines of overrides of a method that don't call `super`.
  private func overridesWithoutSuper(of method: String, in source: String) -> [Int] {
    let words = SourceWord.words(of: source)
    return words.indices.dropFirst(2).compactMap { index in
      let word = words[index]
      guard word.text == method, words[index - 1].text == "func", words[index - 2].text == "override" else {
        return nil
      }
      let body = words[(index + 1)...].prefix { $0.depth > word.depth }
      let calls = zip(body, body.dropFirst()).contains {
        $0.text == "super" && $1.text == method && $1.followsPoint
      }
      return calls ? nil : word.line
    }
  }

  @Test func everyLayoutOfUIKitsViewsCallsSuper() throws {
    let sources = try SourceFiles.texts(of: "UIKit")
    #expect(sources.values.count { $0.contains("override func layoutSubviews()") } > 10)
    for (file, text) in sources {
      for line in overridesWithoutSuper(of: "layoutSubviews", in: text) {
        Issue.record(
          "Sources/UIKit/\(file):\(line) overrides layoutSubviews() without super.layoutSubviews()"
        )
      }
    }
  }

  @Test func anOverrideWithoutSuperIsFound() {
    let source = """
      final class Panel: UIView {
        override func layoutSubviews() {
          // super.layoutSubviews()
          if isEmpty { arrange() }
        }

        override func setNeedsLayout() {
          super.layoutSubviews()
        }
      }
      """
    #expect(overridesWithoutSuper(of: "layoutSubviews", in: source) == [2])
  }

  @Test func anOverrideThatCallsSuperIsNone() {
    let source = """
      final class Panel: UIView {
        open override func layoutSubviews() {
          if isEmpty { super.layoutSubviews() }
        }
      }
      """
    #expect(overridesWithoutSuper(of: "layoutSubviews", in: source).isEmpty)
  }
}
