import UIKit

/// Random snapshots of diffable data sources, applied to collection views and tables in any order, and batch updates with right and
/// wrong counts.
enum CollectionCases: FuzzKind {
  static let name = "collections"
  static let summary = "snapshots and batch updates of collection views and tables, in any layout"

  static func makeSteps(_ random: inout SeededGenerator) -> [CollectionStep] {
    let isWild = random.chance(0.3)
    var steps: [CollectionStep] = [
      .show(
        random.one(of: CollectionStep.Layout.allCases),
        model: random.integer(0...2),
        version: random.one(of: [13, 14, 15, 16.4, 17, 18]),
        isDiffable: random.chance(0.7)
      )
    ]
    for _ in 0..<random.integer(2...25) { steps.append(step(&random, isWild)) }
    return steps
  }

  /// Only wild steps give wrong identifiers, positions or counts.
  static func expectedExceptions(of steps: [CollectionStep]) -> [NSExceptionName] {
    steps.contains(where: \.isWild)
      ? [.invalidArgumentException, .internalInconsistencyException, .rangeException] : []
  }

  static func play(_ steps: [CollectionStep]) throws(InvariantViolation) {
    let scene = CollectionScene()
    for step in steps { try scene.perform(step) }
    try scene.finish()
  }

  private static func step(_ random: inout SeededGenerator, _ isWild: Bool) -> CollectionStep {
    switch random.integer(0...11) {
    case 0...5:
      return .apply(
        random.list(1...8) { change(&$0, isWild) },
        animated: random.chance(0.6),
        reloads: random.chance(0.1)
      )
    case 6: return .scroll(random.number(-200...3000))
    case 7: return .wait(random.number(0...0.6))
    case 8: return .turn(random.chance(0.5))
    case 9: return .select(random.integer(0...40), animated: random.chance(0.5))
    case 10: return .tap(x: random.unit(), y: random.unit())
    default: return .drag(from: random.unit(), to: random.unit())
    }
  }

  private static func change(_ random: inout SeededGenerator, _ isWild: Bool) -> CollectionStep.Change {
    let isWild = isWild && random.chance(0.2)
    let (one, other) = (random.unit(), random.unit())
    let count = random.chance(0.1) ? random.integer(20...60) : random.integer(1...5)
    switch random.integer(0...9) {
    case 0: return .appendSection(isWild: isWild)
    case 1: return .deleteSection(at: one, isWild: isWild)
    case 2: return .moveSection(from: one, to: other)
    case 3, 4: return .append(count, section: one, isWild: isWild)
    case 5: return .insert(count, before: one, isWild: isWild)
    case 6: return .delete(at: one, isWild: isWild)
    case 7: return .move(from: one, to: other, isWild: isWild)
    case 8: return .reload(at: one, reconfigures: random.chance(0.5))
    default: return .deleteAll
    }
  }
}

/// An action of a case of collections.
///
/// Positions are fractions of what there is.
enum CollectionStep: Sendable {
  /// How the items are laid out.
  enum Layout: CaseIterable, Sendable { case flow, grid, orthogonal, list, estimated, table }

  /// A change of the items.
  enum Change: Sendable {
    case appendSection(isWild: Bool)
    case deleteSection(at: Double, isWild: Bool)
    case moveSection(from: Double, to: Double)
    case append(Int, section: Double, isWild: Bool)
    case insert(Int, before: Double, isWild: Bool)
    case delete(at: Double, isWild: Bool)
    case move(from: Double, to: Double, isWild: Bool)
    case reload(at: Double, reconfigures: Bool)
    case deleteAll

    /// Whether it may do what UIKit refuses.
    var isWild: Bool {
      switch self {
      case .appendSection(let isWild), .deleteSection(_, let isWild), .append(_, _, let isWild),
        .insert(_, _, let isWild), .delete(_, let isWild), .move(_, _, let isWild):
        isWild
      case .moveSection, .reload, .deleteAll: false
      }
    }
  }

  case show(Layout, model: Int, version: Double, isDiffable: Bool)
  case apply([Change], animated: Bool, reloads: Bool)
  case scroll(CGFloat)
  case wait(Double)
  case turn(Bool)
  case select(Int, animated: Bool)
  case tap(x: Double, y: Double)
  case drag(from: Double, to: Double)

  var isWild: Bool {
    if case .apply(let changes, _, _) = self { changes.contains(where: \.isWild) } else { false }
  }
}
