import RecipeKit

extension AttributedLabelRecipe {
  /// Loads the controller, reads its label and styles texts of its own.
  func check(_ example: Example, on stage: Stage) throws {
    let device = stage.boot(.iPhone5, iOS: 7)
    let controller = example()
    device.launch(controller)
    let label = try stage.require(controller.label, "the label")

    stage.output("attributedText.string", label.attributedText?.string ?? "")
    stage.output("runs", runs(of: label.attributedText).map { "\($0.range.location), \($0.range.length)" })
    stage.output("label.frame", label.frame)
    stage.picture("label", caption: "Two words, two styles")

    checkShowing(controller, label, on: stage)
    checkFirstWord(label, on: stage)
    checkSecondWord(label, on: stage)
    checkText(controller, label, on: stage)
    checkLabel(controller, label, on: stage)
    checkStyling(controller, on: stage)
    checkSentences(controller, on: stage)
  }

  private func checkShowing(_ controller: AttributedLabelController, _ label: UILabel, on stage: Stage) {
    let labels = controller.view.subviews.compactMap { $0 as? UILabel }
    stage.check(
      "single-label",
      "the only label shows the whole text",
      expected: ["iOS SDK"],
      actual: labels.map { $0.attributedText?.string ?? "" }
    )
    stage.check(
      "no-view-per-attribute",
      "the one label holds three runs, the two styled words and the space",
      expected: [3],
      actual: labels.map { runs(of: $0.attributedText).count }
    )
    let drawnByString = drawnRuns(of: controller.attributedText())
    stage.check(
      "two-ways-to-show",
      "the string draws itself, run by run",
      expected: ["iOS", " ", "SDK"],
      actual: drawnByString.map(\.text)
    )
    stage.check(
      "two-ways-to-show",
      named: "alike",
      "the label draws the same runs in the same colours",
      expected: drawnByString.map(\.colors),
      actual: drawnRuns(of: label).map(\.colors)
    )
  }

  private func checkFirstWord(_ label: UILabel, on stage: Stage) {
    let text = label.attributedText
    stage.check(
      "ios-font-bold-60",
      "the font of the first character is bold, 60 points",
      expected: UIFont.boldSystemFont(ofSize: 60),
      actual: value(.font, at: 0, of: text)
    )
    stage.check(
      "ios-red-on-black",
      "the first character is red on black",
      expected: ["red", "black"],
      actual: [color(.foregroundColor, at: 0, of: text), color(.backgroundColor, at: 0, of: text)]
    )
    stage.check(
      "ios-no-shadow",
      "the first character has a font and two colours, no shadow",
      expected: ["NSBackgroundColor", "NSColor", "NSFont"],
      actual: keys(at: 0, of: text)
    )
    let drawn = drawnRuns(of: label).first
    stage.check(
      "key-font",
      "the first letters are drawn in the bold font of 60 points",
      expected: UIFont.boldSystemFont(ofSize: 60),
      actual: drawn?.font
    )
    stage.check(
      "key-foreground",
      "the first letters are drawn in red",
      expected: "red",
      actual: drawn?.color.plainName
    )
    stage.check(
      "key-background",
      "a black area is filled before the first letters are drawn over it",
      expected: "black",
      actual: drawn?.background?.plainName
    )
  }

  private func checkSecondWord(_ label: UILabel, on stage: Stage) {
    let text = label.attributedText
    stage.check(
      "sdk-font-bold-60",
      "the font of the character at 4 is bold, 60 points",
      expected: UIFont.boldSystemFont(ofSize: 60),
      actual: value(.font, at: 4, of: text)
    )
    stage.check(
      "sdk-white-on-red",
      "the character at 4 is white on red",
      expected: ["white", "red"],
      actual: [color(.foregroundColor, at: 4, of: text), color(.backgroundColor, at: 4, of: text)]
    )
    let shadow: NSShadow? = value(.shadow, at: 4, of: text)
    stage.check(
      "sdk-shadow-colour",
      "the shadow of the second word is dark grey",
      expected: "dark grey",
      actual: (shadow?.shadowColor as? UIColor)?.plainName
    )
    stage.check(
      "sdk-shadow-offset",
      "the shadow of the second word lies 4 points to the right and 4 down",
      expected: CGSize(width: 4, height: 4),
      actual: shadow?.shadowOffset
    )
    stage.check(
      "sdk-four-keys",
      "the character at 4 has four attributes",
      expected: ["NSBackgroundColor", "NSColor", "NSFont", "NSShadow"],
      actual: keys(at: 4, of: text)
    )
    stage.check(
      "key-shadow",
      "the last letters are drawn with a shadow 4 points to the right and 4 down",
      expected: CGSize(width: 4, height: 4),
      actual: drawnRuns(of: label).last?.shadowOffset
    )
  }

