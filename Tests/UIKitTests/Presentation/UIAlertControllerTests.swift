import Simulator
import Testing
import UIKit

/// Truth: Apple, UIAlertController; the exception is that of public crash reports.
@MainActor struct UIAlertControllerTests {
  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func aTappedActionRunsWhenTheAlertHasGone(style: UIAlertController.Style) {
    let scene = PresentationScene()
    var isAlertGone: Bool?
    let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [root = scene.root] _ in
        isAlertGone = root.presentedViewController == nil
      }
    )
    #expect(alert.actions.map(\.title) == ["Cancel", "Delete"])
    scene.root.present(alert, animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.root.view.window != nil)
    #expect(scene.log.take() == [])
    scene.simulator.tap(button(titled: "Delete", in: alert.view)!)
    #expect(isAlertGone == nil)
    scene.simulator.advanceUntilIdle()
    #expect(isAlertGone == true)
    #expect(scene.showsOnlyTheRoot)
  }

  @Test func anAlertStandsInTheMiddleAndADisabledActionDoesNothing() {
    let scene = PresentationScene()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default)
    save.isEnabled = false
    alert.addAction(save)
    scene.root.present(alert, animated: false)
    scene.simulator.settle()
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(abs(frame.midX - 160) <= 1)
    #expect(abs(frame.midY - 284) <= 1)
    scene.simulator.tap(button(titled: "Save", in: alert.view)!)
    scene.simulator.tap(at: CGPoint(x: 5, y: 5))
    scene.simulator.advanceUntilIdle()
    #expect(scene.root.presentedViewController === alert)
    save.isEnabled = true
    scene.simulator.tap(button(titled: "Save", in: alert.view)!)
    scene.simulator.advanceUntilIdle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func aTapBesideASheetCancels() {
    let scene = PresentationScene()
    var isCancelled = false
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Share", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
    scene.root.present(sheet, animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(sheet.view.frame.maxY == 560)
    scene.simulator.tap(at: CGPoint(x: 160, y: 50))
    scene.simulator.advanceUntilIdle()
    #expect(isCancelled)
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func aTextFieldIsSetUpAndShown() {
    let scene = PresentationScene()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.text = "Ada" }
    alert.addTextField()
    #expect(alert.textFields?.map(\.text) == ["Ada", alert.textFields?.last?.text])
    scene.root.present(alert, animated: false)
    scene.simulator.settle()
    #expect(alert.textFields?.allSatisfy { $0.window != nil && $0.frame.height > 0 } == true)
  }

  @Test func anAlertIsReleased() {
    let scene = PresentationScene()
    weak var alert: UIAlertController?
    do {
      let shown = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      shown.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
      alert = shown
      scene.root.present(shown, animated: true)
    }
    scene.simulator.advanceUntilIdle()
    if let alert { scene.simulator.tap(button(titled: "OK", in: alert.view)!) }
    scene.simulator.advanceUntilIdle()
    #expect(alert == nil)
  }

  @Test func aSecondCancellingActionRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Simulator.boot()
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
    )
  }

  @Test func thePreferredActionIsBoldInPlaceOfTheCancellingOne() {
    let scene = PresentationScene()
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(save)
    #expect(alert.preferredAction == nil)
    alert.preferredAction = save
    scene.root.present(alert, animated: false)
    scene.simulator.settle()
    let fonts = ["Save", "Cancel"].map { button(titled: $0, in: alert.view)?.titleLabel?.font }
    #expect(fonts[0] != nil && fonts[0] != fonts[1])
    #expect(alert.preferredAction === save)
    alert.preferredAction = nil
    scene.simulator.settle()
    let now = ["Save", "Cancel"].map { button(titled: $0, in: alert.view)?.titleLabel?.font }
    #expect(now == [fonts[1], fonts[0]])
  }

  @Test func anActionWithoutATitleRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Simulator.boot()
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: nil, style: .default))
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "Actions added to UIAlertController must have a title"
    )
  }

  @Test func aTextFieldInASheetRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Simulator.boot()
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
    )
  }

  @Test func aSheetOnAPadHangsInAPopover() {
    let scene = PresentationScene(.iPad, iOS: 9)
    var isDone = false
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Share", style: .default) { _ in isDone = true })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = scene.root.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
    scene.root.present(sheet, animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(sheet.popoverPresentationController?.arrowDirection == .up)
    #expect(button(titled: "Cancel", in: sheet.view) == nil)
    scene.simulator.tap(button(titled: "Share", in: sheet.view)!)
    scene.simulator.advanceUntilIdle()
    #expect(isDone)
    #expect(scene.showsOnlyTheRoot)
  }

  @Test func aSheetOnAPadWithoutAnAnchorRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let simulator = Simulator.boot(.iPad, iOS: 9)
        let root = UIViewController()
        simulator.launch(root)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        root.present(sheet, animated: false)
        simulator.advanceUntilIdle()
      }
    }
    expectRaised(
      result,
      "NSGenericException",
      "Your application has presented a UIAlertController (<UIAlertController>) of style "
        + "UIAlertControllerStyleActionSheet. The modalPresentationStyle of a UIAlertController with this "
        + "style is UIModalPresentationPopover. You must provide location information for this popover "
        + "through the alert controller's popoverPresentationController. You must provide either a "
        + "sourceView and sourceRect or a barButtonItem.  If this information is not known when you "
        + "present the alert controller, you may provide it in the "
        + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
    )
  }
}
