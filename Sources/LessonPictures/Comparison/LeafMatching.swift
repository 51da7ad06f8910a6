import Rendering
import UIKit

/// The leaves of two scenes without a counterpart, or with another order of painting.
///
/// Leaves with equal descriptions are paired in order of appearance, then leaves that differ by an invisible
/// shift. As many pairs as possible keep their order (the longest increasing subsequence; Fredman, 1975). The
/// others count as different if a leaf is above another leaf in one scene and below it in the other.
struct LeafMatching {
  /// The indices of leaves that only the first scene has.
  private(set) var first: [Int] = []
  /// The indices of leaves that only the second scene has.
  private(set) var second: [Int] = []

  init(_ one: [PaintedLeaf], _ other: [PaintedLeaf]) {
    var indices: [String: [Int]] = [:]
    for (index, leaf) in other.enumerated().reversed() { indices[leaf.words, default: []].append(index) }
    var pairs: [(one: Int, other: Int)] = []
    var isPaired = Array(repeating: false, count: other.count)
    for (index, leaf) in one.enumerated() {
      if let otherIndex = indices[leaf.words]?.popLast() {
        pairs.append((index, otherIndex))
        isPaired[otherIndex] = true
      } else {
        first.append(index)
      }
    }
    let shifted = Self.shifted(
      first.map { ($0, one[$0]) },
      other.indices.filter { !isPaired[$0] }.map { ($0, other[$0]) }
    )
    if !shifted.isEmpty {
      for pair in shifted { isPaired[pair.other] = true }
      let known = Set(shifted.map(\.one))
      first.removeAll { known.contains($0) }
      pairs = (pairs + shifted).sorted { $0.one < $1.one }
    }
    second = other.indices.filter { !isPaired[$0] }
    let kept = Self.increasing(pairs.map(\.other))
    let moved = pairs.indices.filter { !kept.contains($0) }
    for index in moved {
      let (oneIndex, otherIndex) = pairs[index]
      let hasCrossed =
        moved.count > Self.mostMoved
        || pairs.contains { pair in
          (pair.one < oneIndex) != (pair.other < otherIndex) && pair.one != oneIndex
            && one[pair.one].box.intersects(one[oneIndex].box)
        }
      if hasCrossed {
        first.append(oneIndex)
        second.append(otherIndex)
      }
    }
    first.sort()
    second.sort()
  }

  /// The largest invisible shift in points: a pixel of the finest screens of that time.
  private static let unseenShift: CGFloat = 0.5

  /// Pairs leaves that differ by an invisible shift.
  private static func shifted(
    _ first: [(index: Int, leaf: PaintedLeaf)],
    _ second: [(index: Int, leaf: PaintedLeaf)]
  ) -> [(one: Int, other: Int)] {
    guard !first.isEmpty, !second.isEmpty, first.count <= mostMoved, second.count <= mostMoved else {
      return []
    }
    var choices: [String: [(index: Int, leaf: PaintedLeaf)]] = [:]
    for entry in second {
      if let form = entry.leaf.form?() { choices[form, default: []].append(entry) }
    }
    return first.compactMap { index, leaf in
      guard let form = leaf.form?(),
        let choice = choices[form]?.firstIndex(where: {
          !$0.leaf.box.isFar(from: leaf.box, by: unseenShift + 0.001)
            && !$0.leaf.whole.isFar(from: leaf.whole, by: unseenShift + 0.001)
        }), let other = choices[form]?.remove(at: choice)
      else { return nil }
      return (index, other.index)
    }
  }

  /// The maximum number of examined leaves with another order or place; if there are more, all count as
  /// different.
  private static let mostMoved = 500

  /// Returns the indices of a longest increasing subsequence.
  private static func increasing(_ values: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var kept: Set<Int> = []
    var index = ends.last ?? -1
    while index >= 0 {
      kept.insert(index)
      index = previous[index]
    }
    return kept
  }
}
