import Simulator
import Testing
import UIKit

/// Truth: crash reports, each named next to its case; if two changes contradict each other for rows, they do
/// so for sections, too, according to the comments of github.com/muccy/MUKDataSource.
@MainActor struct TableContradictionTests {
  /// Changes that contradict each other, or the data.
  ///
  /// The table begins with two sections, with the rows a, b, c and p, q.
  enum Contradiction: String, CaseIterable, Codable, Sendable {
    case deleteAndReload, deleteAndMove, reloadAndMove, insertAndMove, reloadAndMoveThere
    case reloadWhereMovedAfterADeletion
    case deleteAndReloadSection, deleteAndMoveSection, reloadAndMoveSection, insertAndMoveSection
    case reloadSectionAndMoveThere, reloadRowOfMovedSection
    case reloadMissingRow, reloadRowOfMissingSection, reloadMissingSection, insertIntoMissingSection
    case moveMissingRow, moveToMissingRow, moveIntoNewSection, moveFromDeletedSection
    case reloadWithOtherCount

    @MainActor func carryOut(_ scene: TableScene) {
      let table = scene.table
      func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
      switch self {
      case .deleteAndReload:
        table.deleteRows(at: [path(1)], with: .fade)
        table.reloadRows(at: [path(1)], with: .fade)
      case .deleteAndMove:
        table.deleteRows(at: [path(1)], with: .fade)
        table.moveRow(at: path(1), to: path(0))
      case .reloadAndMove:
        table.reloadRows(at: [path(1)], with: .fade)
        table.moveRow(at: path(1), to: path(0))
      case .insertAndMove:
        table.insertRows(at: [path(0)], with: .fade)
        table.moveRow(at: path(2), to: path(0))
      case .reloadAndMoveThere:
        table.reloadRows(at: [path(1)], with: .fade)
        table.moveRow(at: path(0), to: path(1))
      case .reloadWhereMovedAfterADeletion:
        table.deleteRows(at: [path(0)], with: .fade)
        table.insertRows(at: [path(2)], with: .fade)
        table.moveRow(at: path(1), to: path(1))
        table.reloadRows(at: [path(2)], with: .fade)
      case .deleteAndReloadSection:
        table.deleteSections([1], with: .fade)
        table.reloadSections([1], with: .fade)
      case .deleteAndMoveSection:
        table.deleteSections([1], with: .fade)
        table.moveSection(1, toSection: 0)
      case .reloadAndMoveSection:
        table.reloadSections([1], with: .fade)
        table.moveSection(1, toSection: 0)
      case .insertAndMoveSection:
        table.insertSections([0], with: .fade)
        table.moveSection(1, toSection: 0)
      case .reloadSectionAndMoveThere:
        table.reloadSections([1], with: .fade)
        table.moveSection(0, toSection: 1)
      case .reloadRowOfMovedSection:
        scene.sections = [["p", "q"], ["a", "b", "c"]]
        table.reloadRows(at: [path(0, 1)], with: .fade)
        table.moveSection(1, toSection: 0)
      case .reloadMissingRow: table.reloadRows(at: [path(2, 1)], with: .fade)
      case .reloadRowOfMissingSection: table.reloadRows(at: [path(0, 2)], with: .fade)
      case .reloadMissingSection: table.reloadSections([2], with: .fade)
      case .insertIntoMissingSection: table.insertRows(at: [path(0, 2)], with: .fade)
      case .moveMissingRow: table.moveRow(at: path(3), to: path(0))
      case .moveToMissingRow: table.moveRow(at: path(0), to: path(3))
      case .moveIntoNewSection:
        table.deleteSections([1], with: .fade)
        table.insertSections([1], with: .fade)
        table.moveRow(at: path(0), to: path(0, 1))
      case .moveFromDeletedSection:
        table.deleteSections([1], with: .fade)
        table.insertSections([1], with: .fade)
        table.moveRow(at: path(0, 1), to: path(0))
      case .reloadWithOtherCount:
        scene.sections = [["a", "b"], ["p", "q"]]
        table.reloadRows(at: [path(0)], with: .fade)
      }
    }

