import RecipeKit

/// Recipe 1.26: one label, several styles.
@MainActor public let recipe: any Recipe = AttributedLabelRecipe()

struct AttributedLabelRecipe: Recipe {
  typealias Way = ControllerFactory<AttributedLabelController>

  let lesson = Lesson.embedded
  let rightWay: Way = { AttributedLabelController() }
  let wrongWays: WrongWays<Way> = [
    "ranges counted by hand": { CountedRangesController() },
    "the whole text": { WholeTextController() },
    "a second call for the shadow": { SecondCallController() },
    "center before size": { CenterFirstController() },
    "a label for each word": { TwoLabelsController() },
    "never sized": { NeverSizedController() },
  ]

  func scene(_ make: Way, on stage: Stage) throws -> AttributedLabelController {
    let controller = stage.launch(make(), on: .iPhone5, iOS: 7)
    _ = try stage.require(controller.label, "the label")
    return controller
  }

  private let bold = UIFont.boldSystemFont(ofSize: 60)
  private let withoutFonts: Way = { ChangedController { $0[.font] = nil } }
  private let withoutColors: Way = {
    ChangedController { ($0[.foregroundColor], $0[.backgroundColor]) = (nil, nil) }
  }
  private let withHiddenShadow: Way = {
    ChangedController { ($0[.shadow] as? NSShadow)?.shadowOffset = .zero }
  }
  private let withAnotherSpelling: Way = { OtherSpellingController() }
  private let withInitialAttributes: Way = { InitialAttributesController() }

  var claims: Claims<Way> {
    showing
    attributes
    text
    words
    label
  }

  // MARK: Showing styled text

  @ClaimBuilder<Way> private var showing: Claims<Way> {
    core("single-label", "All the differently styled text is in one single label.") {
      expect($0.labels.map { $0.attributedText?.string }, is: ["iOS SDK"])
    }
    .fails(in: "a label for each word", seeing: ["iOS ", "SDK"])
    detail("no-view-per-attribute", "Rich text needs no view of its own for each attribute.") {
      expect($0.labels.map { $0.attributedText?.words.count }, is: [3])
    }
    .fails(in: "a label for each word", seeing: [2, 1])
    .fails(in: "the whole text", seeing: [1])
    .fails(when: "`text` is set", seeing: [1]) { $0.label.text = "iOS SDK" }
    detail("one-bold-word", "A label can show a sentence in which just one word is bold.") {
      let bold = UIFont.boldSystemFont(ofSize: 17)
      let drawn = $0.styled("only one word is bold", with: ["one": [.font: bold]]).drawnByLabel
      expect(drawn.filter { $0.font.has(.traitBold) }.map(\.text), is: ["one"])
    }
    .fails(in: "the whole text", seeing: ["only one word is bold"])
    detail("mixed-italic-and-underline", "One string can hold plain, italic and underlined words at once.") {
      let mixed = $0.styled(
        "plain, italic and underlined",
        with: [
          "italic": [.font: UIFont.italicSystemFont(ofSize: 17)],
          "underlined": [.underlineStyle: NSUnderlineStyle.single.rawValue],
        ]
      )
      expect(mixed.words, is: ["plain, ", "italic", " and ", "underlined"])
      let italic = mixed.words { ($0[.font] as? UIFont)?.has(.traitItalic) ?? false }
      let underlined = mixed.words { $0[.underlineStyle] != nil }
      expect(
        [italic, underlined],
        is: [["italic"], ["underlined"]],
        "one word is italic, another underlined"
      )
    }
    .fails(in: "the whole text")
    detail("mutable-variant", "An NSMutableAttributedString can stand wherever an NSAttributedString can.") {
      let text: NSMutableAttributedString = $0.styled(with: ["SDK": [.foregroundColor: UIColor.blue]])
      expect(text.drawnByLabel.filter { $0.color == .blue }.map(\.text), is: ["SDK"])
    }
    .fails(in: "ranges counted by hand", seeing: [" SD"])
    core("two-ways-to-show", "A styled string is shown by a view's property or by its own drawing methods.") {
      let drawn = $0.attributedText().drawnByItself
      expect(drawn.map(\.text), is: ["iOS", " ", "SDK"], "the string draws itself, run by run")
      expect($0.drawn.map(\.colors), is: drawn.map(\.colors), "the label draws the same runs and colours")
    }
    .fails(in: "the whole text", seeing: ["iOS SDK"])
    .fails(when: "`text` is set instead of `attributedText`") { $0.label.text = "iOS SDK" }
  }

