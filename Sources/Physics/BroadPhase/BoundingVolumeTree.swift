/// A dynamic bounding volume tree (binary, axis-aligned boxes): the broad phase.
///
/// A leaf is inserted where it enlarges the boxes of its ancestors least. Rotations on the way up keep the
/// tree from degenerating, whatever the insertion order. When many leaves change at once, the tree is
/// rebuilt.
struct BoundingVolumeTree {
  struct Node {
    var box: FloatBox
    var parent: Int32
    /// The children; for a leaf, the first is -1 and the second is the leaf's value.
    var first: Int32
    var second: Int32
    var height: Int32

    @inline(__always)
    var isLeaf: Bool { first < 0 }
  }

  static let none: Int32 = -1

  private(set) var nodes: ContiguousArray<Node> = []
  private(set) var root = Self.none
  private(set) var leafCount = 0
  private(set) var freeNode = Self.none
  private var scratch: ContiguousArray<Int32> = []

  init() {}

  /// The number of levels above the deepest leaf.
  var height: Int { root == Self.none ? 0 : Int(nodes[Int(root)].height) }

  /// The box around all leaves.
  var bounds: FloatBox { root == Self.none ? .nowhere : nodes[Int(root)].box }

  func box(of leaf: Int32) -> FloatBox { nodes[Int(leaf)].box }

  /// Inserts a leaf for a value and returns its handle, which is valid until the leaf is removed.
  mutating func insert(_ value: Int32, _ box: FloatBox) -> Int32 {
    let leaf = allocate(Node(box: box, parent: Self.none, first: Self.none, second: value, height: 0))
    leafCount += 1
    link(leaf)
    return leaf
  }

  mutating func remove(_ leaf: Int32) {
    unlink(leaf)
    release(leaf)
    leafCount -= 1
  }

  /// Changes the box of a leaf and reinserts it.
  mutating func move(_ leaf: Int32, to box: FloatBox) {
    unlink(leaf)
    nodes[Int(leaf)].box = box
    link(leaf)
  }

  /// Changes the box of a leaf without updating its ancestors; call ``rebuild()`` afterwards.
  mutating func setBox(_ box: FloatBox, of leaf: Int32) {
    nodes[Int(leaf)].box = box
  }

  // MARK: - Nodes

