import Rendering
import UIKit

/// What differs between the right way's screen and a wrong way's, in words about the wrong way.
///
/// The things of both screens are paired: equal names or looks first, then equal places. What has no counterpart is
/// missing, or there as well; a pair differs in text, place, size, rotation, colour or font. The most telling
/// difference comes first.
struct DifferenceWords {
  /// One side of a comparison.
  struct Side {
    /// What readers call its views.
    var nouns = ViewNouns()
    /// The transform from the canvas to the interface.
    var toInterface = CGAffineTransform.identity
    /// The things at the beginning of a film; nil for a picture.
    var beginning: [SceneElement]?
  }

  /// The differences, the most telling first.
  private(set) var statements: [DifferenceStatement] = []

  /// The maximum number of differences in words.
  private static let most = 3

  init(_ difference: SceneDifference, _ right: Side = Side(), _ wrong: Side = Side()) {
    let matching = ElementMatching(
      SceneElement.things(difference.firstLeaves, right.nouns, right.toInterface),
      Set(difference.firstOnly),
      SceneElement.things(difference.secondLeaves, wrong.nouns, wrong.toInterface),
      Set(difference.secondOnly)
    )
    for (thing, other) in matching.pairs {
      let predicate = Self.predicate(thing, other, difference, begins: wrong.beginning)
      statements.append(DifferenceStatement(of: other, predicate, among: matching.others))
    }
    let beginning = wrong.beginning ?? []
    for thing in Self.telling(matching.missing) {
      let predicate: DifferenceStatement.Predicate =
        beginning.contains { $0.isCalled(as: thing) } ? .gone : .missing
      statements.append(DifferenceStatement(of: thing, predicate, among: matching.things))
    }
    for thing in Self.telling(matching.added) {
      let isStill = beginning.contains { $0.isCalled(as: thing) && $0.isPlaced(as: thing) }
      let predicate: DifferenceStatement.Predicate =
        !isStill ? .added : thing.hasShape ? .stillAt(thing.middle) : .stillThere
      statements.append(DifferenceStatement(of: thing, predicate, among: matching.others))
    }
    statements = DifferenceStatement.merged(statements)
  }

  /// How tellingly the screens differ: 0 if they look alike.
  var weight: Int {
    statements.first.map { $0.weight * 10 + min(9, statements.count) } ?? 0
  }

  /// The differences as a sentence that begins with a small letter and has no full stop; nil for none.
  var clause: String? {
    guard !statements.isEmpty else { return nil }
    let rest = statements.count - Self.most
    let more = rest > 0 ? ["and \(rest) more \(rest == 1 ? "difference" : "differences")"] : []
    return (statements.prefix(Self.most).map(\.words) + more).joined(separator: "; ")
  }

  /// The differences as a sentence.
  var sentence: String {
    clause.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." } ?? Self.alike
  }

  static let alike = "Both look alike."
  static let otherSigns = "Both screens look alike; the symbols that explain them differ."

  // MARK: Things

  /// Returns the things without the nameless parts of others: a popover's white ground says no more than the popover.
  private static func telling(_ things: [SceneElement]) -> [SceneElement] {
    let named = things.filter { $0.name != nil || $0.color == nil }
    return things.filter { thing in
      guard thing.name == nil, thing.color != nil else { return true }
      return !named.contains { other in
        other.frame.insetBy(dx: -2, dy: -2).contains(thing.frame) || thing.frame.contains(other.frame)
      }
    }
  }

  /// Returns what is said of a thing of the wrong way, in comparison with the right way's.
  private static func predicate(
    _ thing: SceneElement,
    _ other: SceneElement,
    _ difference: SceneDifference,
    begins beginning: [SceneElement]?
  ) -> DifferenceStatement.Predicate {
    if let name = thing.name, let own = other.name, name != own { return .reads(own, insteadOf: name) }
    if let value = thing.value, let own = other.value, value != own { return .valued(own, insteadOf: value) }
    if !thing.hasShape, !other.hasShape, thing.size != other.size {
      let style = style(thing, other, difference)
      if style != .looks { return style }
    }
    if thing.angle != other.angle { return .turned(other.angle, insteadOf: thing.angle) }
    if thing.hasShape, other.hasShape,
      abs(thing.frame.width - other.frame.width) >= 1 || abs(thing.frame.height - other.frame.height) >= 1,
      thing.size != other.size
    {
      return .sized(other.size, insteadOf: thing.size)
    }
    if !thing.isPlaced(as: other) {
      let rests = beginning?.contains { $0.isCalled(as: other) && $0.isPlaced(as: other) } == true
      let moved = beginning?.contains { $0.isCalled(as: thing) && $0.isPlaced(as: thing) } == false
      guard thing.hasShape, other.hasShape, thing.middle != other.middle else {
        let (dx, dy) = (
          SceneElement.whole(other.frame.midX - thing.frame.midX),
          SceneElement.whole(other.frame.midY - thing.frame.midY)
        )
        return dx == 0 && dy == 0 ? .looks : .shifted(dx, dy)
      }
      return rests && moved
        ? .stillAt(other.middle, insteadOf: thing.middle) : .placed(other.middle, insteadOf: thing.middle)
    }
    return style(thing, other, difference)
  }

  /// Returns what is said of a thing in its place whose colour, font or parts differ.
  private static func style(_ thing: SceneElement, _ other: SceneElement, _ difference: SceneDifference)
    -> DifferenceStatement.Predicate
  {
    func changed(_ thing: SceneElement, _ leaves: [PaintedLeaf], _ only: [Int]) -> [PaintedLeaf] {
      let only = Set(only)
      return thing.leaves.filter(only.contains).map { leaves[$0] }.filter { !$0.isSoft }
    }
    let own = changed(other, difference.secondLeaves, difference.secondOnly)
    let olds = changed(thing, difference.firstLeaves, difference.firstOnly)
    for leaf in own {
      guard let old = olds.first(where: { $0.box.intersects(leaf.box) && $0.isText == leaf.isText }) else {
        continue
      }
      // A part of the text is quoted where the whole has another style.
      let part = leaf.string == other.name ? nil : leaf.string
      if let color = leaf.color.map(ColorName.of), let before = old.color.map(ColorName.of), color != before {
        return .colored(part, color, insteadOf: before)
      }
      if case .text(let font) = leaf.figure, case .text(let before) = old.figure, font != before {
        return .set(part, font, insteadOf: before)
      }
    }
    if own.map(\.words) == olds.map(\.words), !own.isEmpty { return .layered }
    return thing.frame.isFar(from: other.frame, by: 0.05) ? .nudged : .looks
  }
}

extension PaintedLeaf {
  fileprivate var isText: Bool { string != nil }
}