  // MARK: Attributes

  @ClaimBuilder<Way> private var attributes: Claims<Way> {
    core("init-with-string-plain", "Made from a string alone, an attributed string has no attributes.") {
      expect($0.plainText().styledCharacters, is: "")
    }
    .fails(when: "the initialiser takes attributes", with: withInitialAttributes, seeing: "iOS SDK")
    detail("set-attributes-two-params", "setAttributes takes a dictionary of attributes and an NSRange.") {
      let text = $0.styled(with: ["SDK": [.font: UIFont.systemFont(ofSize: 12), .shadow: NSShadow()]])
      expect(text.keys(at: 4), is: ["NSFont", "NSShadow"])
    }
    .fails(in: "a second call for the shadow", seeing: ["NSShadow"])
    core("set-attributes-only-in-range", "Only the characters of the range get the attributes.") {
      expect($0.styled(with: ["iOS": [.foregroundColor: UIColor.red]]).styledCharacters, is: "iOS")
    }
    .fails(in: "the whole text", seeing: "iOS SDK")
    detail("set-attributes-only-in-range#outside", "a word that isn't in the text has no range in it") {
      controller in
      expectException(
        "NSRangeException",
        "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds"
      ) { _ = controller.styled(with: ["Android": [.foregroundColor: UIColor.green]]) }
    }
    .fails(in: "ranges counted by hand", seeing: SeenException.none)
    detail(
      "range-location-length",
      "A range has the first character's place and the number of characters.",
      isFact: true
    ) {
      _ in
      let text = NSMutableAttributedString(string: "iOS SDK 7")
      text.setAttributes([.font: UIFont.systemFont(ofSize: 12)], range: NSRange(location: 4, length: 3))
      expect(text.styledCharacters, is: "SDK", "the range from 4 with the length 3 has the characters 4 to 6")
    }
    detail("key-font", "The value of the key font is a UIFont, in which the fragment is drawn.") {
      expect($0.drawn.first?.font, is: bold)
    }
    .fails(when: "the key is left out", with: withoutFonts, seeing: UIFont.systemFont(ofSize: 17))
    detail("key-foreground", "The value of the key foregroundColor is a UIColor, that of the letters.") {
      expect($0.drawn.first?.color.plainName, is: "red")
    }
    .fails(when: "the key is left out", with: withoutColors, seeing: "black")
    detail("key-background", "The value of the key backgroundColor is a UIColor, drawn behind the letters.") {
      expect($0.drawn.first?.background?.plainName, is: "black")
    }
    .fails(when: "the key is left out", with: withoutColors, seeing: String?.none as Any)
    detail("key-shadow", "The value of the key shadow is an NSShadow, which the fragment casts.") {
      expect($0.drawn.last?.shadowOffset, is: CGSize(width: 4, height: 4))
    }
    .fails(when: "the shadow has no offset", with: withHiddenShadow, seeing: CGSize.zero)
    .fails(when: "the key is left out", with: { ChangedController { $0[.shadow] = nil } })
  }

  // MARK: The text

