import EarlierNamesSample
import Testing
import UIKit

/// Truth: the release notes of Xcode 10: names of Swift 4.0 mean the same as those of Swift 4.2, which code in older language modes
/// may use.
///
/// That the sample compiles is the main part of the test.
@MainActor struct EarlierNamesTests {
  @Test func earlierNamesMeanTheSame() {
    let controller = EarlierNamesController(style: .grouped)
    controller.loadViewIfNeeded()
    #expect(controller.tableView.rowHeight == UITableView.automaticDimension)
    #expect(controller.tableView.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(controller.children == [controller.child])
    #expect(controller.button(for: .normal, "OK").title(for: .normal) == "OK")
    #expect(controller.indicator(.whiteLarge).style == .whiteLarge)
    #expect(controller.notification == UIResponder.keyboardWillShowNotification)
    #expect(
      controller.attributedTitle.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red
    )
  }
}
