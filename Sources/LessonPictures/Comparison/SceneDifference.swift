import Rendering
import UIKit

/// The visible differences of two scenes.
///
/// Hidden and off-screen elements, and the view or group of an element, are ignored. Annotations explain the
/// screen; they are compared, but have no areas.
struct SceneDifference: Sendable {
  /// The areas that only the first scene shows, on its canvas.
  private(set) var first = RegionList()
  /// The areas that only the second scene shows, on its canvas.
  private(set) var second = RegionList()
  /// The leaves of the first scene, without annotations; empty if both scenes certainly look the same.
  private(set) var firstLeaves: [PaintedLeaf] = []
  /// The leaves of the second scene, without annotations.
  private(set) var secondLeaves: [PaintedLeaf] = []
  /// The indices of visible leaves that only the first scene has.
  private(set) var firstOnly: [Int] = []
  /// The indices of visible leaves that only the second scene has.
  private(set) var secondOnly: [Int] = []
  /// Whether symbols of annotations differ.
  private(set) var otherSymbolsDiffer = false

  /// Whether the screens look alike.
  var isEmpty: Bool { first.regions.isEmpty && second.regions.isEmpty }

  /// The size of the areas that only one scene shows, in square points; overlaps count twice.
  var extent: CGFloat {
    (first.regions + second.regions).map { $0.width * $0.height }.reduce(0, +)
  }

  init() {}

  /// Compares the nodes of two scenes on their canvases.
  init(_ one: [SceneNode], on canvas: CGRect, _ other: [SceneNode], on otherCanvas: CGRect) {
    // Most frames of wrong ways equal the right way's.
    let isSame = canvas == otherCanvas && one.count == other.count
    if isSame, zip(one, other).allSatisfy({ $0.content == $1.content }) {
      self.init()
    } else {
      self.init(PaintedLeaves(one, on: canvas).leaves, PaintedLeaves(other, on: otherCanvas).leaves)
    }
  }

  init(_ one: [PaintedLeaf], _ other: [PaintedLeaf]) {
    // Symbols lie in a layer of their own, and neither hide nor reorder anything on the screen.
    let signs = LeafMatching(one.filter(\.isSymbol), other.filter(\.isSymbol))
    otherSymbolsDiffer = !signs.first.isEmpty || !signs.second.isEmpty
    let (one, other) = (one.filter { !$0.isSymbol }, other.filter { !$0.isSymbol })
    (firstLeaves, secondLeaves) = (one, other)
    let matching = LeafMatching(one, other)
    let firsts = Self.visible(matching.first, of: one)
    let seconds = Self.visible(matching.second, of: other)
    let areas = Self.areas(of: firsts, without: seconds)
    let otherAreas = Self.areas(of: seconds, without: firsts)
    // Hairlines and dimming count only if nothing else differs; otherwise they would clutter or hide it.
    let hasMore = (areas + otherAreas).contains { !$0.isLesser }
    func counted(_ areas: [Area]) -> [Area] { areas.filter { !(hasMore && $0.isLesser) } }
    first = RegionList(counted(areas).map(\.rect))
    second = RegionList(counted(otherAreas).map(\.rect))
    firstOnly = Set(counted(areas).map(\.index)).sorted()
    secondOnly = Set(counted(otherAreas).map(\.index)).sorted()
  }

  /// The maximum number of examined opaque rectangles, and of pieces that a rectangle is cut into.
  private static let most = 64

  /// A potentially visible leaf, with the opaque rectangles in front of it.
  private struct VisibleLeaf {
    var index: Int
    var leaf: PaintedLeaf
    var covers: [CGRect]
  }

  /// An area that only one side shows.
  private struct Area {
    var rect: CGRect
    /// The index of the leaf.
    var index: Int
    /// Whether it is ignored if anything else differs.
    var isLesser: Bool
  }

  /// Returns the leaves that are not completely hidden by a later opaque one.
  private static func visible(_ indices: [Int], of leaves: [PaintedLeaf]) -> [VisibleLeaf] {
    let covers = largest(
      leaves.enumerated().compactMap { index, leaf in leaf.cover.map { (index: index, rect: $0) } }
    )
    return indices.compactMap { index in
      let box = leaves[index].box
      let later = covers.filter { $0.index > index && $0.rect.intersects(box) }.map(\.rect)
      let isHidden = later.contains { box.remainder(without: $0).isEmpty }
      return isHidden ? nil : VisibleLeaf(index: index, leaf: leaves[index], covers: later)
    }
  }

  /// Returns the areas of leaves; rectangles of one colour only where the other side has another colour.
  private static func areas(of leaves: [VisibleLeaf], without others: [VisibleLeaf]) -> [Area] {
    let plains = largest(
      others.enumerated().compactMap { index, other in
        other.leaf.plain == nil ? nil : (index: index, rect: other.leaf.box)
      }
    )
    // Leaves with another order are visible everywhere.
    let moved = Set(others.map(\.leaf.words))
    return leaves.flatMap { visible -> [Area] in
      let leaf = visible.leaf
      var pieces = [leaf.box]
      if let color = leaf.plain, !moved.contains(leaf.words) {
        let same = plains.filter { others[$0.index].leaf.plain == color }.map(\.rect)
        pieces = Self.pieces(of: pieces, without: same)
      }
      // The rest of a leaf may be behind a leaf that hides only a part of it.
      return Self.pieces(of: pieces, without: visible.covers).map { piece in
        Area(rect: piece, index: visible.index, isLesser: leaf.isVeil || piece.isHairline)
      }
    }
  }

  /// Returns the remainder of rectangles without others, if it consists of few pieces.
  private static func pieces(of rects: [CGRect], without others: [CGRect]) -> [CGRect] {
    others.reduce(rects) { rest, other in
      rest.count > most ? rest : rest.flatMap { $0.remainder(without: other) }
    }
  }

  /// Returns the largest rectangles, to bound the work for thousands of them.
  private static func largest(_ rects: [(index: Int, rect: CGRect)]) -> [(index: Int, rect: CGRect)] {
    guard rects.count > most else { return rects }
    let sorted = rects.sorted { one, other in
      let (area, otherArea) = (one.rect.width * one.rect.height, other.rect.width * other.rect.height)
      return area == otherArea ? one.index < other.index : area > otherArea
    }
    return Array(sorted.prefix(most))
  }
}

extension CGRect {
  /// Whether it is as thin as a separator.
  fileprivate var isHairline: Bool { min(width, height) < 1.5 }

  /// Returns the remainder without another rectangle, in up to four pieces; slivers are omitted.
  fileprivate func remainder(without other: CGRect) -> [CGRect] {
    let common = intersection(other)
    guard common.width > 0, common.height > 0 else { return [self] }
    let pieces = [
      CGRect(x: minX, y: minY, width: width, height: common.minY - minY),
      CGRect(x: minX, y: common.maxY, width: width, height: maxY - common.maxY),
      CGRect(x: minX, y: common.minY, width: common.minX - minX, height: common.height),
      CGRect(x: common.maxX, y: common.minY, width: maxX - common.maxX, height: common.height),
    ]
    return pieces.filter { $0.width > 0.01 && $0.height > 0.01 }
  }
}
