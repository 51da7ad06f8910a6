import RecipeKit

/// A card that is readable in the dark and with large text.
@MainActor public let recipe: any Recipe = DarkAndLargeRecipe()

struct DarkAndLargeRecipe: Recipe {
  typealias Way = ControllerFactory<ConcertViewController>
  typealias Scene = (device: Simulator, screen: ConcertViewController)

  let lesson = Lesson.embedded
  let rightWay: Way = { ConcertViewController() }
  let wrongWays: WrongWays<Way> = [
    "colours by name": { ColoursByNameController() },
    "taken in the beginning": { TakenOnceController() },
    "numbers of points": { NumbersController() },
    "styles, and no more": { StylesOnlyController() },
    "as labels are at first": { AsAtFirstController() },
    "one axis for all": { OneAxisController() },
  ]

  private static let large = UIContentSizeCategory.accessibilityExtraLarge

  func scene(_ make: Way, on stage: Stage) -> Scene {
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    return (device, screen)
  }

  /// The screen after people switched to dark.
  private let dark = SceneSetup { (make: Way, stage) -> Scene in
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    device.appearance = .dark
    return (device, screen)
  }

  /// The screen after people chose very large text.
  private let grown = SceneSetup { (make: Way, stage) -> Scene in
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    device.contentSizeCategory = DarkAndLargeRecipe.large
    screen.view.layoutIfNeeded()
    return (device, screen)
  }

  /// The screen that is launched with very large text.
  private let launchedLarge = SceneSetup { (make: Way, stage) -> Scene in
    let device = stage.boot(.iPhone16)
    device.contentSizeCategory = DarkAndLargeRecipe.large
    let screen = make()
    device.launch(screen)
    return (device, screen)
  }

  var claims: Claims<Way> {
    dark.core("readable", "In the dark the title has a contrast of 17 to 1 with its card.") {
      expect($0.screen.contrast(of: $0.screen.name), is: 17, within: 0.5)
    }
    .fails(in: "colours by name", seeing: 1)
    dark.core("border", "In the dark the border of the card is white.") {
      expect($0.screen.border, is: "white")
    }
    .fails(in: "taken in the beginning", seeing: "black")
    core("border#back", "the border is black again after the way back to light") { scene in
      scene.device.appearance = .dark
      scene.device.appearance = .light
      expect(scene.screen.border, is: "black")
    }
    .fails(when: "the border is white", with: { WhiteBorderController() }, seeing: "white")
    grown.core("grows", "When people choose very large text, the place has 40 points instead of 17.") {
      expect($0.screen.place.font.pointSize, is: 40)
    }
    .fails(in: "numbers of points", seeing: CGFloat(17))
    .fails(in: "styles, and no more", seeing: CGFloat(17))
    launchedLarge.core("launched", "Launched with very large text, the place has 40 points from the start.") {
      expect($0.screen.place.font.pointSize, is: 40)
    }
    .fails(in: "numbers of points", seeing: CGFloat(17))
    // The style title1 has 28 points at the size Large, and 48 at this one.
    grown.core("own-font", "The title's own font grows as much as the style title1.") {
      expect($0.screen.name.font.pointSize, is: 30 * 48 / 28, within: 0.34)
    }
    .fails(when: "the font isn't scaled", with: { UnscaledNameController() }, seeing: CGFloat(30))
    grown.core("whole", "Very large texts are shown whole.") { expect($0.screen.cut, is: []) }
      .fails(in: "as labels are at first")
    grown.core("column", "With very large text the seats are below the price.") {
      expect($0.screen.order, is: "one below the other")
    }
    .fails(in: "one axis for all", seeing: "side by side")
    core("column#row", "with usual text, the seats are beside the price") {
      expect($0.screen.order, is: "side by side")
    }
    .fails(
      when: "the axis is always vertical",
      with: { AlwaysColumnController() },
      seeing: "one below the other"
    )
    dark.detail("secondary", "In the dark the place is readable, too, with a contrast of 6 to 1.") {
      expect($0.screen.contrast(of: $0.screen.place), is: 6, within: 0.6)
    }
    .fails(when: "the place is dark grey", with: { GrayNotesController() })
    detail("own-colour", "A colour with a closure is another one in the dark.", isFact: true) { _ in
      let color = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .brown }
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      expect(color.resolvedColor(with: dark), is: UIColor.yellow)
    }
    dark.detail("cg-color", "A `CGColor` that was taken before stays as it was.", isFact: true) { scene in
      scene.device.appearance = .light
      let taken = UIColor.label.resolvedColor(with: scene.screen.traitCollection).cgColor
      scene.device.appearance = .dark
      expect(scene.screen.colorName(of: taken), is: "black")
    }
    detail("accessibility-sizes", "Five of the twelve sizes are accessibility sizes.", isFact: true) { _ in
      expect(UIContentSizeCategory.ordered.count { $0.isAccessibilityCategory }, is: 5)
    }
    detail(
      "label-at-first",
      "A new label has one line, and its font doesn't follow the size of texts.",
      isFact: true
    ) { _ in
      let label = UILabel()
      expect(
        "lines: \(label.numberOfLines), follows: \(label.adjustsFontForContentSizeCategory)",
        is: "lines: 1, follows: false"
      )
    }
  }

  func illustrate(_ make: Way, on stage: Stage) {
    let (device, screen) = scene(make, on: stage)
    stage.picture("light", caption: "Light, with usual text")
    device.appearance = .dark
    stage.output("contrast of the dark title", screen.contrast(of: screen.name).rounded())
    stage.output("border in the dark", screen.border)
    stage.picture("dark", caption: "Dark")
    device.appearance = .light
    device.contentSizeCategory = Self.large
    screen.view.layoutIfNeeded()
    stage.output("points of the large title", screen.name.font.pointSize.rounded())
    stage.output("large price and seats", screen.order)
    stage.picture("large", caption: "With very large text")
    device.appearance = .dark
    stage.picture("both", caption: "Dark, with very large text")
  }

  func playground(_ make: @escaping Way) -> Playground? {
    Playground([
      .appearance(.dark), .appearance(.light), .textSize(Self.large, called: "very large text"),
      .textSize(.large, called: "usual text"),
    ]) { self.scene(make, on: $0).device }
  }
}

