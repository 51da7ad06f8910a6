import Testing

@testable import UIKit

/// Truth: the definition of a batch update (Apple, UITableView.beginUpdates()), carried out step by step on arrays; for the least number of
/// moves, all subsequences.
struct SnapshotDifferenceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// Numbers that look random.
  private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }

    mutating func shuffle(_ numbers: [Int]) -> [Int] {
      var rest = numbers
      return numbers.indices.map { _ in rest.remove(at: next(below: rest.count)) }
    }

    /// A snapshot of some of 5 sections and some of `items` items.
    mutating func snapshot(items: Int) -> Snapshot {
      var snapshot = Snapshot()
      let sections = shuffle(Array(0..<5)).prefix(1 + next(below: 4))
      snapshot.appendSections(Array(sections))
      for item in shuffle(Array(0..<items)).prefix(next(below: items + 1)) {
        snapshot.appendItems([item], toSection: sections[next(below: sections.count)])
      }
      return snapshot
    }
  }

  /// The batch on arrays: what is deleted or moves leaves, the rest closes up, and what comes is put at its final places in order.
  private func carryOut(_ difference: SnapshotDifference, on old: Snapshot, target new: Snapshot) -> [[Int]] {
    typealias Section = (id: Int, items: [Int])
    var sections: [Section] = []
    let movedItems = Dictionary(uniqueKeysWithValues: difference.movedItems.map { ($0.from, $0.to) })
    let gone = Set(difference.deletedItems + difference.movedItems.map(\.from))
    for (index, section) in old.sections.enumerated() {
      let items = section.items.enumerated().filter {
        !gone.contains(IndexPath(row: $0.offset, section: index))
      }
      sections.append((section.identifier, items.map(\.element)))
    }
    let before = sections
    let goneSections = Set(difference.deletedSections + difference.movedSections.map(\.from))
    sections = sections.enumerated().filter { !goneSections.contains($0.offset) }.map(\.element)
    var coming: [(to: Int, section: Section)] = []
    for index in difference.insertedSections {
      coming.append((index, (new.sections[index].identifier, new.sections[index].items)))
    }
    for move in difference.movedSections { coming.append((move.to, before[move.from])) }
    for entry in coming.sorted(by: { $0.to < $1.to }) { sections.insert(entry.section, at: entry.to) }
    var items: [(path: IndexPath, item: Int)] = []
    for path in difference.insertedItems { items.append((path, new.sections[path.section].items[path.row])) }
    for (from, to) in movedItems { items.append((to, old.sections[from.section].items[from.row])) }
    for (path, item) in items.sorted(by: { $0.path < $1.path }) {
      sections[path.section].items.insert(item, at: path.row)
    }
    return sections.map { [$0.id] + $0.items }
  }

  /// The length of a longest increasing subsequence, by trying all of them.
  private func longestIncrease(_ numbers: [Int]) -> Int {
    (0..<(1 << numbers.count)).reduce(0) { longest, choice in
      let chosen = numbers.enumerated().filter { choice & (1 << $0.offset) != 0 }.map(\.element)
      return zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 } ? max(longest, chosen.count) : longest
    }
  }

  @Test func theStepsLeadToTheTarget() {
    var numbers = Numbers(state: 1)
    for _ in 0..<3_000 {
      let (old, new) = (numbers.snapshot(items: 12), numbers.snapshot(items: 12))
      let difference = SnapshotDifference(from: old, to: new)
      let expected = new.sections.map { [$0.identifier] + $0.items }
      #expect(carryOut(difference, on: old, target: new) == expected)
    }
  }

  @Test func asFewSectionsAndItemsAsPossibleMove() {
    var numbers = Numbers(state: 2)
    for _ in 0..<1_000 {
      let (old, new) = (numbers.snapshot(items: 10), numbers.snapshot(items: 10))
      let difference = SnapshotDifference(from: old, to: new)
      let kept = new.sectionIdentifiers.compactMap(old.indexOfSection)
      #expect(difference.movedSections.count == kept.count - longestIncrease(kept))
      var least = 0
      for section in new.sections {
        guard let oldIndex = old.indexOfSection(section.identifier) else { continue }
        let positions = section.items.compactMap(old.position)
        let own = positions.filter { $0.section == oldIndex }.map(\.row)
        least += own.count - longestIncrease(own)
        least +=
          positions.filter {
            $0.section != oldIndex && new.indexOfSection(old.sections[$0.section].identifier) != nil
          }
          .count
      }
      #expect(difference.movedItems.count == least)
    }
  }

  @Test func equalSnapshotsHaveNoDifference() {
    var numbers = Numbers(state: 3)
    let snapshot = numbers.snapshot(items: 40)
    #expect(SnapshotDifference(from: snapshot, to: snapshot).isEmpty)
    #expect(SnapshotDifference(from: Snapshot(), to: Snapshot()).isEmpty)
  }

  @Test func oneItemThatMovesIsOneMove() {
    var old = Snapshot()
    old.appendSections([0])
    old.appendItems(Array(0..<1_000))
    var new = old
    new.moveItem(0, afterItem: 999)
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.movedItems.map(\.from) == [IndexPath(row: 0, section: 0)])
    #expect(difference.movedItems.map(\.to) == [IndexPath(row: 999, section: 0)])
    #expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
  }

  @Test func itemsOfADeletedSectionAreInsertedElsewhere() {
    var old = Snapshot()
    old.appendSections([0, 1])
    old.appendItems([1, 2], toSection: 0)
    var new = Snapshot()
    new.appendSections([1, 2])
    new.appendItems([1], toSection: 1)
    new.appendItems([2], toSection: 2)
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.deletedSections == [0] && difference.insertedSections == [1])
    #expect(difference.insertedItems == [IndexPath(row: 0, section: 0)])
    #expect(difference.movedItems.isEmpty && difference.deletedItems.isEmpty)
  }
}
