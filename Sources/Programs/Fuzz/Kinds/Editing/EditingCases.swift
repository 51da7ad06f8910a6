import UIKit

/// Random editing of a text view and a text field.
enum EditingCases: FuzzKind {
  static let name = "editing"
  static let summary = "text that is typed, selected, deleted, pasted and undone in text views and fields"

  static func makeSteps(_ random: inout SeededGenerator) -> [EditingStep] {
    var steps: [EditingStep] = [
      .show(isField: random.chance(0.3), version: random.one(of: [9, 12, 13, 16, 17, 18]))
    ]
    if random.chance(0.7) { steps.append(.set(RandomText.plain(&random))) }
    for _ in 0..<random.integer(3...30) { steps.append(step(&random)) }
    return steps
  }

  /// All ranges are within the text.
  static func expectedExceptions(of steps: [EditingStep]) -> [NSExceptionName] { [] }

  static func play(_ steps: [EditingStep]) throws(InvariantViolation) {
    let scene = EditingScene()
    for step in steps { try scene.perform(step) }
    try scene.finish()
  }

  private static func step(_ random: inout SeededGenerator) -> EditingStep {
    let (from, to) = (random.unit(), random.unit())
    switch random.integer(0...15) {
    case 0...3: return .insert(RandomText.plain(&random))
    case 4, 5: return .deleteBackward(random.integer(1...5))
    case 6, 7: return .select(from: min(from, to), to: random.chance(0.4) ? min(from, to) : max(from, to))
    case 8: return .replace(RandomText.plain(&random), from: min(from, to), to: max(from, to))
    case 9: return .command(random.one(of: EditingStep.Command.allCases))
    case 10: return random.chance(0.7) ? .undo : .redo
    case 11: return .set(RandomText.plain(&random))
    case 12: return .mark(RandomText.plain(&random), selected: from)
    case 13: return .move(random.integer(-6...6), direction: random.integer(2...5))
    case 14: return .tap(x: from, y: to)
    default: return .undoAll
    }
  }
}

/// An action of a case of editing.
///
/// Positions are fractions of the text's length in UTF-16.
enum EditingStep: Sendable {
  enum Command: CaseIterable, Sendable { case selectAll, cut, copy, paste, delete }

  case show(isField: Bool, version: Double)
  case set(String)
  case insert(String)
  case deleteBackward(Int)
  case select(from: Double, to: Double)
  case replace(String, from: Double, to: Double)
  case command(Command)
  case mark(String, selected: Double)
  case move(Int, direction: Int)
  case tap(x: Double, y: Double)
  case undo, redo
  /// Undoes everything that can be, and does it again.
  case undoAll
}
