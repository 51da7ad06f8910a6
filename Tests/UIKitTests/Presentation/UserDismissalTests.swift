import Simulator
import Testing
import UIKit

/// Truth: Apple, UIAdaptivePresentationControllerDelegate and UIViewController.isModalInPresentation for the
/// user's dismissal; modalPresentationCapturesStatusBarAppearance for the status bar.
@MainActor struct UserDismissalTests {
  private func presentCard(_ delegate: DismissalDelegate, isModal: Bool) -> PresentationScene {
    let scene = PresentationScene(.iPhone5, iOS: 13)
    scene.other.isModalInPresentation = isModal
    scene.other.presentationController?.delegate = delegate
    scene.root.present(scene.other, animated: false)
    scene.simulator.settle()
    return scene
  }

  private func tapOutside(_ scene: PresentationScene) {
    scene.simulator.tap(at: CGPoint(x: 160, y: 25))
    scene.simulator.advanceUntilIdle()
  }

  @Test func theUserDismissesACard() {
    let delegate = DismissalDelegate()
    let scene = presentCard(delegate, isModal: false)
    tapOutside(scene)
    #expect(delegate.log.take() == ["should", "will", "did"])
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func aModalCardStaysAndTheDelegateHearsOfTheAttempt() {
    let delegate = DismissalDelegate()
    let scene = presentCard(delegate, isModal: true)
    tapOutside(scene)
    #expect(delegate.log.take().last == "attempt")
    #expect(scene.root.presentedViewController === scene.other)
    scene.other.isModalInPresentation = false
    tapOutside(scene)
    #expect(delegate.log.take() == ["should", "will", "did"])
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func aDelegateThatRefusesHearsOfTheAttempt() {
    let delegate = DismissalDelegate()
    delegate.allows = false
    let scene = presentCard(delegate, isModal: false)
    tapOutside(scene)
    #expect(delegate.log.take() == ["should", "attempt"])
    #expect(scene.root.presentedViewController === scene.other)
  }

  @Test func aDismissalInCodeAsksNobody() {
    let delegate = DismissalDelegate()
    let scene = presentCard(delegate, isModal: true)
    scene.root.dismiss(animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(delegate.log.take() == [])
    #expect(scene.root.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func aSheetDecidesAboutTheStatusBarOnlyIfItCapturesIt(captures: Bool) {
    let scene = PresentationScene(.iPad, iOS: 9)
    let sheet = BarelessController()
    sheet.modalPresentationStyle = .formSheet
    #expect(!sheet.modalPresentationCapturesStatusBarAppearance)
    sheet.modalPresentationCapturesStatusBarAppearance = captures
    scene.root.present(sheet, animated: false)
    scene.simulator.settle()
    #expect(scene.simulator.application.isStatusBarHidden == captures)
    scene.root.dismiss(animated: false)
    scene.simulator.settle()
    #expect(!scene.simulator.application.isStatusBarHidden)
  }

  /// Truth: Apple, UIViewController.modalPresentationCapturesStatusBarAppearance: full-screen presentations decide, others only if
  /// they capture the status bar.
  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false),
    (.overFullScreen, true, true),
    (.custom, false, false), (.custom, true, true), (.overCurrentContext, false, false),
  ])
  func aControllerOverOthersDecidesOnlyIfItCaptures(
    style: UIModalPresentationStyle,
    captures: Bool,
    decides: Bool
  ) {
    let scene = PresentationScene(.iPhone6, iOS: 12)
    let presented = BarelessController()
    presented.modalPresentationStyle = style
    presented.modalPresentationCapturesStatusBarAppearance = captures
    scene.root.present(presented, animated: false)
    scene.simulator.settle()
    #expect(scene.simulator.application.isStatusBarHidden == decides)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    presented.present(full, animated: false)
    scene.simulator.settle()
    #expect(!scene.simulator.application.isStatusBarHidden)
  }

  @Test func aControllerThatFillsTheScreenDecidesAnyway() {
    let scene = PresentationScene(.iPad, iOS: 9)
    scene.root.present(BarelessController(), animated: false)
    scene.simulator.settle()
    #expect(scene.simulator.application.isStatusBarHidden)
  }
}

private final class BarelessController: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}

@MainActor private final class DismissalDelegate: UIAdaptivePresentationControllerDelegate {
  let log = CallLog()
  var allows = true

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log.add("should")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.add("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.add("did")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    log.add("attempt")
  }
}
