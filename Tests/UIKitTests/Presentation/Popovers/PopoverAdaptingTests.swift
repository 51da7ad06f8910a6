import Simulator
import Testing
import UIKit

/// Truth: Apple, UIModalPresentationStyle.popover (up to iOS 12 full screen in compact width, from iOS 13 as
/// a form sheet in compact width or height) and UIAdaptivePresentationControllerDelegate for the valid
/// results.
@MainActor struct PopoverAdaptingTests {
  @MainActor private struct Scene {
    let simulator: Simulator
    let root = UIViewController()
    let content = UIViewController()

    init(_ model: DeviceModel, iOS version: Double, _ delegate: Answer? = nil) {
      simulator = Simulator.boot(model, iOS: version)
      simulator.launch(root)
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = root.view
      content.popoverPresentationController?.delegate = delegate
    }

    func present() {
      root.present(content, animated: true)
      simulator.advanceUntilIdle()
    }

    /// Whether the content covers the screen, and the presenter's view is still in the window.
    var fills: Bool { content.view.convert(content.view.bounds, to: nil) == UIScreen.main.bounds }
    var presenterStays: Bool { root.view.window != nil }

    /// Whether the content extends from below the status bar to the bottom.
    var isCard: Bool {
      let frame = content.view.convert(content.view.bounds, to: nil)
      return frame.width == UIScreen.main.bounds.width && frame.minY > 20
        && frame.maxY == UIScreen.main.bounds.maxY
    }
  }

  @Test func onAPhoneItFillsTheScreenUpToIOS12() {
    let scene = Scene(.iPhone6, iOS: 12)
    scene.present()
    #expect(scene.fills)
    #expect(!scene.presenterStays)
  }

  @Test func onAPhoneItIsACardFromIOS13() {
    let scene = Scene(.iPhone6, iOS: 13)
    scene.present()
    #expect(scene.isCard)
    #expect(scene.presenterStays)
    scene.simulator.tap(at: CGPoint(x: 180, y: 25))
    scene.simulator.advanceUntilIdle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func inCompactHeightItFillsTheScreen() {
    let scene = Scene(.iPhone6, iOS: 13)
    scene.simulator.rotate(to: .landscapeLeft)
    scene.present()
    #expect(scene.fills)
  }

  @Test func theAnswerOverFullScreenKeepsThePresenterInTheWindow() {
    let answer = Answer(.overFullScreen)
    let scene = Scene(.iPhone6, iOS: 9, answer)
    scene.present()
    #expect(scene.fills)
    #expect(scene.presenterStays)
    #expect(answer.told == [.overFullScreen])
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func sheetsAreAnswersFromIOS13(style: UIModalPresentationStyle) {
    let answer = Answer(style)
    let scene = Scene(.iPhone6, iOS: 13, answer)
    scene.present()
    #expect(scene.isCard)
    #expect(answer.told == [style])
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .currentContext, .custom])
  func otherAnswersKeepThePopoverUpToIOS12(style: UIModalPresentationStyle) {
    let answer = Answer(style)
    let scene = Scene(.iPhone6, iOS: 9, answer)
    scene.content.preferredContentSize = CGSize(width: 200, height: 100)
    scene.present()
    #expect(scene.content.view.bounds.size == CGSize(width: 200, height: 100))
    #expect(answer.told == [UIModalPresentationStyle.none])
  }

  @Test func aPopoverWhoseSourceViewHasLeftTheWindowStaysWhereItIs() {
    let scene = Scene(.iPad, iOS: 9)
    let source = UIView(frame: CGRect(x: 300, y: 500, width: 20, height: 20))
    scene.root.view.addSubview(source)
    scene.content.popoverPresentationController?.sourceView = source
    scene.content.popoverPresentationController?.sourceRect = source.bounds
    scene.content.preferredContentSize = CGSize(width: 200, height: 100)
    scene.present()
    let frame = scene.content.view.convert(scene.content.view.bounds, to: nil)
    source.removeFromSuperview()
    scene.content.popoverPresentationController?.containerView?.setNeedsLayout()
    scene.simulator.advanceUntilIdle()
    #expect(scene.content.view.convert(scene.content.view.bounds, to: nil) == frame)
    scene.simulator.rotate(to: .landscapeLeft)
    scene.simulator.advanceUntilIdle()
    #expect(scene.root.presentedViewController === scene.content)
    #expect(scene.content.view.window != nil)
    scene.simulator.tap(at: CGPoint(x: 5, y: 700))
    scene.simulator.advanceUntilIdle()
    #expect(scene.root.presentedViewController == nil)
  }
}

@MainActor private final class Answer: UIPopoverPresentationControllerDelegate {
  private let style: UIModalPresentationStyle
  private(set) var told: [UIModalPresentationStyle] = []

  init(_ style: UIModalPresentationStyle) { self.style = style }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    style
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    told.append(style)
  }
}
