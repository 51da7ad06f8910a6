/// How numbers move when some are taken out and others are put in.
///
/// What is taken out is counted as it was before, what is put in as it is after; both in rising order.
struct IndexShift: Equatable {
  private(set) var removed: [Int] = []
  private(set) var inserted: [Int] = []

  mutating func remove(_ index: Int) { IndexShift.add(index, to: &removed) }
  mutating func insert(_ index: Int) { IndexShift.add(index, to: &inserted) }

  private static func add(_ index: Int, to list: inout [Int]) {
    let place = list.firstIndex { $0 >= index } ?? list.count
    if place == list.count || list[place] != index { list.insert(index, at: place) }
  }

  /// The number after the change, or nil if it was taken out.
  func new(_ old: Int) -> Int? {
    guard !removed.contains(old) else { return nil }
    var index = old - removed.count { $0 < old }
    for place in inserted where place <= index { index += 1 }
    return index
  }

  /// The number before the change, or nil if it was put in.
  func old(_ new: Int) -> Int? {
    guard !inserted.contains(new) else { return nil }
    var index = new - inserted.count { $0 < new }
    for place in removed where place <= index { index += 1 }
    return index
  }
}
