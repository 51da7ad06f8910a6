import Testing
import UIKit

/// Truth: Apple, NSDiffableDataSourceSnapshot; the answers of UIKit as recorded by github.com/kern0x1b/charon.
struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var result = Snapshot()
    for (section, items) in sections {
      result.appendSections([section])
      result.appendItems(items)
    }
    return result
  }

  private func contents(_ snapshot: Snapshot) -> [String] {
    snapshot.sectionIdentifiers.map {
      $0 + snapshot.itemIdentifiers(inSection: $0).map { " \($0)" }.joined()
    }
  }

  @Test func itemsAreAppendedToTheLastOrAGivenSection() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2])
    snapshot.appendItems([3], toSection: "a")
    #expect(contents(snapshot) == ["a 3", "b 1 2"])
    #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 3)
    #expect(snapshot.numberOfItems(inSection: "b") == 2)
    #expect(snapshot.itemIdentifiers == [3, 1, 2])
  }

  @Test func lookUpsFollowChanges() {
    var snapshot = snapshot(["a": [1, 2], "b": [3]])
    #expect(snapshot.indexOfItem(3) == 2 && snapshot.indexOfSection("b") == 1)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
    let copy = snapshot
    snapshot.deleteItems([1])
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.indexOfItem(3) == 0 && snapshot.indexOfItem(2) == 1)
    #expect(snapshot.indexOfItem(1) == nil && snapshot.sectionIdentifier(containingItem: 1) == nil)
    #expect(copy.indexOfItem(3) == 2 && copy.indexOfItem(1) == 0)
    #expect(snapshot.indexOfSection("c") == nil)
  }

  @Test func itemsAreInsertedBesideAnother() {
    var snapshot = snapshot(["a": [1, 2]])
    snapshot.insertItems([5, 6], beforeItem: 2)
    snapshot.insertItems([7], afterItem: 2)
    #expect(contents(snapshot) == ["a 1 5 6 2 7"])
  }

  @Test func itemsThatExistAreMoved() {
    var snapshot = snapshot(["a": [1, 2, 3], "b": [4]])
    snapshot.appendItems([2, 5], toSection: "b")
    #expect(contents(snapshot) == ["a 1 3", "b 4 2 5"])
    snapshot.insertItems([4, 1], beforeItem: 3)
    #expect(contents(snapshot) == ["a 4 1 3", "b 2 5"])
    #expect(snapshot.numberOfItems == 5)
  }

  @Test func itemsAreMovedBesideAnother() {
    var snapshot = snapshot(["a": [1, 2, 3], "b": [4]])
    snapshot.moveItem(1, afterItem: 3)
    #expect(contents(snapshot) == ["a 2 3 1", "b 4"])
    snapshot.moveItem(1, beforeItem: 2)
    #expect(contents(snapshot) == ["a 1 2 3", "b 4"])
    snapshot.moveItem(2, beforeItem: 4)
    #expect(contents(snapshot) == ["a 1 3", "b 2 4"])
  }

  @Test func sectionsAreInsertedMovedAndDeletedWithTheirItems() {
    var snapshot = snapshot(["a": [1], "b": [2], "c": [3]])
    snapshot.insertSections(["x", "y"], afterSection: "a")
    snapshot.insertSections(["z"], beforeSection: "a")
    #expect(contents(snapshot) == ["z", "a 1", "x", "y", "b 2", "c 3"])
    snapshot.moveSection("a", afterSection: "c")
    snapshot.moveSection("c", beforeSection: "z")
    #expect(contents(snapshot) == ["c 3", "z", "x", "y", "b 2", "a 1"])
    snapshot.deleteSections(["x", "y", "b", "unknown"])
    #expect(contents(snapshot) == ["c 3", "z", "a 1"])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == nil)
  }

  @Test func deletingIgnoresUnknownItemsAndLeavesSections() {
    var snapshot = snapshot(["a": [1, 2]])
    snapshot.deleteItems([2, 9, 1])
    #expect(contents(snapshot) == ["a"])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.itemIdentifiers.isEmpty)
  }

  @Test func marksAreKeptInTheirOrder() {
    var snapshot = snapshot(["a": [1, 2, 3], "b": []])
    snapshot.reloadItems([3])
    snapshot.reloadItems([1, 3])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [3, 1])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
  }

  @Test func aSectionMayBeNamedLikeAnItem() {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["a"])
    snapshot.appendItems(["a"])
    #expect(snapshot.indexOfItem("a") == 0 && snapshot.indexOfSection("a") == 0)
  }
}