extension ConcertViewController {
  /// The colour of the card's border.
  fileprivate var border: String { card.layer.borderColor.map(colorName) ?? "none" }

  fileprivate func colorName(of color: CGColor) -> String {
    switch parts(of: UIColor(cgColor: color)).rgb {
    case [0, 0, 0]: "black"
    case [1, 1, 1]: "white"
    default: "another colour"
    }
  }

  /// The contrast of a text with the card, from 1 for none to 21 for black and white.
  ///
  /// Source: W3C, Web Content Accessibility Guidelines 2.2, "contrast ratio" and "relative luminance".
  fileprivate func contrast(of label: UILabel) -> CGFloat {
    let paper = parts(of: card.backgroundColor ?? .clear)
    let ink = parts(of: label.textColor)
    let mixed = zip(ink.rgb, paper.rgb).map { $0 * ink.alpha + $1 * (1 - ink.alpha) }
    let (one, other) = (luminance(mixed), luminance(paper.rgb))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private func parts(of color: UIColor) -> (rgb: [CGFloat], alpha: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return ([red, green, blue], alpha)
  }

  private func luminance(_ rgb: [CGFloat]) -> CGFloat {
    let linear = rgb.map { $0 <= 0.04045 ? $0 / 12.92 : CGFloat(pow(Double(($0 + 0.055) / 1.055), 2.4)) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// The texts that don't fit their labels.
  fileprivate var cut: [String] {
    [name, place, price, seats].filter { label in
      let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
      let lines = label.numberOfLines
      defer { label.numberOfLines = lines }
      label.numberOfLines = 0
      return label.sizeThatFits(room).height > label.bounds.height + 0.5
    }
    .compactMap(\.text)
  }

  /// How the price and the seats stand.
  fileprivate var order: String {
    seats.frame.minY >= price.frame.maxY ? "one below the other" : "side by side"
  }
}
