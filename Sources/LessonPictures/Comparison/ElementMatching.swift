import Rendering
import UIKit

/// The things of two screens in pairs, as far as they differ.
struct ElementMatching {
  /// The things of the first screen, at most `most`.
  let things: [SceneElement]
  /// The things of the second screen, at most `most`.
  let others: [SceneElement]
  /// Things of both screens that differ from each other.
  private(set) var pairs: [(SceneElement, SceneElement)] = []
  /// The things of the first screen that the second one lacks.
  private(set) var missing: [SceneElement] = []
  /// The things that only the second screen has.
  private(set) var added: [SceneElement] = []

  /// More things can't be told in a few words, and each is compared with each.
  private static let most = 500

  /// - Parameters:
  ///   - only: the indices of leaves that differ on the first screen.
  ///   - otherOnly: the indices of leaves that differ on the second screen.
  init(_ things: [SceneElement], _ only: Set<Int>, _ others: [SceneElement], _ otherOnly: Set<Int>) {
    let (things, others) = (Array(things.prefix(Self.most)), Array(others.prefix(Self.most)))
    (self.things, self.others) = (things, others)
    func indices(_ things: [SceneElement], _ only: Set<Int>) -> [Int] {
      things.indices.filter { things[$0].leaves.contains(where: only.contains) }
    }
    var rest = indices(things, only)
    var otherRest = indices(others, otherOnly)
    var taken: [(Int, Int)] = []
    func pair(among own: [Int], with candidates: [Int], _ fit: (SceneElement, SceneElement) -> Bool) {
      var candidates = candidates
      for index in own {
        guard let found = candidates.firstIndex(where: { fit(things[index], others[$0]) }) else { continue }
        taken.append((index, candidates.remove(at: found)))
      }
      rest.removeAll { index in taken.contains { $0.0 == index } }
      otherRest.removeAll { index in taken.contains { $0.1 == index } }
    }
    // A thing of which one side has more, such as a button's highlight, has no differing leaf on the other side.
    pair(among: rest, with: Array(others.indices)) { $0.isCalled(as: $1) && $0.isPlaced(as: $1) }
    pair(among: Array(things.indices).filter { index in !taken.contains { $0.0 == index } }, with: otherRest)
    {
      $0.isCalled(as: $1) && $0.isPlaced(as: $1)
    }
    // A part of a shape lies where the other screen has the same colour, and doesn't differ there.
    let unlike = others.indices.filter { index in
      !things.contains { $0.isCalled(as: others[index]) && $0.isPlaced(as: others[index]) }
    }
    pair(among: rest, with: unlike) { $0.isPart(of: $1) }
    pair(
      among: things.indices.filter { index in
        !taken.contains { $0.0 == index }
          && !others.contains { $0.isCalled(as: things[index]) && $0.isPlaced(as: things[index]) }
      },
      with: otherRest
    ) { $0.isPart(of: $1) }
    pair(among: rest, with: otherRest) { $0.isCalled(as: $1) && $0.size == $1.size }
    pair(among: rest, with: otherRest) { $0.isCalled(as: $1) }
    pair(among: rest, with: otherRest) {
      $0.noun == $1.noun && ($0.name == nil) == ($1.name == nil) && ($0.isAlone || $0.isCounterpart($1))
    }
    pair(among: rest, with: otherRest) { $0.name == nil && $1.name == nil && $0.isPlaced(as: $1) }
    pairs = taken.map { (things[$0.0], others[$0.1]) }
    missing = rest.map { things[$0] }
    added = otherRest.map { others[$0] }
  }
}

extension SceneElement {
  /// Whether a screen has only one thing of the kind.
  fileprivate var isAlone: Bool { ["title", "background", "status bar", "device"].contains(noun) }

  /// Whether both are shapes of one colour, one within the other.
  fileprivate func isPart(of other: SceneElement) -> Bool {
    name == nil && other.name == nil && color != nil && color == other.color
      && (frame.insetBy(dx: -1, dy: -1).contains(other.frame)
        || other.frame.insetBy(dx: -1, dy: -1).contains(frame))
  }

  /// Whether another thing is in its place: the lines overlap, and an edge or the middle is the same.
  fileprivate func isCounterpart(_ other: SceneElement) -> Bool {
    guard frame.intersects(other.frame), abs(frame.midY - other.frame.midY) < 8 else { return false }
    return abs(frame.minX - other.frame.minX) < 3 || abs(frame.maxX - other.frame.maxX) < 3
      || abs(frame.midX - other.frame.midX) < 3
  }
}
