/// The groups of a section in a line, one after the other, and the sizes that views of items have asked for.
///
/// Groups without such sizes are copies of one solution, so their places follow by multiplication: a section costs as much as one
/// group, however many items it has. Only where the number of items in a group depends on their sizes are all groups solved.
@MainActor
final class GroupList {
  private let group: NSCollectionLayoutGroup
  private let room: CGSize
  /// Whether the groups are below each other.
  private let isVertical: Bool
  private let spacing: AxisSpacing
  private let gap: CGFloat
  private let traits: UITraitCollection
  private let scale: CGFloat
  private var measured: [Int: CGSize]

  /// A group without sizes that views have asked for.
  private let full: GroupSolution
  /// The groups with such sizes, and how much longer they are than others.
  private var solved: [Int: GroupSolution] = [:]
  private var extensions = SparseSums()

  /// All groups, if their numbers of items differ.
  private var variable: [VariableGroup]?

  private struct VariableGroup {
    let firstItem: Int
    let start: CGFloat
    let solution: GroupSolution
    /// The numbers of supplementary views in groups before, by kind.
    let supplementaries: [String: Int]
  }

  let itemCount: Int
  private(set) var groupCount = 0
  /// The length of all groups with their spacing.
  private(set) var length: CGFloat = 0
  /// The size of the largest group across the line.
  private(set) var breadth: CGFloat = 0

  /// The largest number of items in a group that all fit because they have no length.
  private static let entryLimit = 1_000

  init(
    _ section: NSCollectionLayoutSection,
    itemCount: Int,
    room: CGSize,
    isVertical: Bool,
    traits: UITraitCollection,
    scale: CGFloat,
    measured: [Int: CGSize]
  ) {
    group = section.group
    self.itemCount = itemCount
    self.room = room
    self.isVertical = isVertical
    self.traits = traits
    self.scale = scale
    self.measured = measured
    spacing = AxisSpacing(group.edgeSpacing, isVertical: isVertical)
    gap = section.interGroupSpacing.isFinite ? min(max(section.interGroupSpacing, -1e9), 1e9) : 0
    full =
      itemCount > 0
      ? GroupSolver(traits: traits, scale: scale) { _ in nil }
        .solve(group, in: room, first: 0, limit: max(itemCount, GroupList.entryLimit)) : GroupSolution()
    if full.items.isEmpty { return }
    if group.hasVariableCount {
      solveVariableGroups(from: 0)
    } else {
      let capacity = full.items.count
      groupCount = itemCount / capacity + (itemCount % capacity == 0 ? 0 : 1)
      if group.hasSelfSizedItems {
        for number in Set(measured.keys.lazy.filter { $0 < itemCount }.map { $0 / capacity }).sorted() {
          solveGroup(number)
        }
      }
      updateExtent()
    }
  }

  private var solver: GroupSolver {
    GroupSolver(traits: traits, scale: scale) { [measured] in measured[$0] }
  }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  // MARK: Solving

  private func solveGroup(_ number: Int) {
    let capacity = full.items.count
    let solution = solver.solve(group, in: room, first: number * capacity, limit: capacity)
    solved[number] = solution
    extensions.set(along(solution.size) - along(full.size), at: number)
  }

  private func updateExtent() {
    breadth = solved.values.reduce(across(full.size)) { max($0, across($1.size)) }
    length = groupCount == 0 ? 0 : end(of: groupCount - 1) + spacing.end
  }

  private func solveVariableGroups(from number: Int) {
    var groups = Array((variable ?? []).prefix(number))
    var (first, start) = (0, spacing.start)
    var counts: [String: Int] = [:]
    if let last = groups.last {
      first = last.firstItem + last.solution.items.count
      start = last.start + along(last.solution.size) + spacing.total + gap
      counts = last.supplementaries
      for view in last.solution.supplementaries { counts[view.kind, default: 0] += 1 }
    }
    let solver = solver
    while first < itemCount {
      let whole = solver.solve(group, in: room, first: first, limit: itemCount - first)
      let solution = whole.prefix(itemCount - first, isVertical: isVertical)
      if solution.items.isEmpty { break }
      groups.append(
        VariableGroup(firstItem: first, start: start, solution: solution, supplementaries: counts)
      )
      first += solution.items.count
      start += along(solution.size) + spacing.total + gap
      for view in solution.supplementaries { counts[view.kind, default: 0] += 1 }
    }
    variable = groups
    groupCount = groups.count
    breadth = groups.reduce(0) { max($0, across($1.solution.size)) }
    length = groups.isEmpty ? 0 : start - gap - spacing.start
  }

