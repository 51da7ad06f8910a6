import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UIPopoverController: it hides during a rotation and reappears at its anchor; from iOS 7 the
/// delegate may choose another anchor.
///
/// The dismissal of a popover that loses its anchor is our interpretation.
@MainActor struct UIPopoverControllerRotationTests {
  @Test(arguments: [6.0, 7]) func itHidesWhileTheInterfaceTurns(iOS: Double) {
    let scene = PopoverScene(iOS: iOS)
    scene.source.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    scene.present()
    scene.simulator.rotate(to: .landscapeLeft, animating: true)
    scene.simulator.advance(by: 0.1)
    #expect(!scene.popover.isPopoverVisible)
    scene.simulator.advanceUntilIdle()
    #expect(scene.popover.isPopoverVisible)
    let anchor = scene.root.view.convert(scene.source.bounds, from: scene.source)
    let statusBar: CGFloat = iOS < 7 ? 20 : 0
    let frame = scene.frame ?? .zero
    #expect(frame.midX.isNear(anchor.midX))
    #expect(frame.maxY.isNear(anchor.minY + statusBar) || frame.minY.isNear(anchor.maxY + statusBar))
  }

  @Test func fromIOS8OnItMovesWithTheInterface() {
    let scene = PopoverScene(iOS: 8)
    scene.present()
    scene.simulator.rotate(to: .landscapeLeft, animating: true)
    scene.simulator.advance(by: 0.1)
    #expect(scene.popover.isPopoverVisible)
    scene.simulator.advanceUntilIdle()
    #expect(scene.frame == CGRect(x: 280, y: 520, width: 200, height: 138))
  }

  @Test func withoutItsAnchorItIsDismissed() {
    let scene = PopoverScene()
    scene.present()
    scene.source.removeFromSuperview()
    #expect(scene.popover.isPopoverVisible)
    scene.simulator.rotate(to: .landscapeLeft)
    scene.simulator.advanceUntilIdle()
    #expect(!scene.popover.isPopoverVisible)
    #expect(scene.content.appearance == .disappeared)
  }

  @Test(arguments: [7.0, 8]) func theDelegateMayNameAnotherAnchor(iOS: Double) {
    let scene = PopoverScene(iOS: iOS)
    let delegate = PopoverDelegate()
    delegate.newAnchor = (CGRect(x: 100, y: 200, width: 20, height: 20), scene.root.view)
    scene.popover.delegate = delegate
    scene.present(.left)
    scene.simulator.rotate(to: .landscapeLeft)
    scene.simulator.advanceUntilIdle()
    #expect(delegate.log.take() == ["willReposition 40.0x20.0"])
    #expect(scene.frame?.isNear(CGRect(x: 120, y: 147.5, width: 213, height: 125)) == true)
  }

  @Test func beforeIOS7TheDelegateIsNotAsked() {
    let scene = PopoverScene(iOS: 6)
    let delegate = PopoverDelegate()
    scene.popover.delegate = delegate
    scene.present()
    scene.simulator.rotate(to: .landscapeLeft)
    scene.simulator.advanceUntilIdle()
    #expect(delegate.log.take() == [])
  }

  @Test func dismissedDuringTheTurnItStaysAway() {
    let scene = PopoverScene()
    scene.present()
    scene.simulator.rotate(to: .landscapeLeft, animating: true)
    scene.popover.dismiss(animated: false)
    scene.simulator.advanceUntilIdle()
    #expect(!scene.popover.isPopoverVisible)
    #expect(UIApplication.shared.keyWindow?.overlays.isEmpty == true)
  }
}