  private func checkText(_ controller: AttributedLabelController, _ label: UILabel, on stage: Stage) {
    let text = label.attributedText
    stage.check(
      "string-is-ios-sdk",
      "the label's text is iOS SDK",
      expected: "iOS SDK",
      actual: label.text ?? ""
    )
    stage.check(
      "string-is-ios-sdk",
      named: "length",
      "the label's text has seven characters",
      expected: 7,
      actual: text?.length ?? 0
    )
    stage.check(
      "range-of-ios",
      "the 3 characters from 0 are red",
      expected: [0, 3],
      actual: range(of: .red, in: text)
    )
    stage.check(
      "range-of-sdk",
      "the 3 characters from 4 are white",
      expected: [4, 3],
      actual: range(of: .white, in: text)
    )
    let longer = NSMutableAttributedString(string: "An SDK for iOS")
    for (word, color) in [("iOS", UIColor.red), ("SDK", .white)] {
      controller.style(word, of: longer, with: [.foregroundColor: color])
    }
    stage.check(
      "range-of-ios",
      named: "elsewhere",
      "in another text the word iOS is found where it stands there, at 11",
      expected: [11, 3],
      actual: range(of: .red, in: longer)
    )
    stage.check(
      "range-of-sdk",
      named: "elsewhere",
      "in another text the word SDK is found where it stands there, at 3",
      expected: [3, 3],
      actual: range(of: .white, in: longer)
    )
    let made = controller.attributedText()
    stage.check(
      "space-unattributed",
      "the character at 3 has no attributes",
      expected: [],
      actual: keys(at: 3, of: made)
    )
    stage.check(
      "space-unattributed",
      named: "runs",
      "the space is a run between those of the two words",
      expected: ["iOS", " ", "SDK"],
      actual: words(of: made) { _ in true }
    )
    stage.check(
      "returns-immutable-copy",
      "the string that is returned is of the class whose strings nobody can change",
      expected: "NSAttributedString",
      actual: "\(type(of: made))"
    )
  }

  private func checkLabel(_ controller: AttributedLabelController, _ label: UILabel, on stage: Stage) {
    stage.check(
      "label-clear-background",
      "the label's own background is clear",
      expected: "clear",
      actual: label.backgroundColor?.plainName
    )
    stage.check(
      "label-starts-empty-frame",
      named: "made",
      "as it is made, the label has an empty frame",
      expected: CGRect.zero,
      actual: controller.makeLabel().frame
    )
    stage.check(
      "label-starts-empty-frame",
      "from no height at all `sizeToFit` brings the label to that of a line of 60 points",
      expected: UIFont.boldSystemFont(ofSize: 60).lineHeight,
      actual: label.bounds.height,
      within: 0.5
    )
    let bold: Attributes = [.font: UIFont.boldSystemFont(ofSize: 60)]
    let width =
      "iOS".size(withAttributes: bold).width + "SDK".size(withAttributes: bold).width
      + " ".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    stage.check(
      "size-to-fit",
      "the label is as wide as its two words and a space, and one line of 60 points high",
      expected: CGSize(
        width: (width * 2).rounded(.up) / 2,
        height: (UIFont.boldSystemFont(ofSize: 60).lineHeight * 2).rounded(.up) / 2
      ),
      actual: label.bounds.size
    )
    stage.check(
      "centred-in-view",
      "the label stands in the middle of the screen",
      expected: CGPoint(x: 160, y: 284),
      actual: label.center
    )
    stage.check(
      "size-before-centre",
      "both margins beside the label are equally wide",
      expected: label.frame.minX,
      actual: controller.view.bounds.width - label.frame.maxX,
      within: 0.01
    )
    stage.check(
      "added-as-subview",
      "the controller's view has the label among its subviews once",
      expected: 1,
      actual: controller.view.subviews.count { $0 === label }
    )
  }
}
