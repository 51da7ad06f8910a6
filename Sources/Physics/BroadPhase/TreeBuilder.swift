/// Builds the inner nodes of a tree over given leaves.
struct TreeBuilder {
  let nodes: UnsafeMutableBufferPointer<BoundingVolumeTree.Node>
  let leaves: UnsafeMutableBufferPointer<Int32>

  /// The first of the inner nodes to use, linked by their parents.
  var spare: Int32

  init(
    nodes: UnsafeMutableBufferPointer<BoundingVolumeTree.Node>,
    leaves: UnsafeMutableBufferPointer<Int32>,
    spare: Int32
  ) {
    self.nodes = nodes
    self.leaves = leaves
    self.spare = spare
  }

  /// The root of the new tree.
  func build() -> Int32 {
    var builder = self
    return builder.subtree(0, leaves.count)
  }

  private mutating func subtree(_ start: Int, _ end: Int) -> Int32 {
    if end - start == 1 { return leaves[start] }
    let index = spare
    spare = nodes[Int(index)].parent
    let middle = split(start, end)
    let first = subtree(start, middle)
    let second = subtree(middle, end)
    let one = nodes[Int(first)]
    let other = nodes[Int(second)]
    nodes[Int(first)].parent = index
    nodes[Int(second)].parent = index
    nodes[Int(index)].first = first
    nodes[Int(index)].second = second
    nodes[Int(index)].box = one.box.union(other.box)
    nodes[Int(index)].height = max(one.height, other.height) + 1
    return index
  }

  /// Parts the leaves by their middles about the middle of the longer axis.
  private func split(_ start: Int, _ end: Int) -> Int {
    if end - start == 2 { return start + 1 }
    var lower = Float2(repeating: .greatestFiniteMagnitude)
    var upper = -lower
    for position in start..<end {
      let middle = self.middle(position)
      lower = lower.replacing(with: middle, where: middle .< lower)
      upper = upper.replacing(with: middle, where: middle .> upper)
    }
    let extent = upper - lower
    let axis = extent.x > extent.y ? 0 : 1
    let pivot = 0.5 * (lower[axis] + upper[axis])
    var low = start
    var high = end - 1
    while low <= high {
      if middle(low)[axis] < pivot {
        low += 1
      } else {
        leaves.swapAt(low, high)
        high -= 1
      }
    }
    // Boxes in one place can't be parted by place, and either part has to have some.
    let size = end - start
    let least = max(1, size / 16)
    return low - start < least || end - low < least ? start + size / 2 : low
  }

  /// Twice the middle of a leaf's box.
  @inline(__always)
  private func middle(_ position: Int) -> Float2 {
    let storage = nodes[Int(leaves[position])].box.storage
    return storage.lowHalf - storage.highHalf
  }
}
