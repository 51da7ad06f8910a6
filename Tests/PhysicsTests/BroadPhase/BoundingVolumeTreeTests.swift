import Testing

@testable import Physics

// Independent truth: looking at every box.
struct BoundingVolumeTreeTests {
  @Test(arguments: [UInt64(1), 2, 3])
  func queriesFindWhatLookingAtEveryBoxFinds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tree = BoundingVolumeTree()
    var leaves: [Int32: (leaf: Int32, box: FloatBox)] = [:]
    var next: Int32 = 0
    for round in 0..<1500 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        let box = self.box(&random)
        leaves[next] = (tree.insert(next, box), box)
        next += 1
      case 5..<7:
        guard let value = leaves.keys.sorted().randomElement(using: &random) else { continue }
        tree.remove(leaves.removeValue(forKey: value)?.leaf ?? 0)
      default:
        guard let value = leaves.keys.sorted().randomElement(using: &random), let old = leaves[value]
        else { continue }
        let box = self.box(&random)
        tree.move(old.leaf, to: box)
        leaves[value] = (old.leaf, box)
      }
      if round % 300 == 299 { tree.rebuild() }
      if round % 10 == 0 { compare(tree, leaves, self.box(&random)) }
    }
  }

  @Test func anEmptyTreeFindsNothing() {
    var tree = BoundingVolumeTree()
    tree.rebuild()
    compare(tree, [:], FloatBox(lower: Float2(-1, -1), upper: Float2(1, 1)))
    let leaf = tree.insert(3, FloatBox(lower: .zero, upper: Float2(1, 1)))
    tree.remove(leaf)
    compare(tree, [:], FloatBox(lower: Float2(-1, -1), upper: Float2(1, 1)))
  }

  @Test func boxesInOnePlaceAreFoundTogether() {
    let place = FloatBox(lower: Float2(3, 4), upper: Float2(5, 6))
    for count in 1...70 {
      var tree = BoundingVolumeTree()
      var leaves: [Int32: (leaf: Int32, box: FloatBox)] = [:]
      for value in 0..<Int32(count) { leaves[value] = (tree.insert(value, place), place) }
      tree.rebuild()
      compare(tree, leaves, place)
      // Balanced as well as can be: each level halves what is below it.
      #expect(1 << tree.height < 2 * count)
    }
  }

  private func compare(
    _ tree: BoundingVolumeTree,
    _ leaves: [Int32: (leaf: Int32, box: FloatBox)],
    _ box: FloatBox
  ) {
    var found: [Int32] = []
    tree.query(box) { found.append($0) }
    let wanted = leaves.filter { overlap($0.value.box, box) }.keys.sorted()
    #expect(found.sorted() == wanted)
    let all = leaves.values.map(\.box)
    #expect(tree.bounds == all.reduce(.nowhere) { $0.union($1) })
    #expect(!tree.bounds.isApart(from: box) || wanted.isEmpty)
    for other in all { #expect(other.isApart(from: box) == !overlap(other, box)) }
  }

  @Test func whatIsNoNumberIsNotKnownToBeApart() {
    let place = FloatBox(lower: Float2(3, 4), upper: Float2(5, 6))
    #expect(place.isApart(from: FloatBox(lower: Float2(6, 4), upper: Float2(7, 6))))
    #expect(!place.isApart(from: FloatBox(lower: Float2(.nan, 4), upper: Float2(.nan, 6))))
    #expect(!FloatBox.nowhere.isApart(from: FloatBox(lower: Float2(.nan, .nan), upper: Float2(.nan, .nan))))
  }

  private func overlap(_ one: FloatBox, _ other: FloatBox) -> Bool {
    one.lower.x <= other.upper.x && other.lower.x <= one.upper.x
      && one.lower.y <= other.upper.y && other.lower.y <= one.upper.y
  }

  private func box(_ random: inout SeededGenerator) -> FloatBox {
    let lower = random.vector(-50...50)
    let size = Vector2(random.number(0...6), random.number(0...6))
    return FloatBox(lower: lower, upper: lower + size)
  }
}
