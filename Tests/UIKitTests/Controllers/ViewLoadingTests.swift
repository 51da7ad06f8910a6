import Simulator
import Testing
import UIKit

/// Truth: Apple, UIViewController.view, loadView, viewDidLoad, viewIfLoaded; iOS 7 UI Transition Guide for
/// the plain view's frame.
@MainActor struct ViewLoadingTests {
  @Test func theViewIsLoadedWhenItIsFirstNeeded() {
    _ = Simulator.boot()
    let log = CallLog()
    let controller = LoggingViewController("A", log)
    #expect(controller.viewIfLoaded == nil)
    #expect(!controller.isViewLoaded)
    #expect(log.take() == [])
    let view = controller.view
    #expect(log.take() == ["A.loadView", "A.viewDidLoad"])
    #expect(controller.view === view)
    controller.loadViewIfNeeded()
    #expect(controller.viewIfLoaded === view)
    #expect(log.take() == [])
  }

  @Test func settingNilLetsItLoadAgain() {
    _ = Simulator.boot()
    let log = CallLog()
    let controller = LoggingViewController("A", log)
    let first = controller.view
    controller.view = nil
    #expect(!controller.isViewLoaded)
    #expect(controller.view !== first)
    #expect(log.take() == ["A.loadView", "A.viewDidLoad", "A.loadView", "A.viewDidLoad"])
  }

  @Test(arguments: [
    (DeviceModel.iPhone4, 4.0, CGRect(x: 0, y: 20, width: 320, height: 460)),
    (.iPhone5, 6, CGRect(x: 0, y: 20, width: 320, height: 548)),
    (.iPad, 6, CGRect(x: 0, y: 20, width: 768, height: 1004)),
    (.iPhone5, 7, CGRect(x: 0, y: 0, width: 320, height: 568)),
    (.iPhone6, 8, CGRect(x: 0, y: 0, width: 375, height: 667)),
  ])
  func thePlainViewFillsTheScreenOrWhatTheStatusBarLeaves(
    model: DeviceModel,
    version: Double,
    frame: CGRect
  ) {
    _ = Simulator.boot(model, iOS: version)
    let view: UIView = UIViewController().view
    #expect(view.frame == frame)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(view.backgroundColor == nil)
    #expect(type(of: view) == UIView.self)
  }

  @Test func aControllerMayMakeItsOwnView() {
    _ = Simulator.boot()
    let controller = LabelController()
    #expect(controller.view is UILabel)
    #expect(controller.view.next === controller)
  }

  @Test func aViewSetBeforeIsNotLoaded() {
    _ = Simulator.boot()
    let log = CallLog()
    let controller = LoggingViewController("A", log)
    let view = UIView()
    controller.view = view
    #expect(controller.isViewLoaded)
    #expect(controller.view === view)
    #expect(log.take() == [])
  }

  @Test func aNewViewTakesThePlaceOfTheOneOnScreen() {
    let simulator = Simulator.boot()
    let log = CallLog()
    let controller = LoggingViewController("A", log)
    simulator.launch(controller)
    let front = UIView()
    simulator.keyWindow?.addSubview(front)
    _ = log.take()
    let old: UIView = controller.view
    let new = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    controller.view = new
    simulator.settle()
    #expect(simulator.keyWindow?.subviews == [new, front])
    #expect(old.superview == nil)
    #expect(old.next == nil)
    #expect(new.next === controller)
    #expect(log.take() == [])
  }

  @Test func loadingWithoutAssigningAViewRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = ForgetfulController().view }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "<ForgetfulController> has no view after loadView. Assign one to view there."
    )
  }

  @Test func aViewThatIsAnotherControllersRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Simulator.boot()
        let first = UIViewController()
        let second = UINavigationController(rootViewController: UIViewController())
        second.view = first.view
      }
    }
    let console = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(console.contains("'UIViewControllerHierarchyInconsistency', reason: 'A view can only be "))
    #expect(console.contains("is associated with <UIViewController>. Clear this association before "))
  }

  @Test func askingForTheViewWhileItIsMadeRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = ImpatientController().view }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "<ImpatientController> asked for its view inside loadView, before the view was made. "
        + "Assign a view first, and do not call super."
    )
  }
}

private final class LabelController: UIViewController {
  override func loadView() {
    view = UILabel()
  }
}

private final class ForgetfulController: UIViewController {
  override func loadView() {}
}

private final class ImpatientController: UIViewController {
  override func loadView() {
    view.backgroundColor = .red
  }
}