/// Truth: the reasons of UIKit's exceptions as recorded by github.com/kern0x1b/charon, and crash reports.
struct SnapshotFaultTests {
  enum Misuse: String, CaseIterable, Codable, Sendable {
    case noSection, unknownSection, unknownSectionOfItems, repeatedItem, repeatedSection, existingSection
    case existingSections, sectionBesideItself, itemBesideItself
    case unknownDestination, unknownSectionBeside, movesUnknownItem, movesToUnknownItem, movesUnknownSection
    case reloadsUnknownItem, reconfiguresUnknownItem, reloadsUnknownSection

    func commit() {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      if self == .noSection { return snapshot.appendItems([1]) }
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2])
      switch self {
      case .noSection: break
      case .unknownSection: snapshot.appendItems([3], toSection: "z")
      case .unknownSectionOfItems: _ = snapshot.itemIdentifiers(inSection: "z")
      case .repeatedItem: snapshot.appendItems([3, 4, 3, 4, 3])
      case .repeatedSection: snapshot.appendSections(["c", "c"])
      case .existingSection: snapshot.appendSections(["c", "a"])
      case .existingSections: snapshot.appendSections(["a", "c", "b"])
      case .sectionBesideItself: snapshot.insertSections(["c", "a"], afterSection: "a")
      case .itemBesideItself: snapshot.insertItems([3, 1], beforeItem: 1)
      case .unknownDestination: snapshot.insertItems([3], beforeItem: 9)
      case .unknownSectionBeside: snapshot.insertSections(["c"], beforeSection: "z")
      case .movesUnknownItem: snapshot.moveItem(9, beforeItem: 1)
      case .movesToUnknownItem: snapshot.moveItem(1, beforeItem: 9)
      case .movesUnknownSection: snapshot.moveSection("z", beforeSection: "a")
      case .reloadsUnknownItem: snapshot.reloadItems([1, 9])
      case .reconfiguresUnknownItem: snapshot.reconfigureItems([9])
      case .reloadsUnknownSection: snapshot.reloadSections(["z"])
      }
    }

    var reason: String {
      switch self {
      case .noSection: "There are currently no sections in the data source. Please add a section first."
      case .unknownSection, .unknownDestination: "Invalid parameter not satisfying: section != NSNotFound"
      case .unknownSectionOfItems:
        "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API (which has "
          + "O(1) performance)"
      case .repeatedItem:
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    3,\n    4\n)}"
      case .repeatedSection:
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    c\n)}"
      case .existingSection:
        "Diffable data source detected an attempt to insert or append 1 section identifier that already exists in the snapshot. "
          + "Identifiers in a snapshot must be unique. Section identifier that already exists: a"
      case .existingSections:
        "Diffable data source detected an attempt to insert or append 2 section identifiers that already exist in the snapshot. "
          + "Identifiers in a snapshot must be unique. Section identifiers that already exist: (\n    a,\n    b\n)"
      case .sectionBesideItself:
        "Invalid update: destination for insertion operation [a] is in the insertion identifier list for update"
      case .itemBesideItself:
        "Invalid update: destination for insertion operation [1] is in the insertion identifier list for update"
      case .unknownSectionBeside: "Invalid parameter not satisfying: insertIndex != NSNotFound"
      case .movesUnknownItem: "Invalid parameter not satisfying: fromIndex != NSNotFound"
      case .movesToUnknownItem: "Invalid parameter not satisfying: toIndex != NSNotFound"
      case .movesUnknownSection: "Invalid parameter not satisfying: fromSection != NSNotFound"
      case .reloadsUnknownItem: "Attempted to reload item identifier that does not exist in the snapshot: 9"
      case .reconfiguresUnknownItem:
        "Attempted to reconfigure item identifier that does not exist in the snapshot: 9"
      case .reloadsUnknownSection:
        "Attempted to reload section identifier that does not exist in the snapshot: z"
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
