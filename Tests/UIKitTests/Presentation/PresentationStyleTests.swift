import Simulator
import Testing
import UIKit

/// Truth: Apple, UIModalPresentationStyle; Human Interface Guidelines for the sizes of sheets.
@MainActor struct PresentationStyleTests {
  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, CGRect(x: 0, y: 0, width: 768, height: 1024), false),
    (.overFullScreen, CGRect(x: 0, y: 0, width: 768, height: 1024), true),
    (.formSheet, CGRect(x: 114, y: 202, width: 540, height: 620), true),
    (.pageSheet, CGRect(x: 0, y: 20, width: 768, height: 1004), true),
    (.currentContext, CGRect(x: 0, y: 0, width: 768, height: 1024), false),
    (.overCurrentContext, CGRect(x: 0, y: 0, width: 768, height: 1024), true),
    (.custom, CGRect(x: 0, y: 0, width: 768, height: 1024), true),
  ])
  func everyStyleHasItsFrame(style: UIModalPresentationStyle, frame: CGRect, presenterStays: Bool) {
    let scene = PresentationScene(.iPad, iOS: 9)
    scene.other.modalPresentationStyle = style
    scene.root.present(scene.other, animated: true)
    scene.simulator.advanceUntilIdle()
    let view = scene.other.view!
    #expect(view.convert(view.bounds, to: nil) == frame)
    #expect((scene.root.view.window != nil) == presenterStays)
    #expect(scene.log.take().contains("root.viewDidDisappear") == !presenterStays)
    #expect(scene.other.presentationController?.presentationStyle == style)
    scene.root.dismiss(animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.showsOnlyTheRoot)
  }

  @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet], [6.0, 9.0])
  func sheetsFillAPhone(style: UIModalPresentationStyle, version: Double) {
    let scene = PresentationScene(.iPhone5, iOS: version)
    scene.other.modalPresentationStyle = style
    scene.root.present(scene.other, animated: false)
    scene.simulator.settle()
    #expect(scene.root.view.window == nil)
    #expect(scene.other.view.bounds.size == CGSize(width: 320, height: version < 7 ? 548 : 568))
    #expect(scene.other.presentationController?.presentationStyle == style)
  }

  @Test func aFormSheetHasThePreferredSize() {
    let scene = PresentationScene(.iPad, iOS: 9)
    scene.other.modalPresentationStyle = .formSheet
    scene.other.preferredContentSize = CGSize(width: 300, height: 200)
    scene.root.present(scene.other, animated: false)
    scene.simulator.settle()
    #expect(scene.other.view.frame == CGRect(x: 234, y: 412, width: 300, height: 200))
    #expect(scene.other.traitCollection.horizontalSizeClass == .compact)
    #expect(scene.root.traitCollection.horizontalSizeClass == .regular)
    scene.other.preferredContentSize = CGSize(width: 400, height: 200)
    scene.simulator.settle()
    #expect(scene.other.view.frame == CGRect(x: 184, y: 412, width: 400, height: 200))
  }

  @Test func fromIOS13APresentationIsACard() {
    let old = UIViewController()
    #expect(old.modalPresentationStyle == .fullScreen || old.modalPresentationStyle == .pageSheet)
    let scene = PresentationScene(.iPhone5, iOS: 13)
    #expect(scene.other.modalPresentationStyle == .pageSheet)
    scene.root.present(scene.other, animated: false)
    scene.simulator.settle()
    #expect(scene.root.view.window != nil)
    #expect(scene.other.view.frame.maxY == 568)
    #expect(scene.other.view.frame.minY > 0)
    #expect(!scene.log.take().contains("root.viewWillDisappear"))
  }

  @Test func aContextIsCoveredAndNotMore() {
    let scene = PresentationScene()
    let context = LoggingViewController("context", scene.log)
    let child = UIViewController()
    context.addChild(child)
    context.view.addSubview(child.view)
    scene.root.addChild(context)
    context.view.frame = CGRect(x: 0, y: 100, width: 320, height: 200)
    scene.root.view.addSubview(context.view)
    context.definesPresentationContext = true
    context.providesPresentationContextTransitionStyle = true
    context.modalTransitionStyle = .crossDissolve
    scene.simulator.settle()
    _ = scene.log.take()
    scene.other.modalPresentationStyle = .currentContext
    child.present(scene.other, animated: true)
    scene.simulator.advance(by: 0.2)
    #expect(scene.other.view.presentationAlpha != 1)
    scene.simulator.advanceUntilIdle()
    let view = scene.other.view!
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 320, height: 200))
    #expect(scene.other.presentingViewController === context)
    #expect(context.view.window == nil)
    #expect(scene.root.view.window != nil)
    child.dismiss(animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(context.view.superview === scene.root.view)
    #expect(context.view.frame == CGRect(x: 0, y: 100, width: 320, height: 200))
    #expect(scene.root.view.subviews == [context.view])
  }
}
