import Simulator
import Testing
import UIKit

/// Truth: Apple, NSLocalizedString(_:tableName:bundle:value:comment:): the lookup, and the results if it
/// fails.
@MainActor struct NSLocalizedStringTests {
  @Test func aTextOfTheTableIsFoundUnderItsKey() {
    let device = Simulator.boot()
    device.localize(["Master": "Liste"])
    #expect(NSLocalizedString("Master", comment: "") == "Liste")
  }

  @Test func tablesAreToldApart() {
    let device = Simulator.boot()
    device.localize(["Master": "Liste"], table: "Bars")
    #expect(NSLocalizedString("Master", comment: "") == "Master")
    #expect(NSLocalizedString("Master", tableName: "Bars", comment: "") == "Liste")
  }

  @Test func withoutATextTheValueStandsInAndWithoutAValueTheKey() {
    _ = Simulator.boot()
    #expect(NSLocalizedString("Master", value: "List", comment: "") == "List")
    #expect(NSLocalizedString("Master", comment: "") == "Master")
  }

  @Test func anotherBootKnowsNoneOfTheTexts() {
    Simulator.boot().localize(["Master": "Liste"])
    _ = Simulator.boot()
    #expect(NSLocalizedString("Master", comment: "") == "Master")
  }
}
