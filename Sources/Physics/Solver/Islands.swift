/// The islands of awake bodies: a union-find over their indices in the list.
struct Islands {
  private var parents: ContiguousArray<Int32> = []
  private var areKeptAwake: ContiguousArray<Bool> = []

  init() {}

  /// Makes every body an island of its own.
  mutating func reset(count: Int) {
    parents.clear()
    areKeptAwake.clear()
    for index in 0..<count {
      parents.append(Int32(index))
      areKeptAwake.append(false)
    }
  }

  mutating func join(_ one: Int, _ other: Int) {
    let first = root(one)
    let second = root(other)
    if first < second { parents[second] = Int32(first) } else { parents[first] = Int32(second) }
  }

  /// Keeps the whole island of a body awake.
  mutating func keepAwake(_ index: Int) { areKeptAwake[root(index)] = true }

  mutating func isKeptAwake(_ index: Int) -> Bool { areKeptAwake[root(index)] }

  /// The representative of an island.
  mutating func root(_ index: Int) -> Int {
    var index = index
    while Int(parents[index]) != index {
      parents[index] = parents[Int(parents[index])]
      index = Int(parents[index])
    }
    return index
  }
}