    /// The exception's reason; a device appends the address of each index path to its class.
    var reason: String {
      switch self {
      // github.com/xmartlabs/XLData/issues/14
      case .deleteAndReload:
        "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 0 - 1})"
      // github.com/TextureGroup/Texture/pull/507, and rdar://33662307 for reloads
      case .deleteAndMove, .reloadAndMove:
        "attempt to perform a delete and a move from the same index path (<NSIndexPath> {length = 2, path = 0 - 1})"
      // github.com/yapstudios/YapDatabase/issues/489
      case .insertAndMove:
        "attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = 2, path = 0 - 0})"
      // Apple's developer forums, "performBatchUpdates" by utahwithak: the index path of a reloaded row
      // ignores moves
      case .reloadAndMoveThere, .reloadWhereMovedAfterADeletion:
        "attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = 2, path = 0 - 1})"
      // github.com/Shopify/FunctionalTableData/pull/130; the index path of a section has NSNotFound as its
      // row
      case .deleteAndReloadSection:
        "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 1 - 9223372036854775807})"
      case .deleteAndMoveSection, .reloadAndMoveSection:
        "attempt to perform a delete and a move from the same section (1)"
      case .insertAndMoveSection: "attempt to perform an insert and a move to the same section (0)"
      case .reloadSectionAndMoveThere: "attempt to perform an insert and a move to the same section (1)"
      // rdar://27041784
      case .reloadRowOfMovedSection:
        "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after "
          + "the update (2) must be equal to the number of rows contained in that section before the update (2), plus "
          + "or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus "
          + "the number of rows moved into or out of that section (0 moved in, 0 moved out)."
      // github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/366
      case .reloadMissingRow:
        "attempt to delete row 2 from section 1 which only contains 2 rows before the update"
      case .reloadRowOfMissingSection:
        "attempt to delete row 0 from section 2, but there are only 2 sections before the update"
      // github.com/Shopify/FunctionalTableData/pull/130
      case .reloadMissingSection:
        "attempt to delete section 2, but there are only 2 sections before the update"
      // github.com/gsdios/SDAutoLayout/issues/261
      case .insertIntoMissingSection:
        "attempt to insert row 0 into section 2, but there are only 2 sections after the update"
      // github.com/RxSwiftCommunity/RxDataSources/issues/35
      case .moveMissingRow:
        "attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 3}) that does not exist - there are only 3 "
          + "rows in section 0 before the update"
      // github.com/DeclarativeHub/Bond/issues/593
      case .moveToMissingRow:
        "attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 0}) to index path (<NSIndexPath> {length = 2, "
          + "path = 0 - 3}) that does not exist - there are only 3 rows in section 0 after the update"
      // github.com/SwiftKickMobile/TLIndexPathTools/issues/13
      case .moveIntoNewSection: "cannot move a row into a newly inserted section (1)"
      // github.com/SwiftKickMobile/TLIndexPathTools/issues/20
      case .moveFromDeletedSection: "cannot move a row from a deleted section (1)"
      case .reloadWithOtherCount:
        "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after "
          + "the update (2) must be equal to the number of rows contained in that section before the update (3), plus "
          + "or minus the number of rows inserted or deleted from that section (1 inserted, 1 deleted) and plus or minus "
          + "the number of rows moved into or out of that section (0 moved in, 0 moved out)."
      }
    }
  }

  @Test(arguments: Contradiction.allCases)
  func aContradictionRaises(_ contradiction: Contradiction) async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      [contradiction] in
      await MainActor.run {
        let scene = TableScene([["a", "b", "c"], ["p", "q"]])
        scene.table.performBatchUpdates { contradiction.carryOut(scene) }
      }
    }
    expectRaised(result, "NSInternalInconsistencyException", contradiction.reason)
  }

  /// Source: blog.stevex.net, "UITableView selection not sticking when reloading cells" (2011).
  @Test func reloadingARowDeselectsIt() {
    let scene = TableScene([["a", "b", "c"]])
    scene.table.allowsMultipleSelection = true
    for row in [1, 2] {
      scene.table.selectRow(
        at: IndexPath(row: row, section: 0),
        animated: false,
        scrollPosition: .none
      )
    }
    scene.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(scene.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    #expect(scene.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
    #expect(scene.log.take().isEmpty)
  }

  @Test func reloadingASectionDeselectsItsRows() {
    let scene = TableScene([["a", "b"], ["p"]])
    scene.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    scene.table.reloadSections([1], with: .none)
    #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    scene.table.reloadSections([0], with: .fade)
    scene.simulator.advanceUntilIdle()
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test func aReloadedRowFollowsWhatIsDeletedAndInserted() {
    let scene = TableScene([["a", "b", "c"]])
    scene.sections = [["B", "n", "c"]]
    scene.table.performBatchUpdates {
      scene.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      scene.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      scene.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    }
    #expect(scene.texts == ["B", "n", "c"])
  }
}
