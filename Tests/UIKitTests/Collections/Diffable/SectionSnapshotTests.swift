import Testing
import UIKit

/// Truth: Apple, NSDiffableDataSourceSectionSnapshot; the answers of UIKit as recorded by github.com/kern0x1b/charon.
struct SectionSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// a with b and c, c with d; e.
  private var tree: Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["a", "e"])
    snapshot.append(["b", "c"], to: "a")
    snapshot.append(["d"], to: "c")
    return snapshot
  }

  @Test func itemsAreInDepthFirstOrder() {
    #expect(tree.items == ["a", "b", "c", "d", "e"])
    #expect(tree.rootItems == ["a", "e"])
    #expect(tree.visibleItems == ["a", "e"])
    #expect(tree.index(of: "d") == 3 && tree.index(of: "z") == nil)
    #expect(tree.contains("d") && !tree.contains("z"))
  }

  @Test func expandedItemsShowTheirChildren() {
    var snapshot = tree
    snapshot.expand(["c", "unknown"])
    #expect(snapshot.visibleItems == ["a", "e"] && !snapshot.isVisible("d"))
    snapshot.expand(["a"])
    #expect(snapshot.visibleItems == ["a", "b", "c", "d", "e"] && snapshot.isVisible("d"))
    snapshot.collapse(["c"])
    #expect(snapshot.visibleItems == ["a", "b", "c", "e"])
    #expect(snapshot.isExpanded("a") && !snapshot.isExpanded("c") && !snapshot.isExpanded("e"))
  }

  @Test func parentsAndLevelsFollowFromTheTree() {
    #expect(tree.parent(of: "d") == "c" && tree.parent(of: "a") == nil)
    #expect(["a", "b", "d", "e"].map(tree.level) == [0, 1, 2, 0])
  }

  @Test func itemsAreInsertedAmongTheSiblings() {
    var snapshot = tree
    snapshot.insert(["x"], before: "c")
    snapshot.insert(["y", "z"], after: "c")
    snapshot.insert(["f"], before: "a")
    #expect(snapshot.items == ["f", "a", "b", "x", "c", "d", "y", "z", "e"])
    #expect(snapshot.parent(of: "y") == "a" && snapshot.parent(of: "f") == nil)
    snapshot.append([], to: "unknown")
  }

  @Test func deletingTakesTheDescendantsAlong() {
    var snapshot = tree
    snapshot.expand(["a"])
    snapshot.delete(["c", "d", "c"])
    #expect(snapshot.items == ["a", "b", "e"] && !snapshot.contains("d"))
    snapshot.delete(["a"])
    snapshot.append(["a"])
    #expect(!snapshot.isExpanded("a"))
    snapshot.deleteAll()
    #expect(snapshot.items.isEmpty && snapshot.rootItems.isEmpty)
  }

  @Test func partsOfTheTreeAreSnapshots() {
    var snapshot = tree
    snapshot.expand(["c"])
    let children = snapshot.snapshot(of: "a")
    #expect(children.items == ["b", "c", "d"] && children.rootItems == ["b", "c"])
    #expect(children.isExpanded("c") && children.level(of: "d") == 1)
    let whole = snapshot.snapshot(of: "a", includingParent: true)
    #expect(whole.rootItems == ["a"] && whole.items == ["a", "b", "c", "d"])
    var other = Snapshot(tree)
    other.replace(childrenOf: "a", using: Snapshot())
    #expect(other.items == ["a", "e"])
    var new = Snapshot()
    new.append(["n", "o"])
    new.append(["p"], to: "o")
    new.expand(["o"])
    other.replace(childrenOf: "a", using: new)
    #expect(other.items == ["a", "n", "o", "p", "e"] && other.isExpanded("o"))
    var third = Snapshot()
    third.append(["x"])
    other.insert(third, after: "n")
    #expect(other.items == ["a", "n", "x", "o", "p", "e"] && other.level(of: "x") == 1)
  }

  @Test func aDeepTreeIsNoRecursion() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    snapshot.append([0])
    for level in 1..<20_000 { snapshot.append([level], to: level - 1) }
    snapshot.expand(Array(0..<20_000))
    #expect(snapshot.visibleItems.count == 20_000 && snapshot.level(of: 19_999) == 19_999)
    snapshot.delete([1])
    #expect(snapshot.items == [0])
  }

  @Test func theDescriptionShowsTheTree() {
    var snapshot = tree
    snapshot.expand(["a"])
    #expect(
      snapshot.visualDescription() == """
        <NSDiffableDataSourceSectionSnapshot
          +*a
            -*b
            -*c
              - d
          -*e
        >
        """
    )
  }

  enum Misuse: String, CaseIterable, Codable, Sendable {
    case existing, repeated, unknownParent, deletesUnknown, asksUnknown, parentOfUnknown

    func commit() {
      var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
      snapshot.append(["a", "b"])
      switch self {
      case .existing: snapshot.append(["x", "b"], to: "a")
      case .repeated: snapshot.append(["x", "x"])
      case .unknownParent: snapshot.append(["x"], to: "z")
      case .deletesUnknown: snapshot.delete(["a", "z"])
      case .asksUnknown: _ = snapshot.level(of: "z")
      case .parentOfUnknown: _ = snapshot.parent(of: "z")
      }
    }

    var reason: String {
      switch self {
      case .existing:
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    b\n)}"
      case .repeated:
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    x\n)}"
      case .unknownParent: "Parent item identifier does not exist in section snapshot"
      case .deletesUnknown: "Failed to find index of item z"
      case .asksUnknown: "Item identifier does not exist in section snapshot: z"
      case .parentOfUnknown: "Child item identifier does not exist in section snapshot: z"
      }
    }
  }

  @Test(arguments: Misuse.allCases)
  func misuseRaises(_ misuse: Misuse) async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      [misuse] in misuse.commit()
    }
    expectRaised(result, "NSInternalInconsistencyException", misuse.reason)
  }
}
