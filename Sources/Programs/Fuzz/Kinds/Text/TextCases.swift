import UIKit

/// Random attributed strings, measured, laid out and drawn.
enum TextCases: FuzzKind {
  static let name = "text"
  static let summary = "attributed strings with any attributes, measured, laid out in labels and drawn"

  private static let keys: [NSAttributedString.Key] = [
    .font, .paragraphStyle, .foregroundColor, .backgroundColor, .ligature, .kern, .strikethroughStyle,
    .underlineStyle, .strokeColor, .strokeWidth, .shadow, .textEffect, .attachment, .link, .baselineOffset,
    .underlineColor, .strikethroughColor, .obliqueness, .expansion, .writingDirection, .verticalGlyphForm,
    NSAttributedString.Key(rawValue: "ours"),
  ]

  static func makeSteps(_ random: inout SeededGenerator) -> [TextStep] {
    let wildness = random.one(of: [0, 0, 0.05, 0.3])
    var steps = random.list(1...4) { TextStep.append(RandomText.plain(&$0)) }
    for _ in 0..<random.integer(0...8) {
      let (from, to) = span(&random)
      steps.append(
        .attribute(random.one(of: keys).rawValue, value(&random, wildness), from: from, to: to)
      )
    }
    for _ in 0..<random.integer(2...10) { steps.append(use(&random, wildness)) }
    return steps
  }

  /// All ranges are valid, and no attribute value raises: values of a wrong type are ignored.
  static func expectedExceptions(of steps: [TextStep]) -> [NSExceptionName] { [] }

  static func play(_ steps: [TextStep]) throws(InvariantViolation) {
    let scene = TextScene()
    for step in steps { try scene.perform(step) }
    try scene.checkPicture()
  }

  // MARK: Generating

  private static func use(_ random: inout SeededGenerator, _ wildness: Double) -> TextStep {
    let (from, to) = span(&random)
    switch random.integer(0...9) {
    case 0: return .append(RandomText.plain(&random))
    case 1: return .replace(RandomText.plain(&random), from: from, to: to)
    case 2: return .delete(from: from, to: to)
    case 3, 4:
      return .measure(
        CGSize(width: number(&random, wildness), height: number(&random, wildness)),
        options: random.integer(0...63)
      )
    case 5, 6:
      return .label(
        width: number(&random, wildness),
        lines: random.integer(-1...4),
        breaks: random.integer(0...5),
        alignment: random.integer(0...4),
        fontSize: number(&random, wildness) / 10,
        shrinks: random.chance(0.3),
        least: random.number(0...1)
      )
    case 7:
      return .plainLabel(
        RandomText.plain(&random),
        width: random.number(20...600),
        lines: random.integer(0...4),
        breaks: random.integer(0...5),
        fontSize: random.number(4...60)
      )
    case 8:
      return .button(
        random.integer(0...5),
        CGSize(width: number(&random, wildness), height: number(&random, wildness))
      )
    default:
      return .draw(
        CGRect(
          x: number(&random, wildness),
          y: number(&random, wildness),
          width: number(&random, wildness),
          height: number(&random, wildness)
        )
      )
    }
  }

  private static func span(_ random: inout SeededGenerator) -> (Double, Double) {
    let (one, other) = (random.unit(), random.unit())
    return random.chance(0.1) ? (one, one) : (min(one, other), max(one, other))
  }

  private static func value(_ random: inout SeededGenerator, _ wildness: Double) -> TextStep.Value {
    switch random.integer(0...10) {
    case 0: .null
    case 1: .number(number(&random, wildness) / 50)
    case 2: .integer(random.one(of: [-1, 0, 1, 2, 9, 0x0201, .max, .min]))
    case 3: .text(RandomText.plain(&random))
    case 4: .color
    case 5, 6:
      .font(random.one(of: ["", "Helvetica", "Courier-Bold", "None"]), number(&random, wildness) / 8)
    case 7:
      .shadow(
        CGSize(width: number(&random, wildness) / 100, height: number(&random, wildness) / 100),
        blur: number(&random, wildness) / 100
      )
    case 8: random.chance(0.5) ? .url : .list
    default: .paragraph(paragraph(&random, wildness))
    }
  }

  private static func paragraph(_ random: inout SeededGenerator, _ wildness: Double) -> TextStep.Paragraph {
    TextStep.Paragraph(
      alignment: random.integer(0...4),
      breaks: random.integer(0...5),
      direction: random.integer(-1...1),
      spacing: number(&random, wildness) / 20,
      firstIndent: number(&random, wildness) / 10,
      indent: number(&random, wildness) / 10,
      tail: number(&random, wildness) / 5,
      least: random.chance(0.7) ? 0 : number(&random, wildness) / 10,
      most: random.chance(0.7) ? 0 : number(&random, wildness) / 10,
      multiple: random.chance(0.7) ? 0 : number(&random, wildness) / 100,
      tab: number(&random, wildness) / 5
    )
  }

  private static func number(_ random: inout SeededGenerator, _ wildness: Double) -> CGFloat {
    guard random.chance(wildness) else { return random.number(-20...400) }
    return random.one(of: [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 0, -0.0, 1e-300, 1e300, -1e300, 1e9, 1e-9,
      65_536,
    ])
  }
}
