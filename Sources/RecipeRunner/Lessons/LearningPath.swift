import RecipeKit

/// The order in which lessons are best learned.
///
/// The first lesson can be played with from its first step, if there is one that needs no other. Every lesson follows the ones that it
/// needs. Among the lessons that may come next, those of the current chapter come first, then those that are not history,
/// then those that most other lessons build on, then those that stand earlier in the list. Where a chapter begins, the lessons of
/// other chapters count.
package enum LearningPath {
  package struct Step {
    package let id: String
    package let chapter: String
    /// The ids of the lessons to read before; unknown ids are ignored.
    package let needs: [String]
    /// Whether its first step has a live scene.
    package let isPlayable: Bool
    /// Whether newer API has taken the place of what it teaches.
    package let isHistoric: Bool

    package init(
      id: String,
      chapter: String,
      needs: [String],
      isPlayable: Bool = false,
      isHistoric: Bool = false
    ) {
      (self.id, self.chapter, self.needs) = (id, chapter, needs)
      (self.isPlayable, self.isHistoric) = (isPlayable, isHistoric)
    }
  }

  /// The positions of lessons in a list, in the order of the path.
  package static func order(of cards: [RecipeCard]) -> [Int] {
    order(
      cards.map { card in
        Step(
          id: card.id,
          chapter: card.chapter,
          needs: card.needs ?? [],
          isPlayable: card.steps?.first?.live != nil,
          isHistoric: card.isHistoric
        )
      }
    )
  }

  /// The positions of the steps in the list, in the order of the path.
  ///
  /// Lessons that need one another in a circle come last, in the order of the list.
  package static func order(_ steps: [Step]) -> [Int] {
    let positions = Dictionary(
      steps.enumerated().map { ($1.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let needs = steps.map { $0.needs.compactMap { positions[$0] } }
    let followers = needs.indices.map { lessons(needing: $0, in: needs) }
    let otherChapters = followers.enumerated().map { lesson, others in
      others.count { steps[$0].chapter != steps[lesson].chapter }
    }
    var order: [Int] = []
    var remaining = Set(steps.indices)
    while !remaining.isEmpty {
      let open = remaining.filter { remaining.isDisjoint(with: needs[$0]) }
      let chapter = order.last.map { steps[$0].chapter }
      let next = (open.isEmpty ? remaining : open).min { left, right in
        let isHere = (steps[left].chapter == chapter, steps[right].chapter == chapter)
        if isHere.0 != isHere.1 { return isHere.0 }
        if chapter == nil, steps[left].isPlayable != steps[right].isPlayable { return steps[left].isPlayable }
        if steps[left].isHistoric != steps[right].isHistoric { return steps[right].isHistoric }
        let isStart = chapter != nil && !isHere.0
        let (one, other) =
          isStart
          ? (otherChapters[left], otherChapters[right]) : (followers[left].count, followers[right].count)
        return (-one, left) < (-other, right)
      }
      guard let next else { break }
      order.append(next)
      remaining.remove(next)
    }
    return order
  }

  /// The lessons that need one, directly or through others.
  private static func lessons(needing lesson: Int, in needs: [[Int]]) -> Set<Int> {
    var found: Set<Int> = []
    var pending = [lesson]
    while let next = pending.popLast() {
      for other in needs.indices where needs[other].contains(next) && found.insert(other).inserted {
        pending.append(other)
      }
    }
    return found
  }
}
