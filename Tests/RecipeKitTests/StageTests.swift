import Testing
import UIKit

@testable import RecipeKit

/// Truth: the documented behaviour of `Stage`: what a script does is reported in order, and a check's result is
/// the result of comparing its values.
@MainActor struct StageTests {
  private final class Log {
    var entries: [StageEntry] = []
    var checks: [CheckRecord] {
      entries.compactMap(\.check)
    }
  }

  private let log = Log()
  private let stage: Stage

  init() {
    stage = Stage(exceptions: { _ in .nothing }) { [log] in log.entries.append($0) }
  }

  @Test func outputsAndNotesAreReportedInOrder() {
    stage.output("center", CGPoint(x: 1, y: 2))
    stage.note("Now it turns.")
    stage.output("title", Optional<String>.none)
    #expect(
      log.entries == [
        .output(.init(name: "center", value: "(1, 2)")), .note(.init(text: "Now it turns.")),
        .output(.init(name: "title", value: "nil")),
      ]
    )
  }

  /// With the arguments that `recipes new --project` writes.
  ///
  /// Truth: Apple, UIViewControllerBasedStatusBarAppearance: the application's style counts where controllers don't decide.
  @Test func aDeviceHasTheStatusBarAndTheOrientationsOfAnInfoPlist() {
    let device = stage.boot(
      .iPhone6,
      iOS: 9,
      statusBarHidden: true,
      orientations: [.portrait],
      statusBarStyle: .lightContent
    )
    #expect(UIApplication.shared.statusBarStyle == .lightContent && UIApplication.shared.isStatusBarHidden)
    device.launch(UIViewController())
    device.rotate(to: .landscapeLeft)
    #expect(UIApplication.shared.statusBarOrientation == .portrait)
  }

  /// Runs the checks of a claim.
  private func claim(_ checks: () -> Void) {
    stage.run(ClaimRecord.core("half", "It is a half."), named: nil, checks)
  }

  @Test func aCheckPassesIfTheValuesAreEqual() {
    claim {
      expect(1.0 / 2, is: 0.5)
      expect(0.6, is: 0.5, "another one is a half, too")
    }
    #expect(log.checks.map(\.passed) == [true, false])
    #expect(log.checks.map(\.id) == ["half", "half#2"])
    #expect(log.checks.map(\.claim) == ["half", "half"])
    #expect(log.checks[1].expected == "0.5")
    #expect(log.checks[1].actual == "0.6")
  }

  @Test func aCheckKnowsItsPlace() {
    claim { expect(1, is: 1) }
    let line = #line - 1
    #expect(log.checks[0].line == line)
    #expect(log.checks[0].file == #fileID)
  }

  @Test func differentValuesThatReadAlikeAreToldApart() {
    final class View: Equatable {
      static func == (left: View, right: View) -> Bool { left === right }
    }
    claim { expect(View(), is: View()) }
    #expect(log.checks[0].expected == "View")
    #expect(log.checks[0].actual == "View (a different value with the same text)")
  }

  @Test func aNilIsAValueLikeAnyOther() {
    claim { expect(Optional<Int>.none, is: 1) }
    #expect(log.checks[0].actual == "nil")
    #expect(!log.checks[0].passed)
  }

  @Test func aToleranceIsPartOfTheExpectation() {
    claim { expect(CGFloat(160.4), is: 160, within: 0.5) }
    #expect(log.checks[0].passed)
    #expect(log.checks[0].expected == "160 ± 0.5")
    #expect(log.checks[0].actual == "160.4")
  }

  @Test func requireUnwrapsOrThrows() throws {
    #expect(try stage.require(Optional(3), "The number") == 3)
    #expect(throws: StageError.missing("The button")) {
      try stage.require(Optional<Int>.none, "The button")
    }
    #expect(StageError.missing("The button").description == "The button is missing (nil).")
  }

  @Test(arguments: [(DeviceModel.iPhone4, 4.0), (.iPhone5, 7), (.iPad, 6), (.iPad, 9)])
  func theStatusBarOfAPictureShowsSignalTimeAndBattery(model: DeviceModel, version: Double) {
    let device = stage.boot(model, iOS: version)
    device.launch(UIViewController())
    #expect(device.statusBarSigns == ["signal", "time", "battery"])
    let bare = stage.boot(model, iOS: version, statusBarHidden: true)
    bare.launch(UIViewController())
    #expect(bare.statusBarSigns.isEmpty)
  }
}