  @ClaimBuilder<Way> private var text: Claims<Way> {
    core("string-is-ios-sdk", "The sample string is 'iOS SDK'.") { expect($0.label.text, is: "iOS SDK") }
      .fails(when: "iOS is replaced by iPhone", with: withAnotherSpelling, seeing: "iPhone SDK")
    detail("string-is-ios-sdk#length", "the label's text has seven characters") {
      expect($0.shown.length, is: 7)
    }
    .fails(when: "iOS is replaced by iPhone, three letters longer", with: withAnotherSpelling, seeing: 10)
    core("range-of-ios", "The first word is found by searching for 'iOS'.") {
      expect($0.shown.range(in: .red), is: [0, 3], "the 3 characters from 0 are red")
      expect(
        $0.styled("An SDK for iOS", with: ["iOS": [.foregroundColor: UIColor.red]]).range(in: .red),
        is: [11, 3],
        "in another text the word iOS is found where it stands there, at 11"
      )
    }
    .fails(in: "ranges counted by hand", seeing: [0, 2])
    .fails(in: "the whole text", seeing: [Int]?.none as Any)
    .fails(when: "its place in this text is written down", with: { ThisTextOnlyController() })
    core("range-of-sdk", "The second word is found by searching for 'SDK'.") {
      expect($0.shown.range(in: .white), is: [4, 3], "the 3 characters from 4 are white")
      expect(
        $0.styled("An SDK for iOS", with: ["SDK": [.foregroundColor: UIColor.white]]).range(in: .white),
        is: [3, 3],
        "in another text the word SDK is found where it stands there, at 3"
      )
    }
    .fails(in: "ranges counted by hand", seeing: [3, 3])
    .fails(in: "the whole text", seeing: [0, 7])
    .fails(when: "its place in this text is written down", with: { ThisTextOnlyController() })
    .fails(when: "iOS is replaced by iPhone", with: withAnotherSpelling, seeing: [7, 3])
    detail("space-unattributed", "The space between the words gets no attributes from either call.") {
      let made = $0.attributedText()
      expect(made.keys(at: 3), is: [])
      expect(made.words, is: ["iOS", " ", "SDK"], "the space is a run between those of the two words")
    }
    .fails(when: "the initialiser takes attributes", with: withInitialAttributes, seeing: ["NSUnderline"])
    .fails(in: "ranges counted by hand")
    detail("returns-immutable-copy", "attributedText() returns an immutable copy of the mutable string.") {
      expect("\(type(of: $0.attributedText()))", is: "NSAttributedString")
    }
    .fails(
      when: "the mutable string is returned",
      with: { MutableResultController() },
      seeing: "NSMutableAttributedString"
    )
  }

  // MARK: The two words

