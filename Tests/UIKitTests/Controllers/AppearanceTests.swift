import Simulator
import Testing
import UIKit

/// Truth: the order of the first appearance in logs of devices: load, will appear, layout, did appear; Apple,
/// UIViewController, for disappearing and unbalanced calls.
@MainActor struct AppearanceTests {
  @Test func firstAppearanceLoadsLaysOutAndAppears() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let log = CallLog()
    let controller = LoggingViewController("A", log)
    controller.logsLayout = true
    simulator.launch(controller)
    #expect(
      log.take() == [
        "A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewWillLayoutSubviews",
        "A.viewDidLayoutSubviews", "A.viewDidAppear",
      ]
    )
    #expect(controller.animatedFlags == [false, false])
  }

  @Test func fromIOS8TraitsComeBetweenWillAppearAndLayout() {
    let simulator = Simulator.boot(.iPhone6, iOS: 8)
    let log = CallLog()
    let controller = TraitLoggingController("A", log)
    controller.logsLayout = true
    simulator.launch(controller)
    #expect(
      log.take() == [
        "A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.traitCollectionDidChange(nil)",
        "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear",
      ]
    )
  }

  @Test func upToIOS7ThereIsNoTraitCallback() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let log = CallLog()
    simulator.launch(TraitLoggingController("A", log))
    simulator.rotate(to: .landscapeLeft)
    #expect(!log.take().contains { $0.contains("trait") })
  }

  @Test func theViewIsInNoWindowYetWhenItWillAppear() {
    let simulator = Simulator.boot()
    let controller = LoggingViewController("A", CallLog())
    var wasInWindow: Bool?
    controller.onViewWillAppear = { [unowned controller] in
      wasInWindow = controller.view.window != nil
    }
    simulator.launch(controller)
    #expect(wasInWindow == false)
  }

  @Test func takingTheViewOutMakesItDisappear() {
    let simulator = Simulator.boot()
    let log = CallLog()
    let controller = LoggingViewController("A", log)
    simulator.launch(controller)
    _ = log.take()
    controller.view.removeFromSuperview()
    #expect(log.take() == ["A.viewWillDisappear", "A.viewDidDisappear"])
  }

  @Test func aViewThatLeavesBeforeItAppearedNeverDid() {
    let simulator = Simulator.boot()
    simulator.launch(UIViewController())
    let log = CallLog()
    let controller = LoggingViewController("B", log)
    simulator.keyWindow?.addSubview(controller.view)
    controller.view.removeFromSuperview()
    simulator.settle()
    #expect(
      log.take() == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear",
      ]
    )
    #expect(simulator.console == [])
  }

  @Test func aViewAddedWhenItsParentWillAppearEntersTheWindowToo() {
    let simulator = Simulator.boot()
    let log = CallLog()
    let controller = LoggingViewController("A", CallLog())
    let late = LoggingView(frame: .zero)
    late.log = log
    controller.onViewWillAppear = { [unowned controller] in controller.view.addSubview(late) }
    simulator.launch(controller)
    #expect(log.take() == ["willMove(toWindow: window)", "didMoveToWindow", "layoutSubviews"])
  }

  @Test func endingWhatDidNotBeginIsLogged() {
    let simulator = Simulator.boot()
    let log = CallLog()
    let controller = LoggingViewController("A", log)
    simulator.launch(controller)
    _ = log.take()
    controller.endAppearanceTransition()
    #expect(
      simulator.console == [
        "Unbalanced calls to begin/end appearance transitions for <LoggingViewController>."
      ]
    )
    #expect(log.take() == [])
  }

  @Test func beginningTwiceIsLogged() {
    let simulator = Simulator.boot()
    simulator.launch(UIViewController())
    let log = CallLog()
    let controller = LoggingViewController("B", log)
    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()
    #expect(simulator.console.count == 1)
    #expect(
      log.take() == ["B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear"]
    )
    #expect(controller.animatedFlags == [true, true])
  }
}

private final class TraitLoggingController: LoggingViewController {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    note("traitCollectionDidChange(\(previousTraitCollection?.description ?? "nil"))")
  }
}