  private mutating func allocate(_ node: Node) -> Int32 {
    if freeNode != Self.none {
      let index = freeNode
      freeNode = nodes[Int(index)].parent
      nodes[Int(index)] = node
      return index
    }
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  private mutating func release(_ index: Int32) {
    nodes[Int(index)].parent = freeNode
    nodes[Int(index)].height = -1
    freeNode = index
  }

  // MARK: - Links

  private mutating func link(_ leaf: Int32) {
    guard root != Self.none else {
      root = leaf
      nodes[Int(leaf)].parent = Self.none
      return
    }
    let box = nodes[Int(leaf)].box
    let sibling = bestSibling(for: box)
    let oldParent = nodes[Int(sibling)].parent
    let parent = allocate(
      Node(
        box: box.union(nodes[Int(sibling)].box),
        parent: oldParent,
        first: sibling,
        second: leaf,
        height: nodes[Int(sibling)].height + 1
      )
    )
    nodes[Int(sibling)].parent = parent
    nodes[Int(leaf)].parent = parent
    replaceChild(sibling, of: oldParent, by: parent)
    refit(from: oldParent, rotating: true)
  }

  private mutating func unlink(_ leaf: Int32) {
    guard leaf != root else {
      root = Self.none
      return
    }
    let parent = nodes[Int(leaf)].parent
    let node = nodes[Int(parent)]
    let sibling = node.first == leaf ? node.second : node.first
    nodes[Int(sibling)].parent = node.parent
    replaceChild(parent, of: node.parent, by: sibling)
    release(parent)
    refit(from: node.parent, rotating: false)
  }

  private mutating func replaceChild(_ child: Int32, of parent: Int32, by other: Int32) {
    if parent == Self.none {
      root = other
    } else if nodes[Int(parent)].first == child {
      nodes[Int(parent)].first = other
    } else {
      nodes[Int(parent)].second = other
    }
  }

  /// Descends greedily to the cheapest sibling for a new leaf, without backtracking.
  private func bestSibling(for box: FloatBox) -> Int32 {
    var index = root
    var inherited: Float = 0
    while true {
      let node = nodes[Int(index)]
      if node.isLeaf { return index }
      let combined = node.box.union(box).perimeter
      let costHere = combined + inherited
      inherited += combined - node.box.perimeter
      let costFirst = descendCost(node.first, box) + inherited
      let costSecond = descendCost(node.second, box) + inherited
      if costHere < costFirst && costHere < costSecond { return index }
      index = costFirst <= costSecond ? node.first : node.second
    }
  }

  private func descendCost(_ index: Int32, _ box: FloatBox) -> Float {
    let node = nodes[Int(index)]
    let combined = node.box.union(box).perimeter
    return node.isLeaf ? combined : combined - node.box.perimeter
  }

  private mutating func refit(from start: Int32, rotating: Bool) {
    var index = start
    while index != Self.none {
      update(index)
      if rotating { rotate(index) }
      index = nodes[Int(index)].parent
    }
  }

  private mutating func update(_ index: Int32) {
    let first = nodes[Int(nodes[Int(index)].first)]
    let second = nodes[Int(nodes[Int(index)].second)]
    nodes[Int(index)].box = first.box.union(second.box)
    nodes[Int(index)].height = max(first.height, second.height) + 1
  }

  /// Swaps a child with a grandchild on the other side if that shrinks a box or balances the tree.
  private mutating func rotate(_ index: Int32) {
    let node = nodes[Int(index)]
    guard node.height >= 2 else { return }
    let first = nodes[Int(node.first)]
    let second = nodes[Int(node.second)]
    var bestGain: Float = 0
    var best: (child: Int32, parent: Int32, grandchild: Int32)?
    func consider(_ child: Node, _ childIndex: Int32, _ other: Node, _ otherIndex: Int32) {
      guard !other.isLeaf else { return }
      let area = other.box.perimeter
      for (moving, staying) in [(other.first, other.second), (other.second, other.first)] {
        var gain = area - child.box.union(nodes[Int(staying)].box).perimeter
        // In an unbalanced tree, height counts more than box size.
        if other.height > child.height + 8, nodes[Int(moving)].height > nodes[Int(staying)].height {
          gain = .greatestFiniteMagnitude
        }
        if gain > bestGain {
          bestGain = gain
          best = (childIndex, otherIndex, moving)
        }
      }
    }
    consider(first, node.first, second, node.second)
    consider(second, node.second, first, node.first)
    guard let best else { return }
    replaceChild(best.child, of: index, by: best.grandchild)
    replaceChild(best.grandchild, of: best.parent, by: best.child)
    nodes[Int(best.grandchild)].parent = index
    nodes[Int(best.child)].parent = best.parent
    update(best.parent)
    update(index)
  }

  // MARK: - Queries

  /// Calls a closure with the value of each leaf whose box overlaps a given box.
  @inline(__always)
  func query(_ box: FloatBox, _ visit: (Int32) -> Void) {
    guard root != Self.none else { return }
    let probe = box.probe
    nodes.withUnsafeBufferPointer { nodes in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: height + 2) { stack in
        var count = 1
        stack[0] = root
        while count > 0 {
          count -= 1
          let node = nodes[Int(stack[count])]
          guard node.box.overlaps(probe: probe) else { continue }
          if node.isLeaf {
            visit(node.second)
          } else {
            stack[count] = node.first
            stack[count + 1] = node.second
            count += 2
          }
        }
      }
    }
  }

  // MARK: - Rebuilding

  /// Rebuilds the tree top-down: each level splits the longer axis of the box centres in the middle.
  mutating func rebuild() {
    guard leafCount > 1 else { return }
    scratch.clear()
    var spare = Self.none
    for index in nodes.indices where nodes[index].height >= 0 {
      if nodes[index].isLeaf {
        scratch.append(Int32(index))
      } else {
        nodes[index].parent = spare
        spare = Int32(index)
      }
    }
    root = nodes.withUnsafeMutableBufferPointer { nodes in
      scratch.withUnsafeMutableBufferPointer { leaves in
        TreeBuilder(nodes: nodes, leaves: leaves, spare: spare).build()
      }
    }
    nodes[Int(root)].parent = Self.none
  }
}

/// Builds the inner nodes of a tree for given leaves.
struct TreeBuilder {
  let nodes: UnsafeMutableBufferPointer<BoundingVolumeTree.Node>
  let leaves: UnsafeMutableBufferPointer<Int32>

  /// The head of the list of inner nodes to use, linked by their `parent`.
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

  /// Builds the tree and returns its root.
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

  /// Partitions the leaves by their centres at the middle of the longer axis.
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
    // Boxes with the same centre can't be separated by position; split them in half.
    let size = end - start
    let least = max(1, size / 16)
    return low - start < least || end - low < least ? start + size / 2 : low
  }

  /// Twice the centre of a leaf's box.
  @inline(__always)
  private func middle(_ position: Int) -> Float2 {
    let storage = nodes[Int(leaves[position])].box.storage
    return storage.lowHalf - storage.highHalf
  }
}