  @ClaimBuilder<Way> private var words: Claims<Way> {
    core("ios-font-bold-60", "The word iOS is in the bold system font of 60 points.") {
      expect($0.shown.attributes(at: 0)[.font] as? UIFont, is: bold)
    }
    .fails(when: "the words have no font", with: withoutFonts)
    core("ios-red-on-black", "The word iOS is red on black.") {
      expect($0.shown.colors(at: 0), is: ["red", "black"])
    }
    .fails(when: "the words have no colours", with: withoutColors)
    detail("ios-no-shadow", "The word iOS has no shadow.") {
      expect($0.shown.keys(at: 0), is: ["NSBackgroundColor", "NSColor", "NSFont"])
    }
    .fails(when: "both words have one", with: { ChangedController { $0[.shadow] = NSShadow() } })
    .fails(when: "the words have no font", with: withoutFonts)
    .fails(when: "the words have no colours", with: withoutColors)
    core("sdk-font-bold-60", "The word SDK is in the bold system font of 60 points.") {
      expect($0.shown.attributes(at: 4)[.font] as? UIFont, is: bold)
    }
    .fails(in: "a second call for the shadow", seeing: UIFont?.none as Any)
    .fails(when: "the words have no font", with: withoutFonts)
    core("sdk-white-on-red", "The word SDK is white on red.") {
      expect($0.shown.colors(at: 4), is: ["white", "red"])
    }
    .fails(in: "a second call for the shadow")
    .fails(when: "the words have no colours", with: withoutColors)
    core("sdk-shadow-colour", "The shadow of SDK is dark grey in the code, though the text says light.") {
      expect(($0.shown.shadow(at: 4)?.shadowColor as? UIColor)?.plainName, is: "dark grey")
    }
    .fails(
      when: "the shadow is light grey",
      with: { ChangedController { ($0[.shadow] as? NSShadow)?.shadowColor = UIColor.lightGray } },
      seeing: "light grey"
    )
    core("sdk-shadow-offset", "The shadow lies 4 points to the right and 4 points down.") {
      expect($0.shown.shadow(at: 4)?.shadowOffset, is: CGSize(width: 4, height: 4))
    }
    .fails(when: "the shadow has no offset", with: withHiddenShadow, seeing: CGSize.zero)
    detail("sdk-four-keys", "The attributes of SDK are a font, two colours and a shadow, each with a key.") {
      expect($0.shown.keys(at: 4), is: ["NSBackgroundColor", "NSColor", "NSFont", "NSShadow"])
    }
    .fails(in: "a second call for the shadow", seeing: ["NSShadow"])
    .fails(when: "it has no font", with: withoutFonts, seeing: ["NSBackgroundColor", "NSColor", "NSShadow"])
    .fails(when: "it has no colours", with: withoutColors, seeing: ["NSFont", "NSShadow"])
  }

  // MARK: The label

  @ClaimBuilder<Way> private var label: Claims<Way> {
    detail("label-clear-background", "The label's own background is clear: only those of the words show.") {
      expect($0.colorsOverBlue, is: ["black", "blue"])
    }
    .fails(
      when: "the code makes a white label",
      with: { WhiteLabelController() },
      seeing: ["black", "white"]
    )
    .fails(when: "the words have no colours", with: withoutColors, seeing: ["blue", "blue"])
    detail("label-starts-empty-frame", "The label is made without a frame, so it is empty until sizeToFit.") {
      expect(
        $0.label.bounds.height,
        is: bold.lineHeight,
        within: 0.5,
        "from no height at all `sizeToFit` brings the label to that of a line of 60 points"
      )
      expect($0.makeLabel().frame, is: .zero, "as it is made, the label has an empty frame")
    }
    .fails(in: "never sized", seeing: 0)
    .fails(when: "it is made with a frame", with: { FramedLabelController() })
    core("size-to-fit", "sizeToFit gives the label exactly the size of its attributed text.") {
      let words = ["iOS", "SDK"].map { $0.size(withAttributes: [.font: bold]).width }
      let space = " ".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
      let width = words.reduce(space, +)
      expect(
        $0.label.bounds.size,
        is: CGSize(width: (width * 2).rounded(.up) / 2, height: (bold.lineHeight * 2).rounded(.up) / 2)
      )
    }
    .fails(in: "never sized", seeing: CGSize.zero)
    core("centred-in-view", "The label's center is set to the view's center.") {
      expect($0.label.center, is: CGPoint(x: 160, y: 284))
    }
    .fails(in: "center before size", seeing: CGPoint(x: 277.5, y: 320))
    detail("size-before-centre", "sizeToFit comes before the center is set, because it keeps the origin.") {
      expect($0.view.bounds.width - $0.label.frame.maxX, is: $0.label.frame.minX, within: 0.01)
    }
    .fails(in: "center before size", seeing: -75)
    detail("added-as-subview", "The label is added to the controller's view.") { controller in
      expect(controller.view.subviews.count { $0 === controller.label }, is: 1)
    }
    .fails(when: "it is removed", seeing: 0) { $0.label.removeFromSuperview() }
    detail("available-in-ios7", "Attributed strings can be used in the interface's components in iOS 7.")
  }