  /// Takes sizes that views have asked for.
  func measure(_ sizes: [Int: CGSize]) {
    measured.merge(sizes) { $1 }
    guard !full.items.isEmpty, let least = sizes.keys.min() else { return }
    if variable != nil {
      solveVariableGroups(from: max(0, group(of: least).number - 1))
    } else {
      for number in Set(sizes.keys.map { $0 / full.items.count }).sorted() { solveGroup(number) }
      updateExtent()
    }
  }

  var measuredSizes: [Int: CGSize] { measured }

  func measuredSize(_ item: Int) -> CGSize? { measured[item] }

  // MARK: Groups

  /// The group of an item, which must exist, and the item's number in it.
  func group(of item: Int) -> (number: Int, item: Int) {
    guard let variable else {
      let capacity = max(1, full.items.count)
      return (item / capacity, item % capacity)
    }
    let next = firstIndex(below: variable.count) { variable[$0].firstItem > item }
    return (next - 1, item - variable[next - 1].firstItem)
  }

  /// Whether an item has a place.
  func contains(_ item: Int) -> Bool {
    guard item >= 0, item < itemCount, !full.items.isEmpty else { return false }
    guard let last = variable?.last else { return variable == nil }
    return item < last.firstItem + last.solution.items.count
  }

  func firstItem(of number: Int) -> Int { variable?[number].firstItem ?? number * full.items.count }

  func solution(of number: Int) -> GroupSolution {
    if let variable { return variable[number].solution }
    let solution = solved[number] ?? full
    return number == groupCount - 1
      ? solution.prefix(itemCount - number * full.items.count, isVertical: isVertical) : solution
  }

  /// Where a group begins on the line.
  func start(of number: Int) -> CGFloat {
    if let variable { return variable[number].start }
    let step = along(full.size) + spacing.total + gap
    return spacing.start + CGFloat(number) * step + extensions.sum(before: number)
  }

  func end(of number: Int) -> CGFloat { start(of: number) + along(solution(of: number).size) }

  /// The groups that intersect a part of the line.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = firstIndex(below: groupCount) { end(of: $0) > low }
    let last = firstIndex(below: groupCount) { start(of: $0) >= high }
    return first..<max(first, last)
  }

  /// The number of a supplementary view among those of its kind in groups before.
  func supplementaryBase(_ kind: String, group number: Int) -> Int {
    if let variable { return variable[number].supplementaries[kind] ?? 0 }
    return number * full.supplementaries.count { $0.kind == kind }
  }

  /// The group of a supplementary view, and the view; nil if it doesn't exist.
  func supplementary(_ kind: String, at index: Int) -> (group: Int, view: PlacedSupplementary)? {
    guard index >= 0, groupCount > 0 else { return nil }
    let next = firstIndex(below: groupCount) { supplementaryBase(kind, group: $0) > index }
    guard next > 0 else { return nil }
    let views = supplementaries(of: next - 1).filter { $0.kind == kind }
    let position = index - supplementaryBase(kind, group: next - 1)
    return views.indices.contains(position) ? (next - 1, views[position]) : nil
  }

  /// The supplementary views of a group; the last group has those of the items that it has.
  func supplementaries(of number: Int) -> [PlacedSupplementary] { solution(of: number).supplementaries }

  /// The first index below a count that fulfils a condition, as all later ones do; the count if there is none.
  private func firstIndex(below count: Int, where condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Numbers at few of many places, with the sums of those before each place.
struct SparseSums {
  private var places: [Int] = []
  private var numbers: [CGFloat] = []
  /// The sum of the numbers up to and with each one.
  private var sums: [CGFloat] = []

  private func index(of place: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] >= place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  mutating func set(_ number: CGFloat, at place: Int) {
    if let last = places.last, last >= place {
      let index = index(of: place)
      if places[index] == place {
        numbers[index] = number
      } else {
        places.insert(place, at: index)
        numbers.insert(number, at: index)
        sums.insert(0, at: index)
      }
      for later in index..<places.count { sums[later] = (later > 0 ? sums[later - 1] : 0) + numbers[later] }
    } else {
      places.append(place)
      numbers.append(number)
      sums.append((sums.last ?? 0) + number)
    }
  }

  /// The sum of the numbers at places before one.
  func sum(before place: Int) -> CGFloat {
    let index = index(of: place)
    return index > 0 ? sums[index - 1] : 0
  }
}
