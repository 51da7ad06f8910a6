#if !hasFeature(Embedded)
  extension WorldValidator {
    func checkTrees() {
      let fixed = checkTree("of fixed shapes", world.fixedTree)
      let moving = checkTree("of moving shapes", world.movingTree)
      var counts = (fixed: 0, moving: 0)
      for shape in world.shapes.indices where world.shapes[shape].isUsed {
        let leaf = world.shapes[shape].leaf
        let body = Int(world.shapes[shape].body)
        expect(
          (leaf >= 0) == world.shapes[shape].filter.canCollide,
          "Shape \(shape) has the leaf \(leaf), though it can\(leaf >= 0 ? "'t" : "") collide."
        )
        guard leaf >= 0 else { continue }
        let isInFixedTree = world.shapes[shape].isInFixedTree
        expect(
          isInFixedTree == (world.bodies[body].kind == .fixed),
          "Shape \(shape) of body \(body), which is \(world.bodies[body].kind), is in the other tree."
        )
        if isInFixedTree { counts.fixed += 1 } else { counts.moving += 1 }
        guard (isInFixedTree ? fixed : moving)[leaf] == Int32(shape) else {
          expect(false, "Shape \(shape) has the leaf \(leaf), which is unreachable or of another shape.")
          continue
        }
        checkBox(of: shape, leaf: leaf)
      }
      expect(counts.fixed == fixed.count, "\(counts.fixed) fixed shapes have \(fixed.count) leaves.")
      expect(counts.moving == moving.count, "\(counts.moving) moving shapes have \(moving.count) leaves.")
    }

    /// Checks that the leaf of a shape contains its box.
    private func checkBox(of shape: Int, leaf: Int32) {
      let placement = world.placements[Int(world.shapes[shape].body)]
      let isInFixedTree = world.shapes[shape].isInFixedTree
      let origin = isInFixedTree ? .zero : world.frame
      let tight = world.tightBox(world.convexes[shape], placement, from: origin)
      let box = (isInFixedTree ? world.fixedTree : world.movingTree).box(of: leaf)
      // Vertices are relative to the centre of mass; when that changes, the box may change by a rounding
      // error.
      let size = max(tight.storage.max().magnitude, tight.storage.min().magnitude, 1)
      expect(
        box.grown(by: 1e-5 * size).contains(tight),
        "Shape \(shape) reaches from \(tight.lower) to \(tight.upper), its leaf from \(box.lower) to \(box.upper)."
      )
    }

    /// Checks a tree and returns the values of its leaves.
    private func checkTree(_ name: String, _ tree: BoundingVolumeTree) -> [Int32: Int32] {
      var leaves: [Int32: Int32] = [:]
      var isReached = tree.nodes.map { _ in false }
      var pending = tree.root == BoundingVolumeTree.none ? [] : [(tree.root, BoundingVolumeTree.none)]
      while let (index, parent) = pending.popLast() {
        guard tree.nodes.indices.contains(Int(index)), !isReached[Int(index)] else {
          expect(
            false,
            "In the tree \(name), node \(index) below \(parent) does not exist or is reached twice."
          )
          continue
        }
        isReached[Int(index)] = true
        let node = tree.nodes[Int(index)]
        expect(
          node.parent == parent,
          "In the tree \(name), node \(index) is below \(parent) but stores \(node.parent)."
        )
        if node.isLeaf {
          expect(node.height == 0, "In the tree \(name), leaf \(index) has the height \(node.height).")
          leaves[index] = node.second
        } else {
          checkChildren(of: node, index, in: tree, name)
          pending += [(node.first, index), (node.second, index)]
        }
      }
      expect(
        leaves.count == tree.leafCount,
        "The tree \(name) counts \(tree.leafCount) leaves, of which \(leaves.count) can be reached."
      )
      checkFreeNodes(of: tree, name, &isReached)
      return leaves
    }

    private func checkChildren(
      of node: BoundingVolumeTree.Node,
      _ index: Int32,
      in tree: BoundingVolumeTree,
      _ name: String
    ) {
      var height: Int32 = -1
      for child in [node.first, node.second] where tree.nodes.indices.contains(Int(child)) {
        let other = tree.nodes[Int(child)]
        height = max(height, other.height)
        expect(
          node.box.contains(other.box),
          "In the tree \(name), the box of node \(index) doesn't contain that of its child \(child)."
        )
      }
      expect(
        node.height == height + 1,
        "In the tree \(name), node \(index) has the height \(node.height) above children of \(height)."
      )
    }

    /// Checks that each node that can't be reached is in the free list, once.
    private func checkFreeNodes(
      of tree: BoundingVolumeTree,
      _ name: String,
      _ isReached: inout [Bool]
    ) {
      var free = tree.freeNode
      while free != BoundingVolumeTree.none {
        guard tree.nodes.indices.contains(Int(free)), !isReached[Int(free)] else {
          expect(
            false,
            "In the tree \(name), the free node \(free) doesn't exist or is used or free already."
          )
          return
        }
        isReached[Int(free)] = true
        expect(
          tree.nodes[Int(free)].height == -1,
          "In the tree \(name), the free node \(free) has the height \(tree.nodes[Int(free)].height)."
        )
        free = tree.nodes[Int(free)].parent
      }
      for index in isReached.indices {
        expect(isReached[index], "In the tree \(name), node \(index) is neither reached nor free.")
      }
    }
  }
#endif