  func illustrate(_ make: Way, on stage: Stage) throws {
    let controller = try scene(make, on: stage)
    stage.output("text", controller.shown.string)
    stage.output("parts of the text with one style", controller.shown.runs.count)
    stage.output("frame of the label", controller.label.frame)
    stage.picture("label", caption: "Two words, two styles")
  }
}

extension AttributedLabelController {
  /// What the label draws.
  fileprivate var drawn: [DrawnRun] { DrawnRun.runs(in: label.drawing) }

  fileprivate var labels: [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  fileprivate var shown: NSAttributedString { label.attributedText ?? NSAttributedString() }

  /// The colours that a reader sees behind the first word, and behind the space, with the label on a blue view.
  fileprivate var colorsOverBlue: [String] {
    let sea = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    sea.backgroundColor = .blue
    sea.addSubview(label)
    label.sizeToFit()
    label.frame.origin = .zero
    let word = "iOS".size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 60)])
    return [word.width / 2, word.width + 2].map {
      sea.drawnColor(at: CGPoint(x: $0, y: word.height / 2)).plainName
    }
  }

  /// A text, the example's plain one if none is given, whose words the example has styled.
  fileprivate func styled(
    _ text: String? = nil,
    with styles: KeyValuePairs<String, Attributes>
  ) -> NSMutableAttributedString {
    let result = text.map { NSMutableAttributedString(string: $0) } ?? plainText()
    for (word, attributes) in styles { style(word, of: result, with: attributes) }
    return result
  }
}

extension UIFont {
  fileprivate func has(_ trait: UIFontDescriptor.SymbolicTraits) -> Bool {
    fontDescriptor.symbolicTraits.contains(trait)
  }
}

extension NSAttributedString {
  /// The stretches that share all attributes.
  fileprivate var runs: [(range: NSRange, attributes: Attributes)] {
    var runs: [(range: NSRange, attributes: Attributes)] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      runs.append((range, attributes))
    }
    return runs
  }

  /// The texts of the runs.
  fileprivate var words: [String] { words { _ in true } }

  /// The texts of the runs whose attributes meet a condition.
  fileprivate func words(where holds: (Attributes) -> Bool) -> [String] {
    runs.filter { holds($0.attributes) }.map { attributedSubstring(from: $0.range).string }
  }

  /// The characters that have any attribute.
  fileprivate var styledCharacters: String { words { !$0.isEmpty }.joined() }

  /// Location and length of the first run that is drawn in a colour.
  fileprivate func range(in color: UIColor) -> [Int]? {
    runs.first { $0.attributes[.foregroundColor] as? UIColor == color }
      .map { [$0.range.location, $0.range.length] }
  }

  /// The attributes of a character; none where there is no character.
  fileprivate func attributes(at index: Int) -> Attributes {
    index < length ? attributes(at: index, effectiveRange: nil) : [:]
  }

  /// The names of a character's attributes, in alphabetical order.
  fileprivate func keys(at index: Int) -> [String] { attributes(at: index).keys.map(\.rawValue).sorted() }

  /// The names of a character's colour and of the colour behind it.
  fileprivate func colors(at index: Int) -> [String?] {
    [.foregroundColor, .backgroundColor].map { (attributes(at: index)[$0] as? UIColor)?.plainName }
  }

  fileprivate func shadow(at index: Int) -> NSShadow? { attributes(at: index)[.shadow] as? NSShadow }

  /// What a label draws of the string.
  @MainActor fileprivate var drawnByLabel: [DrawnRun] {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    label.attributedText = self
    return DrawnRun.runs(in: label.drawing)
  }

  /// What the string draws on a canvas by itself.
  @MainActor fileprivate var drawnByItself: [DrawnRun] {
    let canvas = UIGraphicsImageRenderer(size: CGSize(width: 320, height: 100))
    return DrawnRun.runs(in: canvas.image { _ in draw(at: .zero) }.commands)
  }
}
